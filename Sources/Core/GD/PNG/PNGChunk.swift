/// A chunk of a PNG: a type of four letters and its data.
package struct PNGChunk: Hashable, Sendable {
  package let type: String
  package let data: ArraySlice<UInt8>

  /// Creates a chunk.
  package init(type: String, data: ArraySlice<UInt8>) {
    self.type = type
    self.data = data
  }

  /// The chunk in a file, as libpng writes it: its length, type, data and checksum.
  package var bytes: [UInt8] {
    get throws(GDError) {
      var writer = try PNGWriter()
      try writer.append(self)
      return writer.take()
    }
  }
}

/// A PNG of some chunks.
package func pngFile(_ chunks: [PNGChunk]) throws(GDError) -> [UInt8] {
  var writer = try PNGWriter()
  for chunk in chunks { try writer.append(chunk) }
  return pngSignature + writer.take()
}

/// The eight bytes that every PNG begins with.
package let pngSignature: [UInt8] = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]

/// A number as four big-endian bytes, as PNG has it.
package func bigEndian(_ number: UInt32) -> [UInt8] {
  [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: number >> $0) }
}

/// The number of big-endian bytes.
package func number(bigEndian bytes: some Sequence<UInt8>) -> Int {
  bytes.reduce(0) { $0 << 8 | Int($1) }
}
