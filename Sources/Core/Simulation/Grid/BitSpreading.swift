// A kernel: turns bits into bytes of 0 and 1, eight at a time. The lowest bit comes first.

/// Writes a number of a word's bits, at most 64, as a byte each.
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

/// Gathers a bit of each of a number of bytes, at most 64, into a word, the first in the lowest
/// bit.
@inline(__always) @unsafe
func gathered(_ bytes: UnsafeRawPointer, count: Int, bit: Int) -> UInt64 {
  var bits: UInt64 = 0
  var done = 0
  while done &+ 8 <= count {
    let ones = UInt64(
      littleEndian: unsafe bytes.loadUnaligned(fromByteOffset: done, as: UInt64.self))
    // The product carries the lowest bit of each byte into the highest byte.
    let product = (ones &>> UInt64(bit) & 0x0101_0101_0101_0101) &* 0x0102_0408_1020_4080
    bits |= (product &>> 56) &<< UInt64(done)
    done &+= 8
  }
  while done < count {
    let one = unsafe UInt64(bytes.load(fromByteOffset: done, as: UInt8.self) &>> UInt8(bit) & 1)
    bits |= one &<< UInt64(done)
    done &+= 1
  }
  return bits
}

extension StateGrid {
  /// Gathers a bit of the states of cells in a row, at most 64, into a word.
  func bits(count: Int, x: Int, y: Int, bit: Int = 0) -> UInt64 {
    let start = y * size.columns + x
    precondition(count <= 64 && start >= 0 && start + count <= states.count)
    return unsafe states.withUnsafeBytes { states in
      guard let base = states.baseAddress else { return 0 }
      return unsafe gathered(base + start, count: count, bit: bit)
    }
  }

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
