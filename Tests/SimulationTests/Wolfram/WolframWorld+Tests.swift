import TerrariumSimulation

extension WolframWorld {
  /// Creates a world of one of the 256 rules.
  init(
    rule: WolframRule = WolframRule(30), size: GridSize = GridSize(columns: 129, rows: 64),
    edges: Edges = .none, start: WolframStart = .single, film: Film = .scroll, seed: Seed = Seed(0),
    limitInBytes: Int = 1 << 30
  ) {
    self.init(
      rule: .elementary(rule), size: size, edges: edges, start: start, film: film, seed: seed,
      limitInBytes: limitInBytes)
  }

  /// Creates a world of any one-dimensional rule, in the engine for many colours.
  init(
    rule: LineRule, size: GridSize, edges: Edges = .none, start: WolframStart = .single,
    film: Film = .scroll, seed: Seed = Seed(0), limitInBytes: Int = 1 << 30
  ) {
    self.init(
      rule: .colours(rule), size: size, edges: edges, start: start, film: film, seed: seed,
      limitInBytes: limitInBytes)
  }

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
