package import TerrariumBasics
package import TerrariumSimulation

/// Some live cells on a dead plane: the smallest box around them, and the cells in it.
///
/// Two patches have the same shape if they are equal wherever they lie.
package struct CellPatch: Hashable, Sendable {
  /// The top left of the box.
  package let corner: Cell

  /// The cells of the box; without any it has no cell.
  let shape: PatchShape

  private init(corner: Cell, shape: PatchShape) {
    (self.corner, self.shape) = (corner, shape)
  }

  /// A patch of some cells, in any order.
  package init(_ cells: [Cell]) {
    guard let box = CellRect(around: cells) else {
      self.init(corner: Cell(0, 0), shape: PatchShape(size: GridSize(columns: 0, rows: 0)))
      return
    }
    var shape = PatchShape(size: box.size)
    for cell in cells { shape.set(cell.x - box.x, cell.y - box.y) }
    self.init(corner: Cell(box.x, box.y), shape: shape)
  }

  /// A patch of some cells; nil if they lie so far apart that their box is much larger than they.
  package init?(near cells: [Cell]) {
    let area = CellRect(around: cells)?.size.area ?? 0
    guard area <= max(1 << 23, 512 * cells.count) else { return nil }
    self.init(cells)
  }

  /// True if nothing lives.
  package var isEmpty: Bool { shape.size.area == 0 }

  /// The number of live cells.
  package var population: Int { shape.words.reduce(0) { $0 + $1.nonzeroBitCount } }

  /// The box.
  package var box: CellRect { CellRect(corner: corner, size: shape.size) }

  /// The cells of the box, 1 where they live.
  package var grid: StateGrid {
    var grid = StateGrid(size: shape.size)
    shape.forEachCell { grid[$0, $1] = 1 }
    return grid
  }

  /// The live cells, row by row.
  package var cells: [Cell] {
    var cells: [Cell] = []
    shape.forEachCell { cells.append(Cell(corner.x + $0, corner.y + $1)) }
    return cells
  }

  /// True if a cell lives.
  func contains(_ cell: Cell) -> Bool {
    box.contains(cell) && shape[cell.x - corner.x, cell.y - corner.y]
  }

  /// The same shape elsewhere.
  package func moved(right: Int, down: Int) -> CellPatch {
    CellPatch(corner: Cell(corner.x + right, corner.y + down), shape: shape)
  }

  /// The same shape with its box at the start of both axes.
  package var atStart: CellPatch { CellPatch(corner: Cell(0, 0), shape: shape) }

  /// The next generation.
  package func next(_ rule: PatchRule) -> CellPatch {
    guard !isEmpty else { return self }
    let (shape, left, top) = shape.next(rule).trimmed()
    if shape.size.area == 0 { return CellPatch([]) }
    return CellPatch(corner: Cell(corner.x - 1 + left, corner.y - 1 + top), shape: shape)
  }
}

/// A rule of two states as patches step by it: one that leaves a dead plane dead.
package struct PatchRule: Hashable, Sendable {
  /// The state that follows each of the 512 neighbourhoods.
  let answers: [UInt8]

  /// The counts of live neighbours, if the rule depends on them alone; else nil.
  let counts: NeighbourCounts?

  /// True if two cells that are two columns and two rows apart can affect the cell between them.
  let reachesCorners: Bool

  /// True if turned and reflected figures live as the figures do.
  package let isIsotropic: Bool

  /// The rule of a table; nil if nothing gives birth.
  package init?(_ table: RuleTable) {
    guard !table.hasB0 else { return nil }
    answers = (0..<UInt16(512)).map { table[Neighbourhood(bits: $0)] ? 1 : 0 }
    counts = table.counts
    reachesCorners = answers[257] != 0 || answers[68] != 0
    isIsotropic = table.isIsotropic
  }

  /// Conway's Life.
  package static let life: PatchRule = {
    guard let rule = PatchRule(.life) else { preconditionFailure("life has no birth of nothing") }
    return rule
  }()

  /// The distances at which two cells belong to one island, counted from the cell at the start:
  /// half of all places, so that each pair is seen once.
  var halfReach: [Cell] {
    var places = [Cell(1, 0), Cell(2, 0)]
    for y in 1...2 {
      for x in -2...2 where reachesCorners || abs(x) < 2 || y < 2 { places.append(Cell(x, y)) }
    }
    return places
  }
}
