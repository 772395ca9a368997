/// A reason why a text is not a rule. Columns count characters from 1.
package indirect enum RuleError: Error, Hashable, Sendable {
  /// A fault in births and survivals.
  case counts(RuleError)
  /// The text is empty.
  case empty
  /// No family has such a rule, and there is no file of that name.
  case unknown(String, column: Int)
  /// The notation is of a family that is not supported.
  case notSimulated(String, column: Int)
  /// A character is not allowed here.
  case unexpected(Character, column: Int)
  /// The text ends too early.
  case endsEarly(column: Int)
  /// A count exceeds the number of neighbours.
  case countTooLarge(Character, limit: Int, column: Int)
  /// A count or a letter is repeated.
  case repeated(Character, column: Int)
  /// A count does not have this letter of the isotropic notation.
  case letterOfOtherCount(Character, count: Int, column: Int)
  /// An underscore replaces a slash, which only the isotropic notation allows.
  case underscore(column: Int)
  /// A third part is not a number of states.
  case moreStates(column: Int)
  /// The rule is one-dimensional.
  case oneDimensional(column: Int)
  /// A MAP has a wrong length: its digits, and the possible lengths.
  case mapLength(Int, allowed: [Int], column: Int)
  /// A number is out of range.
  case outOfRange(what: String, allowed: ClosedRange<Int>, column: Int)
  /// A range of counts begins after its end.
  case backwards(from: Int, to: Int, column: Int)
  /// The number of the rule is too large.
  case numberTooLarge(column: Int)
  /// The rule would need a table of too many answers.
  case tooLarge(column: Int)
  /// The rule has B0, which is not allowed here.
  case birthsOfNothing(column: Int)
  /// The letter of the neighbourhood is unknown.
  case unknownNeighbourhood(Character, column: Int)
  /// A list of weights or cells has a wrong length.
  case listLength(Int, allowed: [Int], column: Int)
  /// The kind of grid does not exist, or not for this rule.
  case unknownGrid(Character, column: Int)
  /// A torus is shifted along a seam, which the rule does not allow.
  case shiftedGrid(column: Int)
  /// A side of a grid is too large, or 0 although it must be bounded.
  case sideOutOfRange(limit: Int, column: Int)
  /// Two seams are shifted or twisted, but only one may be.
  case oneSeamOnly(column: Int)
  /// A side of the grid is odd, so that blocks of two do not close.
  case oddSide(column: Int)
  /// The rule file of that name has a fault.
  case file(name: String, RuleFileError)

  /// The column of the fault.
  package var column: Int {
    switch self {
    case .counts(let error): error.column
    case .unknown(_, let column), .notSimulated(_, let column), .unexpected(_, let column),
      .endsEarly(let column),
      .countTooLarge(_, _, let column), .repeated(_, let column),
      .letterOfOtherCount(_, _, let column), .underscore(let column), .moreStates(let column),
      .oneDimensional(let column), .mapLength(_, _, let column), .numberTooLarge(let column),
      .tooLarge(let column), .outOfRange(_, _, let column), .birthsOfNothing(let column),
      .backwards(_, _, let column),
      .unknownNeighbourhood(_, let column), .listLength(_, _, let column),
      .unknownGrid(_, let column), .shiftedGrid(let column), .sideOutOfRange(_, let column),
      .oneSeamOnly(let column), .oddSide(let column):
      column
    case .empty, .file: 1
    }
  }
}
