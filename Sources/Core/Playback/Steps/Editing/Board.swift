package import TerrariumBasics
package import TerrariumPatterns

/// A world whose cells can be edited by steps: the plane or field of a rule, or the newest line of
/// one.
package protocol Board: FieldWorld {
  /// The size and the edges of the field.
  var shape: FieldShape { get }

  /// The rule by which it goes on, as a pattern file names it.
  var ruleText: String { get }

  /// The text of its rule's file, where pattern files have to bring that along.
  var ruleFile: String? { get }

  /// The state of a cell; 1 where there is only one that lives.
  func state(of cell: Cell) -> UInt8

  /// Puts cells into a state.
  mutating func put(_ cells: [Cell], in state: UInt8) throws(WorldError)

  /// The living cells of a rectangle that lies inside of it, row by row.
  func living(in area: CellRect) throws(WorldError) -> [Cell]

  /// Gives a rectangle's cells the state of the background.
  mutating func clear(_ area: CellRect) throws(WorldError)

  /// Makes all cells dead, the background too where it can be.
  mutating func clearAll() throws(WorldError)

  /// The number of states, from 1 on, that cells are in where they are random.
  var bornStates: Int { get }
}

/// The most cells that a step lists one by one.
package let listedCellLimit = 1 << 26

extension Board {
  package var bornStates: Int { 1 }

  /// True if a cell of it lives.
  package func lives(_ cell: Cell) -> Bool { state(of: cell) != 0 }

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

  /// Makes all cells of a rectangle dead, also where a plane's background lives.
  package mutating func erase(_ area: CellRect) throws(WorldError) {
    for (part, _) in parts(of: area) {
      try clear(part)
      try put(try living(in: part), in: 0)
    }
  }

  /// Puts a figure down.
  package mutating func put(
    _ figure: Figure, at corner: Cell, mode: Placement.Mode, for step: String
  ) throws(WorldError) {
    let placement: Placement
    do throws(PlacementError) {
      placement = try Placement(figure, at: corner, mode: mode, on: shape.size, edges: shape.axes)
    } catch {
      throw .notAllowed(action: step, because: "the pattern does not fit into the field")
    }
    for area in placement.cleared { try erase(area) }
    if mode == .and { return try keep(placement, in: CellRect(corner: corner, size: figure.size)) }
    for state in placement.states {
      for cells in placement.parts(in: state) {
        let living = mode == .xor || mode == .or ? cells.filter(lives) : []
        let others = living.isEmpty ? cells : cells.filter { !lives($0) }
        if mode == .xor { try put(living, in: 0) }
        try put(others, in: state)
      }
    }
  }

  /// Clears the live cells of a box that are not in a placement.
  private mutating func keep(_ placement: Placement, in box: CellRect) throws(WorldError) {
    var kept: Set<Cell> = []
    for state in placement.states {
      for cells in placement.parts(in: state) { kept.formUnion(cells) }
    }
    for (part, _) in parts(of: box) {
      try put(try living(in: part).filter { !kept.contains($0) }, in: 0)
    }
  }

  /// Makes dead cells of a rectangle alive and live ones dead.
  package mutating func invert(_ area: CellRect) throws(WorldError) {
    for (part, _) in parts(of: area) {
      let cells = try listed(part)
      let (living, dead) = (cells.filter(lives), cells.filter { !lives($0) })
      try put(living, in: 0)
      try put(dead, in: 1)
    }
  }

  /// Puts each cell of a rectangle into a live state with the same probability, and lets the others
  /// die. One number is drawn for each cell, row by row.
  package mutating func scatter(
    _ area: CellRect, thousandthsOfPercent share: Int, using stream: inout RandomStream
  ) throws(WorldError) {
    let limit = RandomStream.limit(thousandthsOfPercent: share)
    var born = [[Cell]](repeating: [], count: bornStates)
    for cell in try listed(area) where stream.next() < limit || share == 100_000 {
      born[born.count == 1 ? 0 : stream.draw(below: born.count)].append(shape.cell(cell))
    }
    try erase(area)
    for (place, cells) in born.enumerated() where !cells.isEmpty {
      try put(cells, in: UInt8(place + 1))
    }
  }

  /// The cells of a rectangle, row by row.
  private func listed(_ area: CellRect) throws(WorldError) -> [Cell] {
    guard area.isEmpty || area.width <= listedCellLimit / area.height else {
      throw .selectionTooLarge
    }
    return (area.y..<area.maxY).flatMap { y in (area.x..<area.maxX).map { Cell($0, y) } }
  }

  /// The parts of the field that a rectangle covers, and where in the rectangle they begin.
  private func parts(of area: CellRect) -> [(part: CellRect, offset: Cell)] {
    Placement.parts(of: area, on: shape.size, edges: shape.axes)
  }
}

extension WorldError {
  /// A selection has too many cells to be listed.
  package static var selectionTooLarge: WorldError {
    .notAllowed(action: "selection", because: "choose one of at most \(listedCellLimit) cells")
  }
}
