internal import TerrariumBasics
internal import TerrariumEncoding
internal import TerrariumPlayback
internal import TerrariumRendering
internal import TerrariumVocabulary

/// A sheet, a table or an explorable page of many runs as its settings describe it, before its films
/// are planned.
struct SheetReading {
  private let scenario: Scenario
  private var reader: SettingsReader
  private let varied: [Variation]
  private let names: [String]
  /// A rule with varying numbers, as it is written.
  private let rule: Node?
  private let outputs: [OutputPlan]
  private var table: RunTable?
  /// The picture of numbers of the runs.
  private var graph: GraphPlan?
  /// True if a picture shows numbers of the runs, or their objects.
  private var drawsRuns = false
  private var choice: RunChoice?
  private var columns: Int?
  /// The measures that an explorable page shows.
  private var shownMeasures: [Measure] = []
  /// The sheet of each film; nil for those of a page.
  private var tile: Plan.Tile?

  /// Reads the settings of a sheet; its job tells their faults.
  ///
  /// - Parameters:
  ///   - scenario: The scenario, without the settings that vary here.
  ///   - varied: What varies on the sheet.
  ///   - isPage: True if the outputs are pages to explore, instead of sheets and tables.
  ///   - isBesidePage: True if the request also makes such a page.
  init(of scenario: Scenario, varied: [Variation], isPage: Bool, isBesidePage: Bool) {
    self.scenario = scenario
    self.varied = varied
    reader = scenario.reader
    names = varied.map(\.name)
    let settings = scenario.written
    rule = settings.holes(among: varied).isEmpty ? nil : settings["rule"]?.value
    let measures = scenario.measures(varied: varied)
    if isPage {
      outputs = OutputPlan.all(of: &reader, in: scenario.world, beside: [])
      let isMeasured = reader.isGiven(.measures) || reader.value(.rows) == .runs
      let measured = isMeasured ? RunTable.measures(from: &reader, among: measures) ?? [] : []
      choice = RunChoice(from: &reader, among: measures)
      shownMeasures = (measured + [choice?.key].compactMap(\.self)).unique
      return
    }
    let table = RunTable(from: &reader, among: measures, isBesidePage: isBesidePage)
    outputs = OutputPlan.all(of: &reader, in: scenario.world, beside: [], hasRunRows: table != nil)
    self.table = table
    graph = GraphPlan(from: &reader, among: measures, varied: varied)
    let isOfObjects = table?.isOfObjects ?? false
    choice = isOfObjects ? nil : RunChoice(from: &reader, among: measures)
    columns = reader.value(.columns)
    // What shows numbers of runs shows none of their frames.
    let shown = graph != nil || isOfObjects ? outputs.filter { !$0.format.isPicture } : outputs
    drawsRuns = shown.count < outputs.count
    if drawsRuns { reader.checkGraph(graph, in: outputs, varied: varied) }
    tile = Plan.Tile(
      outputs: shown, carriesRecipe: outputs.contains { $0.format.recipe != nil })
    if columns != nil, varied.count == 2 || isStrip && varied.count > 2, choice == nil {
      let other = isStrip ? "panels of one film" : "one setting that varies, or many"
      reader.refuse(.needs("columns", other), for: "columns")
    }
    let hasCharts = reader.value(.chart) != .off || names.contains(Setting.chart.name)
    if graph == nil, varied.count != 2, !hasCharts {
      reader.refuse(.axes, without: "chart, or two settings that vary")
    }
  }

  /// True if its tiles are moments of one run.
  private var isStrip: Bool { names.contains(Setting.panels.name) }
  private var isOfObjects: Bool { table?.isOfObjects ?? false }
  private var isTable: Bool { outputs.allSatisfy(\.format.hasRows) }
  /// True if no measure decides which runs come first. Then `top` means fewer runs, and needs no list of
  /// them.
  private var isUnsorted: Bool { choice?.measures.isEmpty ?? true }
  private var count: Int {
    min(varied.combinations, isUnsorted ? choice?.top ?? .max : .max)
  }

  /// True if it shows numbers of runs, which are planned and played one after the other.
  private var isOfNumbers: Bool {
    let isChosenTable = table != nil && choice != nil
    let isLong = isTable && (isChosenTable || isUnsorted && count > Plan.mostMade)
    return drawsRuns || isOfObjects || isLong
  }

  /// The plan of one of all combinations, for a film that closes where all do.
  private func plan(_ number: Int) throws(Faults) -> Plan { try plan(number, in: nil) }

  private func plan(_ number: Int, in loop: Loop?) throws(Faults) -> Plan {
    var tile = tile
    tile?.loop = loop
    return try Plan(scenario.varied(by: varied, number: number), tile: tile, varied: names)
  }

