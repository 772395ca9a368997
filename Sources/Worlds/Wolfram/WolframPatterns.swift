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
    let rule = try Self.rule(of: pattern, on: field)
    let corner = pattern.position ?? field.size.centre(of: figure.size)
    let box = CellRect(corner: Cell(corner.x, 0), size: figure.size)
    if let problem = field.problem(of: box) { throw .step(problem) }
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
  private static func rule(of pattern: Pattern, on field: FieldShape) throws(Problem)
    -> WolframRule?
  {
    guard let text = pattern.rule else { return nil }
    let own = try RuleGrid(ofRule: text).rule(on: field)
    do throws(WolframRuleError) {
      return try WolframRule(parsing: own)
    } catch {
      throw error.problem(own)
    }
  }
}

extension WolframWorld {
  /// The newest line as a pattern file of one row.
  func patternFile(_ format: Format) -> [UInt8] {
    let line = newestLine
    let figure = Figure(
      size: GridSize(columns: line.count, rows: 1),
      cells: (0..<line.count).filter { line[$0] }.map { Cell($0, 0) })
    let rule = rule.description
    if format == .mc { return Macrocell(figure).file(rule: rule, generation: UInt128(tick)) }
    guard format == .rle else { return figure.plaintext() }
    return figure.rle(rule: rule, generation: UInt128(tick))
  }
}
