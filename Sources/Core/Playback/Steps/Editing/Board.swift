package import TerrariumBasics
package import TerrariumPatterns

/// A world whose cells steps can edit: the plane or field of a rule, or the newest line of one.
package protocol Board: FieldWorld {
  /// The size and the edges of the field.
  var shape: FieldShape { get }

  /// The current rule, as written in pattern files.
  var ruleText: String { get }

  /// The text of its rule file, if pattern files must contain it.
  var ruleFile: String? { get }

  /// The state of a cell; 1 for live cells if there are only two states.
  func state(of cell: Cell) -> UInt8

  /// Sets cells to a state.
  mutating func put(_ cells: [Cell], in state: UInt8) throws(WorldError)

  /// The live cells of a rectangle inside the field, row by row.
  func living(in area: CellRect) throws(WorldError) -> [Cell]

  /// Sets the cells of a rectangle to the background's state.
  mutating func clear(_ area: CellRect) throws(WorldError)

  /// Makes all cells dead, including the background if possible.
  mutating func clearAll() throws(WorldError)

  /// The number of states, from 1 on, of random cells.
  var bornStates: Int { get }

  /// The pattern of an apgcode in the states of its rule.
  func decoded(_ pattern: Pattern) -> Pattern
}

/// The most cells that a step lists individually.
package let listedCellLimit = 1 << 26

extension Board {
  package var bornStates: Int { 1 }

  package func decoded(_ pattern: Pattern) -> Pattern { pattern }

  /// True if a cell is alive.
  package func lives(_ cell: Cell) -> Bool { state(of: cell) != 0 }

  /// The pattern in a rectangle.
  package func pattern(in area: CellRect) throws(WorldError) -> Pattern {
    var runs: [CellRun] = []
    for (part, offset) in parts(of: area) {
      for cell in try living(in: part) {
        runs.append(
          CellRun(
            x: cell.x - part.x + offset.x, y: cell.y - part.y + offset.y, length: 1,
            state: state(of: cell)))
      }
    }
    return Pattern(size: area.size, runs: runs)
  }

  /// Makes all cells of a rectangle dead, even on a plane with a live background.
  package mutating func erase(_ area: CellRect) throws(WorldError) {
    for (part, _) in parts(of: area) {
      try clear(part)
      try put(try living(in: part), in: 0)
    }
  }

  /// Places a pattern.
  package mutating func put(
    _ pattern: Pattern, at corner: Cell, mode: Placement.Mode, for step: String
  ) throws(WorldError) {
    let placement: Placement
    do throws(PlacementError) {
      placement = try Placement(pattern, at: corner, mode: mode, on: shape.size, edges: shape.axes)
    } catch {
      throw .notAllowed(action: step, because: "the pattern does not fit into the field")
    }
    for area in placement.cleared { try erase(area) }
    if mode == .and { return try keep(placement, in: CellRect(corner: corner, size: pattern.size)) }
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

  /// Inverts the cells of a rectangle.
  package mutating func invert(_ area: CellRect) throws(WorldError) {
    for (part, _) in parts(of: area) {
      let cells = try listed(part)
      let (living, dead) = (cells.filter(lives), cells.filter { !lives($0) })
      try put(living, in: 0)
      try put(dead, in: 1)
    }
  }

  /// Sets each cell of a rectangle to a live state with the same probability, and makes the others
  /// dead. It draws one number for each cell, row by row.
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

  /// The parts of the field that a rectangle covers, and their places in the rectangle.
  private func parts(of area: CellRect) -> [(part: CellRect, offset: Cell)] {
    Placement.parts(of: area, on: shape.size, edges: shape.axes)
  }
}

extension WorldError {
  /// The selection has too many cells to list.
  package static var selectionTooLarge: WorldError {
    .notAllowed(action: "selection", because: "choose one of at most \(listedCellLimit) cells")
  }
}
