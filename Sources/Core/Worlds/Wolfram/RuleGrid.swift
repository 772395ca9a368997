internal import TerrariumBasics
internal import TerrariumPlayback
internal import TerrariumVocabulary

/// The rule of a file, and the line after its colon: `W30:T100,1`.
struct RuleGrid {
  let rule: String
  /// The text after the rule; nil if there is none.
  private(set) var grid: String?
  /// The columns of the line; nil if it is unbounded.
  private(set) var columns: Int?
  private(set) var edges: Edges?

  /// Parses the rule of a file.
  ///
  /// - Throws: If the text after the rule is not a line.
  init(ofRule text: String) throws(Problem) {
    let parts = text.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
    rule = String(parts[0])
    let letters = (parts.count > 1 ? parts[1] : "").filter { !$0.isWhitespace }
    guard let kind = letters.first else { return }
    let sides = letters.dropFirst().split(separator: ",", omittingEmptySubsequences: false)
    let isNumber = { (side: Substring) in side.allSatisfy { $0.isASCII && $0.isNumber } }
    guard "TtPp".contains(kind), sides.count <= 2, sides.allSatisfy(isNumber) else {
      throw .noLine(letters, behind: rule)
    }
    let columns = sides[0].isEmpty ? 0 : Int(sides[0]) ?? .max
    guard columns <= Wolfram.cellLimit else {
      throw .sizeTooLarge(
        setting: "the grid", text: ":\(letters)", limit: "\(Wolfram.cellLimit) cells")
    }
    grid = letters
    guard columns > 0 else {
      edges = Edges.none
      return
    }
    (self.columns, edges) = (columns, "Tt".contains(kind) ? .wrap : .wall)
  }

  /// The rule, if its line matches the film's.
  func rule(on field: FieldShape) throws(Problem) -> String {
    if let grid, edges != field.edges || columns ?? field.size.columns != field.size.columns {
      throw .otherLine(grid)
    }
    return rule
  }
}