  private func recipe(of plans: [Plan], _ values: [SheetValues]) -> Recipe {
    Recipe(
      of: plans.map(\.recipe), in: scenario.world.words, vary: values.map(\.recipe), rule: rule)
  }

  /// The faults of its settings, and of its first film's.
  var faultsOfReading: Faults {
    var faults = reader.faults
    faults.add(scenario.varied(by: varied, number: 0).faultsOfFilm(tile))
    return faults
  }

  /// The job; `picksSeed` is true if the seed is random.
  ///
  /// - Throws: All faults together.
  mutating func job(picksSeed: Bool) throws(Faults) -> Job {
    if let output = outputs.first, let format = output.format.manyFilms {
      return try jobOfPage(format, output.format.ending, picksSeed)
    }
    return try isOfNumbers ? jobOfNumbers(picksSeed) : jobInStep(picksSeed)
  }

  /// The job of an explorable page: one film for each run.
  private func jobOfPage(
    _ format: any ManyFilms, _ ending: String, _ picksSeed: Bool
  ) throws(Faults) -> Job {
    guard reader.faults.list.isEmpty else { throw reader.faults }
    // Each value is tried, so faults are reported before the first run.
    let (samples, values) = try SheetValues.sampled(of: varied, plan)
    let order = try chosen(among: varied.combinations, plan)?.map(\.number)
    let count = order?.count ?? varied.combinations
    let rendition = Rendition(
      of: [samples[0]], outputs: outputs, recipe: recipe(of: samples, values))
    var job = Job(
      runs: Runs(count: count, first: samples[0]) { number throws(Faults) in
        try plan(order?[number] ?? number)
      }, renditions: [rendition], varied: varied, picksSeed: picksSeed)
    job.order = order
    job.exploration = Exploration(
      format: format, ending: ending, measures: shownMeasures,
      facts: ExplorationFacts(
        values: names, measures: shownMeasures.map { varied.column($0.name) },
        sort: choice?.key.map { (varied.column($0.name), choice?.isDownwards ?? false) }),
      page: samples[0].pageFacts(ofMany: count, samples, varied: names))
    return job
  }

  /// The job of a sheet that shows numbers of its runs.
  ///
  /// - Throws: All faults together.
  private func jobOfNumbers(_ picksSeed: Bool) throws(Faults) -> Job {
    // Where paths in steps name what varies, each run has its own steps.
    let first = scenario.varied(by: varied, number: 0).written
    let isAlike = first["steps"] == scenario.written["steps"]
    let planned = isAlike ? PlanTemplate(varied, plan).plan : plan
    // Each written value is tried once, and both ends of a range, so that what is wrong with one is
    // told before the first run.
    let (samples, values) = try SheetValues.sampled(of: varied, after: reader.faults, planned)
    let measures = (table?.measures ?? []) + (graph?.measures ?? []) + (choice?.measures ?? [])
    if isOfObjects || measures.flatMap(\.parts).contains(where: \.isOfObjects) {
      try refuseObjects(of: samples)
    }
    let artist =
      drawsRuns ? try reader.artist(of: graph, table, samples, varied: varied, values) : nil
    let rendition = Rendition(
      of: [samples[0]], outputs: outputs, graph: artist,
      recipe: recipe(of: samples, values))
    var job = Job(
      runs: Runs(count: count, first: samples[0], planned), renditions: [rendition], varied: varied,
      table: table, graph: drawsRuns ? graph : nil, choice: choice, picksSeed: picksSeed)
    job.censusColumns = samples.censusColumns
    return job
  }

  private func refuseObjects(of samples: [Plan]) throws(Faults) {
    for plan in samples {
      switch plan.worldStart.measuring.objects {
      case .success: break
      case .failure(let problem): throw Faults([Fault(problem)])
      case nil:
        let what = WorldMessage(
          "\(plan.world.name) has no objects", "use rows: runs, or the world life")
        throw Faults([Fault(.said(what))])
      }
    }
  }

  /// The job of a sheet that shows its films in step, or a moment of each.
  ///
  /// - Throws: All faults together.
  private mutating func jobInStep(_ picksSeed: Bool) throws(Faults) -> Job {
    var films = try films()
    if isStrip { films.plans.shareWindow() }
    let shownFrame = isStrip ? 0 : reader.value(.frame)
    if let shownFrame, let frames = films.plans.longest, shownFrame >= frames {
      reader.refuse(
        .noSuchFrame(
          shownFrame, frames: frames, canBeReached: films.plans.allSatisfy(\.film.isPlain)),
        for: "frame")
    }
    var painters: SheetPainters?
    if outputs.contains(where: \.format.isPicture) {
      for (name, problem) in films.plans.problemsOfTexts(varied: names) {
        reader.refuse(problem, for: name)
      }
      do throws(DrawingError) {
        painters = try self.painters(of: &films.plans, axes: films.axes, shownFrame)
      } catch {
        let blamed = ["cell", "fit"].first { reader.written[$0] != nil }
        let place = blamed.flatMap { reader.written[$0]?.value.place }
        reader.refuse(films.plans.problem(of: error), at: place ?? varied.first?.namePlace)
      }
    }
    guard reader.faults.list.isEmpty else { throw reader.faults }
    let rendition = Rendition(
      of: films.plans, outputs: outputs, painter: painters?.film,
      historyPainter: painters?.history, shownFrame: shownFrame, recipe: films.recipe,
      notices: painters?.emptyRoom ?? [])
    var job = Job(
      runs: Runs(films.plans), renditions: [rendition], varied: varied, table: table,
      picksSeed: picksSeed)
    job.order = films.order
    if let rows = films.ofRows { job.rowRuns = rows }
    return job
  }

