internal import TerrariumBasics

extension String {
  /// The text as a shell takes it for one word; a byte of a path that is no character, and those of
  /// characters that are not shown, as `\xE9`.
  package var quotedForShell: String {
    let escaped = replacing("\\", with: "\\\\").replacing("'", with: "\\'")
    let shown = Path.shown(escaped).unicodeScalars.map { scalar in
      guard scalar.controlsText else { return String(scalar) }
      return String(scalar).utf8.map { "\\x" + $0.hexadecimal(digits: 2).uppercased() }.joined()
    }.joined()
    guard shown == escaped else { return "$'\(shown)'" }
    let isPlain =
      !isEmpty
      && utf8.allSatisfy { byte in
        byte >= 128 || Character(Unicode.Scalar(byte)).isLetter
          || Character(Unicode.Scalar(byte)).isNumber || "._-/=,:+%@".utf8.contains(byte)
      }
    return isPlain ? self : inShellQuotes
  }

  /// A command between marks that it does not contain, as a message quotes it.
  package var quotedAsCommand: String { contains("'") ? "`\(self)`" : "'\(self)'" }

  /// The text between the quotation marks in which a shell changes nothing.
  package var inShellQuotes: String { "'" + replacing("'", with: "'\\''") + "'" }
}
