/// Why a text is no rule for this engine. Columns count characters from 1.
package enum LifeRuleError: Error, Hashable, Sendable {
  /// There is nothing to read.
  case empty
  /// It is neither a notation nor a known name; perhaps another was meant.
  case unknownName(String, nearest: String?, column: Int)
  /// A character that does not belong there.
  case unexpected(Character, column: Int)
  /// The text ends where more is needed.
  case endsEarly(column: Int)
  /// A count that the neighbourhood cannot reach.
  case countTooLarge(Character, limit: Int, column: Int)
  /// A count or a letter given twice.
  case repeated(Character, column: Int)
  /// A letter of the isotropic notation that its count does not have.
  case letterOfOtherCount(Character, count: Int, column: Int)
  /// An underscore for a slash, which only the isotropic notation allows.
  case underscore(column: Int)
  /// A third part: the rule has more than two states.
  case moreStates(column: Int)
  /// A rule of one dimension, with its number where that can be read.
  case oneDimensional(code: Int?, column: Int)
  /// A MAP of a wrong length: its digits, and how many there could be.
  case mapLength(Int, allowed: [Int], column: Int)
  /// A bounded grid of a kind other than torus and plane.
  case unknownGrid(Character, column: Int)
  /// A side of a bounded grid that is 0 or too large.
  case sideOutOfRange(limit: Int, column: Int)

  /// The column of what is wrong.
  package var column: Int {
    switch self {
    case .empty: 1
    case .unknownName(_, _, let column), .unexpected(_, let column), .endsEarly(let column),
      .countTooLarge(_, _, let column), .repeated(_, let column),
      .letterOfOtherCount(_, _, let column), .underscore(let column), .moreStates(let column),
      .oneDimensional(_, let column), .mapLength(_, _, let column), .unknownGrid(_, let column),
      .sideOutOfRange(_, let column):
      column
    }
  }
}
