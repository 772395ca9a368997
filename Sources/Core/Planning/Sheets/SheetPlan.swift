internal import TerrariumBasics
internal import TerrariumEncoding
internal import TerrariumPlayback
internal import TerrariumRendering
internal import TerrariumVocabulary

extension Job {
  /// Creates a sheet over the varying settings of a variant, which may itself be one of several
  /// sheets.
  ///
  /// - Parameters:
  ///   - request: The request.
  ///   - variant: The settings without the varying settings here.
  ///   - varied: The settings that vary on the sheet.
  ///   - picksSeed: True if the seed is random.
  ///   - isBesidePage: True if the request also makes an explorable page.
  /// - Throws: All faults together.
  init(
    sheetOf request: JobRequest, _ variant: Variant, varied: [Variation], picksSeed: Bool,
    isBesidePage: Bool
  ) throws(Faults) {
    let (world, filled) = (request.world, variant.filled)
    var draft = request.with(filled).draft
    let measures = request.with(filled).measures(varied: varied)
    let table = RunTable(from: &draft, among: measures, isBesidePage: isBesidePage)
    let outputs = OutputPlan.all(of: &draft, in: world, beside: [], hasRunRows: table != nil)
    let graph = GraphPlan(from: &draft, among: measures, varied: varied)
    let choice = table?.isOfObjects ?? false ? nil : RunChoice(from: &draft, among: measures)
    let names = varied.map(\.name)
    let isStrip = names.contains(Setting.panels.name)
    let rule = Variant.holes(of: filled, among: varied).isEmpty ? nil : filled["rule"]?.value
    let columns = draft.value(.columns)
    if columns != nil, varied.count == 2 || isStrip && varied.count > 2, choice == nil {
      let other = isStrip ? "panels of one film" : "one setting that varies, or many"
      draft.refuse(.needs("columns", other), for: "columns")
    }
    // A picture of numbers shows no frames of the runs.
    let showsNumbers = graph != nil || table?.isOfObjects ?? false
    let shown = showsNumbers ? outputs.filter { !$0.format.isPicture } : outputs
    let tile = Plan.Tile(
      outputs: shown, varied: names, carriesRecipe: outputs.contains { $0.format.recipe != nil })
    let base = Variant(filled, in: request.catalogue)
    let tiled: @Sendable (Int, Loop?) throws(Faults) -> Plan = { number, loop throws(Faults) in
      var tile = tile
      tile.loop = loop
      return try Plan(request.with(base.varied(by: varied, number: number).filled), tile: tile)
    }
    let make: @Sendable (Int) throws(Faults) -> Plan = { number throws(Faults) in
      try tiled(number, nil)
    }
    let hasGraph = shown.count < outputs.count
    let isTable = outputs.allSatisfy(\.format.hasRows)
    // Without a measure to sort by, `top` only means fewer runs, and needs no list.
    let isUnsorted = choice?.measures.isEmpty ?? true
    let count = min(varied.combinations, isUnsorted ? choice?.top ?? .max : .max)
    let isChosenTable = table != nil && choice != nil
    let isLong = isTable && (isChosenTable || isUnsorted && count > Self.mostMade)
    if hasGraph || table?.isOfObjects ?? false || isLong {
      let drawing = hasGraph ? GraphDrawing(graph, table, of: &draft, outputs, varied: varied) : nil
      let isAlike = !base.varied(by: varied, number: 0).hasOwnSteps
      let make = isAlike ? PlanTemplate(varied, make).plan : make
      // Each written value and both ends of each range are tried once, to report faults before the
      // first run.
      let (samples, values) = try SheetValues.sampled(of: varied, after: draft.faults, make)
      if table?.isOfObjects ?? false { try Self.refuseObjects(of: samples) }
      let page = Page(
        of: [samples[0]], outputs: outputs,
        graph: try drawing?.artist(samples, varied: varied, values),
        recipe: Recipe(
          of: samples.map(\.recipe), in: world.words, vary: values.map(\.recipe), rule: rule))
      self.init(
        runs: Runs(count: count, first: samples[0], make), pages: [page], varied: varied,
        table: table, graph: drawing?.plan, choice: choice, picksSeed: picksSeed)
      censusColumns = samples.censusColumns
      return
    }
    var order: [Int]?
    if let choice {
      guard draft.faults.list.isEmpty else { throw draft.faults }
      order = try choice.numbers(among: count, make)
    }
    var plans = try Plan.all(order?.count ?? count, after: draft.faults) {
      [order] number throws(Faults) in try make(order?[number] ?? number)
    }
    // A table row depends on its run alone; a sheet shows all films in step.
    var ofRows: Runs?
    if !isTable, let loop = try Plan.commonLoop(plans, &draft) {
      ofRows = Runs(plans)
      plans = try Plan.all(plans.count) { [order] number throws(Faults) in
        try tiled(order?[number] ?? number, loop)
      }
    }
    if order == nil { plans.recallOrigins(of: varied, numbers: plans.indices) }
    var values = order == nil ? SheetValues.all(of: varied) { plans[$0] } : []
    var axes = values.map(\.axis)
    var samples = plans
    if let order {
      (samples, values) = try SheetValues.sampled(of: varied, make)
      plans = plans.withoutOriginals
      axes = [SheetValues.axis(of: order, among: varied, plans)]
    }
    if isStrip { plans.shareWindow() }
    let shownFrame = isStrip ? 0 : draft.value(.frame)
    if let shownFrame, let frames = plans.longest, shownFrame >= frames {
      draft.refuse(.noSuchFrame(shownFrame, frames: frames), for: "frame")
    }
    var painters: (film: SheetArtist, history: SheetArtist?)?
    if outputs.contains(where: \.format.isPicture) {
      Self.refuseTexts(of: plans, varied: names, &draft)
      do throws(DrawingError) {
        let fit = draft.isGiven(.fit) && !names.contains("fit") ? draft.value(.fit) : nil
        func drawn(
          _ plans: inout [Plan]
        ) throws(DrawingError) -> (film: SheetArtist, history: SheetArtist?) {
          let drawing = SheetDrawing(
            plans: plans, axes: axes, rule: rule, columns: columns, isStrip: isStrip,
            // If only the seed varies, a summary shows more than the single runs.
            sharesChart: names == [Setting.seed.name], fit: fit)
          let painter: SheetArtist
          (plans, painter) = try drawing.drawn()
          return SheetDrawing.charted(painter, &plans)
        }
        let first = plans[0]
        let areHistories = outputs.filter(\.format.isPicture).map { output in
          shownFrame == nil && !first.film.hasSteps && first.showsHistory(output)
        }
        var histories = areHistories.contains(true) ? plans.map(\.ofHistory) : []
        if areHistories.allSatisfy(\.self) { plans = histories }
        painters = try drawn(&plans)
        if areHistories.contains(false), !histories.isEmpty {
          let others = try drawn(&histories)
          painters?.history = others.history ?? others.film
        }
      } catch {
        let blamed = ["cell", "fit"].first { draft.written[$0] != nil }
        let place = blamed.flatMap { draft.written[$0]?.value.place }
        draft.refuse(plans.problem(of: error), at: place ?? varied.first?.namePlace)
      }
    }
    guard draft.faults.list.isEmpty else { throw draft.faults }
    let page = Page(
      of: plans, outputs: outputs, painter: painters?.film, historyPainter: painters?.history,
      shownFrame: shownFrame,
      recipe: Recipe(
        of: samples.map(\.recipe), in: world.words, vary: values.map(\.recipe), rule: rule))
    self.init(runs: Runs(plans), pages: [page], varied: varied, table: table, picksSeed: picksSeed)
    self.order = order
    if let ofRows { rowRuns = ofRows }
  }

