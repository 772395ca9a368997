/// Rules in which cells die slowly: state 1 is alive, and a dying cell passes through the states 2,
/// 3, … to 0.
package struct GenerationsRule: LocalRule, Hashable {
  /// The births and survivals of state 1.
  package let table: RuleTable
  package let stateCount: Int

  /// Creates a rule of 2 to 256 states; on a plane its table must keep emptiness empty.
  package init(_ table: RuleTable, stateCount: Int) {
    precondition(2...256 ~= stateCount, "states are checked before")
    (self.table, self.stateCount) = (table, stateCount)
  }

  package var reach: Reach { .moore }

  package func next(_ around: Around) -> UInt8 {
    if around.centre >= 2 {
      return Int(around.centre) + 1 < stateCount ? around.centre + 1 : 0
    }
    let lives = table[around.places { $0 == 1 }]
    if lives { return 1 }
    return around.centre == 1 && stateCount > 2 ? 2 : 0
  }

  /// The canonical text of a rule from that of its births and survivals: survivals, births and
  /// states, with the letter of the reach last.
  package static func text(of table: String, stateCount: Int) -> String {
    if table.hasPrefix("MAP") { return "\(table)/\(stateCount)" }
    var digits = table.split(separator: "/", omittingEmptySubsequences: false)
      .map { $0.dropFirst() }
    var suffix = ""
    if let last = digits[1].last, last == "V" || last == "H" {
      suffix = String(last)
      digits[1].removeLast()
    }
    return "\(digits[1])/\(digits[0])/\(stateCount)\(suffix)"
  }
}
