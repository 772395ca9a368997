/// Von Neumann's automaton of 29 states that builds and copies itself (1966), and two descendants:
/// Nobili's 32 states, in which signals cross, and Hutton's, in which machines build in place.
package struct VonNeumannRule: LocalRule, Hashable {
  /// The variants of the automaton.
  package enum Kind: String, CaseIterable, Sendable {
    case neumann = "JvN29"
    case nobili = "Nobili32"
    case hutton = "Hutton32"
  }

  package let kind: Kind

  /// Creates the rule of a kind.
  package init(_ kind: Kind) { self.kind = kind }

  package var stateCount: Int { kind == .neumann ? 29 : 32 }

  package var reach: Reach { .vonNeumann }

  package func next(_ around: Around) -> UInt8 {
    let near = Near(around)
    switch around.centre {
    case 0...8:
      return kind == .hutton
        ? Self.huttonBuilt(around.centre, near) : Self.built(around.centre, near)
    case 9...24:
      return kind == .hutton
        ? Self.huttonCarried(around.centre, near) : Self.carried(around.centre, near)
    default:
      return confluent(around.centre, near)
    }
  }
}

extension VonNeumannRule {
  /// The four neighbours by side: east, north, west, south, which are also the directions of cells.
  struct Near {
    let states: SIMD4<UInt8>

    init(_ around: Around) {
      states = SIMD4(around.east, around.north, around.west, around.south)
    }

    subscript(side: UInt8) -> UInt8 { states[Int(side & 3)] }

    /// True if the neighbour on a side carries a signal of either kind into this cell.
    func isInput(_ side: UInt8) -> Bool {
      9...24 ~= self[side] && (self[side] - 9) & 3 == side ^ 2
    }

    func isOrdinaryInput(_ side: UInt8) -> Bool { isInput(side) && self[side] < 17 }

    func isExcitedOrdinary(_ side: UInt8) -> Bool { isInput(side) && 13...16 ~= self[side] }

    func isExcitedSpecial(_ side: UInt8) -> Bool { isInput(side) && self[side] >= 21 }

    /// True if a confluent state on a side passes its signal to this cell.
    func isExcitedConfluent(_ side: UInt8) -> Bool {
      switch self[side] {
      case 27, 28, 31: true
      case 29: side & 1 == 0
      case 30: side & 1 == 1
      default: false
      }
    }

    /// True if the neighbour on a side carries signals, but not into this cell.
    func carriesAway(_ side: UInt8) -> Bool { 9...24 ~= self[side] && !isInput(side) }

    func any(_ holds: (UInt8) -> Bool) -> Bool { holds(0) || holds(1) || holds(2) || holds(3) }

    func any(but side: UInt8, _ holds: (UInt8) -> Bool) -> Bool {
      any { $0 != side && holds($0) }
    }

    /// True if a condition holds on the east or west side, and on the north or south side.
    func bothAxes(_ holds: (UInt8) -> Bool) -> Bool {
      (holds(0) || holds(2)) && (holds(1) || holds(3))
    }

    func count(_ holds: (UInt8) -> Bool) -> Int {
      (UInt8(0)..<4).count { holds($0) }
    }

    /// The state of a crossing with signals from these sides.
    var crossing: UInt8 {
      let across = isExcitedOrdinary(0) || isExcitedOrdinary(2)
      let along = isExcitedOrdinary(1) || isExcitedOrdinary(3)
      return across ? (along ? 31 : 29) : along ? 30 : 25
    }
  }

  /// The next state of the ground and the sensitised states: a signal is one bit, and four or five
  /// of them build a cell.
  private static func built(_ state: UInt8, _ near: Near) -> UInt8 {
    let isHit = near.any { near.isExcitedOrdinary($0) || near.isExcitedSpecial($0) }
    let value = 2 * state + (isHit ? 1 : 0)
    return value <= 8 ? value : [11, 12, 17, 18, 19, 20, 25, 9, 10][Int(value) - 9]
  }

  /// The next state of a cell that transmits a signal, and is destroyed by those of the other kind.
  private static func carried(_ state: UInt8, _ near: Near) -> UInt8 {
    let direction = (state - 9) & 3
    let isOrdinary = state < 17
    let isKilled = near.any { isOrdinary ? near.isExcitedSpecial($0) : near.isExcitedOrdinary($0) }
    if isKilled { return 0 }
    let isExcited = near.any(but: direction) {
      near.isExcitedConfluent($0)
        || (isOrdinary ? near.isExcitedOrdinary($0) : near.isExcitedSpecial($0))
    }
    return (isOrdinary ? 9 : 17) + (isExcited ? 4 : 0) + direction
  }

  private func confluent(_ state: UInt8, _ near: Near) -> UInt8 {
    if near.any(near.isExcitedSpecial) { return 0 }
    var state = state
    switch kind {
    case .neumann: break
    case .nobili:
      if near.bothAxes(near.isOrdinaryInput) && near.bothAxes(near.carriesAway) {
        return near.crossing
      }
      if state > 28 { state = 25 }
    case .hutton:
      let joins = near.count(near.isInput) == 2 && near.count(near.carriesAway) == 2
      if state > 28 || state == 25 && joins { return near.crossing }
    }
    let isFed =
      near.any(near.isOrdinaryInput)
      && near.count(near.isOrdinaryInput) == near.count(near.isExcitedOrdinary)
    if kind == .nobili, !isFed, !near.any(near.carriesAway) { return state }
    return 25 + (state - 25) & 1 * 2 + (isFed ? 1 : 0)
  }
}
