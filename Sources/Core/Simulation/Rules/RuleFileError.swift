/// The faults of a rule file. Lines and columns start at 1; columns are characters.
package enum RuleFileError: Error, Hashable, Sendable {
  /// A fault at a place in the file.
  case fault(Fault, line: Int, column: Int)
  /// The file has neither a table nor a tree.
  case noTransitions
  /// The rule takes more memory than allowed.
  case tooLarge

  package enum Fault: Hashable, Sendable {
    /// The first line is not of the form `@RULE name`.
    case noHeader
    /// The name in that line is not that of the file.
    case otherName(String)
    /// A line is too long.
    case longLine(limit: Int)
    /// A number is missing.
    case numberExpected
    /// A number is out of range.
    case outOfRange(ClosedRange<Int>)
    /// A word is unknown, given the valid ones.
    case unknownWord(String, allowed: [String])
    /// A variable is unknown.
    case unknownName(String)
    /// A line has fewer cells than the neighbourhood.
    case tooFewCells(Int, needed: Int)
    /// The result is a variable with more than one state.
    case manyResults(String)
    /// The line with the number of states or the neighbourhood is missing before this one.
    case missing(String)
    /// A second line gives another number of states, or another neighbourhood.
    case saidOtherwise(String)
    /// The expanded table has more transitions than allowed.
    case tooManyTransitions(limit: Int)
    /// A node has a child that is not before it or not one level below.
    case wrongNode(Int)
    /// The number of a tree's nodes differs from the declared one.
    case nodeCount(Int, said: Int)
    /// The first string of a set of icons does not contain its numbers.
    case iconNumbers
    /// The rows of a set of icons are not a whole number of pictures, or too many.
    case iconHeight(Int, width: Int, limit: Int)
    /// A string is not the colour of an icon.
    case iconColour
    /// The length of an icon's row differs from its width.
    case iconRow(Int, needed: Int)
    /// The colour of an icon's pixel is not defined.
    case iconPixel(String)
    /// A set of icons ends early.
    case tooFewIconStrings(Int, needed: Int)
    /// Triangles are used as icons of a rule that does not have four states.
    case trianglesNeedFourStates
    /// A line is invalid.
    case unreadable
  }
}
