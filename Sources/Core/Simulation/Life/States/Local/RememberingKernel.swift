/// Evaluates the rule itself and caches the results, for rules whose table would be too large.
///
/// Patterns have few different neighbourhoods, so nearly all are answered from a cache that fits
/// into the processor's.
final class RememberingKernel<Rule: LocalRule>: CellKernel {
  let stateCount: Int
  private let rule: Rule
  private let mask: UInt64

  private static var memory: Int { 1 << 14 }
  private static var isKnown: UInt32 { 1 << 31 }

  init(_ rule: Rule) {
    self.rule = rule
    stateCount = rule.stateCount
    mask = rule.reach.ringMask
  }

  var isQuiet: Bool { rule.isQuiet }

  func makeScratch() -> KernelScratch { Memory() }

  /// A cache of neighbourhoods with their results.
  private final class Memory: KernelScratch, @unchecked Sendable {
    var rings = [UInt64](repeating: 0, count: memory)
    var answers = [UInt32](repeating: 0, count: memory)
  }

  func step(_ tile: TileCopy, phase: Int, scratch: KernelScratch) {
    guard let memory = scratch as? Memory else { preconditionFailure("a scratch of its own") }
    unsafe memory.rings.withUnsafeMutableBufferPointer { rings in
      unsafe memory.answers.withUnsafeMutableBufferPointer { answers in
        for y in tile.wanted.span {
          let row = unsafe tile.target + y &* PaddedTile.side
          let north = unsafe UnsafeRawPointer(tile.padded + PaddedTile.place(-1, y &- 1))
          var rest = unsafe tile.wanted.rows[y]
          while rest != 0 {
            let x = rest.trailingZeroBitCount
            unsafe row[x] = next(north + x, rings, answers)
            rest &= rest &- 1
          }
        }
      }
    }
  }

  /// The next state of the cell one right of and below a place.
  @inline(__always) private func next(
    _ north: UnsafeRawPointer, _ rings: UnsafeMutableBufferPointer<UInt64>,
    _ answers: UnsafeMutableBufferPointer<UInt32>
  ) -> UInt8 {
    let stride = PaddedTile.stride
    let above = unsafe UInt64(north.loadUnaligned(as: UInt32.self) & 0xff_ffff)
    let middle = unsafe UInt64(
      north.loadUnaligned(fromByteOffset: stride, as: UInt32.self) & 0xff_ffff)
    let below = unsafe UInt64(
      north.loadUnaligned(fromByteOffset: 2 &* stride, as: UInt32.self) & 0xff_ffff)
    let centre = UInt32(truncatingIfNeeded: middle &>> 8) & 0xff
    let sides = (middle & 0xff) &<< 24 | (middle &>> 16) &<< 32
    let ring = (above | sides | below &<< 40) & mask
    let mixed = (ring ^ UInt64(centre) &* 0x9e37_79b9_7f4a_7c15) &* 0xff51_afd7_ed55_8ccd
    let place = Int(mixed &>> 50)  // as many bits as the memory has entries
    let answer = unsafe answers[place]
    if unsafe rings[place] == ring, answer &>> 8 == Self.isKnown &>> 8 | centre {
      return UInt8(truncatingIfNeeded: answer)
    }
    let state = rule.next(Around(ring: ring, centre: UInt8(truncatingIfNeeded: centre)))
    unsafe rings[place] = ring
    unsafe answers[place] = Self.isKnown | centre &<< 8 | UInt32(state)
    return state
  }
}
