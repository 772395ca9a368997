internal import TerrariumBasics

/// A field that is unbounded along at least one axis, and may wrap around along the other.
struct RolledField {
  private let axes: AxisEdges
  private let size: GridSize

  /// The displacements that lead back to the same cell, by turns around the field.
  let turns: [Cell]

  /// Creates the field of a world.
  init(_ world: some ShipWorld) {
    let (axes, size) = (world.axes, world.size)
    (self.axes, self.size) = (axes, size)
    turns = (axes.wraps ? [0, 1, -1, 2, -2] : [0]).map { turns in
      Cell(
        axes.across == .wrap ? turns * size.columns : 0, axes.down == .wrap ? turns * size.rows : 0)
    }
  }

  /// The cell of the field at coordinates that may be beyond a seam.
  func wrapped(_ cell: Cell) -> Cell { axes.wrapped(cell, on: size) }

  /// A displacement along unbounded axes; 0 elsewhere.
  func open(_ way: Cell) -> Cell {
    Cell(axes.across == .none ? way.x : 0, axes.down == .none ? way.y : 0)
  }

  /// The coordinates of a cell along walled axes; 0 elsewhere.
  func alongWalls(_ cell: Cell) -> Cell {
    Cell(axes.across == .wall ? cell.x : 0, axes.down == .wall ? cell.y : 0)
  }

  /// A rectangle along unbounded axes, and the whole field along the others.
  func extent(of box: CellRect) -> CellRect { axes.spanning(box, of: size) }

  /// The box of cells on the field, which may extend beyond a seam.
  func box(around cells: [Cell], in box: CellRect) -> CellRect {
    axes.inside(box, of: size) == box ? box : CellRect(around: cells.map(wrapped)) ?? box
  }

  /// Cells of the field, row by row, cut at the widest gap instead of the seam.
  func unrolled(_ cells: [Cell]) -> [Cell] {
    guard axes.wraps else { return cells }
    let left = axes.across == .wrap ? Self.start(of: cells.map(\.x), on: size.columns) : .min
    let top = axes.down == .wrap ? Self.start(of: cells.map(\.y), on: size.rows) : .min
    return cells.map {
      Cell($0.x < left ? $0.x + size.columns : $0.x, $0.y < top ? $0.y + size.rows : $0.y)
    }
    .sorted { ($0.y, $0.x) < ($1.y, $1.x) }
  }

  /// The coordinate after the widest gap on a ring.
  private static func start(of places: [Int], on side: Int) -> Int {
    let places = Set(places).sorted()
    guard var start = places.first, let last = places.last else { return 0 }
    var widest = start + side - last
    for (place, next) in zip(places, places.dropFirst()) where next - place > widest {
      (start, widest) = (next, next - place)
    }
    return start
  }

  /// The indices of cells in a list that are within a distance of each other across a seam.
  func pairs(of cells: [Cell], within reach: Int) -> [(Int, Int)] {
    guard axes.wraps else { return [] }
    var behind: [Cell: Int] = [:]
    for (place, cell) in cells.enumerated()
    where axes.across == .wrap && cell.x < reach || axes.down == .wrap && cell.y < reach {
      behind[cell] = place
    }
    return cells.enumerated().flatMap { place, cell in
      beyond(cell, within: reach).compactMap { behind[$0].map { (place, $0) } }
    }
  }

  /// The images of a cell across a seam, to the right or below, within a distance.
  private func beyond(_ cell: Cell, within reach: Int) -> [Cell] {
    guard
      axes.across == .wrap && cell.x + reach >= size.columns
        || axes.down == .wrap && cell.y + reach >= size.rows
    else { return [] }
    return (-reach...reach).flatMap { down in
      (-reach...reach).map { Cell(cell.x + $0, cell.y + down) }
    }
    .filter { wrapped($0) != $0 }.map(wrapped)
  }
}
