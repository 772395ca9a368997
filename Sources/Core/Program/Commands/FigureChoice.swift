internal import TerrariumBasics
internal import TerrariumPatterns
internal import TerrariumPlayback
internal import TerrariumVocabulary

/// The choice of figures of the library.
struct FigureChoice {
  private let kind: PatternCategory?
  private let period: Int?
  private let rule: String?
  private let states: Int?
  /// The rules of the program's figures.
  let rules: LibraryRules
  /// Words each of which must occur in a figure's name, in another of its names, or in its author's
  /// name.
  private let words: [String]

  /// Reads the choice among the program's figures, or among kept ones, some of which bring a rule
  /// along; a rule that there is not is noted as a fault.
  init(
    words: [String], from draft: inout Draft, among kept: [KeptFigure] = [],
    in catalogue: Catalogue
  ) {
    rules = LibraryRules(in: catalogue)
    kind = draft.value(.listedKind).flatMap(PatternCategory.init)
    period = draft.value(.listedPeriod)
    states = draft.value(.listedStates)
    self.words = words.map { $0.lowercased() }
    let text = draft.value(.listedRule)
    rule = text.flatMap { text in
      catalogue.figureRule(text)?.text ?? kept.lazy.compactMap(\.facts?.text).first { $0 == text }
    }
    if let text, rule == nil {
      draft.refuse(
        .badValue(
          setting: Setting.listedRule.name, text: text,
          expected: "a rule such as B36/S23 or highlife",
          nearest: NearestMatch.of(text, in: rules.names)), for: Setting.listedRule.name)
    }
  }

  /// True if a figure is among the chosen ones. Still lifes have the period 1.
  func includes(_ entry: LibraryEntry) -> Bool {
    if let kind, entry.category != kind { return false }
    if let period, entry.facts.period ?? (entry.category == .stillLife ? 1 : 0) != period {
      return false
    }
    return allows { rules.of(entry) } && words.allSatisfy { Self.speaks(entry, of: $0) }
  }

  /// True if a kept figure is among the chosen ones; one that cannot be read has a name alone.
  func includes(_ name: String, _ kept: KeptFigure?) -> Bool {
    allows { kept?.facts }
      && words.allSatisfy { Self.speaks(name, kept, of: $0) }
  }

  /// True if figures of a rule are among the chosen ones; nil is no rule that is known.
  private func allows(_ own: () -> FigureRule?) -> Bool {
    guard rule != nil || states != nil else { return true }
    guard let own = own() else { return false }
    return rule ?? own.text == own.text && states ?? own.states == own.states
  }

  /// True if no figure of the library has a word in its name.
  func isUnknown(_ word: String) -> Bool {
    !PatternLibrary.entries.contains { Self.speaks($0, of: word.lowercased()) }
  }

  /// The fault of a word that no listed figure has in its name.
  static func fault(of word: String, nearest: [String]) -> Fault {
    let advice =
      nearest.isEmpty
      ? "leave it out, and all are listed" : "did you mean \(nearest.map { "'\($0)'" }.choice)?"
    return Fault(
      .said("no pattern has '\(word)' in its names or its author's name", advice, isOfFile: true),
      at: .word(word))
  }

  /// The fault of words and flags that choose no figure together.
  static let nothing = Fault(
    .said("no pattern matches all words and flags", "leave out some of them", isOfFile: true))

  private static func speaks(_ entry: LibraryEntry, of word: String) -> Bool {
    entry.name.contains(word) || entry.aliases.contains { $0.contains(word) }
      || entry.author?.lowercased().contains(word) ?? false
  }

  /// True if a word occurs in the name of a kept figure or in that of its author.
  static func speaks(_ name: String, _ kept: KeptFigure?, of word: String) -> Bool {
    name.lowercased().contains(word)
      || kept?.pattern.notes.author?.lowercased().contains(word) ?? false
  }
}

extension Catalogue {
  /// The world that knows the rules of figures.
  fileprivate var figureKind: (any FigureKind)? {
    worlds.lazy.compactMap { $0 as? any FigureKind }.first
  }

  /// The facts about a figure's rule, whose file may belong to a pattern; nil if it is none.
  func figureRule(_ text: String, of source: PatternSource? = nil) -> FigureRule? {
    figureKind?.rule(written: text, of: source)
  }
}

/// The rules that figures of the library live by.
struct LibraryRules {
  /// The facts about each, by its text in the library.
  private let known: [String: FigureRule]
  private let suggested: [String]

  init(in catalogue: Catalogue) {
    known = PatternLibrary.entries.map(\.rule).unique.reduce(into: [:]) {
      $0[$1] = catalogue.figureRule($1)
    }
    suggested = catalogue.figureKind?.words.suggestions()[Setting.listedRule.name] ?? []
  }

  /// The facts about a figure's rule.
  func of(_ entry: LibraryEntry) -> FigureRule {
    known[entry.rule] ?? FigureRule(text: entry.rule, states: 2)
  }

  /// The names of rules, and those of the library.
  var names: [String] { suggested + known.keys.sorted() }
}
