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
  let fill: Percentage
  private let symmetry: SoupSymmetry
  /// The cells of the pattern, if there is one.
  private(set) var cells: LifeCells?
  /// The pattern and its given place, for placing it again if a step changes the size.
  private var placement: (figure: PatternPlacement, place: Cell?)?
  /// The comments of the pattern's file.
  private(set) var notes: PatternNotes
  /// The pattern's file, if its script is to be played.
  let scripted: ScriptedPattern?
  /// True if the pattern was drawn in the second of two phases.
  let isOdd: Bool
  /// True if the window is to be found, because neither a size nor a share of cells was given.
  private let findsWindow: Bool
  /// The kind of a library pattern alone on a plane under its own rule.
  private let category: PatternCategory?
  private let engine: LifeEngine
  private let counters: (any ObjectCounters)?
  /// The most bytes of a plane.
  let planeLimit: Int

  private static let defaultSize = GridSize(columns: 64, rows: 64)

  /// Reads the settings; nil if some are wrong, which the draft has recorded.
  init?(from draft: inout Draft) {
    draft.refuseMissing(.library)
    draft.refuseMissing(.rules)
    var source = Self.source(from: &draft)
    let rule = Self.rule(from: &draft, source)
    source = Self.cells(of: source, from: &draft, rule)
    if let read = source, let rule { source = Self.decoded(read, under: rule) }
    source = Self.shifted(source, from: &draft, rule)
    let isPatternRight = source != nil || !draft.isGiven(.pattern)
    let tooManyStates = rule.flatMap {
      source?.pattern.highestState?.problem(ofRuleWith: $0.stateCount, in: source?.path)
    }
    if let tooManyStates { draft.refuse(tooManyStates, for: "pattern") }
    let engine = draft.value(.engine).flatMap(LifeEngine.init)
    let memory = draft.value(.memory)?.bytes
    let fill = draft.value(.fill)
    let symmetry = draft.isGiven(.symmetry) ? draft.value(.symmetry) : .c1
    let place = draft.value(.at)
    if draft.isGiven(.at) && !draft.isGiven(.pattern) {
      draft.refuse(.needs("at", "pattern"), for: "at")
    }
    guard isPatternRight, tooManyStates == nil, let rule, let engine, let symmetry,
      fill != nil || !draft.isGiven(.fill), place != nil || !draft.isGiven(.at),
      let (edges, size) = Self.field(from: &draft, rule: rule, source)
    else { return nil }
    let fitted = size.map { rule.fitted(edges, $0) } ?? rule
    self.rule = fitted
    draft.facts["rule"] = rule.text
    draft.facts["edges"] = edges.rawValue
    ruleText = draft.isGiven(.rule) ? draft.value(.rule) : nil
    (self.edges, self.engine) = (edges, engine)
    counters = draft.extras.adding((any ObjectCounters).self).first
    planeLimit = memory ?? min(LifeOptions.usualMemory, Ceiling.bytes)
    self.fill = fill ?? Percentage(thousandths: source == nil && !draft.hasSteps ? 30_000 : 0)
    self.symmetry = symmetry
    draft.facts["fill"] = self.fill.written
    draft.facts["symmetry"] = self.fill.thousandths == 0 ? "" : symmetry.rawValue
    let entry = draft.value(.pattern).flatMap(PatternLibrary.entry(named:))
    let isAlone = edges == .none && fill == nil && !draft.isGiven(.rule)
    category = isAlone && source?.path == nil ? entry?.category : nil
    findsWindow = edges == .none && !draft.isGiven(.size) && source != nil && fill == nil
    let window = size ?? (findsWindow ? source?.size : nil) ?? Self.defaultSize
    self.size = window
    if symmetry != .c1 {
      Self.check(symmetry, fill: self.fill, rule: fitted, size: window, in: &draft)
    }
    let isHonoured = draft.value(.script) == "honour"
    let hasScript = isHonoured && source.map { draft.hasScript($0) } ?? false
    let ownNotes = source?.pattern.notes ?? PatternNotes()
    notes = hasScript ? ownNotes.withoutScript : ownNotes
    guard let source else {
      (cells, scripted, isOdd) = (nil, nil, false)
      return
    }
    draft.startsWithoutChance = self.fill.thousandths == 0
    let placement = PatternPlacement(
      source: LifeSource(source, film: draft.isGiven(.rule) ? nil : rule), rule: self.rule,
      edges: self.rule.axes(edges), window: window,
      ofFile: !draft.isGiven(.rule) && rule.topology != nil, drawsAll: fill != nil)
    if draft.hasSteps { self.placement = (placement, place) }
    do throws(Problem) {
      let cells = try placement.cells(at: place)
      (self.cells, isOdd) = (cells, placement.source.isOdd(under: self.rule))
      if edges == .none, rule.topology == nil, place == nil,
        let position = source.pattern.position
      {
        notes.origin = Cell(position.x - cells.box.x, position.y - cells.box.y)
      }
      scripted =
        hasScript
        ? ScriptedPattern(source, at: cells.box, rule: rule, edges: edges, size: window) : nil
    } catch {
      let isOfPlace = if case .placement = error { true } else { false }
      draft.refuse(
        error.of(file: source.path), for: draft.isGiven(.at) && isOfPlace ? "at" : "pattern")
      return nil
    }
  }

  /// The start under another rule of births and survivals, if its own is one and nothing of it
  /// comes from a file.
  func ruled(by text: String) -> LifeStart? {
    guard cells == nil, scripted == nil, rule.topology == nil, rule.file == nil, !rule.isOfCode,
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
    start.cells = placement.flatMap { figure, place in
      var figure = figure
      (figure.window, figure.rule) = (size, start.rule)
      return try? figure.cells(at: place, isCut: true)
    }
    return start
  }

  private static func source(from draft: inout Draft) -> PatternSource? {
    let library = draft.folder(.library)
    return draft.value(.pattern).flatMap {
      PatternSource($0, from: &draft, library: library, keepsTree: true, takesPictures: true)
    }
  }

  /// The given rule, or that of the given pattern; nil if it is missing or wrong, which is
  /// recorded.
  static func rule(from draft: inout Draft) -> CellRule? {
    let source = source(from: &draft)
    return rule(from: &draft, source)
  }

  private static func rule(from draft: inout Draft, _ source: PatternSource?) -> CellRule? {
    let ofPattern = draft.isGiven(.rule) ? nil : source?.pattern.rule
    guard let text = ofPattern ?? draft.value(.rule) else { return nil }
    do throws(Problem) {
      return try LifeRules.rule(text, from: &draft, source)
    } catch {
      if ofPattern == nil {
        draft.refuse(rule: error)
      } else {
        draft.refuse(rule: error.of(file: source?.path), for: "pattern")
      }
      return nil
    }
  }

  /// The edges and the size, which the rule may determine; no size if none is given.
  private static func field(
    from draft: inout Draft, rule: CellRule, _ source: PatternSource?
  ) -> (Edges, GridSize?)? {
    let edges = draft.value(.edges)
    let size = draft.value(.size)
    guard edges != nil, size != nil || !draft.isGiven(.size) else { return nil }
    let grid = rule.topology
    if let grid {
      for (name, isOther) in [
        ("edges", draft.isGiven(.edges) && edges != grid.edges),
        ("size", draft.isGiven(.size) && size != LifeRules.size(of: grid)),
      ] where isOther {
        draft.refuse(.excludesGrid(name, grid: grid.text), for: name)
        return nil
      }
    }
    guard let edges = grid.map(\.edgesOfCells) ?? edges else { return nil }
    var field = grid.map(LifeRules.size) ?? size
    if field == nil, edges != .none {
      // Blocks of two cells need even sides.
      let odd = if case .blocks = rule.family { 1 } else { 0 }
      field = GridSize(
        columns: max(defaultSize.columns, ((source?.size.columns ?? 0) + 16 + odd) & ~odd),
        rows: max(defaultSize.rows, ((source?.size.rows ?? 0) + 16 + odd) & ~odd))
    }
    if grid == nil, let field,
      let problem = LifeRules.problem(field, of: rule, edges: edges)
    {
      draft.refuse(problem, for: "size")
      return nil
    }
    if edges != .none, let field, field.columns > Life.cellLimit / max(1, field.rows) {
      func tooLarge(_ name: String, _ text: String) -> Problem {
        .sizeTooLarge(setting: name, text: text, limit: "\(Life.cellLimit) cells")
      }
      if let grid, !draft.isGiven(.size) {
        let problem = tooLarge("the grid", ":\(grid.text)")
        draft.refuse(
          draft.isGiven(.rule) ? problem : problem.of(file: source?.path),
          for: draft.isGiven(.rule) ? "rule" : "pattern")
      } else {
        draft.refuse(tooLarge("size", "\(field)"), for: "size")
      }
      return nil
    }
    return (edges, field)
  }
}

