/// Hutton's cells: the effect of a signal depends on the cell that it enters, so a machine writes,
/// reads and erases at the tip of its own arm.
extension VonNeumannRule {
  static func huttonBuilt(_ state: UInt8, _ near: Near) -> UInt8 {
    // From the west, the south, the east, the north: the first excited one counts.
    let first = [UInt8(2), 3, 0, 1].first {
      near.isExcitedOrdinary($0) || near.isExcitedSpecial($0)
    }
    let isOrdinary = near.any(near.isExcitedOrdinary)
    guard state > 0 else {
      if isOrdinary { return 1 }
      return first.map { 9 + ($0 ^ 2) } ?? 0
    }
    guard let first else { return [2, 4, 6, 8, 7, 17, 15, 8][Int(state) - 1] }
    let t = first ^ 2
    func turned(_ base: UInt8, _ turn: UInt8) -> UInt8 { base + (t + turn) & 3 }
    switch (state, isOrdinary) {
    case (1...3, _): return 2 * state + (isOrdinary ? 1 : 0)
    case (4, false): return 8
    case (4, true): return turned(9, 2)
    case (5, false): return turned(9, 3)
    case (5, true): return near.isExcitedSpecial(first) ? 25 + t : turned(17, 0)
    case (6, false): return turned(17, 1)
    case (6, true): return turned(17, 2)
    case (7, false): return turned(17, 3)
    case (7, true): return 25
    case (_, false): return turned(9, 0)
    case (_, true): return turned(9, 1)
    }
  }

  static func huttonCarried(_ state: UInt8, _ near: Near) -> UInt8 {
    let direction = (state - 9) & 3
    let faced = near[direction]
    return state < 17
      ? huttonOrdinary(direction, isExcited: state >= 13, facing: faced, near)
      : huttonSpecial(direction, isExcited: state >= 21, facing: faced, near)
  }

  private static func huttonOrdinary(
    _ direction: UInt8, isExcited: Bool, facing faced: UInt8, _ near: Near
  ) -> UInt8 {
    if near.any(near.isExcitedSpecial) { return 0 }
    let isHit = near.any(but: direction) {
      near.isExcitedOrdinary($0) || near.isExcitedConfluent($0)
    }
    guard isHit else {
      guard isExcited else { return 9 + direction }
      return faced == 7 ? 0 : faced <= 3 ? 21 + direction : 9 + direction
    }
    switch faced {
    case 8, 17...20: return 0
    case 4 where isExcited: return 0
    case 5 where !isExcited: return 0
    case 7 where isExcited: return 1
    default: return 13 + direction
    }
  }

  private static func huttonSpecial(
    _ direction: UInt8, isExcited: Bool, facing faced: UInt8, _ near: Near
  ) -> UInt8 {
    let isHitOrdinary = near.any(near.isExcitedOrdinary)
    let isHitSpecial = near.any(but: direction, near.isExcitedSpecial)
    if isExcited, 1...8 ~= faced, near.any(near.isOrdinaryInput) {
      if faced <= 4 { return isHitOrdinary ? 13 + direction : 21 + direction }
      return isHitOrdinary ? 0 : 9 + direction
    }
    if isExcited, faced == 0 { return isHitSpecial ? 21 + direction : 17 + direction }
    if isHitOrdinary { return 0 }
    let isHit = isHitSpecial || near.any(but: direction, near.isExcitedConfluent)
    return (isHit ? 21 : 17) + direction
  }
}
