package import Playback
internal import Rendering
package import Simulation
internal import Vocabulary

extension WolframWorld: Board {
  package var shape: FieldShape { .line(columns: size.columns, edges: edges) }

  package var ruleText: String { rule.description }

  package func lives(_ cell: Cell) -> Bool { isAlive(at: cell.x) }

  package mutating func put(_ cells: [Cell], alive: Bool) throws(WorldError) {
    try set(alive, at: cells.map(\.x))
  }

  package func living(in area: CellRect) throws(WorldError) -> [Cell] {
    try cells(in: area, alive: true)
  }

  package mutating func clear(_ area: CellRect) throws(WorldError) {
    try put(try cells(in: area, alive: !background), alive: background)
  }

  package mutating func clearAll() throws(WorldError) { try clear() }

  private func cells(in area: CellRect, alive: Bool) throws(WorldError) -> [Cell] {
    guard area.width <= listedCellLimit else { throw .selectionTooLarge }
    return (area.x..<area.maxX).filter { isAlive(at: $0) == alive }.map { Cell($0, 0) }
  }
}
