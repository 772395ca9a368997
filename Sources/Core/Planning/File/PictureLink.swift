internal import TerrariumBasics
internal import TerrariumFiles

/// The reader of a link to pictures in a page: lines with nothing in them but elements `<img …>` and
/// `<picture>…</picture>` and images of Markdown, `![…](…)`.
struct PictureLink {
  private struct Picture {
    let text: Substring
    let addresses: Set<String>
  }

  private(set) var text: Substring
  private var pictures: [Picture] = []
  private var rest: Substring.UnicodeScalarView
  /// The addresses of the picture that is being read.
  private var addresses: Set<String> = []

  /// The link with which a text begins; nil if something else stands in its lines.
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

  /// A link with another one in the place of those pictures that both have: what stands beside them
  /// stays. Where they have none in common, all elements are taken for those of an older link, as the
  /// program writes them, and without elements everything.
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

  /// Skips a word, in whatever case it is written.
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

  /// Skips a tag with its attributes; a sign `>` in quotes does not end it.
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
          // Blanks may stand on both sides of the sign between a name and its value.
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

  /// Notes the addresses that an attribute gives, if it gives some.
  private mutating func noteAddresses(in attribute: String) {
    let parts = attribute.split(separator: "=", maxSplits: 1).map { String($0).trimmed }
    guard parts.count == 2, let value = parts[1].split(whereSeparator: { "\"'".contains($0) }).first
    else { return }
    switch parts[0].lowercased() {
    case "src": note(value)
    // Each may have a width or a density behind it.
    case "srcset":
      for item in value.split(separator: ",") { note(item.split(separator: " ").first ?? "") }
    default: break
    }
  }

  /// Notes an address, however it is written.
  private mutating func note(_ address: Substring) {
    let plain = String(address).replacing("&amp;", with: "&")
    addresses.insert(Path.collapsed(Path.decodedFromURI(plain[...]) ?? plain))
  }

  /// Skips what stands behind `![`: words, and in parentheses an address and perhaps a title.
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

  /// Skips all up to the sign that closes the pair that is open, in one line; between quotes after
  /// a blank none counts.
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
