/// Steps a square of 4×4 cells in many states by a generation and gives the 2×2 in its middle.
struct StateLeafKernel {
  private let rule: any LocalRule
  private let mask: UInt64

  init(_ rule: any LocalRule) {
    self.rule = rule
    mask = rule.reach.ringMask
  }

  /// The middle of four leaves a generation later.
  func middle(_ nw: UInt64, _ ne: UInt64, _ sw: UInt64, _ se: UInt64) -> UInt64 {
    // Four rows of four cells, a byte each.
    let a = nw & 0xffff | (ne & 0xffff) << 16
    let b = nw >> 16 | (ne >> 16) << 16
    let c = sw & 0xffff | (se & 0xffff) << 16
    let d = sw >> 16 | (se >> 16) << 16
    return next(a, b, c) | next(a >> 8, b >> 8, c >> 8) << 8 | next(b, c, d) << 16
      | next(b >> 8, c >> 8, d >> 8) << 24
  }

  /// The next state of the second cell in the second of three rows.
  @inline(__always)
  private func next(_ north: UInt64, _ row: UInt64, _ south: UInt64) -> UInt64 {
    let ring =
      north & 0xff_ffff | (row & 0xff) << 24 | (row >> 16 & 0xff) << 32 | (south & 0xff_ffff) << 40
    let cell = UInt8(truncatingIfNeeded: row >> 8)
    if ring | UInt64(cell) == 0 { return 0 }
    return UInt64(rule.next(Around(ring: ring & mask, centre: cell)))
  }
}
