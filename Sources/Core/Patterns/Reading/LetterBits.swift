/// Consecutive letters of a text, each for one cell, dead or alive: up to 64 at once.
struct LetterBits {
  /// A bit for each letter, set for live cells, with the first letter in the lowest bit.
  let bits: UInt64
  /// The number of letters: a multiple of eight.
  let count: Int

  /// Reads letters from a place on, `b` and `o` or `.` and `A`; nil if there are fewer than eight.
  @inline(__always) init?(_ text: RawSpan, from start: Int) {
    guard start &+ 8 <= text.byteCount else { return nil }
    let first = unsafe text.unsafeLoad(fromUncheckedByteOffset: start, as: UInt8.self)
    let dead: UInt8
    let alive: UInt8
    switch first {
    case UInt8(ascii: "b"), UInt8(ascii: "o"):
      (dead, alive) = (UInt8(ascii: "b"), UInt8(ascii: "o"))
    case UInt8(ascii: "."), UInt8(ascii: "A"):
      (dead, alive) = (UInt8(ascii: "."), UInt8(ascii: "A"))
    default: return nil
    }
    var bits: UInt64 = 0
    var count = 0
    while count < 64, start &+ count &+ 8 <= text.byteCount {
      let word = unsafe UInt64(
        littleEndian: text.unsafeLoadUnaligned(
          fromUncheckedByteOffset: start &+ count, as: UInt64.self))
      guard let eight = Self.eight(word, dead: dead, alive: alive) else { break }
      bits |= eight &<< UInt64(count)
      count &+= 8
    }
    if count == 0 { return nil }
    self.bits = bits
    self.count = count
  }

  /// A bit for each byte of a word, set for `alive`; nil if a byte is neither that nor `dead`. The
  /// two differ in their lowest bit.
  @inline(__always)
  private static func eight(_ word: UInt64, dead: UInt8, alive: UInt8) -> UInt64? {
    let ones: UInt64 = 0x0101_0101_0101_0101
    let differences = word ^ (ones &* UInt64(dead))
    let lowest = differences & ones
    guard differences == lowest &* UInt64(dead ^ alive) else { return nil }
    // The multiplication moves the lowest bit of byte n to bit 56 + n.
    return (lowest &* 0x0102_0408_1020_4080) &>> 56
  }

  /// Calls a closure with the place and length of each run of live cells.
  @inline(__always) func forEachRun(_ visit: (Int, Int) -> Void) {
    var rest = bits
    while rest != 0 {
      let start = rest.trailingZeroBitCount
      visit(start, (~(rest &>> UInt64(start))).trailingZeroBitCount)
      // The addition clears the bits of the run and sets the one after it.
      rest &= rest &+ (1 &<< UInt64(start))
    }
  }
}
