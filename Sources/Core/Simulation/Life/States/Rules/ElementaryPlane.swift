/// An elementary rule on the plane, as in pattern files: live cells stay, and each row is born from
/// the one above. So a pattern of one row grows downwards into its own history.
enum ElementaryPlane {
  static func rule(_ body: RuleCursor) throws(RuleError) -> CellRule? {
    var cursor = body
    guard cursor.takes("W"), cursor.next?.isASCIIDigit == true else { return nil }
    let column = cursor.column
    let code = try cursor.number("the number of the rule", in: 0...255)
    try cursor.expectEnd()
    guard code % 2 == 0 else { throw .birthsOfNothing(column: column) }
    return CellRule(.twoState(table(code)), name: "W\(code)")
  }

  fileprivate static func table(_ code: Int) -> RuleTable {
    RuleTable { around in
      let above = (around[-1, -1] ? 4 : 0) + (around[0, -1] ? 2 : 0) + (around[1, -1] ? 1 : 0)
      return around.isAlive || code >> above & 1 != 0
    }
  }
}

extension RuleTable {
  /// The name of the elementary rule on the plane, if it is one.
  package var elementaryName: String? {
    stride(from: 2, to: 256, by: 2).first { ElementaryPlane.table($0) == self }.map { "W\($0)" }
  }
}
