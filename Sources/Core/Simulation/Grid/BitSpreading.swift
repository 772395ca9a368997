// A kernel that expands bits into bytes of 0 and 1, eight at a time, with the lowest bit first.

/// Writes up to 64 of a word's bits as one byte each.
///
/// The caller has checked that there is room. With `mayOverrun` there must be room for a multiple
/// of eight; it is then faster, and writes zeros or further bits after the end.
@inline(__always) @unsafe
func spread(
  _ bits: UInt64, count: Int, into bytes: UnsafeMutableRawPointer, mayOverrun: Bool
) {
  var rest = bits
  var done = 0
  while done &+ 8 <= count || mayOverrun && done < count {
    // Each of eight copies of the byte keeps one bit, which then becomes 1.
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

/// Collects one bit each of up to 64 bytes into a word, the first in the lowest bit.
@inline(__always) @unsafe
func gathered(_ bytes: UnsafeRawPointer, count: Int, bit: Int) -> UInt64 {
  var bits: UInt64 = 0
  var done = 0
  while done &+ 8 <= count {
    let ones = UInt64(
      littleEndian: unsafe bytes.loadUnaligned(fromByteOffset: done, as: UInt64.self))
    // The product moves the lowest bit of each byte into the highest byte.
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
  /// Collects a bit of the states of up to 64 cells of a row into a word.
  func bits(count: Int, x: Int, y: Int, bit: Int = 0) -> UInt64 {
    let start = y * size.columns + x
    precondition(count <= 64 && start >= 0 && start + count <= states.count)
    return unsafe states.withUnsafeBytes { states in
      guard let base = states.baseAddress else { return 0 }
      return unsafe gathered(base + start, count: count, bit: bit)
    }
  }

  /// Sets cells of a row to state 1 or 0 by the bits of a word, the lowest first.
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
