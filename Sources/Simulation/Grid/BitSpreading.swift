// A kernel: turns bits into bytes of 0 and 1, eight at a time. The lowest bit comes first.

/// Writes so many of a word's bits, at most 64, as a byte each.
///
/// The caller has checked that there is room for them, rounded up to a multiple of eight where
/// `mayOverrun`: it is then quicker, and writes zeros or further bits behind.
@inline(__always) @unsafe
func spread(
  _ bits: UInt64, count: Int, into bytes: UnsafeMutableRawPointer, mayOverrun: Bool
) {
  var rest = bits
  var done = 0
  while done &+ 8 <= count || mayOverrun && done < count {
    // each of eight copies of the byte keeps one bit, which then becomes a 1
    let copies = (rest & 0xff) &* 0x0101_0101_0101_0101 & 0x8040_2010_0804_0201
    let ones = (copies &+ 0x7f7f_7f7f_7f7f_7f7f) &>> 7 & 0x0101_0101_0101_0101
    unsafe bytes.storeBytes(of: ones.littleEndian, toByteOffset: done, as: UInt64.self)
    rest &>>= 8
    done &+= 8
  }
  while done < count {
    unsafe bytes.storeBytes(
      of: UInt8(truncatingIfNeeded: rest & 1), toByteOffset: done, as: UInt8.self)
    rest &>>= 1
    done &+= 1
  }
}

extension StateGrid {
  /// Puts cells of a row into state 1 or 0, by the bits of a word, the lowest first.
  mutating func set(bits: UInt64, count: Int, x: Int, y: Int) {
    let start = y * size.columns + x
    precondition(
      count <= 64 && x >= 0 && x + count <= size.columns && start + count <= states.count)
    unsafe states.withUnsafeMutableBufferPointer { states in
      guard let base = states.baseAddress else { return }
      unsafe spread(bits, count: count, into: base + start, mayOverrun: false)
    }
  }
}
