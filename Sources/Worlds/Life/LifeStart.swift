internal import Patterns
internal import Playback
internal import Rendering
internal import Simulation
internal import Vocabulary

/// The start of a life world, read from its settings and checked.
struct LifeStart {
  private let rule: LifeRule
  private let edges: Edges
  private let size: GridSize
  private let fill: Percentage
  private let placement: Placement?
  /// The box of the starting figure.
  private let box: CellRect?
  /// Whether nobody said which part of the plane is to be seen.
  private let findsWindow: Bool
  private let engine: LifeEngine
  /// How many bytes a plane may grow to.
  private let planeLimit: Int

  /// The most cells of a field, at an eighth of a byte and twice that.
  private static let cellLimit = Life.cellLimit

  /// The columns and rows of a random field.
  private static let defaultSize = GridSize(columns: 64, rows: 64)

  /// Reads the settings; nil if some are wrong, which the draft has then noted.
  init?(from draft: inout Draft) {
    let library = draft.value(.library).map { draft.path($0, at: draft.place(of: .library)) }
    draft.refuseMissing(library: library)
    let source = draft.value(.pattern).flatMap {
      PatternSource($0, from: &draft, library: library)
    }
    let isPatternRight = source != nil || !draft.isGiven(.pattern)
    let rule = Self.rule(from: &draft, source)
    let engine = draft.value(.engine).flatMap(LifeEngine.init)
    let memory = draft.value(.memory)?.bytes
    let fill = draft.value(.fill)
    let place = draft.value(.at)
    if draft.isGiven(.at) && !draft.isGiven(.pattern) {
      draft.refuse(.needs("at", "pattern"), for: "at")
    }
    guard isPatternRight, let rule, let engine,
      fill != nil || !draft.isGiven(.fill), place != nil || !draft.isGiven(.at),
      let (edges, size) = Self.field(from: &draft, rule: rule, figure: source?.figure.size)
    else { return nil }
    self.rule = rule
    self.edges = edges
    self.engine = engine
    planeLimit = memory ?? min(LifeOptions.usualMemory, Ceiling.bytes)
    self.fill = fill ?? Percentage(thousandths: source == nil && !draft.hasSteps ? 30_000 : 0)
    findsWindow = edges == .none && size == nil && source != nil && fill == nil
    let window = size ?? (findsWindow ? source?.figure.size : nil) ?? Self.defaultSize
    self.size = window
    let middle = source.map { window.centre(of: $0.figure.size) }
    let corner = place ?? (findsWindow ? Cell(0, 0) : middle)
    box = source.flatMap { source in
      corner.map { CellRect(corner: $0, size: source.figure.size) }
    }
    guard let source, let corner else {
      placement = nil
      return
    }
    draft.startWithoutChance()
    do throws(PlacementError) {
      placement = try Placement(source.figure, at: corner, on: window, edges: edges)
    } catch {
      draft.refuse(.placement(error), for: draft.isGiven(.at) ? "at" : "pattern")
      return nil
    }
  }

  private static func rule(from draft: inout Draft, _ source: PatternSource?) -> LifeRule? {
    let ofPattern = draft.isGiven(.rule) ? nil : source?.rule
    if source?.rule != nil { draft.expect(nil, of: "rule") }
    guard let text = ofPattern ?? draft.value(.rule) else { return nil }
    do throws(LifeRuleError) {
      return try LifeRule(text)
    } catch {
      draft.refuse(error.problem(text), for: ofPattern == nil ? "rule" : "pattern")
      return nil
    }
  }

  /// The rule that was asked for, and those that differ from it in one birth or survival.
  static func rulesNearby(in draft: inout Draft) -> [String]? {
    let library = draft.value(.library).map { draft.path($0, at: draft.place(of: .library)) }
    let source = draft.value(.pattern).flatMap {
      PatternSource($0, from: &draft, library: library)
    }
    guard let rule = rule(from: &draft, source) else { return nil }
    guard !rule.neighbours.isEmpty else {
      draft.refuse(.noRulesNearby(rule.text), for: "vary")
      return nil
    }
    return ([rule] + rule.neighbours).map(\.text)
  }

  /// The edges and the size, which the rule may bring along; no size where none is given.
  private static func field(
    from draft: inout Draft, rule: LifeRule, figure: GridSize?
  ) -> (Edges, GridSize?)? {
    let edges = draft.value(.edges)
    let size = draft.value(.size)
    guard edges != nil, size != nil || !draft.isGiven(.size) else { return nil }
    if let bounds = rule.bounds {
      for (name, isOther) in [
        ("edges", draft.isGiven(.edges) && edges != bounds.edges),
        ("size", draft.isGiven(.size) && size != bounds.size),
      ] where isOther {
        draft.refuse(.excludes(name, "the grid '\(bounds.text)' of the rule"), for: name)
        return nil
      }
    }
    guard let edges = rule.bounds?.edges ?? edges else { return nil }
    var field = rule.bounds?.size ?? size
    if field == nil, edges != .none {
      field = GridSize(
        columns: max(defaultSize.columns, (figure?.columns ?? 0) + 16),
        rows: max(defaultSize.rows, (figure?.rows ?? 0) + 16))
    }
    if edges != .none, let field, field.columns > cellLimit / max(1, field.rows) {
      draft.refuse(
        .sizeTooLarge(setting: "size", text: "\(field)", limit: "\(cellLimit) cells"), for: "size")
      return nil
    }
    return (edges, field)
  }
}

extension LifeStart {
  /// How the world begins.
  var genesis: Genesis {
    let start = self
    return Genesis(
      window: CellRect(size),
      widestCensus: [edges == .none ? 99_999_999 : UInt128(size.area)],
      note: RuleNote(rule),
      field: FieldShape(size: size, edges: edges),
      windowSearch: findsWindow ? box : nil
    ) { seed, jobs throws(WorldError) in
      Beginning(try start.world(of: seed, jobs: jobs))
    }
  }

  private func world(of seed: Seed, jobs: Int) throws(WorldError) -> LifeWorld {
    if edges != .none { try Allocation.check(bytes: Life.bytes(ofField: size)) }
    if edges == .none, fill.thousandths > 0 {
      try Allocation.check(bytes: LifeWorld.bytes(ofPlane: size))
    }
    let options = LifeOptions(
      engine: engine, workers: WorkerPool(jobs: jobs), memoryLimit: planeLimit)
    var world = LifeWorld(rule: rule.table, size: size, edges: edges, options: options)
    if fill.thousandths > 0 {
      var stream = seed.stream("init")
      world.fill(CellRect(size), thousandthsOfPercent: fill.thousandths, using: &stream)
    }
    if let placement { try world.apply(placement) }
    return world
  }
}

extension LifeWorld {
  /// Clears and sets the cells of a figure that is put down.
  mutating func apply(_ placement: Placement) throws(WorldError) {
    for area in placement.cleared { erase(area) }
    for cells in placement.parts { try put(cells, alive: true) }
  }
}

extension RuleNote {
  /// What a legend says of a rule of Life's kind.
  init(_ rule: LifeRule) {
    let name = rule.tableText.count > 40 ? "MAP" : rule.tableText
    self =
      rule.counts.map { .counts(name: name, births: $0.births, survivals: $0.survivals) }
      ?? .text(name)
  }
}
