/// The faults of a rule file. Lines and columns count from 1, columns in characters.
package enum RuleFileError: Error, Hashable, Sendable {
  /// A fault at a place of the file.
  case fault(Fault, line: Int, column: Int)
  /// It has neither a table nor a tree.
  case noTransitions
  /// It takes more memory than rules may.
  case tooLarge

  package enum Fault: Hashable, Sendable {
    /// The first line is not of the form `@RULE name`.
    case noHeader
    /// The name in that line is not that of the file.
    case otherName(String)
    /// A line of more characters than lines may have.
    case longLine(limit: Int)
    /// A number was expected.
    case numberExpected
    /// A number out of range.
    case outOfRange(ClosedRange<Int>)
    /// A word that means nothing there, and those that would.
    case unknownWord(String, allowed: [String])
    /// A name that no variable has.
    case unknownName(String)
    /// A line that has fewer cells than the neighbourhood.
    case tooFewCells(Int, needed: Int)
    /// The result is a variable with more than one state.
    case manyResults(String)
    /// The line with the number of states, or with the neighbourhood, is missing before it.
    case missing(String)
    /// A second line with another number of states, or another neighbourhood.
    case saidOtherwise(String)
    /// More transitions than a table may have once its variables are written out.
    case tooManyTransitions(limit: Int)
    /// A node with a child that is not before it or not one level below.
    case wrongNode(Int)
    /// A tree that has not as many nodes as the file says.
    case nodeCount(Int, said: Int)
    /// The first string of a set of icons does not contain its numbers.
    case iconNumbers
    /// The rows of a set of icons are no whole number of pictures, or too many of them.
    case iconHeight(Int, width: Int, limit: Int)
    /// A string that should give a colour of icons does not.
    case iconColour
    /// A row of an icon has not as many pixels as it is wide.
    case iconRow(Int, needed: Int)
    /// A pixel of an icon whose colour is not defined.
    case iconPixel(String)
    /// A set of icons that ends early.
    case tooFewIconStrings(Int, needed: Int)
    /// Triangles as icons of a rule that does not have four states.
    case trianglesNeedFourStates
    /// A line that has no sense.
    case unreadable
  }
}
