internal import TerrariumBasics

// Escaping by the rules of XML (Extensible Markup Language 1.0, 2.2 and 2.4).

/// The text escaped for an element; with `quoted` also for an attribute, in which line ends would
/// otherwise become spaces.
package func xmlEscaped(_ text: String, quoted: Bool = false) -> String {
  var result = ""
  for scalar in text.unicodeScalars {
    switch scalar {
    case "&": result += "&amp;"
    case "<": result += "&lt;"
    case ">": result += "&gt;"
    case "\"" where quoted: result += "&quot;"
    case "\r": result += "&#13;"
    case "\n" where quoted: result += "&#10;"
    case "\n", "\t": result.unicodeScalars.append(scalar)
    default:
      // XML cannot represent these characters, not even by reference.
      let isForbidden = scalar.value < 0x20 || scalar.value & 0xfffe == 0xfffe
      result.unicodeScalars.append(isForbidden ? "\u{fffd}" : scalar)
    }
  }
  return result
}

/// The unescaped text; invalid references stay as they are. It works on bytes, because a combining
/// sign and the character before it are one `Character`.
private func xmlUnescaped(_ text: ArraySlice<UInt8>) -> String {
  let references = [
    ("&amp;", "&"), ("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&#13;", "\r"),
  ]
  .map { (name: Array($0.0.utf8), sign: Array($0.1.utf8)[0]) }
  var result: [UInt8] = []
  var rest = text
  while let byte = rest.first {
    let reference =
      byte == UInt8(ascii: "&") ? references.first { rest.starts(with: $0.name) } : nil
    result.append(reference?.sign ?? byte)
    rest = rest.dropFirst(reference?.name.count ?? 1)
  }
  return String(decoding: result, as: UTF8.self)
}

/// The XML element of a recipe, in the program's namespace.
enum RecipeElement {
  private static let name = "urn:terrarium:"
  static let namespace = "xmlns:terrarium=\"\(name)\""
  private static let named = (opening: "<terrarium:recipe>", closing: "</terrarium:recipe>")
  private static let alone = (opening: "<recipe xmlns=\"\(name)\">", closing: "</recipe>")

  /// The element for a document whose root declares the namespace.
  static func text(of recipe: String) -> String {
    named.opening + xmlEscaped(recipe) + named.closing
  }

  /// The element with its own declaration of the namespace, which makes the document shorter.
  static func whole(of recipe: String) -> String {
    alone.opening + xmlEscaped(recipe) + alone.closing
  }

  /// The recipe in a text, if there is one.
  static func recipe(in bytes: some RandomAccessCollection<UInt8>) -> String? {
    let bytes = Array(bytes)[...]
    for form in [named, alone] {
      guard let start = bytes.place(of: form.opening)?.upperBound,
        let end = bytes[start...].place(of: form.closing)?.lowerBound
      else { continue }
      return xmlUnescaped(bytes[start..<end])
    }
    return nil
  }
}

/// The recipe in an SVG, if there is one.
package func svgRecipe(_ bytes: [UInt8]) -> String? {
  let start = bytes.prefix(256)
  guard ["<svg", "<?xml"].contains(where: { start.starts(with: $0.utf8) }) else { return nil }
  return RecipeElement.recipe(in: bytes)
}
