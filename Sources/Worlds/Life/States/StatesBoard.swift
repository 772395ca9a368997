package import Playback
package import Simulation

extension StatesWorld: Board {
  package var shape: FieldShape {
    FieldShape(size: size, edges: rule.topology.map(LifeRules.edges) ?? .none)
  }

  package var ruleText: String { rule.name }

  package func lives(_ cell: Cell) -> Bool { self[cell] != 0 }

  package func state(of cell: Cell) -> UInt8 { self[cell] }

  package mutating func put(_ cells: [Cell], alive: Bool) { set(cells, to: alive ? 1 : 0) }

  package mutating func put(_ cells: [Cell], in state: UInt8) throws(WorldError) {
    guard Int(state) < rule.stateCount else {
      throw .notAllowed(action: "place", because: "the rule has no state \(state)")
    }
    set(cells, to: state)
  }

  package func living(in area: CellRect) throws(WorldError) -> [Cell] {
    guard area.isEmpty || area.width <= listedCellLimit / area.height else {
      throw .selectionTooLarge
    }
    let states = states(in: area)
    return states.states.indices.filter { states.states[$0] != 0 }.map {
      Cell(area.x + $0 % area.width, area.y + $0 / area.width)
    }
  }

  package mutating func clear(_ area: CellRect) {
    let seen = liveBox.map(area.intersection) ?? CellRect(x: 0, y: 0, width: 0, height: 0)
    guard !seen.isEmpty else { return }
    writeStored(StateGrid(size: seen.size), at: Cell(seen.x, seen.y))
  }

  package mutating func clearAll() { eraseAll() }
}