  /// Makes the painters, and gives the films their artists.
  private func painters(
    of plans: inout [Plan], axes: [SheetAxis], _ shownFrame: Int?
  ) throws(DrawingError) -> SheetPainters {
    let fit = reader.isGiven(.fit) && !names.contains("fit") ? reader.given(.fit) : nil
    let pictures = outputs.filter(\.format.isPicture)
    return try SheetPainters(of: &plans, for: pictures, shownFrame, fit: fit) { plans, fit in
      let tiles = SheetTiles(
        plans, axes: axes, rule: rule,
        // If only chance varies, the summary of all shows more than each by itself.
        sharesChart: names == [Setting.seed.name], isFitted: fit != nil)
      return SheetDrawing(
        tiles, columns: columns, isStrip: isStrip, fit: fit,
        countersAreGiven: reader.isGiven(.counters) || names.contains(Setting.counters.name))
    }
  }

  /// The films of a sheet, and the labels around them.
  private struct Films {
    var plans: [Plan]
    /// The same films for tables, where the sheet's own end later to close in step.
    let ofRows: Runs?
    /// Their numbers among all combinations, where they were chosen.
    let order: [Int]?
    let axes: [SheetAxis]
    let recipe: Recipe
  }

  /// The chosen runs in order, with the values by which they are sorted; nil if all are shown.
  private func chosen(
    among count: Int, _ make: @Sendable (Int) throws(Faults) -> Plan
  ) throws(Faults) -> [(number: Int, value: MeasureValue?)]? {
    guard let choice else { return nil }
    let chosen = try choice.runs(among: count, make)
    guard chosen.isEmpty, let condition = reader.given(.where) else { return chosen }
    let what = WorldMessage(
      "none of \(count.counted("run")) meets '\(condition.text)'",
      "write another condition, or vary more")
    throw Faults([Fault(.said(what), at: reader.place(of: .where))])
  }

  /// Plans all films, those that are chosen among all combinations in their order.
  private mutating func films() throws(Faults) -> Films {
    if choice != nil, !reader.faults.list.isEmpty { throw reader.faults }
    let chosen = try chosen(among: count, plan)
    let order = chosen?.map(\.number)
    let make: @Sendable (Int, Loop?) throws(Faults) -> Plan = {
      [self, order] number, loop throws(Faults) in try plan(order?[number] ?? number, in: loop)
    }
    var plans = try Plan.all(order?.count ?? count, after: reader.faults) {
      number throws(Faults) in try make(number, nil)
    }
    // What a table tells of a run depends on that run alone; a sheet shows all its films in step.
    var ofRows: Runs?
    if !isTable, let loop = try Plan.commonLoop(plans, &reader) {
      ofRows = Runs(plans)
      plans = try Plan.all(plans.count) { number throws(Faults) in try make(number, loop) }
    }
    guard let order, let chosen else {
      plans.recallOrigins(of: varied, numbers: plans.indices)
      let values = SheetValues.all(of: varied) { plans[$0] }
      return Films(
        plans: plans, ofRows: ofRows, order: nil, axes: values.map(\.axis),
        recipe: recipe(of: plans, values))
    }
    let (samples, values) = try SheetValues.sampled(of: varied, plan)
    plans = plans.withoutOriginals
    return Films(
      plans: plans, ofRows: ofRows, order: order,
      axes: [
        SheetValues.axis(of: order, among: varied, plans)
          .telling(chosen.map(\.value), of: choice?.key, in: plans[0])
      ],
      recipe: recipe(of: samples, values))
  }
}

extension [Plan] {
  /// Gives all the window in which each of them has room: they are moments of one run.
  fileprivate mutating func shareWindow() {
    let window = map(\.window).reduce(self[0].window) { $0.union($1) }
    let homes = compactMap { $0.film.looks[0].view.isHome ? $0.film.looks[0].view.cells : nil }
    let home = homes.dropFirst().reduce(homes.first) { $0?.union($1) }
    for place in indices {
      self[place].window = window
      if home != nil { self[place].film.goHome(home) }
    }
  }
}
