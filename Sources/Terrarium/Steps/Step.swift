/// A step of a film: an advance of time, or a change between two ticks.
///
/// ```swift
/// let film = Film(
///   .life(pattern: "glider", size: GridSize(40, 30)),
///   steps: [.run(20), .place("eater", at: Cell(20, 12)), .run(60)])
/// ```
///
/// The same steps can be written as a YAML list: see ``Steps``. The steps that a world has are
/// checked when the film is made.
public struct Step: Hashable, Sendable {
  /// The name, as in scenarios.
  package let name: String

  /// The value of the step's own key; nil for a step that is a single word.
  private let value: SettingValue?

  /// The further keys of the step.
  package let companions: [String: SettingValue]

  init(_ name: String, _ value: SettingValue? = nil, _ companions: [String: SettingValue?] = [:]) {
    self.name = name
    self.value = value
    self.companions = companions.compactMapValues { $0 }
  }
}

extension Step {
  /// The step as scenarios write it: a word, or a mapping of its keys.
  var written: SettingValue {
    guard value != nil || !companions.isEmpty else { return SettingValue(name) }
    return SettingValue(
      pairs: [(name, value ?? "")]
        + companions.sorted { $0.key < $1.key }.map { ($0.key, $0.value) })
  }
}
