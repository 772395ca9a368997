internal import TerrariumBasics
internal import TerrariumFiles

/// Reads links to pictures in a page: lines with only `<img …>` and `<picture>…</picture>` elements
/// and Markdown images, `![…](…)`.
struct PictureLink {
  private struct Picture {
    let text: Substring
    let addresses: Set<String>
  }

  private(set) var text: Substring
  private var pictures: [Picture] = []
  private var rest: Substring.UnicodeScalarView
  /// The addresses of the current picture.
  private var addresses: Set<String> = []

  /// Parses the link at the start of a text; nil if its lines contain anything else.
  init?(_ text: String) {
    self.text = Substring(text)
    rest = self.text.unicodeScalars
    repeat {
      skip { $0 == " " || $0 == "\t" }
      let start = rest.startIndex
      guard skipPicture() else { return nil }
      pictures.append(Picture(text: text[start..<rest.startIndex], addresses: addresses))
      addresses = []
      skip { $0 == " " || $0 == "\t" }
    } while rest.first.map { !Self.isEnd($0) } ?? false
    self.text = text[..<rest.startIndex]
  }

  /// Returns the link with another one in place of their common pictures; the other pictures stay.
  /// If there are none in common, the new link replaces all elements, as they come from an older
  /// link, or everything if there are no elements.
  func replaced(by link: String) -> String {
    let new = Set((PictureLink(link)?.pictures ?? []).flatMap { $0.addresses })
    let isCommon = { (picture: Picture) in !picture.addresses.isDisjoint(with: new) }
    let isOld =
      pictures.contains(where: isCommon) ? isCommon : { $0.text.unicodeScalars.first == "<" }
    guard let place = pictures.firstIndex(where: isOld) else { return link }
    var texts = pictures[..<place].map { String($0.text) } + [link]
    for picture in pictures[place...] where !isOld(picture) { texts.append(String(picture.text)) }
    return texts.joined(separator: " ")
  }

  private static func isEnd(_ scalar: Unicode.Scalar) -> Bool { scalar == "\n" || scalar == "\r" }

  private mutating func skip(while isSkipped: (Unicode.Scalar) -> Bool) {
    rest = rest.drop(while: isSkipped)
  }

  /// Skips a word, ignoring case.
  private mutating func skip(_ word: String) -> Bool {
    let isThere = rest.starts(with: word.unicodeScalars) { letter, expected in
      letter.properties.lowercaseMapping == String(expected)
    }
    guard isThere else { return false }
    rest = rest.dropFirst(word.unicodeScalars.count)
    return true
  }

  private mutating func skipPicture() -> Bool {
    if skipTag("img") { return true }
    guard skipTag("picture") else { return skip("![") && skipImage() }
    repeat {
      skip { $0.properties.isWhitespace }
      if skip("</picture>") { return true }
    } while skipTag("source") || skipTag("img")
    return false
  }

  /// Skips a tag with its attributes; a `>` in quotes does not end it.
  private mutating func skipTag(_ name: String) -> Bool {
    let start = rest
    if skip("<" + name), let next = rest.first,
      next.properties.isWhitespace || next == "/" || next == ">"
    {
      var quote: Unicode.Scalar?
      var attribute = rest
      while let next = rest.popFirst() {
        if quote != nil {
          if next == quote { quote = nil }
        } else if next.properties.isWhitespace || next == ">" {
          let written = attribute[..<rest.startIndex].dropLast()
          // Spaces are allowed around the sign between a name and its value.
          let isOpen = written.last == "=" || rest.first { !$0.properties.isWhitespace } == "="
          if next != ">", isOpen { continue }
          noteAddresses(in: String(written))
          if next == ">" { return true }
          attribute = rest
        } else if next == "<" {
          break
        } else if next == "\"" || next == "'" {
          quote = next
        }
      }
    }
    rest = start
    return false
  }

  /// Records the addresses in an attribute.
  private mutating func noteAddresses(in attribute: String) {
    let sides = attribute.split(separator: "=", maxSplits: 1).map { String($0).trimmed }
    guard sides.count == 2, let value = sides[1].split(whereSeparator: { "\"'".contains($0) }).first
    else { return }
    switch sides[0].lowercased() {
    case "src": note(value)
    // Each may be followed by a width or a density.
    case "srcset":
      for item in value.split(separator: ",") { note(item.split(separator: " ").first ?? "") }
    default: break
    }
  }

  /// Records an address in canonical form.
  private mutating func note(_ address: Substring) {
    let plain = String(address).replacing("&amp;", with: "&")
    addresses.insert(Path.collapsed(Path.decodedFromURI(plain[...]) ?? plain))
  }

  /// Skips the rest of an image after `![`: text, and in parentheses an address and perhaps a
  /// title.
  private mutating func skipImage() -> Bool {
    guard skipPair("[", "]", quotes: []), skip("(") else { return false }
    let inner = rest
    guard skipPair("(", ")", quotes: ["\"", "'"]) else { return false }
    let words = Substring(inner[..<rest.startIndex].dropLast())
    if let address = words.split(whereSeparator: { $0.isWhitespace || "<>".contains($0) }).first {
      note(address)
    }
    return true
  }

  /// Skips everything up to the closing sign of the current pair, in one line; signs in quotes
  /// after a space do not count.
  private mutating func skipPair(
    _ opening: Unicode.Scalar, _ closing: Unicode.Scalar, quotes: [Unicode.Scalar]
  ) -> Bool {
    var depth = 1
    var (last, quote): (Unicode.Scalar, Unicode.Scalar?) = (opening, nil)
    while let next = rest.popFirst(), !Self.isEnd(next) {
      if next == "\\", let escaped = rest.first, !Self.isEnd(escaped) {
        rest = rest.dropFirst()
      } else if quote != nil {
        if next == quote { quote = nil }
      } else if last == " ", quotes.contains(next) {
        quote = next
      } else if next == opening {
        depth += 1
      } else if next == closing {
        depth -= 1
        if depth == 0 { return true }
      }
      last = next
    }
    return false
  }
}
