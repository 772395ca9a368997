internal import TerrariumBasics
internal import TerrariumPlayback
internal import TerrariumVocabulary

/// A keyword for rules among the values of `rule`.
enum RuleWord: Equatable {
  /// The rules that differ in at most a number of answers.
  case near(Int)
  case all
  case random(Int)
  /// A keyword with a wrong number, and advice.
  case wrong(advice: String)

  /// True if it stands for all or some rules of a family.
  var isOfFamily: Bool {
    switch self {
    case .all, .random: true
    case .near, .wrong: false
    }
  }

  /// Parses a keyword; nil if the value is a rule.
  init?(_ text: String) {
    let words = text.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
    let number = words.count > 1 ? Int(plain: String(words[1])) : nil
    switch (words[0], number) {
    case ("near", nil) where words.count == 1: self = .near(1)
    case ("near", let steps?) where 1...2 ~= steps: self = .near(steps)
    case ("near", _): self = .wrong(advice: "near takes 1 or 2")
    case ("all", nil) where words.count == 1: self = .all
    case ("all", _): self = .wrong(advice: "all stands alone")
    case ("random", let count?) where 1...Variants.limit ~= count: self = .random(count)
    case ("random", _): self = .wrong(advice: "random takes a number from 1 to \(Variants.limit)")
    default: return nil
    }
  }
}

extension SettingsReader {
  /// The rules that the values of a variation name; nil if a keyword is wrong, which is recorded.
  mutating func rules(of old: Variation, in kind: any RuledKind) -> VariedValues? {
    let words = old.values.map { RuleWord($0.text) }
    guard words.contains(where: { $0 != nil }) else { return old.values }
    for (value, word) in zip(old.values, words) {
      guard case .wrong(let advice) = word else { continue }
      refuse(.said("rule cannot be '\(value.text)'", advice), at: value.place)
    }
    return faults.list.isEmpty ? listed(old, words, of: kind) : nil
  }

  /// The values of a list, with keywords replaced by rules; a whole family is not stored.
  private mutating func listed(
    _ old: Variation, _ words: [RuleWord?], of kind: any RuledKind
  ) -> VariedValues? {
    let seed: UInt64 = if case .number(let number) = given(.seed) { number } else { 1 }
    var (before, all): ([Node], [Node]) = ([], [])
    var whole: RuleFamily?
    for (value, word) in zip(old.values, words) {
      var rules = [value.text]
      switch word {
      case nil, .wrong: break
      case .near(let steps):
        guard let near = kind.rulesNearby(&self, steps: steps) else { return nil }
        rules = near
      case .all:
        guard whole == nil else {
          refuse(.given(twice: "all"), at: value.place)
          return nil
        }
        guard let family = family(of: kind, at: value.place) else { return nil }
        guard family.count != nil else {
          refuse(
            .said("there are too many \(family.name) to list", "random:N takes N of them"),
            at: value.place)
          return nil
        }
        before = all
        all = []
        whole = family
        rules = []
      case .random(let count):
        guard let family = family(of: kind, at: value.place) else { return nil }
        if count <= family.count ?? .max { rules = family.random(count, seed: Seed(seed)) }
        guard rules.count == count, count <= family.count ?? .max else {
          refuse(
            .said(
              "a family has \((family.count ?? rules.count).counted("rule")), fewer than \(count)",
              "ask for fewer"), at: value.place)
          return nil
        }
      }
      all += word == nil ? [value] : rules.map { Node($0, at: value.place) }
    }
    let (first, last) = (before, all)
    let (start, end) = (first.count, first.count + (whole?.count ?? 0))
    let values = VariedValues(
      count: end + last.count, word: old.values.map(\.wordOfList).joined(separator: ","),
      at: old.values[0].place
    ) { [whole] number in
      if let whole, start..<end ~= number { return whole.rule(number - start) }
      return number < start ? first[number].text : last[number - end].text
    }
    // So many rules are planned on demand.
    let isLong = values.count > Plan.mostMade && words.contains { $0?.isOfFamily ?? false }
    if isLong || words == [.all] { return values }
    return VariedValues(first + values[start..<end] + last)
  }

  private mutating func family(of kind: any RuledKind, at place: Place) -> RuleFamily? {
    if let family = kind.ruleFamily(&self) { return family }
    if faults.list.isEmpty {
      refuse(
        .said(
          "the rule is a table, without a family",
          "use all and random:N with rules in a notation, such as B3/S23, B2-a/S12, 345/2/4 or W30"),
        at: place)
    }
    return nil
  }
}

extension Node {
  /// A value as an item of a comma-separated list.
  fileprivate var wordOfList: String { text.contains(",") ? "\"\(text)\"" : text }
}
