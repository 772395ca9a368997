internal import Playback
internal import Rendering
internal import Simulation
internal import Vocabulary

extension WolframRuleError {
  /// What is wrong with a rule as it was written.
  func problem(_ text: String) -> Problem {
    let advice = "an elementary rule is a number from 0 to 255, such as 30 or W30"
    let what =
      switch self {
      case .empty: "the rule is empty"
      case .unexpectedCharacter(let character, let column):
        "rule '\(text)': '\(character)' in column \(column) does not belong there"
      case .tooLarge: "rule '\(text)' is too large"
      }
    return .said(Saying(what, advice))
  }
}

extension WolframStartError {
  /// What is wrong with a start as it was written.
  var problem: Problem {
    let words = "write single, random or a string of 0 and 1"
    let (what, advice) =
      switch self {
      case .empty: ("start is empty", words)
      case .unexpectedCharacter(let character, let column):
        ("start: '\(character)' in column \(column) is neither 0 nor 1", words)
      case .longerThanLine(let cells, let columns):
        (
          "start has \(cells) cells, a line only \(columns)", "shorten it, or make size wider"
        )
      }
    return .said(Saying(what, advice))
  }
}
