internal import TerrariumLibC

// Access to eight pixels at a time. The lowest byte of a word is the leftmost pixel.

extension UnsafeRawBufferPointer {
  /// Returns eight pixels from an offset; the caller has checked that they exist.
  @inline(__always) func word(_ offset: Int) -> UInt64 {
    unsafe UInt64(littleEndian: loadUnaligned(fromByteOffset: offset, as: UInt64.self))
  }

  /// True if `count` pixels from an offset equal those of the row above.
  @inline(__always) func repeats(_ offset: Int, _ width: Int, _ count: Int) -> Bool {
    guard let base = baseAddress else { return true }
    return unsafe memcmp(base + offset, base + offset - width, count) == 0
  }
}

/// Returns the high bit of each byte that is not 0.
@inline(__always) func nonzeroBytes(_ word: UInt64) -> UInt64 {
  let lows: UInt64 = 0x7f7f_7f7f_7f7f_7f7f
  return ((word & lows) &+ lows | word) & ~lows
}
