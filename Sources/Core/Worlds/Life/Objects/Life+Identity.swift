internal import Patterns
internal import Playback
internal import Simulation
internal import Vocabulary

extension Life: IdentifyingKind {
  func identity(lookingAt ticks: Int, from draft: inout Draft) -> Identity? {
    let memory = draft.value(.memory)?.bytes
    guard let (cells, rule) = Self.figure(from: &draft) else { return nil }
    var options = LifeOptions()
    options.memoryLimit = memory ?? min(LifeOptions.usualMemory, Ceiling.bytes)
    guard var study = FigureStudy(rule, ticks: ticks, options: options) else { return nil }
    do throws(WorldError) {
      return try study.identity(of: cells, called: draft.written["pattern"]?.value.text ?? "")
    } catch {
      draft.refuse(.worldStopped(error), for: "pattern")
      return nil
    }
  }

  /// The cells of the draft's pattern, and the rule that they live by.
  private static func figure(from draft: inout Draft) -> ([Cell], CellRule)? {
    let library = draft.folder(.library)
    draft.refuseMissing(.library)
    draft.refuseMissing(.rules)
    guard draft.faults.list.isEmpty, let text = draft.value(.pattern),
      let source = PatternSource(text, from: &draft, library: library, keepsTree: true)
    else { return nil }
    let isOwn = !draft.isGiven(.rule) && source.pattern.rule != nil
    guard let written = isOwn ? source.pattern.rule : draft.value(.rule) else { return nil }
    let culprit = draft.isGiven(.rule) ? "rule" : "pattern"
    let origin = source.path ?? PatternLibrary.entry(named: text)?.name
    do throws(Problem) {
      let rule = try LifeRules.rule(written, from: &draft, source)
      if let problem = ObjectCensus.problem(of: rule) { throw problem }
      let cells = try cells(of: source)
      return (cells, rule)
    } catch {
      draft.refuse(isOwn ? error.of(file: origin) : error, for: culprit)
      return nil
    }
  }

  private static func cells(of source: PatternSource) throws(Problem) -> [Cell] {
    let path = source.path
    if let problem = source.pattern.highestState?.problem(ofRuleWith: 2, in: path) { throw problem }
    var limits = PatternLimits()
    limits.cells = 1 << 24
    return try source.pattern.content.figure(ofFile: path, limits: limits).cells
  }
}
