package import TerrariumGD
internal import TerrariumZlib

/// The complete chunks of a PNG; none if the bytes are not a PNG. Checksums are left to the
/// libraries that decode it.
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

/// The most bytes of a decompressed text: those of the longest scenario.
private let textLimit = 1 << 22

/// The text under a keyword, compressed or not, if a PNG has one.
package func pngText(_ bytes: [UInt8], keyword: String) -> String? {
  for chunk in pngChunks(bytes) where chunk.type == "iTXt" || chunk.type == "tEXt" {
    guard let end = chunk.data.firstIndex(of: 0), chunk.data[..<end].elementsEqual(keyword.utf8)
    else { continue }
    let rest = chunk.data[(end + 1)...]
    if chunk.type == "tEXt" {
      return String(String.UnicodeScalarView(rest.map { Unicode.Scalar($0) }))
    }
    // The flags and method of compression, the language and the translated keyword come first.
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

/// The keyword of a recipe in a PNG.
private let recipeKeyword = "terrarium"

extension PNGText {
  /// Returns a recipe in the form that pictures carry it.
  static func recipe(_ text: String) -> PNGText { PNGText(keyword: recipeKeyword, text: text) }
}

/// Returns the recipe of a PNG; nil unless the PNG is animated exactly if `moves` is true.
func pngRecipe(_ bytes: [UInt8], moves: Bool) -> String? {
  guard pngChunks(bytes).contains(where: { $0.type == "acTL" }) == moves else { return nil }
  return pngText(bytes, keyword: recipeKeyword)
}
