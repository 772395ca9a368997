extension Character {
  /// The width of the character on a terminal: two columns for East Asian letters and emoji,
  /// otherwise one, however it is composed.
  package var terminalColumns: Int {
    let first = unicodeScalars.first ?? " "
    return switch first.value {
    case 0x1100..<0x1160, 0x2e80..<0xa4d0, 0xac00..<0xd7a4, 0xf900..<0xfb00, 0xfe30..<0xfe70,
      0xff01..<0xff61, 0xffe0..<0xffe7, 0x1f200..<0x1f300, 0x20000...:
      2
    // U+FE0F turns a sign into an emoji.
    default: first.properties.isEmojiPresentation || unicodeScalars.contains("\u{fe0f}") ? 2 : 1
    }
  }
}

extension String {
  /// The width of the text on a terminal, in columns.
  package var terminalColumns: Int { reduce(0) { $0 + $1.terminalColumns } }
}
