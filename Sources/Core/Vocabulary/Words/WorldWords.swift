package import TerrariumPictures

/// The words of a world: its names, its settings and their defaults.
package struct WorldWords: Sendable {
  package let name: String
  /// Its unique name in recipes.
  package var nameInRecipes: String
  /// Its names elsewhere.
  package let synonyms: [String]
  /// Its settings by their names elsewhere.
  package let meanings: [String: String]
  /// Its name on cards and pages.
  package let title: LocalizedText
  /// One line of description for the help, without a full stop.
  package let summary: String
  /// Command lines to start with, the best first.
  package let examples: [String]
  /// Its own settings.
  package let settings: [any SettingDeclaration]
  /// The names of its own most used settings, for short pages.
  package let usual: [String]
  /// The names of its own settings that affect only pictures.
  package let ofPictures: [String]
  /// The settings that it shares with other worlds.
  package let commonVocabulary: [any SettingDeclaration]
  /// All settings of the world.
  package let vocabulary: [any SettingDeclaration]
  /// The world's own defaults of settings.
  package var defaults: [String: String]
  /// The world's choices, if it accepts fewer words for a setting.
  package let choices: [String: [String]]
  /// Some values of a setting, for completion.
  package let suggestions: @Sendable () -> [String: [String]]
  /// The settings of a scenario to start with, so that there is something to see.
  package let starters: [(name: String, value: String)]
  /// The general settings that do not apply to this world.
  package let lacking: [String]
  /// The pairs of settings of which only one can be given; faults are reported at the first.
  package let exclusions: [(String, String)]
  /// The limits of requests for this world.
  package let limits: [LimitRow]
  /// True if the world decides the time of a frame, unless a delay is given.
  package let hasOwnTimes: Bool

  package init(
    name: String, synonyms: [String] = [], meanings: [String: String] = [:],
    title: LocalizedText? = nil,
    summary: String = "",
    examples: [String] = [],
    settings: [any SettingDeclaration] = [], usual: [String]? = nil,
    ofPictures: [String] = [],
    defaults: [String: String] = [:],
    choices: [String: [String]] = [:],
    suggestions: @escaping @Sendable () -> [String: [String]] = { [:] },
    starters: [(name: String, value: String)] = [], lacking: [String] = [],
    exclusions: [(String, String)] = [], limits: [LimitRow] = [], hasOwnTimes: Bool = false
  ) {
    self.name = name
    nameInRecipes = name
    (self.synonyms, self.meanings) = (synonyms, meanings)
    self.ofPictures = ofPictures
    self.title = title ?? LocalizedText(name)
    self.summary = summary
    self.examples = examples
    self.settings = settings
    self.usual = usual ?? settings.map(\.name)
    commonVocabulary = commonSettings.filter { !lacking.contains($0.name) }
    vocabulary = settings + commonVocabulary
    self.defaults = defaults
    self.choices = choices
    self.starters = starters
    self.lacking = lacking
    self.exclusions = commonExclusions + exclusions
    self.suggestions = suggestions
    self.limits = limits
    self.hasOwnTimes = hasOwnTimes
  }

  /// The value of a setting that is not given, as a user would write it; nil if it has none.
  package func fallback(of setting: any SettingDeclaration) -> String? {
    defaults[setting.name] ?? setting.fallback
  }

  /// True if a value is a setting's default, however it is written.
  package func isDefault(_ value: Node, of setting: any SettingDeclaration) -> Bool {
    guard let usual = fallback(of: setting) else { return false }
    return setting.canonical(value).isWritten(as: setting.canonical(Node(usual, at: value.place)))
  }

  /// The settings excluded by another one.
  package func excluded(by name: String) -> [String] {
    exclusions.compactMap { one, other in one == name ? other : other == name ? one : nil }
  }
}
