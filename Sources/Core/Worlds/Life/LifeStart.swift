internal import TerrariumPatterns
internal import TerrariumPlayback
internal import TerrariumRendering
internal import TerrariumSimulation
internal import TerrariumVocabulary

/// The start of a life world, read from its settings and checked.
struct LifeStart {
  private(set) var rule: CellRule
  /// The text of the rule, if given.
  private(set) var ruleText: String?
  let edges: Edges
  private(set) var size: GridSize
  /// True if the window is to be found, because neither a size nor a share of cells was given.
  private let findsWindow: Bool
  private let soup: LifeSoup
  private var pattern: PlacedPattern?
  /// The kind of a library pattern alone on a plane under its own rule.
  private let category: PatternCategory?
  private let engine: LifeEngine
  private let counters: (any ObjectCounters)?
  /// The note that the pattern is the first frame of several.
  private let frameNotices: [Notice]
  /// The most bytes of a plane.
  private let planeLimit: Int

  private static let defaultSize = GridSize(columns: 64, rows: 64)

  /// Reads the settings; nil if some are wrong, which the reader has recorded.
  init?(from reader: inout SettingsReader) {
    reader.refuseMissing(.library)
    reader.refuseMissing(.rules)
    let read = Self.patternAndRule(from: &reader)
    let engine = reader.value(.engine).flatMap(LifeEngine.init)
    let memory = reader.value(.memory)?.bytes
    let soup = LifeSoup(from: &reader, isUsual: read?.source == nil && !reader.hasSteps)
    let place = reader.value(.at)
    if reader.isGiven(.at) && !reader.isGiven(.pattern) {
      reader.refuse(.needs("at", "pattern"), for: "at")
    }
    guard let (source, rule) = read, let engine, let soup, place != nil || !reader.isGiven(.at),
      let (edges, size) = Self.field(from: &reader, rule: rule, source)
    else { return nil }
    self.rule = size.map { rule.fitted(edges, $0) } ?? rule
    ruleText = reader.written["rule"] == nil ? nil : reader.value(.rule)
    self.edges = edges
    self.soup = soup
    self.engine = engine
    counters = reader.extras.adding((any ObjectCounters).self).first
    frameNotices = source?.frameNotices ?? []
    planeLimit = memory ?? min(LifeOptions.usualMemory, Ceiling.bytes)
    let isAlone = edges == .none && !soup.isGiven && source?.path == nil
    let entry = isAlone ? reader.value(.pattern).flatMap(PatternLibrary.entry(named:)) : nil
    category = entry.flatMap { reader.isGiven(.rule) ? nil : $0.category }
    findsWindow = edges == .none && !reader.isGiven(.size) && source != nil && !soup.isGiven
    self.size = size ?? (findsWindow ? source?.size : nil) ?? Self.defaultSize
    soup.check(on: self.size, under: self.rule, in: &reader)
    reader.facts["rule"] = rule.text
    reader.facts["edges"] = edges.rawValue
    reader.facts["fill"] = soup.fill.written
    reader.facts["symmetry"] = soup.isEmpty ? "" : soup.symmetry.rawValue
    let playsScript = reader.value(.script) == "honour"
    guard let source else { return }
    reader.startsWithoutChance = soup.isEmpty
    do throws(Problem) {
      pattern = try PlacedPattern(
        source, placement(of: source, ownRule: rule, in: reader), at: place, under: rule,
        edges: edges, playsScript: playsScript, in: reader)
    } catch {
      let isOfPlace = if case .placement = error { true } else { false }
      reader.refuse(
        error.of(file: source.path), for: reader.isGiven(.at) && isOfPlace ? "at" : "pattern")
      return nil
    }
  }

  /// The comments of the pattern's file.
  var notes: PatternNotes { pattern?.notes ?? PatternNotes() }

  /// The pattern's file, if its script is to be played.
  var scripted: ScriptedPattern? { pattern?.scripted }

  /// Returns how to place a pattern on the field; its own rule is not fitted to the field.
  private func placement(
    of source: PatternSource, ownRule: CellRule, in reader: SettingsReader
  ) -> PatternPlacement {
    let isOwn = !reader.isGiven(.rule)
    return PatternPlacement(
      source: LifeSource(source, film: isOwn ? ownRule : nil), rule: rule, edges: rule.axes(edges),
      window: size, ofFile: isOwn && ownRule.topology != nil, drawsAll: soup.isGiven)
  }

  /// The start under another rule of births and survivals, if its own is one and nothing of it
  /// comes from a file.
  func ruled(by text: String) -> LifeStart? {
    guard pattern == nil, rule.topology == nil, rule.file == nil, !rule.isOfCode,
      ruleText != nil, case .twoState(let table) = rule.family, table.counts != nil,
      let counts = NeighbourCounts(written: text), edges != .none || counts.births & 1 == 0
    else { return nil }
    var start = self
    (start.rule, start.ruleText) = (CellRule(counts, written: text), text)
    return start
  }

