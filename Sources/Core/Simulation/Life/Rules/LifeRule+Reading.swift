extension LifeRule {
  /// Parses the rule of a text in any notation or by name.
  ///
  /// Spaces are skipped everywhere; case matters only in the digits of a MAP.
  package init(_ text: String) throws(RuleError) {
    self = try LifeRule(body: RuleCursor(text))
  }

  /// Parses a rule; a MAP of hexagons has its digits in some order.
  init(
    body: RuleCursor, hexagons: MapNotation.HexagonOrder = .fromSouth
  ) throws(RuleError) {
    guard let first = body.next else { throw .empty }
    if let text = LifeRule.text(named: body.rest) {
      self = try LifeRule(text)
      return
    }
    if body.rest.isRuleOfOneDimension { throw .oneDimensional(column: body.column) }
    if body.lowercased.hasPrefix("map") {
      self = try LifeRule.map(body, hexagons)
      return
    }
    guard "bs/_0123456789".contains(first.lower), body.isOfCounts else {
      throw .unknown(body.rest, column: body.column)
    }
    var reader = PartsReader(body)
    self = try reader.rule()
  }

  private static func map(
    _ body: RuleCursor, _ hexagons: MapNotation.HexagonOrder
  ) throws(RuleError) -> LifeRule {
    var cursor = body
    cursor.skip(3)
    let start = cursor.column
    var values: [Int] = []
    while let digit = cursor.next, let value = MapNotation.value(of: digit) {
      values.append(value)
      cursor.skip()
    }
    guard let reach = MapNotation.reach(digits: values.count) else {
      if let other = cursor.next, other != "=", values.count < 86 {
        throw .unexpected(other, column: cursor.column)
      }
      throw .mapLength(values.count, allowed: MapNotation.lengths, column: start)
    }
    for _ in 0..<2 where cursor.next == "=" { cursor.skip() }
    try cursor.expectEnd()
    let table = MapNotation.table(values, in: reach, hexagons)
    return LifeRule(table: table, text: MapNotation.text(of: table, in: reach, hexagons))
  }
}

extension RuleCursor {
  /// True if it looks like a notation, valid or not, rather than a name: apart from `b` and `s`,
  /// only names have two letters in a row without a digit before. Names may also begin with an
  /// underscore.
  var isOfCounts: Bool {
    let letters = rest.map(\.lower)
    guard let first = letters.first else { return false }
    if !first.isLetter, first != "_" {
      return letters.contains { "/_bs".contains($0) } || letters.allSatisfy { $0.isASCIIDigit }
    }
    // Without any count, only the letter of a neighbourhood follows.
    if letters == ["b", "s", "v"] || letters == ["b", "s", "h"] { return true }
    return letters.count == 1
      || "0123456789/bs_".contains(letters[1])
        && !(letters.count > 2 && letters[1].isLetter && letters[2].isLetter)
  }
}
