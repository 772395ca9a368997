package import TerrariumPatterns
package import TerrariumPlayback
package import TerrariumSimulation

extension LifeWorld: Board {
  package var shape: FieldShape { FieldShape(size: size, edges: edges, axes: axes) }

  package var ruleText: String { rule.spelled?.text ?? rule.name }

  package var ruleFile: String? { rule.ownText }

  package func state(of cell: Cell) -> UInt8 { self[cell] }

  package mutating func put(_ cells: [Cell], in state: UInt8) throws(WorldError) {
    guard state < rule.stateCount else {
      throw .notAllowed(action: "place", because: "the rule has no state \(state)")
    }
    set(cells, to: state)
    try refuseIfTooLarge()
  }

  package func living(in area: CellRect) throws(WorldError) -> [Cell] {
    if background == 0, population <= UInt128(listedCellLimit) { return liveCells(in: area) }
    guard area.isEmpty || area.width <= listedCellLimit / area.height else {
      throw .selectionTooLarge
    }
    let states = states(in: area)
    return states.states.indices.filter { states.states[$0] != 0 }.map {
      Cell(area.x + $0 % area.width, area.y + $0 / area.width)
    }
  }

  package mutating func clear(_ area: CellRect) throws(WorldError) {
    if background != 0 || population > UInt128(listedCellLimit) { _ = try living(in: area) }
    erase(area)
  }

  package mutating func clearAll() { eraseAll() }

  package var bornStates: Int { rule.bornStates }

  package func decoded(_ pattern: Pattern) -> Pattern {
    guard case .generations(let rule) = rule.family else { return pattern }
    return pattern.decoded(ofStates: rule.stateCount)
  }
}
