package import TerrariumEncoding
package import TerrariumPlayback
internal import TerrariumRendering
internal import TerrariumVocabulary

/// The facts of an explorable page about its runs.
package struct Exploration: Sendable {
  /// Writes its files.
  package let format: any ManyFilms
  /// The ending of their names.
  package let ending: String
  package let measures: [Measure]
  package let facts: ExplorationFacts
  /// The facts for the page around all films.
  package let page: PageFacts
}

/// The settings of an explorable page, before its films are planned.
struct PageReading {
  let draft: Draft
  let outputs: [OutputPlan]
  let measures: [Measure]
  let choice: RunChoice?

  /// Reads the settings of a scenario, without those that vary on the page.
  init(of scenario: Scenario, varied: [Variation]) {
    var draft = scenario.draft
    outputs = OutputPlan.all(of: &draft, in: scenario.world, beside: [])
    let isMeasured = draft.isGiven(.measures) || draft.value(.rows) == .runs
    let all = scenario.measures(varied: varied)
    var measures = isMeasured ? RunTable.measures(from: &draft, among: all) ?? [] : []
    choice = RunChoice(from: &draft, among: all)
    if let key = choice?.key, !measures.contains(key) { measures.append(key) }
    self.measures = measures
    self.draft = draft
  }
}

extension Job {
  /// Creates an explorable page over varying settings: one film for each run.
  ///
  /// - Parameters:
  ///   - scenario: The scenario, without the settings that vary here.
  ///   - varied: The settings that vary on the page.
  ///   - picksSeed: True if the seed is random.
  /// - Throws: All faults together.
  init(
    exploring scenario: Scenario, varied: [Variation], picksSeed: Bool
  ) throws(Faults) {
    let world = scenario.world
    let reading = PageReading(of: scenario, varied: varied)
    guard reading.draft.faults.list.isEmpty else { throw reading.draft.faults }
    let choice = reading.choice
    let measures = reading.measures
    let names = varied.map(\.name)
    let make: @Sendable (Int) throws(Faults) -> Plan = { number throws(Faults) in
      try Plan(scenario.varied(by: varied, number: number), varied: names)
    }
    // Each value is tried, so faults are reported before the first run.
    let (samples, values) = try SheetValues.sampled(of: varied, make)
    let order = try choice?.runs(among: varied.combinations, make).map(\.number)
    let rendition = Rendition(
      of: [samples[0]], outputs: reading.outputs,
      recipe: Recipe(
        of: samples.map(\.recipe), in: world.words, vary: values.map(\.recipe),
        rule: scenario.rule(varied: varied)))
    let count = order?.count ?? varied.combinations
    self.init(
      runs: Runs(count: count, first: samples[0]) { number throws(Faults) in
        try make(order?[number] ?? number)
      }, renditions: [rendition], varied: varied, picksSeed: picksSeed)
    self.order = order
    guard let first = reading.outputs.first, let format = first.format.manyFilms else { return }
    exploration = Exploration(
      format: format, ending: first.format.ending, measures: measures,
      facts: ExplorationFacts(
        values: names, measures: measures.map { varied.column($0.name) },
        sort: choice?.key.map { (varied.column($0.name), choice?.isDownwards ?? false) }),
      page: samples[0].pageFacts(ofMany: count, samples, varied: names))
  }
}

extension Plan {
  /// The facts for a page with many films including this one; texts appear if all films share them.
  fileprivate func pageFacts(ofMany count: Int, _ others: [Plan], varied: [String]) -> PageFacts {
    let own = pageFacts
    let facts = others.map(\.pageFacts)
    func shared(_ text: String?, _ texts: [String?]) -> String? {
      texts.allSatisfy { $0 == text } ? text : nil
    }
    let title = shared(own.title, facts.map(\.title)) ?? worldTitle
    let sentence = sentence(ofMany: count, titled: title, varied: varied)
    let caption = shared(own.caption(nil), facts.map { $0.caption(nil) }) ?? sentence
    return PageFacts(
      title: title, alt: shared(run.alt, others.map(\.run.alt)) ?? sentence,
      caption: { _ in caption },
      language: own.language, colours: own.colours, counts: [], ending: nil, grid: nil,
      labels: { _ in [] })
  }
}
