package import TerrariumPlayback
internal import TerrariumRendering
package import TerrariumSimulation

extension WolframWorld: Board {
  package var shape: FieldShape { FieldShape(lineOf: size, edges: edges) }

  package var ruleText: String { rule.text }

  package var ruleFile: String? { nil }

  package func state(of cell: Cell) -> UInt8 { state(at: cell.x) }

  package mutating func put(_ cells: [Cell], in state: UInt8) throws(WorldError) {
    var state = state
    if rule.isElementary { state = min(state, 1) }
    guard Int(state) < rule.colors else {
      throw .notAllowed(action: "place", because: "the rule has no colour \(state)")
    }
    try set(state, at: cells.map(\.x))
  }

  package func living(in area: CellRect) throws(WorldError) -> [Cell] {
    try columns(of: area) { $0 != 0 }.map { Cell($0, 0) }
  }

  package mutating func clear(_ area: CellRect) throws(WorldError) {
    let ground = background
    try set(ground, at: try columns(of: area) { $0 != ground })
  }

  package mutating func clearAll() { clear() }

  private func columns(
    of area: CellRect, where holds: (UInt8) -> Bool
  ) throws(WorldError) -> [Int] {
    guard area.width <= listedCellLimit else { throw .selectionTooLarge }
    return (area.x..<area.maxX).filter { holds(state(at: $0)) }
  }
}

extension WolframWorld: HistoryWorld {
  /// The lines of the diagram: one row of the table for each, and a picture of all.
  package func history(view: CellRect?) throws(WorldError) -> Diagram {
    var world = self
    world.film = .grow
    try world.completeDiagram()
    let unknown = world.census.map { _ in UInt128(0) }
    let line = { @Sendable [world] line in
      Frame(number: line, tick: line, census: world.shownLine(line)?.census ?? unknown)
    }
    let last = world.size.rows - 1
    let all = CellRect(world.size)
    let picture = Frame(
      number: last, tick: last, letters: view == nil ? nil : world.states(in: all),
      source: FieldSource(world, view: view ?? all), census: line(last).census)
    return Diagram(lineCount: world.size.rows, picture: picture, line: line)
  }
}
