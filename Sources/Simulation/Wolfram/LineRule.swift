/// A rule of one dimension in several colours: a cell's next colour from those within a range.
///
///     try LineRule("C1599K3R1")      // three colours, by the sum of three cells
///     try LineRule("{1599,{3,1},1}") // the same, as Mathematica writes it
///     try LineRule("{30,2,1}")       // an elementary rule
///     try LineRule("90R")            // its second order, which can run back
package struct LineRule: Hashable, Sendable {
  /// How many colours there are, 2 to 36.
  package let colors: Int

  /// How far a cell sees to either side.
  package let range: Int

  /// What each of the cells counts for, from the left.
  let weights: [Int]

  /// The next colour for each sum of weighted cells.
  let answers: [UInt8]

  /// Whether what was two lines before is taken off, so that lines can run back.
  package let isSecondOrder: Bool

  /// The canonical text.
  package let text: String

  init(
    colors: Int, range: Int, weights: [Int], answers: [UInt8], isSecondOrder: Bool, text: String
  ) {
    (self.colors, self.range, self.weights, self.answers) = (colors, range, weights, answers)
    (self.isSecondOrder, self.text) = (isSecondOrder, text)
  }

  /// An elementary rule, or its second order.
  package init(_ rule: WolframRule, isSecondOrder: Bool = false) {
    self.init(
      colors: 2, range: 1, weights: [4, 2, 1], answers: (0..<8).map { rule.number >> $0 & 1 },
      isSecondOrder: isSecondOrder, text: "\(rule)\(isSecondOrder ? "R" : "")")
  }

  /// The letters of the colours: digits, then letters.
  package static let letters = Array("0123456789abcdefghijklmnopqrstuvwxyz")

  /// What a line of one colour alone becomes, but for the second order.
  func next(background: UInt8) -> UInt8 { answers[weights.reduce(0, +) * Int(background)] }
}

/// What can be wrong with a rule of one dimension; columns count characters from 1.
package enum LineRuleError: Error, Hashable {
  case empty
  case unexpected(Character, column: Int)
  case endsEarly(column: Int)
  /// A number beyond what may stand there.
  case outOfRange(what: String, allowed: ClosedRange<Int>, column: Int)
  /// The number of the rule is beyond those that there are.
  case numberTooLarge(column: Int)
  /// The rule would need a table of too many answers.
  case tooLarge(column: Int)
}
