/// The name of a kept pattern: `eater@my` in the user's library, `eater@team` in the copy of a
/// remote.
package struct KeptName: Hashable, Sendable {
  /// The library that keeps it.
  package enum Shelf: Hashable, Sendable {
    case my
    case remote(String)

    /// The word after the `@`.
    package var text: String {
      switch self {
      case .my: KeptName.my
      case .remote(let name): name
      }
    }
  }

  package let name: String
  package let shelf: Shelf

  package init(_ name: String, on shelf: Shelf) { (self.name, self.shelf) = (name, shelf) }

  /// Parses a name; nil if the text is not one.
  package init?(_ text: String) {
    guard let sign = text.utf8.lastIndex(of: UInt8(ascii: "@")) else { return nil }
    let (name, shelf) = (String(text[..<sign]), String(text[text.utf8.index(after: sign)...]))
    guard Self.isName(name), shelf == Self.my || Self.isRemote(shelf) else { return nil }
    self.init(name, on: shelf == Self.my ? .my : .remote(shelf))
  }

  package var text: String { "\(name)@\(shelf.text)" }

  /// The word for the user's own library.
  package static let my = "my"

  /// The name for the most recently kept pattern.
  package static let latest = "latest"

  /// The most letters of a name.
  package static let nameLimit = 100

  /// True if a name is safe as a file name everywhere: one path component, and nothing that a
  /// system or shell hides or interprets.
  package static func isName(_ text: String) -> Bool {
    guard 1...nameLimit ~= text.count, text.utf8.count <= 200, text != latest,
      let first = text.unicodeScalars.first, let last = text.unicodeScalars.last
    else { return false }
    return first != "." && first != "-" && first != " " && last != "." && last != " "
      && text.unicodeScalars.allSatisfy(isAllowed)
  }

  private static func isAllowed(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0..<32, 127..<160, 0x200b...0x200f, 0x2028...0x202e, 0x2060...0x2069, 0xfeff,
      0xe000...0xf8ff, 0xf0000...:
      false
    default: !"/\\@:*?\"<>|".unicodeScalars.contains(scalar)
    }
  }

  /// True if a word can name a remote: lower-case letters, digits and hyphens, at most 32.
  package static func isRemote(_ text: String) -> Bool {
    1...32 ~= text.utf8.count && text != my && text.utf8.first != UInt8(ascii: "-")
      && text.utf8.allSatisfy { byte in
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"),
          UInt8(ascii: "-"):
          true
        default: false
        }
      }
  }

  /// A valid name made from a file name or the full name of a pattern: `Gosper glider gun` becomes
  /// `gosper-glider-gun`; nil if nothing of it is valid.
  package static func name(of text: String) -> String? {
    var name = ""
    for character in text.lowercased() {
      if character.isLetter || character.isNumber {
        name.append(character)
      } else if character == "." || character == "_" {
        name.append(name.isEmpty ? "" : String(character))
      } else if !"'’".contains(character), !name.isEmpty, name.last != "-" {
        name.append("-")
      }
      if name.count == 60 { break }
    }
    while let last = name.last, "-._".contains(last) { name.removeLast() }
    return isName(name) ? name : nil
  }
}
