/// A reason why a text is no rule of a family. Columns count characters from 1.
package indirect enum RuleError: Error, Hashable, Sendable {
  /// A fault in births and survivals.
  case counts(RuleError)
  /// There is nothing to read.
  case empty
  /// No family has such a rule, and there is no file of that name.
  case unknown(String, column: Int)
  /// A rule of a family that is known by its notation, and not simulated.
  case notSimulated(String, column: Int)
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
  /// A third part, which is no number of states.
  case moreStates(column: Int)
  /// A rule of one dimension.
  case oneDimensional(column: Int)
  /// A MAP of a wrong length: its digits, and how many there could be.
  case mapLength(Int, allowed: [Int], column: Int)
  /// A number out of range.
  case outOfRange(what: String, allowed: ClosedRange<Int>, column: Int)
  /// A span of counts whose first is larger than its last.
  case backwards(from: Int, to: Int, column: Int)
  /// The number of the rule is beyond those that there are.
  case numberTooLarge(column: Int)
  /// The rule would need a table of too many answers.
  case tooLarge(column: Int)
  /// Cells that are born of nothing, in a rule that cannot have that.
  case birthsOfNothing(column: Int)
  /// A neighbourhood with a letter that none has.
  case unknownNeighbourhood(Character, column: Int)
  /// A list of weights or of cells of a wrong length.
  case listLength(Int, allowed: [Int], column: Int)
  /// A grid of a kind that there is not, or not for this rule.
  case unknownGrid(Character, column: Int)
  /// A torus that is shifted along a seam, where the rule can have none.
  case shiftedGrid(column: Int)
  /// A side of a grid that is too large, or 0 where it must end.
  case sideOutOfRange(limit: Int, column: Int)
  /// Two seams are shifted or twisted, of which only one may be.
  case oneSeamOnly(column: Int)
  /// A grid with an odd side, on which blocks of two do not close.
  case oddSide(column: Int)
  /// A fault in the rule file of that name.
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
