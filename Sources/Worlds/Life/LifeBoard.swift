internal import Patterns
package import Playback
internal import Rendering
package import Simulation
internal import Vocabulary

extension LifeWorld: Board {
  package var shape: FieldShape { FieldShape(size: size, edges: edges) }

  package var ruleText: String { LifeRule(rule).text }

  package func lives(_ cell: Cell) -> Bool { self[cell] }

  package mutating func put(_ cells: [Cell], alive: Bool) throws(WorldError) {
    set(cells, alive: alive)
    try refuseIfTooLarge()
  }

  package func living(in area: CellRect) throws(WorldError) -> [Cell] {
    if !backgroundIsAlive, census[0] <= UInt128(listedCellLimit) { return liveCells(in: area) }
    guard area.width <= listedCellLimit / area.height else { throw .selectionTooLarge }
    let states = states(in: area)
    return states.states.indices.filter { states.states[$0] != 0 }.map {
      Cell(area.x + $0 % area.width, area.y + $0 / area.width)
    }
  }

  package mutating func clear(_ area: CellRect) throws(WorldError) {
    if backgroundIsAlive || census[0] > UInt128(listedCellLimit) { _ = try living(in: area) }
    erase(area)
  }

  package mutating func clearAll() { eraseAll() }
}
