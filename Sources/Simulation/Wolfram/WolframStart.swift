/// Line 0 of an elementary automaton.
package enum WolframStart: Hashable, Sendable {
  /// One living cell in the middle.
  case single
  /// Each column living with `chances` in `total`, drawn from the stream `init`.
  case random(chances: Int, total: Int)
  /// These cells in the middle, everything else dead.
  case cells([Bool])

  /// The number of columns that it needs; a bounded line must have as many.
  package var width: Int {
    switch self {
    case .single: 1
    case .random: 0
    case .cells(let cells): cells.count
    }
  }

  /// The cells that a text of `0` and `1` draws.
  package init(parsing text: String) throws(WolframStartError) {
    guard !text.isEmpty else { throw .empty }
    var cells: [Bool] = []
    for character in text {
      switch character {
      case "0": cells.append(false)
      case "1": cells.append(true)
      default: throw .unexpectedCharacter(character, column: cells.count + 1)
      }
    }
    self = .cells(cells)
  }
}

/// A fault in a start; columns count from 1.
package enum WolframStartError: Error, Hashable {
  /// No cell was written.
  case empty
  /// A character that is neither `0` nor `1`.
  case unexpectedCharacter(Character, column: Int)
  /// A character that is none of a rule's colours.
  case noColour(Character, of: Int, column: Int)
  /// More cells than a bounded line has.
  case longerThanLine(cells: Int, columns: Int)
}
