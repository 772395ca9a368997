/// Why a text is no rule of any family. Columns count characters from 1.
package enum RuleError: Error, Hashable, Sendable {
  /// A fault in births and survivals.
  case counts(LifeRuleError)
  /// No family has such a rule, and there is no file of that name; perhaps another was meant.
  case unknown(String, nearest: String?, column: Int)
  /// A character that does not belong there.
  case unexpected(Character, column: Int)
  /// The text ends where more is needed.
  case endsEarly(column: Int)
  /// A number beyond what may stand there.
  case outOfRange(what: String, allowed: ClosedRange<Int>, column: Int)
  /// Cells that are born of nothing, in a rule that cannot have that.
  case birthsOfNothing(column: Int)
  /// A neighbourhood with a letter that none has.
  case unknownNeighbourhood(Character, column: Int)
  /// A list of weights or of cells of a wrong length.
  case listLength(Int, allowed: [Int], column: Int)
  /// A grid of a kind that there is not, or not for this rule.
  case unknownGrid(Character, column: Int)
  /// A side of a grid that is too large, or 0 where it must end.
  case sideOutOfRange(limit: Int, column: Int)
  /// Two seams are shifted or twisted, of which only one may be.
  case oneSeamOnly(column: Int)
  /// A grid with an odd side, on which blocks of two do not close.
  case oddSide(column: Int)
  /// A fault in the rule file of that name.
  case file(name: String, RuleFileError)

  /// The column of what is wrong.
  package var column: Int {
    switch self {
    case .counts(let error): error.column
    case .unknown(_, _, let column), .unexpected(_, let column), .endsEarly(let column),
      .outOfRange(_, _, let column), .birthsOfNothing(let column),
      .unknownNeighbourhood(_, let column), .listLength(_, _, let column),
      .unknownGrid(_, let column), .sideOutOfRange(_, let column), .oneSeamOnly(let column),
      .oddSide(let column):
      column
    case .file: 1
    }
  }
}
