/// A two-state rule with additional states: `LifeHistory` marks cells that were alive, and
/// `LifeSuper` and `LifeInvestigator` have marks and signals.
package struct SuperRule: LocalRule, Hashable {
  /// The kinds of additional states.
  package enum Kind: String, CaseIterable, Sendable {
    case history = "History"
    case superstates = "Super"
    case investigator = "Investigator"
  }

  package let kind: Kind
  package let table: RuleTable

  /// The table of the two states. A rule that fills empty space, and keeps it full, is inverted:
  /// live and dead are exchanged.
  let lived: RuleTable

  package let reach: Reach

  /// Creates the kind of a two-state rule. The additional states depend on the same neighbourhood.
  package init(_ kind: Kind, of rule: LifeRule) {
    (self.kind, table) = (kind, rule.table)
    lived = table.hasB0 && Self.canWatch(table) ? table.ofDifferences(from: 1) : table
    reach = Reach(of: rule.text)
  }

  package var stateCount: Int {
    switch kind {
    case .history: 7
    case .superstates: 26
    case .investigator: 21
    }
  }

  package func next(_ around: Around) -> UInt8 {
    switch kind {
    case .history: history(around)
    case .superstates: superstates(around)
    case .investigator: investigator(around)
    }
  }

  /// True if empty space, or its inverse, stays the same under a rule.
  package static func canWatch(_ table: RuleTable) -> Bool {
    !table.hasB0 || table.next(background: 1) != 0
  }

  /// The canonical text.
  package var text: String {
    (table == .life && reach == .moore ? "Life" : table.text(in: reach)) + kind.rawValue
  }

  /// The states around, as a set.
  private func states(around: Around) -> UInt32 {
    var set: UInt32 = 0
    for place in UInt64(0)..<8 where reach.ringMask >> (8 * place) & 1 != 0 {
      set |= 1 << UInt32(around.ring >> (8 * place) & 31)
    }
    return set
  }

  private static let oddStates: UInt32 = 0xaaaa_aaaa

  private func livesNext(_ around: Around) -> Bool {
    lived[around.places { $0 & 1 != 0 }]
  }

  private func history(_ around: Around) -> UInt8 {
    let state = around.centre
    let lives = livesNext(around)
    if states(around: around) >> 6 & 1 != 0 {
      switch state {
      case 1: return 2
      case 3, 5: return 4
      default: break
      }
    }
    if state & 1 != 0 { return lives ? state : state == 1 ? 2 : 4 }
    guard lives else { return state }
    return state == 4 ? 3 : state == 6 ? 6 : 1
  }

  private func superstates(_ around: Around) -> UInt8 {
    let state = around.centre
    let set = states(around: around)
    if set >> 6 & 1 != 0 {
      switch state {
      case 7, 8, 13...: return 0
      case 1: return 2
      case 3, 5: return 4
      case 9: return 10
      case 11: return 12
      default: break
      }
    }
    let lives = livesNext(around)
    if state & 1 != 0 {
      if lives { return state }
      return state == 5 ? 4 : state <= 11 ? state + 1 : 0
    }
    return lives ? born(state, set) : staysOff(state, set)
  }

  private func born(_ state: UInt8, _ set: UInt32) -> UInt8 {
    switch state {
    case 4: return 3
    case 6: return 6
    case 8: return 7
    default: break
    }
    func sets(_ states: UInt32...) -> UInt32 { states.reduce(0) { $0 | 1 << $1 } }
    func only(_ set: UInt32) -> UInt8? {
      set.nonzeroBitCount == 1 ? UInt8(set.trailingZeroBitCount) : nil
    }
    let odd = set & Self.oddStates
    let late = odd & ~(1 << 13 - 1)
    if odd & sets(1, 3, 5, 7) == 0, let state = only(odd) { return state }
    if odd & sets(3) != 0, odd & sets(1, 5, 7, 9, 11) == 0, let state = only(late) { return state }
    if odd & sets(7) != 0, odd & sets(1, 3, 5) == 0, late == 0, let state = only(odd & sets(9, 11))
    {
      return state
    }
    return odd & sets(1, 3, 5, 9, 11) == 0 ? 13 : 1
  }

  private func staysOff(_ state: UInt8, _ set: UInt32) -> UInt8 {
    func has(_ state: UInt32) -> Bool { set >> state & 1 != 0 }
    let hasOdd = set & Self.oddStates != 0
    switch state {
    case 14: return 0
    case 16: return hasOdd || has(14) ? 14 : 16
    case 18: return has(22) ? 22 : 18
    case 20: return has(18) ? 18 : 20
    case 22: return has(20) ? 20 : 22
    case 24: return hasOdd || has(14) || has(18) ? 18 : 24
    default: return state
    }
  }

  private func investigator(_ around: Around) -> UInt8 {
    let state = around.centre
    let set = states(around: around)
    func hasAny(_ states: UInt32...) -> Bool { states.contains { set >> $0 & 1 != 0 } }
    switch state {
    case 0:
      if hasAny(8, 9, 12, 13, 14) { return 1 }
      if hasAny(15, 16) && !hasAny(1) { return 0 }
    case 1: if hasAny(2, 3, 6, 7, 14, 16) { return 0 }
    case 6, 10, 12, 19: return state + 1
    case 7, 11, 13, 20: return state - 1
    default: return state
    }
    let alive: UInt32 = [1, 2, 4, 6, 8, 10, 12, 15, 16].reduce(0) { $0 | 1 << $1 }
    let more: UInt32 = state == 0 ? 1 << 17 | 1 << 19 : 1 << 18 | 1 << 20
    let lives = lived[around.places { (alive | more) >> UInt32($0 & 31) & 1 != 0 }]
    return lives ? 1 : 0
  }
}
