internal import CZLIB

/// A piece of a PNG: a type of four letters and its data.
package struct PNGChunk: Hashable, Sendable {
  package let type: String
  package let data: ArraySlice<UInt8>

  /// A piece.
  package init(type: String, data: ArraySlice<UInt8>) {
    self.type = type
    self.data = data
  }

  /// The piece in a file: its length, its type, its data and a checksum.
  package var bytes: [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(data.count + 12)
    bytes += bigEndian(UInt32(data.count))
    bytes += type.utf8
    bytes += data
    let sum = unsafe bytes.withUnsafeBufferPointer { all in
      unsafe crc32_z(0, all.baseAddress.map { unsafe $0 + 4 }, all.count - 4)
    }
    bytes += bigEndian(UInt32(sum))
    return bytes
  }
}

/// The eight bytes that every PNG begins with.
package let pngSignature: [UInt8] = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]

/// A number as four bytes, the highest first, as PNG has it.
package func bigEndian(_ number: UInt32) -> [UInt8] {
  [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: number >> $0) }
}

/// The number of bytes of which the highest is the first.
package func number(bigEndian bytes: some Sequence<UInt8>) -> Int {
  bytes.reduce(0) { $0 << 8 | Int($1) }
}
