internal import Encoding
package import Patterns
internal import Rendering
package import Basics
internal import Vocabulary

/// A world whose cells steps can change: the plane or field of a rule, or the newest line of one.
package protocol Board: FieldWorld {
  /// The size and edges.
  var shape: FieldShape { get }

  /// The rule by which it goes on, as a pattern file names it.
  var ruleText: String { get }

  /// True if a cell of it lives.
  func lives(_ cell: Cell) -> Bool

  /// The state of a cell; 1 where there is only one that lives.
  func state(of cell: Cell) -> UInt8

  /// Puts cells into a state above 1, which a figure has.
  mutating func put(_ cells: [Cell], in state: UInt8) throws(WorldError)

  /// Makes cells live or die.
  mutating func put(_ cells: [Cell], alive: Bool) throws(WorldError)

  /// The living cells of a rectangle that lies inside of it, row by row.
  func living(in area: CellRect) throws(WorldError) -> [Cell]

  /// Makes a rectangle's cells die, as everything is where nothing was drawn.
  mutating func clear(_ area: CellRect) throws(WorldError)

  /// Clears all of it.
  mutating func clearAll() throws(WorldError)
}

/// The most cells that a step lists one by one.
package let listedCellLimit = 1 << 26

extension Board {
  package func state(of cell: Cell) -> UInt8 { lives(cell) ? 1 : 0 }

  package mutating func put(_ cells: [Cell], in state: UInt8) throws(WorldError) {
    try put(cells, alive: state != 0)
  }

  /// The figure that a rectangle shows.
  package func figure(in area: CellRect) throws(WorldError) -> Figure {
    var runs: [CellRun] = []
    for (part, offset) in parts(of: area) {
      for cell in try living(in: part) {
        runs.append(
          CellRun(
            x: cell.x - part.x + offset.x, y: cell.y - part.y + offset.y, length: 1,
            state: state(of: cell)))
      }
    }
    return Figure(size: area.size, runs: runs)
  }

  /// Clears a rectangle.
  package mutating func erase(_ area: CellRect) throws(WorldError) {
    for (part, _) in parts(of: area) { try clear(part) }
  }

  /// Puts a figure down.
  package mutating func put(
    _ figure: Figure, at corner: Cell, mode: Placement.Mode, for step: String
  ) throws(WorldError) {
    let placement: Placement
    do throws(PlacementError) {
      placement = try Placement(figure, at: corner, mode: mode, on: shape.size, edges: shape.edges)
    } catch {
      throw .notAllowed(action: step, because: "the figure stands out of the field")
    }
    for area in placement.cleared { try kill(area) }
    for state in placement.states {
      for cells in placement.parts(in: state) {
        if state > 1 { try put(cells, in: state) } else { try put(cells, alive: true) }
      }
    }
  }

  /// Makes all cells of a rectangle dead, also where a plane's background lives.
  private mutating func kill(_ area: CellRect) throws(WorldError) {
    try clear(area)
    try put(try living(in: area), alive: false)
  }

  /// The parts of the field that a rectangle covers, and where in the rectangle they begin.
  private func parts(of area: CellRect) -> [(CellRect, offset: Cell)] {
    guard shape.edges == .wrap else { return [(area, Cell(0, 0))] }
    let corner = shape.cell(Cell(area.x, area.y))
    return spans(from: corner.y, area.height, on: shape.size.rows).flatMap { rows in
      spans(from: corner.x, area.width, on: shape.size.columns).map { columns in
        (
          CellRect(x: columns.start, y: rows.start, width: columns.length, height: rows.length),
          Cell(columns.offset, rows.offset)
        )
      }
    }
  }

  private func spans(
    from start: Int, _ length: Int, on side: Int
  ) -> [(start: Int, length: Int, offset: Int)] {
    let first = min(length, side - start)
    return first == length
      ? [(start, length, 0)] : [(start, first, 0), (0, length - first, first)]
  }
}

extension WorldError {
  /// A selection has too many cells to be listed.
  package static var selectionTooLarge: WorldError {
    .notAllowed(action: "selection", because: "choose one of at most \(listedCellLimit) cells")
  }
}
