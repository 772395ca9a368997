internal import TerrariumPatterns
internal import TerrariumPlayback
internal import TerrariumSimulation
internal import TerrariumVocabulary
internal import TerrariumWorlds

extension Identity {
  /// Identifies the draft's `pattern` under its `rule`.
  ///
  /// - Parameters:
  ///   - draft: The settings `pattern`, `rule`, `rules`, `library` and `memory`.
  ///   - ticks: The most ticks to compute.
  /// - Returns: The result; nil if there is no such pattern, or if objects of its rule cannot be
  ///   identified, which is then recorded.
  static func of(_ draft: inout Draft, lookingAt ticks: Int) -> Identity? {
    let memory = draft.value(.memory)?.bytes
    guard let given = RuledPattern(from: &draft, unless: ObjectCensus.problem(ofPatternsUnder:))
    else {
      return nil
    }
    var options = LifeOptions()
    options.memoryLimit = memory ?? min(LifeOptions.usualMemory, Ceiling.bytes)
    guard var study = PatternStudy(given.rule, ticks: ticks, options: options) else { return nil }
    do throws(WorldError) {
      return try study.identity(
        of: given.pattern.live,
        called: draft.written["pattern"]?.value.text ?? "")
    } catch {
      draft.refuse(.worldStopped(error), for: "pattern")
      return nil
    }
  }
}
