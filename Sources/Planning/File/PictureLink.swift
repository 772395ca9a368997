/// The reader of a link to pictures in a page: lines with nothing in them but elements `<img …>` and
/// `<picture>…</picture>` and images of Markdown, `![…](…)`.
struct PictureLink {
  private var rest: Substring.UnicodeScalarView

  /// The link with which a text begins; nil if something else stands in its lines.
  static func prefix(of text: String) -> Substring? {
    var reader = PictureLink(rest: Substring(text).unicodeScalars)
    repeat {
      reader.skip { $0 == " " || $0 == "\t" }
      guard reader.skipPicture() else { return nil }
      reader.skip { $0 == " " || $0 == "\t" }
    } while reader.rest.first.map { !Self.isEnd($0) } ?? false
    return text[..<reader.rest.startIndex]
  }

  private static func isEnd(_ scalar: Unicode.Scalar) -> Bool { scalar == "\n" || scalar == "\r" }

  private mutating func skip(while isSkipped: (Unicode.Scalar) -> Bool) {
    rest = rest.drop(while: isSkipped)
  }

  private mutating func skip(_ word: String) -> Bool {
    guard rest.starts(with: word.unicodeScalars) else { return false }
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
      while let next = rest.popFirst() {
        if quote != nil {
          if next == quote { quote = nil }
        } else if next == ">" {
          return true
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

  /// Skips what stands behind `![`: words, and in parentheses an address and perhaps a title.
  private mutating func skipImage() -> Bool {
    skipPair("[", "]", quotes: []) && skip("(") && skipPair("(", ")", quotes: ["\"", "'"])
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
