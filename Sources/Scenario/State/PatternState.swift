internal import Patterns
internal import Simulation

/// States that are pattern files: cells and a rule, the generation where the file has it, and
/// nothing of the randomness.
enum PatternState {
  /// The endings that mean one.
  static let endings = ["rle", "mc"]

  /// What a pattern file makes of a world of two-state rules; its own grid, or the field that is
  /// there.
  static func life(
    _ pattern: Pattern, onto field: FieldShape, window: CellRect
  ) throws(Problem) -> LoadedState {
    let figure = try figure(of: pattern)
    if let rule = pattern.rule.flatMap({ try? Rule($0) }), LifeRules.twoStates(rule) == nil {
      return try states(figure, rule, pattern, onto: field, window: window)
    }
    let rule: LifeRule?
    do throws(LifeRuleError) {
      rule = try pattern.rule.map { text throws(LifeRuleError) in try LifeRule(text) }
    } catch {
      throw .lifeRule(error, text: pattern.rule ?? "")
    }
    let shape =
      rule?.bounds.map { FieldShape(size: $0.size, edges: $0.edges) } ?? field
    let corner =
      shape.edges == .none
      ? pattern.position ?? shape.size.centre(of: figure.size)
      : figure.size == shape.size ? Cell(0, 0) : shape.size.centre(of: figure.size)
    let placement: Placement
    do throws(PlacementError) {
      placement = try Placement(figure, at: corner, on: shape.size, edges: shape.edges)
    } catch {
      throw .placement(error)
    }
    let tick = pattern.generation.flatMap { Int(exactly: $0) } ?? 0
    guard tick <= StateForm.tickLimit else { throw .tooManyTicks(limit: StateForm.tickLimit) }
    return LoadedState(
      tick: tick, field: shape, window: shape.edges == .none ? window : CellRect(shape.size)
    ) { world throws(WorldError) in
      guard let old = world as? LifeWorld else { throw .otherFamily }
      let empty = LifeRecord(
        rule: rule?.table ?? old.rule, size: shape.size, edges: shape.edges, tick: tick,
        backgroundIsAlive: false, nodes: [], middle: Cell(0, 0))
      var world = try LifeWorld(empty, options: old.options)
      world.apply(placement)
      return world
    }
  }

  /// What a pattern file of a rule of many states makes of a world of that rule.
  private static func states(
    _ figure: Figure, _ rule: Rule, _ pattern: Pattern, onto field: FieldShape, window: CellRect
  ) throws(Problem) -> LoadedState {
    let tick = pattern.generation.flatMap { Int(exactly: $0) } ?? 0
    guard tick <= StateForm.tickLimit else { throw .tooManyTicks(limit: StateForm.tickLimit) }
    let corner =
      field.edges == .none
      ? pattern.position ?? field.size.centre(of: figure.size)
      : figure.size == field.size ? Cell(0, 0) : field.size.centre(of: figure.size)
    return LoadedState(tick: tick, field: field, window: window) { world throws(WorldError) in
      guard var world = world as? StatesWorld, world.rule.name == rule.name else {
        throw .otherFamily
      }
      world.resume(figure, at: corner, tick: tick)
      return world
    }
  }

  /// What a pattern file of one row makes of an elementary automaton: line 0, or the line of its
  /// generation.
  static func wolfram(
    _ pattern: Pattern, onto field: FieldShape, window: CellRect
  ) throws(Problem) -> LoadedState {
    let figure = try figure(of: pattern)
    let rule: WolframRule?
    do throws(WolframRuleError) {
      rule = try pattern.rule.map { text throws(WolframRuleError) in
        try WolframRule(parsing: text)
      }
    } catch {
      throw .wolframRule(error, text: pattern.rule ?? "")
    }
    let corner = pattern.position ?? field.size.centre(of: figure.size)
    let box = CellRect(corner: Cell(corner.x, 0), size: figure.size)
    if let problem = field.problem(of: box) { throw .step(problem) }
    let tick = pattern.generation.flatMap { Int(exactly: $0) } ?? 0
    guard tick <= StateForm.tickLimit else { throw .tooManyTicks(limit: StateForm.tickLimit) }
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
    return LoadedState(tick: tick, field: field, window: window) { [shown] world in
      guard var world = world as? WolframWorld else { return world }
      var record = world.record
      record.rule = rule ?? record.rule
      record.tick = tick
      record.state = state
      record.lines = [.init(number: tick, row: shown, population: figure.population)]
      world.resume(from: record)
      return world
    }
  }

  private static func figure(of pattern: Pattern) throws(Problem) -> Figure {
    do throws(PatternError) {
      return try pattern.figure()
    } catch {
      throw .pattern(error, path: nil)
    }
  }
}
