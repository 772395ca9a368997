package import TerrariumRendering

/// The words of a world: its names, its settings and their defaults.
package struct WorldWords: Sendable {
  package let name: String
  /// Its name in recipes, which no other world has.
  package var nameInRecipes: String
  /// Words by which people call it elsewhere.
  package let synonyms: [String]
  /// Its name on cards and pages.
  package let title: LocalizedText
  /// One line on it, without a full stop.
  package let about: LocalizedText
  /// That line in the help.
  package var summary: String { about.text(.en) }
  /// Command lines to start from, the best first.
  package let examples: [String]
  /// The settings that are its own.
  package let settings: [any SettingDeclaration]
  /// The names of those of its own that people use most, for short pages.
  package let usual: [String]
  /// The names of those of its own that only a picture shows.
  package let ofPictures: [String]
  /// The settings that it shares with other worlds.
  package let commonVocabulary: [any SettingDeclaration]
  /// Every setting that it understands.
  package let vocabulary: [any SettingDeclaration]
  /// The world's own defaults of settings.
  package let defaults: [String: String]
  /// The world's own choices, if it takes fewer of a setting's words.
  package let choices: [String: [String]]
  /// Some of the values that a setting takes, for completion.
  package let suggestions: @Sendable () -> [String: [String]]
  /// The settings of a scenario to start from, so that there is something to see.
  package let starters: [(name: String, value: String)]
  /// The settings of every other world that have no meaning in this one.
  package let lacking: [String]
  /// The pairs of settings of which only one can be given; faults are told at the first.
  package let exclusions: [(String, String)]
  /// The limits of requests for this world.
  package let limits: [LimitRow]

  package init(
    name: String, synonyms: [String] = [], title: LocalizedText? = nil,
    about: LocalizedText = LocalizedText(""),
    examples: [String] = [],
    settings: [any SettingDeclaration] = [], usual: [String]? = nil,
    ofPictures: [String] = [],
    defaults: [String: String] = [:],
    choices: [String: [String]] = [:],
    suggestions: @escaping @Sendable () -> [String: [String]] = { [:] },
    starters: [(name: String, value: String)] = [], lacking: [String] = [],
    exclusions: [(String, String)] = [], limits: [LimitRow] = []
  ) {
    self.name = name
    nameInRecipes = name
    self.synonyms = synonyms
    self.ofPictures = ofPictures
    self.title = title ?? LocalizedText(name)
    self.about = about
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
  }

  /// The settings that one excludes.
  package func excluded(by name: String) -> [String] {
    exclusions.compactMap { one, other in one == name ? other : other == name ? one : nil }
  }
}
