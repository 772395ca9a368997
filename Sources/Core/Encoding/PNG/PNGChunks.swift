package import TerrariumGD
internal import TerrariumZlib

/// The pieces of a PNG, as far as they are whole; none if the bytes are no PNG. Check sums are left
/// to the libraries that show it.
package func pngChunks(_ bytes: [UInt8]) -> [PNGChunk] {
  guard bytes.starts(with: pngSignature) else { return [] }
  var chunks: [PNGChunk] = []
  var at = pngSignature.count
  while at + 12 <= bytes.count {
    let length = number(bigEndian: bytes[at..<at + 4])
    guard length <= bytes.count - at - 12 else { break }
    let type = String(decoding: bytes[at + 4..<at + 8], as: UTF8.self)
    chunks.append(PNGChunk(type: type, data: bytes[at + 8..<at + 8 + length]))
    at += length + 12
  }
  return chunks
}

/// The most bytes of a text that was compressed: those of the longest scenario.
private let textLimit = 1 << 22

/// The text under a keyword, if a PNG's bytes carry one, compressed or not.
package func pngText(_ bytes: [UInt8], keyword: String) -> String? {
  for chunk in pngChunks(bytes) where chunk.type == "iTXt" || chunk.type == "tEXt" {
    guard let end = chunk.data.firstIndex(of: 0), chunk.data[..<end].elementsEqual(keyword.utf8)
    else { continue }
    let rest = chunk.data[(end + 1)...]
    if chunk.type == "tEXt" {
      return String(String.UnicodeScalarView(rest.map { Unicode.Scalar($0) }))
    }
    // whether it is compressed, how, its language and the keyword in that language come first
    guard rest.count >= 4, let language = rest.dropFirst(2).firstIndex(of: 0),
      let translated = rest[(language + 1)...].firstIndex(of: 0)
    else { continue }
    let text = Array(rest[(translated + 1)...])
    if rest.first == 0 { return String(decoding: text, as: UTF8.self) }
    guard rest.prefix(2).elementsEqual([1, 0]),
      let plain = try? inflated(text, as: .zlib, limit: textLimit)
    else { continue }
    return String(decoding: plain, as: UTF8.self)
  }
  return nil
}
