// A kernel that packs one-byte indices into 1, 2 or 4 bits per pixel, with the first pixel in the
// highest bits.
//
// One multiplication gathers eight (or four) bytes. The factor's bits move each index to its place
// in the top byte, and no two products share a bit, so nothing carries over. Bits beyond the depth
// are masked off before. The caller has checked the lengths.

/// Packs rows of indices for a PNG with less than 8 bits per pixel.
struct RowPacker: Sendable {
  private let depth: Int
  private(set) var packed: [UInt8]

  /// Creates a packer of rows of a width, with 1, 2 or 4 bits per pixel.
  init(width: Int, depth: Int) {
    self.depth = depth
    packed = [UInt8](repeating: 0, count: (width * depth + 7) / 8)
  }

  /// Packs a row.
  @safe mutating func pack(_ row: UnsafeBufferPointer<UInt8>) {
    let perByte = 8 / depth
    let whole = row.count / perByte
    unsafe packWhole(row, count: whole)
    if whole < packed.count {
      var byte: UInt8 = 0
      for x in whole * perByte..<row.count {
        let free = 8 - depth * (x - whole * perByte + 1)
        byte |= unsafe (row[x] & mask) << UInt8(free)
      }
      packed[whole] = byte
    }
  }

  private var mask: UInt8 { UInt8(1 << depth - 1) }

  @unsafe private mutating func packWhole(_ row: UnsafeBufferPointer<UInt8>, count: Int) {
    guard count > 0 else { return }
    let bytes = UnsafeRawBufferPointer(row)
    unsafe packed.withUnsafeMutableBufferPointer { packed in
      switch depth {
      case 1:
        for i in 0..<count {
          let eight = unsafe UInt64(
            littleEndian: bytes.loadUnaligned(fromByteOffset: 8 &* i, as: UInt64.self))
          let product = (eight & 0x0101_0101_0101_0101) &* 0x8040_2010_0804_0201
          unsafe packed[i] = UInt8(truncatingIfNeeded: product &>> 56)
        }
      case 2:
        for i in 0..<count {
          let four = unsafe UInt32(
            littleEndian: bytes.loadUnaligned(fromByteOffset: 4 &* i, as: UInt32.self))
          let product = (four & 0x0303_0303) &* 0x4010_0401
          unsafe packed[i] = UInt8(truncatingIfNeeded: product &>> 24)
        }
      default:
        for i in 0..<count {
          unsafe packed[i] = (row[2 &* i] & 15) &<< 4 | (row[2 &* i &+ 1] & 15)
        }
      }
    }
  }
}