extension LifeStart {
  /// The start of its world, whose census has `counts` columns.
  func worldStart(counts: Int) -> WorldStart {
    let widest = edges == .none ? 99_999_999 : UInt128(size.area)
    let (start, axes) = (self, rule.axes(edges))
    let search = findsWindow ? cells.map { axes.spanning($0.box, of: size) } : nil
    var worldStart = WorldStart(
      window: search ?? CellRect(size), findsWindow: search != nil,
      field: FieldShape(size: size, edges: edges, axes: axes),
      widestCensus: [UInt128](repeating: widest, count: counts), note: LifeRules.note(rule)
    ) { seed, jobs, size throws(WorldError) in
      let start = size.map(start.resized) ?? start
      return (try start.world(of: seed, jobs: jobs), start.engineNotices)
    }
    if edges == .none, let aTick = rule.growthATick {
      let box = cells?.box ?? CellRect(x: 0, y: 0, width: 0, height: 0)
      worldStart.firstCells.growth = (fill.thousandths > 0 ? box.union(CellRect(size)) : box, aTick)
    }
    worldStart.firstCells.category = category
    worldStart.firstCells.alternates =
      edges == .none && rule.bitTable.map { $0.hasB0 && $0.next(background: 1) == 0 } ?? false
    if fill.thousandths == 0, cells == nil, !(rule.bitTable?.hasB0 ?? false) {
      worldStart.firstCells.emptyAdvice =
        "no cell is alive at the start; give pattern or fill, such as fill: 30%"
    }
    worldStart.measuring.quick = quick
    worldStart.measuring.objects = counters?.counting(under: rule, on: edges)
    return worldStart
  }