  /// Rejects texts that are drawn once but contain values that differ between tiles.
  private static func refuseTexts(of plans: [Plan], varied: [String], _ draft: inout Draft) {
    let haveOneClock = haveOneClock(plans, varied: varied)
    let (sheet, tile) = varied == [Setting.panels.name] ? ("panels", "panel") : ("a sheet", "tile")
    for (name, text) in [("title", \Look.title), ("caption", \Look.caption)] {
      // Parts that a step changes are drawn in each tile.
      guard SheetDrawing.isSteady(plans, { [$1[keyPath: text]] }) else { continue }
      let texts = plans.map { $0.film.looks[0][keyPath: text] }
      let isOnce = texts.allSatisfy { $0 == texts[0] }
      // Differing titles are drawn in each tile.
      guard isOnce || name == "caption" else { continue }
      let parts = texts.compactMap(\.self).flatMap(\.parts)
      let isOfCensus = parts.contains { if case .count = $0 { true } else { false } }
      let untold = isOfCensus ? "a number of the census" : "the tick"
      let problem: WorldMessage? =
        if isOfCensus || !haveOneClock && parts.contains(.tick) {
          WorldMessage(
            "the \(name) of \(sheet) cannot contain \(untold), which differs from \(tile) to \(tile)",
            "leave it out, or show the counters")
        } else if !isOnce, !varied.contains(name) {
          WorldMessage(
            "the caption of \(sheet) appears once and cannot contain what differs from \(tile) to \(tile)",
            "put it into title, which then appears at each \(tile)")
        } else {
          nil
        }
      guard let problem else { continue }
      // A default for all worlds may be a text for films only.
      let isDefault = draft.written[name]?.rank == .general
      draft.refuse(isDefault ? .excludes(name, Setting.vary.name) : .said(problem), for: name)
    }
  }

