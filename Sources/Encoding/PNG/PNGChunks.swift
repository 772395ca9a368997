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

  /// The piece as it stands in a file: its length, its type, its data and a check sum.
  package var bytes: [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(data.count + 12)
    append32(data.count, to: &bytes)
    bytes += type.utf8
    bytes += data
    let sum = unsafe bytes.withUnsafeBufferPointer { all in
      unsafe crc32_z(0, all.baseAddress.map { unsafe $0 + 4 }, all.count - 4)
    }
    append32(Int(sum), to: &bytes)
    return bytes
  }
}

/// The eight bytes that every PNG begins with.
package let pngSignature: [UInt8] = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]

/// The pieces of a PNG, as far as they are whole; none if the bytes are no PNG. Check sums are left
/// to the libraries that show it.
package func pngChunks(_ bytes: [UInt8]) -> [PNGChunk] {
  guard bytes.starts(with: pngSignature) else { return [] }
  var chunks: [PNGChunk] = []
  var at = pngSignature.count
  while at + 12 <= bytes.count {
    let length = bytes[at..<at + 4].reduce(0) { $0 << 8 | Int($1) }
    guard length <= bytes.count - at - 12 else { break }
    let type = String(decoding: bytes[at + 4..<at + 8], as: UTF8.self)
    chunks.append(PNGChunk(type: type, data: bytes[at + 8..<at + 8 + length]))
    at += length + 12
  }
  return chunks
}

/// The text under a keyword, if a PNG's bytes carry one that is not compressed.
package func pngText(_ bytes: [UInt8], keyword: String) -> String? {
  for chunk in pngChunks(bytes) where chunk.type == "iTXt" || chunk.type == "tEXt" {
    guard let end = chunk.data.firstIndex(of: 0), chunk.data[..<end].elementsEqual(keyword.utf8)
    else { continue }
    let rest = chunk.data[(end + 1)...]
    if chunk.type == "tEXt" {
      return String(String.UnicodeScalarView(rest.map { Unicode.Scalar($0) }))
    }
    // whether it is compressed, how, its language and the keyword in that language come first
    guard rest.count >= 4, rest.first == 0,
      let language = rest.dropFirst(2).firstIndex(of: 0),
      let translated = rest[(language + 1)...].firstIndex(of: 0)
    else { continue }
    return String(decoding: rest[(translated + 1)...], as: UTF8.self)
  }
  return nil
}

/// Adds a number as four bytes, the highest first, as PNG has it.
func append32(_ value: Int, to bytes: inout [UInt8]) {
  for shift in [24, 16, 8, 0] { bytes.append(UInt8(truncatingIfNeeded: value >> shift)) }
}

/// Adds a number as two bytes, the highest first.
func append16BigEndian(_ value: Int, to bytes: inout [UInt8]) {
  bytes.append(UInt8(truncatingIfNeeded: value >> 8))
  bytes.append(UInt8(truncatingIfNeeded: value))
}
