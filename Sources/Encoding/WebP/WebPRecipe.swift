// A WebP has no place for a plain text. It has one for XMP (ISO 16684-1): the recipe is the text of
// an element of ours in it.

private let opening = "<terrarium:recipe>"
private let closing = "</terrarium:recipe>"

/// The XMP packet with a recipe.
func xmpPacket(recipe: String) -> String {
  """
  <x:xmpmeta xmlns:x="adobe:ns:meta/">\
  <rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">\
  <rdf:Description rdf:about="" xmlns:terrarium="urn:terrarium:">\
  \(opening)\(escaped(recipe))\(closing)\
  </rdf:Description></rdf:RDF></x:xmpmeta>
  """
}

/// The recipe that a WebP's bytes carry, if there is one.
package func webPRecipe(_ bytes: [UInt8]) -> String? {
  guard bytes.starts(with: "RIFF".utf8), bytes.dropFirst(8).starts(with: "WEBP".utf8) else {
    return nil
  }
  var at = 12
  while bytes.count - at >= 8 {
    let size = (0..<4).reduce(0) { $0 | Int(bytes[at + 4 + $1]) << (8 * $1) }
    let start = at + 8
    // A chunk of odd size has a byte more.
    guard size + size % 2 <= bytes.count - start else { return nil }
    if bytes[at..<at + 4].elementsEqual("XMP ".utf8) {
      return recipe(inPacket: String(decoding: bytes[start..<start + size], as: UTF8.self))
    }
    at = start + size + size % 2
  }
  return nil
}

private func recipe(inPacket packet: String) -> String? {
  let bytes = Array(packet.utf8)
  guard let start = bytes.firstRange(of: Array(opening.utf8))?.upperBound,
    let end = bytes[start...].firstRange(of: Array(closing.utf8))?.lowerBound
  else { return nil }
  return unescaped(String(decoding: bytes[start..<end], as: UTF8.self))
}

private func escaped(_ text: String) -> String {
  var result = ""
  for scalar in text.unicodeScalars {
    switch scalar {
    case "&": result += "&amp;"
    case "<": result += "&lt;"
    case ">": result += "&gt;"
    case "\r": result += "&#13;"
    default: result.unicodeScalars.append(scalar)
    }
  }
  return result
}

private func unescaped(_ text: String) -> String {
  let names = [("&amp;", "&"), ("&lt;", "<"), ("&gt;", ">"), ("&#13;", "\r")]
  var result = ""
  var rest = text[...]
  while let ampersand = rest.firstIndex(of: "&") {
    result += rest[..<ampersand]
    rest = rest[ampersand...]
    if let (name, character) = names.first(where: { rest.hasPrefix($0.0) }) {
      result += character
      rest = rest.dropFirst(name.count)
    } else {
      result.append("&")
      rest = rest.dropFirst()
    }
  }
  return result + rest
}
