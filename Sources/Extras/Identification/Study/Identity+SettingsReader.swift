internal import TerrariumPatterns
internal import TerrariumPlayback
internal import TerrariumSimulation
internal import TerrariumVocabulary
internal import TerrariumWorlds

extension Identity {
  /// Identifies the reader's `pattern` under its `rule`.
  ///
  /// - Parameters:
  ///   - reader: The settings `pattern`, `rule`, `rules`, `library` and `memory`.
  ///   - ticks: The most ticks to compute.
  /// - Returns: The result; nil if there is no such pattern, or if objects of its rule cannot be
  ///   identified, which is then recorded.
  static func of(_ reader: inout SettingsReader, lookingAt ticks: Int) -> Identity? {
    let memory = reader.value(.memory)?.bytes
    guard let given = RuledPattern(from: &reader, unless: ObjectCensus.problem(ofPatternsUnder:))
    else {
      return nil
    }
    var options = LifeOptions()
    options.memoryLimit = memory ?? min(LifeOptions.usualMemory, Ceiling.bytes)
    guard var study = PatternStudy(given.rule, ticks: ticks, options: options) else { return nil }
    do throws(WorldError) {
      return try study.identity(
        of: given.pattern.live,
        called: reader.written["pattern"]?.value.text ?? "")
    } catch {
      reader.refuse(.worldStopped(error), for: "pattern")
      return nil
    }
  }
}
