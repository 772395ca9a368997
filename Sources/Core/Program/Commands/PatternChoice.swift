internal import TerrariumBasics
internal import TerrariumPatterns
internal import TerrariumPlayback
internal import TerrariumVocabulary

/// A choice of patterns from the library.
struct PatternChoice {
  private let kind: PatternCategory?
  private let period: Int?
  private let rule: String?
  private let states: Int?
  /// The rules of the built-in patterns.
  let rules: LibraryRules
  /// Words that must all occur in a pattern's names or its author's name.
  private let words: [String]

  /// Reads the choice among the built-in patterns, or among kept ones, which may have their own
  /// rules; an unknown rule is a fault.
  init(
    words: [String], from reader: inout SettingsReader, among kept: [KeptPattern] = [],
    in catalogue: Catalogue
  ) {
    rules = LibraryRules(in: catalogue)
    kind = reader.value(.listedKind).flatMap(PatternCategory.init)
    period = reader.value(.listedPeriod)
    states = reader.value(.listedStates)
    self.words = words.map { $0.lowercased() }
    let text = reader.value(.listedRule)
    rule = text.flatMap { text in
      catalogue.patternRule(text)?.text ?? kept.lazy.compactMap(\.facts?.text).first { $0 == text }
    }
    if let text, rule == nil {
      reader.refuse(
        .badValue(
          setting: Setting.listedRule.name, text: text,
          expected: "a rule such as B36/S23 or highlife",
          nearest: NearestMatch.of(text, in: rules.names)), for: Setting.listedRule.name)
    }
  }

  /// True if a pattern is chosen. Still lifes have the period 1.
  func includes(_ entry: LibraryEntry) -> Bool {
    if let kind, entry.category != kind { return false }
    if let period, entry.facts.period ?? (entry.category == .stillLife ? 1 : 0) != period {
      return false
    }
    return allows { rules.of(entry) } && words.allSatisfy { Self.speaks(entry, of: $0) }
  }

  /// True if a kept pattern is chosen; an unreadable one has only a name.
  func includes(_ name: String, _ kept: KeptPattern?) -> Bool {
    allows { kept?.facts }
      && words.allSatisfy { Self.speaks(name, kept, of: $0) }
  }

  /// True if patterns of a rule are chosen; nil is an unknown rule.
  private func allows(_ own: () -> PatternRule?) -> Bool {
    guard rule != nil || states != nil else { return true }
    guard let own = own() else { return false }
    return rule ?? own.text == own.text && states ?? own.states == own.states
  }

  /// True if no pattern of the library has a word in its name.
  func isUnknown(_ word: String) -> Bool {
    !PatternLibrary.entries.contains { Self.speaks($0, of: word.lowercased()) }
  }

  /// The fault of a word that occurs in no listed pattern's name.
  static func fault(of word: String, nearest: [String]) -> Fault {
    let advice =
      nearest.isEmpty
      ? "leave it out, and all are listed" : "did you mean \(nearest.map { "'\($0)'" }.choice)?"
    return Fault(
      .said("no pattern has '\(word)' in its names or its author's name", advice, isOfFile: true),
      at: .word(word))
  }

  /// The fault of words and flags that choose no pattern together.
  static let nothing = Fault(
    .said("no pattern matches all words and flags", "leave out some of them", isOfFile: true))

  private static func speaks(_ entry: LibraryEntry, of word: String) -> Bool {
    entry.name.contains(word) || entry.aliases.contains { $0.contains(word) }
      || entry.author?.lowercased().contains(word) ?? false
  }

  /// True if a word occurs in the name of a kept pattern or its author.
  static func speaks(_ name: String, _ kept: KeptPattern?, of word: String) -> Bool {
    name.lowercased().contains(word)
      || kept?.content.notes.author?.lowercased().contains(word) ?? false
  }
}

extension Catalogue {
  /// The world that knows the rules of patterns.
  fileprivate var patternRules: (any PatternRules)? {
    worlds.lazy.compactMap { $0 as? any PatternRules }.first
  }

  /// The facts about a pattern's rule, whose file may belong to the pattern; nil if the rule is
  /// unknown.
  func patternRule(_ text: String, of source: PatternSource? = nil) -> PatternRule? {
    patternRules?.rule(written: text, of: source)
  }
}

/// The rules of the library's patterns.
struct LibraryRules {
  /// The facts about each rule, by its text in the library.
  private let known: [String: PatternRule]
  private let suggested: [String]

  init(in catalogue: Catalogue) {
    known = PatternLibrary.entries.map(\.rule).unique.reduce(into: [:]) {
      $0[$1] = catalogue.patternRule($1)
    }
    suggested = catalogue.patternRules?.words.suggestions()[Setting.listedRule.name] ?? []
  }

  /// The facts about a pattern's rule.
  func of(_ entry: LibraryEntry) -> PatternRule {
    known[entry.rule] ?? PatternRule(text: entry.rule, states: 2)
  }

  /// The names of rules, and the rules of the library.
  var names: [String] { suggested + known.keys.sorted() }
}
