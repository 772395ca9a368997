internal import TerrariumBasics

extension String {
  /// The text as one word for a shell, with invalid bytes and invisible characters as `\xE9`.
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

  /// A command in quotation marks that it does not contain, for messages.
  package var quotedAsCommand: String { contains("'") ? "`\(self)`" : "'\(self)'" }

  /// The text in single quotes, in which a shell changes nothing.
  package var inShellQuotes: String { "'" + replacing("'", with: "'\\''") + "'" }
}
