internal import Patterns
internal import Rendering
internal import Simulation
internal import Vocabulary

extension LifeRuleError {
  /// The problem with a rule as it was written.
  func problem(_ text: String) -> Problem {
    var (what, advice) = facts
    // Births and survivals are parted by a slash, whatever stands between them.
    if case .unexpected = self, let sign = text.first(where: { "-,;+|:. ".contains($0) }) {
      let other = text.replacing(String(sign), with: "/")
      if (try? LifeRule(other)) != nil { advice = "did you mean '\(other)'?" }
    }
    return .said(WorldMessage("rule '\(text)', column \(column): \(what)", advice))
  }

  private var facts: (what: String, advice: String) {
    switch self {
    case .empty: ("nothing is written", "write B3/S23, or a name such as highlife")
    case .unknownName(let name, let nearest, _):
      (
        "there is no rule '\(name)'",
        nearest.map { "did you mean '\($0)'?" } ?? "write it as B3/S23"
      )
    case .unexpected(let character, _):
      ("'\(character)' does not belong there", "write it as B3/S23")
    case .endsEarly: ("something is missing at the end", "write it as B3/S23")
    case .countTooLarge(let digit, let limit, _):
      ("nobody has \(digit) neighbours", "the most is \(limit)")
    case .repeated(let character, _):
      ("'\(character)' is given twice", "write it once")
    case .letterOfOtherCount(let letter, let count, _):
      ("with \(count) neighbours there is no form '\(letter)'", "leave it out")
    case .underscore: ("'_' does not part births from survivals", "write / instead")
    case .moreStates:
      (
        "what follows the second slash is no number of states",
        "write 2 to 256, such as 345/2/4"
      )
    case .oneDimensional(let code, _):
      (
        "this is an elementary rule, of one dimension",
        "use 'render wolfram --rule \(code.map(String.init) ?? "30")'"
      )
    case .mapLength(let count, let allowed, _):
      (
        "a MAP has \(allowed.map(String.init).joined(separator: ", ")) characters, not \(count)",
        "check that all of it was copied"
      )
    case .unknownGrid(let letter, _):
      ("there is no grid ':\(letter)'", "T is a torus, P is walled, such as :T30,20")
    case .sideOutOfRange(let limit, _):
      ("a side of the grid is out of range", "it is a number from 1 to \(limit)")
    }
  }
}