  /// The start in another size, as if that had been given. Cells that do not fit are left out.
  private func resized(to size: GridSize) -> LifeStart {
    var start = self
    start.size = size
    start.rule = rule.on(rule.topology?.resized(to: size))
    start.pattern = pattern?.placed(on: size, under: start.rule)
    return start
  }

  /// The given pattern, which may be a picture, and the rule; nil if one of them is wrong, which is
  /// recorded.
  private static func patternAndRule(
    from reader: inout SettingsReader
  ) -> (source: PatternSource?, rule: CellRule)? {
    var source = source(from: &reader)
    let rule = rule(from: &reader, source)
    source = cells(of: source, from: &reader, rule)
    checkDrawing(source, in: &reader)
    if let read = source, let rule {
      source = drawn(read, from: &reader, rule).map { decoded($0, under: rule) }
    }
    source = shifted(source, from: &reader, rule)
    let tooManyStates = rule.flatMap {
      source?.pattern.highestState?.problem(ofRuleWith: $0.stateCount, in: source?.path)
    }
    if let tooManyStates { reader.refuse(tooManyStates, for: "pattern") }
    guard let rule, tooManyStates == nil, source != nil || !reader.isGiven(.pattern) else {
      return nil
    }
    return (source, rule)
  }

  private static func source(from reader: inout SettingsReader) -> PatternSource? {
    let library = reader.folder(.library)
    return (starter(in: reader) ?? reader.value(.pattern)).flatMap {
      PatternSource(
        $0, from: &reader, library: library, keepsTree: true, takesPictures: true,
        key: signs(from: &reader))
    }
  }

  /// The pattern of a rule whose random fields show nothing of it, if neither the start nor the size
  /// is given.
  private static func starter(in reader: SettingsReader) -> String? {
    // None of these has a default, so that all tiles of a sheet start alike.
    let others = ["pattern", "fill", "size", "rules"]
    let isAlone = !reader.hasSteps && !others.contains(where: reader.isSet(named:))
    guard isAlone, let rule = reader.written["rule"] else { return nil }
    return starters[rule.value.text.lowercased()]
  }

  private static let starters = [
    "wireworld": "wireworld-clock", "langtons-loops": "langtons-loop",
  ]

  /// The given rule, or that of the given pattern; nil if it is missing or wrong, which is
  /// recorded.
  static func rule(from reader: inout SettingsReader) -> CellRule? {
    let source = source(from: &reader)
    return rule(from: &reader, source)
  }

  private static func rule(from reader: inout SettingsReader, _ source: PatternSource?) -> CellRule?
  {
    let ofPattern = source?.pattern.rule.flatMap { reader.isGiven(.rule) ? nil : $0 }
    guard let text = ofPattern ?? reader.value(.rule) else { return nil }
    do throws(Problem) {
      return try LifeRules.rule(text, from: &reader, source)
    } catch {
      if ofPattern == nil {
        reader.refuse(rule: error)
      } else {
        reader.refuse(rule: error.of(file: source?.path), for: "pattern")
      }
      return nil
    }
  }

  /// The edges and the size, which the rule may determine; no size if none is given on a plane.
  private static func field(
    from reader: inout SettingsReader, rule: CellRule, _ source: PatternSource?
  ) -> (Edges, GridSize?)? {
    let edges = reader.value(.edges)
    let size = reader.value(.size)
    guard edges != nil, size != nil || !reader.isGiven(.size) else { return nil }
    if let grid = rule.topology {
      let others = [
        ("edges", reader.isGiven(.edges) && edges != grid.edges),
        ("size", reader.isGiven(.size) && size != LifeRules.size(of: grid)),
      ]
      if let (name, _) = others.first(where: \.1) {
        reader.refuse(.excludesGrid(name, grid: grid.text), for: name)
        return nil
      }
    }
    guard let edges = rule.topology.map(\.edgesOfCells) ?? edges else { return nil }
    let own = rule.topology.map(LifeRules.size) ?? size
    guard let field = own ?? usualSize(edges, rule, source) else { return (edges, nil) }
    if rule.topology == nil, let problem = LifeRules.problem(field, of: rule, edges: edges) {
      reader.refuse(problem, for: "size")
      return nil
    }
    if edges != .none, field.columns > Life.cellLimit / max(1, field.rows) {
      refuseLarge(field, rule, source, in: &reader)
      return nil
    }
    return (edges, field)
  }

  /// The size of a bounded field if none is given, with room around a pattern; nil on a plane.
  private static func usualSize(
    _ edges: Edges, _ rule: CellRule, _ source: PatternSource?
  ) -> GridSize? {
    guard edges != .none else { return nil }
    // Blocks of two cells need even sides.
    let odd = if case .blocks = rule.family { 1 } else { 0 }
    return GridSize(
      columns: max(defaultSize.columns, ((source?.size.columns ?? 0) + 16 + odd) & ~odd),
      rows: max(defaultSize.rows, ((source?.size.rows ?? 0) + 16 + odd) & ~odd))
  }

