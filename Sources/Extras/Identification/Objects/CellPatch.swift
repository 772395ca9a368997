package import TerrariumBasics
internal import TerrariumSimulation

/// Live cells on a dead plane: the smallest box around them, and the cells in it.
///
/// Patches of equal shape are equal, regardless of their places.
package struct CellPatch: Hashable, Sendable {
  /// The top left of the box.
  package let corner: Cell

  /// The cells of the box; empty without any.
  let shape: PatchShape

  private init(corner: Cell, shape: PatchShape) {
    (self.corner, self.shape) = (corner, shape)
  }

  /// A patch without cells.
  static let empty = CellPatch(
    corner: Cell(0, 0), shape: PatchShape(size: GridSize(columns: 0, rows: 0)))

  /// Creates a patch of cells in any order.
  package init(_ cells: [LiveCell]) {
    guard let box = CellRect(around: cells.places) else {
      self = .empty
      return
    }
    var shape = PatchShape(
      size: box.size, planes: PatchShape.planes(of: cells.reduce(1) { max($0, $1.state) }))
    for cell in cells { shape.set(cell.place.x - box.x, cell.place.y - box.y, to: cell.state) }
    self.init(corner: Cell(box.x, box.y), shape: shape)
  }

  /// Creates a patch of cells in state 1, in any order.
  package init(_ cells: [Cell]) { self.init(cells.alive) }

  /// Creates a patch of cells; nil if they are so far apart that their box is much larger than they
  /// are.
  package init?(near cells: [LiveCell]) {
    let area = CellRect(around: cells.places)?.size.area ?? 0
    guard area <= max(1 << 23, 512 * cells.count) else { return nil }
    self.init(cells)
  }

  /// True if nothing is alive.
  package var isEmpty: Bool { shape.size.area == 0 }

  /// The number of live cells.
  package var population: Int { shape.population }

  /// The box.
  package var box: CellRect { CellRect(corner: corner, size: shape.size) }

  /// The states of the cells of the box.
  package var grid: StateGrid {
    var grid = StateGrid(size: shape.size)
    shape.forEachCell { grid[$0, $1] = $2 }
    return grid
  }

  /// The live cells, row by row.
  package var live: [LiveCell] {
    var cells: [LiveCell] = []
    shape.forEachCell { x, y, state in
      cells.append(LiveCell(Cell(corner.x + x, corner.y + y), state: state))
    }
    return cells
  }

  /// The places of the live cells, row by row.
  package var cells: [Cell] {
    var cells: [Cell] = []
    shape.forEachCell { x, y, _ in cells.append(Cell(corner.x + x, corner.y + y)) }
    return cells
  }

  /// True if a cell is alive.
  func contains(_ cell: Cell) -> Bool {
    box.contains(cell) && shape[cell.x - corner.x, cell.y - corner.y]
  }

  /// The same shape, moved.
  package func moved(right: Int, down: Int) -> CellPatch {
    CellPatch(corner: Cell(corner.x + right, corner.y + down), shape: shape)
  }

  /// The same shape with its box at [0, 0].
  package var atStart: CellPatch { CellPatch(corner: Cell(0, 0), shape: shape) }

  /// The next generation.
  package func next(_ rule: PatchRule) -> CellPatch {
    guard !isEmpty else { return self }
    let (shape, left, top) = shape.next(rule).trimmed()
    if shape.size.area == 0 { return .empty }
    return CellPatch(corner: Cell(corner.x - 1 + left, corner.y - 1 + top), shape: shape)
  }
}
