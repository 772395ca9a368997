// A WebP has no chunk for plain text, but one for XMP (ISO 16684-1): the recipe is the text of an
// element of ours in it. Long recipes, with a track or a map, are deflated into a chunk of our own,
// which readers skip as the specification demands.

internal import TerrariumZlib

/// The longest recipe that is not deflated, in bytes.
private let longestPlainRecipe = 4096

/// True if a recipe is so long that it is deflated.
func isDeflated(recipe: String) -> Bool { recipe.utf8.count > longestPlainRecipe }

/// The chunk with a recipe.
func recipeChunk(_ recipe: String) -> [UInt8] {
  isDeflated(recipe: recipe)
    ? riffChunk("TRRM", deflated(Array(recipe.utf8), as: .zlib))
    : riffChunk("XMP ", Array(xmpPacket(recipe: recipe).utf8))
}

/// The XMP packet with a recipe, without the optional element `x:xmpmeta` around it.
private func xmpPacket(recipe: String) -> String {
  """
  <rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">\
  <rdf:Description rdf:about="">\(RecipeElement.whole(of: recipe))\
  </rdf:Description></rdf:RDF>
  """
}

/// The recipe in a WebP, if there is one.
package func webPRecipe(_ bytes: [UInt8]) -> String? {
  guard bytes.starts(with: "RIFF".utf8), bytes.dropFirst(8).starts(with: "WEBP".utf8) else {
    return nil
  }
  var at = 12
  while bytes.count - at >= 8 {
    let size = (0..<4).reduce(0) { $0 | Int(bytes[at + 4 + $1]) << (8 * $1) }
    let start = at + 8
    // A chunk of odd size has a padding byte.
    guard size + size % 2 <= bytes.count - start else { return nil }
    if bytes[at..<at + 4].elementsEqual("XMP ".utf8) {
      return RecipeElement.recipe(in: bytes[start..<start + size])
    }
    if bytes[at..<at + 4].elementsEqual("TRRM".utf8) {
      return (try? inflated(Array(bytes[start..<start + size]), as: .zlib, limit: 1 << 26))
        .map { String(decoding: $0, as: UTF8.self) }
    }
    at = start + size + size % 2
  }
  return nil
}
