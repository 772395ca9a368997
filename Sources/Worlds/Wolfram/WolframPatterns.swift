internal import Encoding
internal import Patterns
internal import Playback
internal import Simulation
internal import Vocabulary

extension Wolfram: PatternKind {
  func patternFile(of state: WolframWorld, as format: Format) -> [UInt8] {
    state.patternFile(format)
  }

  /// The state of an elementary automaton from a pattern file of one row: line 0, or the line of
  /// its generation.
  func state(
    of pattern: Pattern, onto field: FieldShape, window: CellRect
  ) throws(Problem) -> LoadedState {
    let figure = try pattern.soleFigure()
    let grid = try pattern.rule.map { text throws(Problem) in try RuleGrid(ofRule: text) }
    let rule = try grid.map { grid throws(Problem) in try Self.rule(of: grid, on: field) }
    let box = try pattern.box(of: figure, grid, on: field)
    let tick = pattern.generation.flatMap { Int(exactly: $0) } ?? 0
    guard tick <= FilmPlan.tickLimit else { throw .tooManyTicks(limit: FilmPlan.tickLimit) }
    var shown = PackedRow(count: field.size.columns)
    var whole = PackedRow(count: figure.size.columns)
    for cell in figure.cells {
      whole[cell.x] = true
      let place = field.cell(Cell(cell.x + box.x, 0)).x
      if 0..<shown.count ~= place { shown[place] = true }
    }
    let state =
      field.edges == .none
      ? ElementaryState(plane: whole, firstColumn: box.x)
      : ElementaryState(shown, edges: field.edges)
    return LoadedState(
      tick: tick, field: field, window: window,
      make: WolframWorld.change { [shown] world in
        var record = world.record
        record.rule = rule ?? record.rule
        record.tick = tick
        record.state = state
        record.lines = [.init(number: tick, row: shown, population: figure.population)]
        world.resume(from: record)
      })
  }
}

extension Wolfram {
  private static func rule(of grid: RuleGrid, on field: FieldShape) throws(Problem) -> WolframRule {
    let own = try grid.rule(on: field)
    do throws(WolframRuleError) {
      return try WolframRule(parsing: own)
    } catch {
      throw error.problem(own)
    }
  }
}

extension Pattern {
  /// The cells of a line that a figure of this file covers: as the file says, on the grid of its rule
  /// counted from the middle, else in the middle.
  func box(
    of figure: Figure, _ grid: RuleGrid?, on field: FieldShape
  ) throws(Problem) -> CellRect {
    let middle = (grid?.columns ?? 0) / 2
    let corner = position.map { Cell($0.x + middle, 0) } ?? field.size.centre(of: figure.size)
    let box = CellRect(corner: Cell(corner.x, 0), size: figure.size)
    if let problem = field.problem(of: box) { throw .step(problem) }
    return box
  }
}

extension WolframWorld {
  /// The newest line as a pattern file of one row.
  func patternFile(_ format: Format) -> [UInt8] {
    let line = newestLine
    return LineFile(
      row: (0..<line.count).map { line[$0] ? 1 : 0 }, rule: rule.description, colors: 2,
      edges: edges, tick: tick
    ).bytes(format)
  }
}
