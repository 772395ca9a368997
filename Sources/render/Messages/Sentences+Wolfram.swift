internal import Simulation

extension WolframRuleError {
  func sentence(_ text: String) -> (what: String, advice: String) {
    let advice = "an elementary rule is a number from 0 to 255, such as 30 or W30"
    switch self {
    case .empty: return ("the rule is empty", advice)
    case .unexpectedCharacter(let character, let column):
      return ("rule '\(text)': '\(character)' in column \(column) does not belong there", advice)
    case .tooLarge: return ("rule '\(text)' is too large", advice)
    }
  }
}

extension WolframStartError {
  var sentence: (what: String, advice: String) {
    switch self {
    case .empty: ("start is empty", "write single, random or a string of 0 and 1")
    case .unexpectedCharacter(let character, let column):
      (
        "start: '\(character)' in column \(column) is neither 0 nor 1",
        "write single, random or a string of 0 and 1"
      )
    case .longerThanLine(let cells, let columns):
      ("start has \(cells) cells, a line only \(columns)", "shorten it, or make size wider")
    }
  }
}
