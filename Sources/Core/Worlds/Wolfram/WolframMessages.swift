internal import TerrariumBasics
internal import TerrariumSimulation
internal import TerrariumVocabulary

extension WolframStartError {
  /// The problem of a start as written.
  var problem: Problem {
    let words = "write single, random or a string of 0 and 1"
    let (what, advice) =
      switch self {
      case .empty: ("start is empty", words)
      case .noColour(let character, 2, let column):
        ("start: '\(character)' in column \(column) is neither 0 nor 1", words)
      case .noColour(let character, let colors, let column):
        (
          "start: '\(character)' in column \(column) is none of the rule's \(colors) colours",
          "write single, random or a string of \(LineRule.digits(colors))"
        )
      case .longerThanLine(let cells, let columns):
        (
          "start has \(cells.counted("cell")), a line only \(columns)",
          "shorten it, or make size wider"
        )
      }
    return .said(what, advice)
  }
}

extension RuleError {
  /// True if a text looks like one of the 256 elementary rules.
  private static func looksElementary(_ text: String) -> Bool {
    let letters = text.filter { !$0.isWhitespace }
    guard let first = letters.first, let last = letters.last else { return true }
    return !"cC{".contains(first)
      && !("rR".contains(last) && letters.contains { "0"..."9" ~= $0 })
  }

  /// The problem of a one-dimensional rule, with advice on the family that its text resembles, or
  /// for one of the 256 if it must be one.
  func lineProblem(_ text: String, mustBeElementary: Bool = false) -> Problem {
    let isElementary = mustBeElementary || Self.looksElementary(text)
    let usual =
      isElementary
      ? "an elementary rule is a number from 0 to 255, such as 30 or W30"
      : "write it as C1599K3R1, {1599,{3,1},1} or 30R"
    let (what, advice) =
      switch self {
      case _ where text.hasPrefix("#GAME "):
        ("rule '\(text)' names a game without a known rule", usual)
      case .empty: ("rule '\(text)' is empty", usual)
      case .unexpected(let character, let column):
        ("rule '\(text)': unexpected '\(character)' in column \(column)", usual)
      case .endsEarly: ("rule '\(text)': something is missing at the end", usual)
      case .outOfRange(let what, let allowed, let column):
        (
          "rule '\(text)', column \(column): \(what): "
            + "from \(allowed.lowerBound) to \(allowed.upperBound) are possible", usual
        )
      case .listLength(let count, let allowed, let column):
        (
          "rule '\(text)', column \(column): there are \(count) weights",
          "there should be \(allowed.map(String.init).choice)"
        )
      case .numberTooLarge where isElementary: ("rule '\(text)' is too large", usual)
      case .numberTooLarge(let column):
        (
          "rule '\(text)', column \(column): there is no rule of that number",
          "a smaller one, or more colours or neighbours"
        )
      case .tooLarge(let column):
        (
          "rule '\(text)', column \(column): its table would be too large",
          "fewer colours, smaller weights or nearer neighbours"
        )
      default: ("rule '\(text)' is none", usual)
      }
    return .said(what, advice)
  }
}

extension LineRule {
  /// The valid characters for a number of colours, in words.
  static func digits(_ colors: Int) -> String {
    switch colors {
    case 2: "0 and 1"
    case 3: "0, 1 and 2"
    case ...10: "0 to \(colors - 1)"
    case 11: "0 to 9 and a"
    default: "0 to 9 and a to \(letters[colors - 1])"
    }
  }
}

extension Problem {
  /// The problem of a rule that cannot replace the first one during a film, because its engine or
  /// colours differ.
  static func otherFamily(of rule: String) -> Problem {
    .said("rule '\(rule)' cannot take over from an elementary one", "begin the film with it")
  }

  /// The problem of a rule that cannot replace the first one during a film, because it has more
  /// colours.
  static func otherColours(_ colors: Int, of rule: String, than first: Int) -> Problem {
    .said(
      "rule '\(rule)' has \(colors) colours, the film's first rule \(first)",
      "begin the film with it")
  }

  /// The problem of a grid that does not suit a line.
  static func noLine(_ grid: String, behind rule: String) -> Problem {
    .said(
      "rule '\(rule):\(grid)': a line is on no grid ':\(grid)'",
      "T is a ring, P ends, such as :T30,1")
  }

  /// The problem of a file of another line than the film's.
  static func otherLine(_ grid: String) -> Problem {
    .said(
      "the grid ':\(grid)' of the file's rule is not the film's line",
      "begin the film with the file, or give size and edges like that")
  }

  /// The problem of a pattern with more than one row.
  static func tooManyRows(_ rows: Int) -> Problem {
    .said("the pattern has \(rows) rows, a line has one", "draw it in one row, such as 'o2bo!'")
  }
}
