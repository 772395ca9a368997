package import Playback
package import Simulation

extension WolframWorld: Board {
  package var shape: FieldShape { .line(columns: size.columns, edges: edges) }

  package var ruleText: String { rule.text }

  package func state(of cell: Cell) -> UInt8 { state(at: cell.x) }

  package mutating func put(_ cells: [Cell], in state: UInt8) throws(WorldError) {
    var state = state
    if case .elementary = rule { state = min(state, 1) }
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