  /// True if frames of the same number show the same tick in all films.
  private static func haveOneClock(_ plans: [Plan], varied: [String]) -> Bool {
    let first = plans[0]
    let areLike = plans.allSatisfy { plan in
      let (clock, other) = (plan.film.clock, first.film.clock)
      // A film without a number of frames ends earlier if its world comes to rest.
      return clock.every == other.every && clock.skip == other.skip
        && (clock.limit == other.limit || !plan.framesAreGiven)
    }
    guard areLike else { return false }
    // A whole history ends with its last row.
    if first.outputs.contains(where: first.showsHistory),
      plans.contains(where: { $0.window.height != first.window.height })
    {
      return false
    }
    // If frames may take no time, runs differ in their times.
    let vocabulary = first.world.words.vocabulary
    return first.subject.timeName == "tick"
      || varied.allSatisfy { vocabulary[$0]?.changes == .look }
  }

  /// The most plans of a table that are all made beforehand.
  static var mostMade: Int { 1_024 }

  private static func refuseObjects(of samples: [Plan]) throws(Faults) {
    for plan in samples {
      switch plan.worldStart.objects {
      case .success: break
      case .failure(let problem): throw Faults([Fault(problem)])
      case nil:
        let what = WorldMessage(
          "\(plan.world.name) has no objects", "use rows: runs, or the world life")
        throw Faults([Fault(.said(what))])
      }
    }
  }

  /// A run's varying values, as in tables.
  package func columns(ofRun number: Int, _ plan: Plan) -> [String] {
    SheetValues.columns(of: varied, ofRun: order?[number] ?? number, plan.variedValues)
  }

  /// The labels of a run's varying values.
  package func labels(ofRun number: Int, _ plan: Plan) -> [String] {
    SheetValues.labels(of: varied, ofRun: order?[number] ?? number, plan.variedValues)
  }

  /// A run's varying values as written.
  package func writtenColumns(ofRun number: Int) -> [String] {
    zip(varied, varied.values(ofCombination: order?[number] ?? number)).map {
      $0.fileLabel(of: $1) ?? YAMLWriter.flow($1)
    }
  }
}

extension [Plan] {
  /// Gives all moments of one run a common window that each fits into.
  fileprivate mutating func shareWindow() {
    let window = map(\.window).reduce(self[0].window) { $0.union($1) }
    let homes = compactMap { $0.film.looks[0].isHome ? $0.film.looks[0].view : nil }
    let home = homes.dropFirst().reduce(homes.first) { $0?.union($1) }
    for place in indices {
      self[place].window = window
      if home != nil { self[place].film.goHome(home) }
    }
  }

  /// The number of frames of the longest film; nil if one is only known after the run.
  package var longest: Int? {
    let frames = compactMap(\.film.frames)
    return frames.count == count ? frames.max() : nil
  }
}

extension Plan {
  /// The most reported faults of variants.
  static let faultLimit = 10

  /// Makes plans in parallel. If faults are already known, only the first `Job.mostMade` are made,
  /// to find more faults.
  ///
  /// - Throws: The known faults, followed by those of at most `faultLimit` plans.
  static func all(
    _ count: Int, after faults: Faults = Faults(), _ make: @Sendable (Int) throws(Faults) -> Plan
  ) throws(Faults) -> [Plan] {
    let count = faults.list.isEmpty ? count : Swift.min(count, Job.mostMade)
    let results = Results<Plan, Faults>(count: count, failureLimit: faultLimit)
    let pool = WorkerPool(jobs: Swift.min(WorkerPool.cores, Swift.max(1, count / 4)))
    pool.each(count) { number in results.put(number) { () throws(Faults) in try make(number) } }
    var faults = faults
    for failure in results.failures.prefix(faultLimit) { faults.add(failure) }
    guard faults.list.isEmpty else { throw faults }
    return results.values
  }
}
