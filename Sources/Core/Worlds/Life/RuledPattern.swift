package import TerrariumPatterns
internal import TerrariumPlayback
package import TerrariumSimulation
package import TerrariumVocabulary

/// The cells of a pattern and its rule, for extras that examine patterns.
package struct RuledPattern: Sendable {
  package let pattern: Pattern
  package let rule: CellRule

  /// Reads the reader's `pattern` and `rule`; nil if one is wrong or missing, which is recorded.
  ///
  /// - Parameters:
  ///   - reader: The settings `pattern`, `rule`, `rules` and `library`.
  ///   - problem: Returns the reason why the rule is unsuitable; nil if it is suitable.
  package init?(from reader: inout SettingsReader, unless problem: (CellRule) -> Problem?) {
    let library = reader.folder(.library)
    reader.refuseMissing(.library)
    reader.refuseMissing(.rules)
    guard reader.faults.list.isEmpty, let text = reader.value(.pattern),
      let source = PatternSource(text, from: &reader, library: library, keepsTree: true)
    else { return nil }
    let isOwn = !reader.isGiven(.rule) && source.pattern.rule != nil
    guard let written = isOwn ? source.pattern.rule : reader.value(.rule) else { return nil }
    let origin = source.path ?? PatternLibrary.entry(named: text)?.name
    do throws(Problem) {
      rule = try LifeRules.rule(written, from: &reader, source)
      if let problem = problem(rule) { throw problem }
      let drawn = try source.read(by: DrawingKey(states: rule.stateCount), in: &reader)
      pattern = try Self.pattern(of: LifeStart.decoded(drawn, under: rule), under: rule)
    } catch {
      reader.refuse(
        isOwn ? error.of(file: origin) : error, for: reader.isGiven(.rule) ? "rule" : "pattern")
      return nil
    }
  }

  private static func pattern(
    of source: PatternSource, under rule: CellRule
  ) throws(Problem) -> Pattern {
    let path = source.path
    if let problem = source.pattern.highestState?.problem(ofRuleWith: rule.stateCount, in: path) {
      throw problem
    }
    var limits = PatternLimits.manyStates
    limits.cells = 1 << 24
    return try source.pattern.content.cells(ofFile: path, limits: limits)
  }
}
