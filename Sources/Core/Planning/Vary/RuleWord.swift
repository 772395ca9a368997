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
