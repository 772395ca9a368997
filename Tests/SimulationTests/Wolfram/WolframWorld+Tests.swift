import TerrariumSimulation

extension WolframWorld {
  func isAlive(at column: Int) -> Bool { state(at: column) != 0 }

  func row(ofLine number: Int) -> LineRow? { shownLine(number)?.row }

  func population(ofLine number: Int) -> Int? { shownLine(number).map { Int($0.census[0]) } }

  /// Returns the diagram of its first lines.
  func diagram(rows: Int) -> StateGrid {
    var world = self
    world.film = .grow
    return world.states(in: CellRect(x: 0, y: 0, width: size.columns, height: rows))
  }
}