  private var engineNotices: [Notice] {
    guard engine == .hash, edges != .none else { return [] }
    return [.said("engine hash needs a plane without edges; this field uses dense")]
  }

  /// The quick way to play small tori of two states with random starts; nil for all others.
  private var quick: QuickStart? {
    guard edges == .wrap, cells == nil, !isOdd, engine == .auto, symmetry == .c1,
      let counts = SmallTorus.counts(of: rule)
    else { return nil }
    let tori = SmallTori.of(size)
    return { [fill] seed, body in
      return tori.lend { torus in
        torus.begin(counts, thousandthsOfPercent: fill.thousandths, using: seed.stream("init"))
        body(torus)
      }
    }
  }

  /// Creates the world of a seed, stepped on a number of threads.
  private func world(of seed: Seed, jobs: Int) throws(WorldError) -> LifeWorld {
    let options = LifeOptions(
      engine: engine, workers: WorkerPool(jobs: jobs), memoryLimit: planeLimit)
    try Life.checkStrip(rule.topology, limitInBytes: planeLimit)
    var world: LifeWorld
    if fill.thousandths == 0, let cells {
      world = try cells.world(rule, size: size, edges: edges, options: options)
    } else {
      try Life.check(rule, size, edges)
      if edges == .none, rule.bitTable != nil, fill.thousandths > 0 {
        try Allocation.check(bytes: LifeWorld.bytes(ofPlane: size))
      }
      world = LifeWorld(rule: rule, size: size, edges: edges, options: options)
      var stream = seed.stream("init")
      if fill.thousandths > 0 {
        world.fill(
          CellRect(size), thousandthsOfPercent: fill.thousandths, having: symmetry, using: &stream)
      }
      if let cells, case .figure(let placement) = cells.content {
        try world.apply(placement, on: cells.ground(of: world))
      }
    }
    if !rule.hasTrueStates { world.phase = isOdd ? 1 : 0 }
    return world
  }
}

extension Life {
  /// The bytes for a tile of 64 by 64 cells in two buffers, with its bookkeeping: of a bit per
  /// cell, and of a byte per cell.
  private static let (bytesOfBits, bytesOfStates) = (1072, 8 << 10 | 128)

  /// The tiles of 64 by 64 cells in a field, and those that may repeat its far edges, which double
  /// a narrow one.
  private static func tiles(of size: GridSize) -> Int {
    ((size.columns + 63) / 64 + 1) * ((size.rows + 63) / 64 + 1)
  }

  /// Throws if there is no memory for the tables of a rule.
  static func check(_ rule: CellRule) throws(WorldError) {
    if case .larger(let larger) = rule.family { try Allocation.check(bytes: larger.answerBytes) }
  }

  /// Throws if there is no memory for the tables of a rule or for a bounded field, or if the rule
  /// does not support a side of such a field.
  static func check(_ rule: CellRule, _ size: GridSize, _ edges: Edges) throws(WorldError) {
    try check(rule)
    guard edges != .none else { return }
    if let problem = LifeRules.problem(size, of: rule, edges: edges) {
      throw .notAllowed(action: rule.name, because: problem.sentence.what)
    }
    let bytes =
      rule.bitTable == nil
      ? tiles(of: size) * bytesOfStates : tiles(of: size) * bytesOfBits + 16 * size.rows
    try Allocation.check(bytes: bytes)
  }

  /// Throws if a field bounded on one axis only would take too much memory. A pattern that crosses
  /// its seam may appear anywhere along it, so the whole seam is allocated with the first cell.
  static func checkStrip(_ grid: Topology?, limitInBytes limit: Int) throws(WorldError) {
    guard let grid, !grid.isFinite else { return }
    let size = GridSize(columns: max(1, grid.columns), rows: max(1, grid.rows))
    guard tiles(of: size) <= limit / bytesOfStates else { throw .memoryBound(limitInBytes: limit) }
  }
}

extension RuleNote {
  /// Creates the legend's note for a two-state rule.
  init(_ rule: LifeRule) {
    let name = rule.tableText.count > 40 ? "MAP" : rule.tableText
    self =
      rule.counts.map { .counts(name: name, births: $0.births, survivals: $0.survivals) }
      ?? .text(name)
  }
}
