extension LineRule {
  /// The most answers of a table.
  private static let mostAnswers = 1 << 20

  /// The valid ranges on each side.
  fileprivate static let ranges = 0...50

  /// Parses a rule.
  ///
  /// - Throws: The fault and its column.
  package init(_ text: String) throws(RuleError) {
    var reader = LineRuleReader(text)
    self = try reader.rule()
  }

  /// Creates a rule from its number, whose digits in base `colors` are the answers.
  fileprivate init(
    digits: [UInt8], column: Int, colors: Int, range: Int, weights: [Int], isTotal: Bool
  ) throws(RuleError) {
    let sum = weights.reduce(0, +) * (colors - 1)
    guard sum < Self.mostAnswers else { throw .tooLarge(column: column) }
    guard let answers = Self.answers(digits, base: colors, count: sum + 1) else {
      throw .numberTooLarge(column: column)
    }
    self.init(
      colors: colors, range: range, weights: weights, answers: answers,
      notation: isTotal
        ? .total : weights == Self.powers(colors, range: range) ? .table : .weighted)
  }

  /// The weights that distinguish all neighbourhoods, with the leftmost cell's as the highest.
  fileprivate static func powers(_ colors: Int, range: Int) -> [Int]? {
    var powers = [1]
    for _ in 0..<2 * range {
      guard powers[0] < mostAnswers else { return nil }
      powers.insert(powers[0] * colors, at: 0)
    }
    return powers
  }

  /// The digits of a decimal number in a base, the lowest first; nil if there are too many.
  private static func answers(_ decimal: [UInt8], base: Int, count: Int) -> [UInt8]? {
    var number = Array(decimal.drop { $0 == 0 })
    var answers: [UInt8] = []
    while !number.isEmpty {
      guard answers.count < count else { return nil }
      var (rest, quotient) = (0, [UInt8]())
      for digit in number {
        rest = rest * 10 + Int(digit)
        quotient.append(UInt8(rest / base))
        rest %= base
      }
      answers.append(UInt8(rest))
      number = Array(quotient.drop { $0 == 0 })
    }
    return answers + [UInt8](repeating: 0, count: count - answers.count)
  }
}

/// Parses the notations of one-dimensional rules.
private struct LineRuleReader {
  private var cursor: RuleCursor

  private static let mostDigits = 10_000

  init(_ text: String) { cursor = RuleCursor(text) }

  mutating func rule() throws(RuleError) -> LineRule {
    guard let first = cursor.next else { throw .empty }
    let rule: LineRule
    switch first {
    case "C", "c":
      cursor.skip()
      rule = try code()
    case "{": rule = try braces()
    default: rule = try elementary()
    }
    try cursor.expectEnd()
    return rule
  }

  /// Parses `30`, `W30` and `rule 30`, and second-order rules such as `30R`.
  private mutating func elementary() throws(RuleError) -> LineRule {
    if cursor.lowercased.hasPrefix("rule") { cursor.skip(4) } else { cursor.takes("W") }
    let number = try cursor.number(limit: 255) { .numberTooLarge(column: $1) }
    return LineRule(elementary: UInt8(number), isSecondOrder: cursor.takes("R"))
  }

  /// Parses `C1599K3R1`, after the C.
  private mutating func code() throws(RuleError) -> LineRule {
    let start = cursor.column
    let digits = try digits()
    try cursor.expect("K")
    let colors = try cursor.number("colours", in: 2...36)
    try cursor.expect("R")
    let range = try cursor.number("the range", in: LineRule.ranges)
    return try LineRule(
      digits: digits, column: start, colors: colors, range: range,
      weights: [Int](repeating: 1, count: 2 * range + 1), isTotal: true)
  }

  /// Parses `{n,k,r}`, `{code,{k,1},r}` and `{n,{k,{weights}},r}`.
  private mutating func braces() throws(RuleError) -> LineRule {
    try cursor.expect("{")
    let start = cursor.column
    let digits = try digits()
    try cursor.expect(",")
    var weights: [Int]?
    var place = start
    let isWeighted = cursor.takes("{")
    let colors = try cursor.number("colours", in: 2...36)
    if isWeighted {
      try cursor.expect(",")
      place = cursor.column
      weights = try self.weights()
      try cursor.expect("}")
    }
    try cursor.expect(",")
    let range = try cursor.number("the range", in: LineRule.ranges)
    try cursor.expect("}")
    let cells = 2 * range + 1
    if weights?.count == 1, let each = weights?[0] {
      weights = [Int](repeating: each, count: cells)
    }
    guard let all = weights ?? LineRule.powers(colors, range: range) else {
      throw .tooLarge(column: start)
    }
    guard all.count == cells else {
      throw .listLength(all.count, allowed: [cells], column: place)
    }
    return try LineRule(
      digits: digits, column: start, colors: colors, range: range, weights: all,
      isTotal: all.allSatisfy { $0 == 1 })
  }

  private mutating func weights() throws(RuleError) -> [Int] {
    let isList = cursor.takes("{")
    var weights: [Int] = []
    repeat {
      weights.append(try cursor.number("a weight", in: 0...10_000))
    } while isList && cursor.takes(",")
    if isList { try cursor.expect("}") }
    return weights
  }

  private mutating func digits() throws(RuleError) -> [UInt8] {
    let start = cursor.column
    var digits: [UInt8] = []
    while let digit = cursor.next, digit.isASCIIDigit, let value = digit.wholeNumberValue {
      digits.append(UInt8(value))
      cursor.skip()
    }
    guard digits.count <= Self.mostDigits else { throw .numberTooLarge(column: start) }
    guard !digits.isEmpty else { throw cursor.fault }
    return digits
  }
}

extension String {
  /// True if it is a one-dimensional rule that can be parsed quickly.
  var isRuleOfOneDimension: Bool { utf8.count < 256 && (try? LineRule(self)) != nil }
}