  /// Refuses a field with too many cells, where its size is given: in the size or in a rule's grid.
  private static func refuseLarge(
    _ field: GridSize, _ rule: CellRule, _ source: PatternSource?, in reader: inout SettingsReader
  ) {
    func tooLarge(_ name: String, _ text: String) -> Problem {
      .sizeTooLarge(setting: name, text: text, limit: "\(Life.cellLimit) cells")
    }
    guard let grid = rule.topology, !reader.isGiven(.size) else {
      reader.refuse(tooLarge("size", "\(field)"), for: "size")
      return
    }
    let problem = tooLarge("the grid", ":\(grid.text)")
    let isRuleGiven = reader.isGiven(.rule)
    reader.refuse(
      isRuleGiven ? problem : problem.of(file: source?.path), for: isRuleGiven ? "rule" : "pattern")
  }
}

extension LifeStart {
  /// The start of its world, whose census has `counts` columns.
  func worldStart(counts: Int) -> WorldStart {
    let widest = edges == .none ? 99_999_999 : UInt128(size.area)
    let (start, axes) = (self, rule.axes(edges))
    let search = findsWindow ? pattern?.cells.map { axes.spanning($0.box, of: size) } : nil
    var worldStart = WorldStart(
      window: search ?? CellRect(size), findsWindow: search != nil,
      field: FieldShape(size: size, edges: edges, axes: axes),
      widestCensus: [UInt128](repeating: widest, count: counts), note: LifeRules.note(rule)
    ) { seed, threads, size throws(WorldError) in
      let start = size.map(start.resized) ?? start
      return (try start.world(of: seed, threads: threads), start.startNotices)
    }
    if edges == .none, let aTick = rule.growthATick {
      let box = pattern?.cells?.box ?? CellRect(x: 0, y: 0, width: 0, height: 0)
      worldStart.firstCells.growth = (soup.isEmpty ? box : box.union(CellRect(size)), aTick)
    }
    worldStart.firstCells.category = category
    worldStart.firstCells.alternates =
      edges == .none && rule.bitTable.map { $0.hasB0 && $0.next(background: 1) == 0 } ?? false
    if soup.isEmpty, pattern == nil, !(rule.bitTable?.hasB0 ?? false) {
      worldStart.firstCells.emptyAdvice =
        "no cell is alive at the start; give pattern or fill, such as fill: 30%"
    }
    worldStart.measuring.quick = quick
    worldStart.measuring.objects = counters?.counting(under: rule, on: edges)
    return worldStart
  }

  private var startNotices: [Notice] {
    guard engine == .hash, edges != .none else { return frameNotices }
    return frameNotices + [.said("engine hash needs a plane without edges; this field uses dense")]
  }

  /// The quick way to play small tori of two states with random starts; nil for all others.
  private var quick: QuickStart? {
    guard edges == .wrap, pattern == nil, engine == .auto, soup.symmetry == .c1,
      let counts = SmallTorus.counts(of: rule)
    else { return nil }
    let tori = SmallTori.of(size)
    return { [fill = soup.fill] seed, body in
      return tori.lend { torus in
        torus.begin(counts, thousandthsOfPercent: fill.thousandths, using: seed.stream("init"))
        body(torus)
      }
    }
  }

  /// Creates the world of a seed, stepped on a number of threads.
  private func world(of seed: Seed, threads: Int) throws(WorldError) -> LifeWorld {
    let options = LifeOptions(
      engine: engine, workers: WorkerPool(threads: threads), memoryLimit: planeLimit)
    try Life.checkStrip(rule.topology, limitInBytes: planeLimit)
    var world: LifeWorld
    if soup.isEmpty, let cells = pattern?.cells {
      world = try cells.world(rule, size: size, edges: edges, options: options)
    } else {
      try Life.check(rule, size, edges)
      if edges == .none, rule.bitTable != nil, !soup.isEmpty {
        try Allocation.check(bytes: LifeWorld.bytes(ofPlane: size))
      }
      world = LifeWorld(rule: rule, size: size, edges: edges, options: options)
      var stream = seed.stream("init")
      soup.pour(into: &world, size: size, using: &stream)
      if let cells = pattern?.cells, case .placed(let placement) = cells.content {
        try world.apply(placement, on: cells.ground(of: world))
      }
    }
    if !rule.hasTrueStates { world.phase = pattern?.isOdd ?? false ? 1 : 0 }
    return world
  }
}

extension RuleNote {
  /// Creates the legend's note for a two-state rule.
  init(_ rule: LifeRule) {
    let name = rule.text.count > 40 ? "MAP" : rule.text
    self =
      rule.counts.map { .counts(name: name, births: $0.births, survivals: $0.survivals) }
      ?? .text(name)
  }
}
