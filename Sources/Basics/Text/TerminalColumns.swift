extension Character {
  /// The number of columns that it takes on a terminal: two for the letters of East Asia and for
  /// emoji, else one, whatever it is composed of.
  package var terminalColumns: Int {
    switch unicodeScalars.first?.value ?? 0 {
    case 0x1100..<0x1160, 0x2e80..<0xa4d0, 0xac00..<0xd7a4, 0xf900..<0xfb00, 0xfe30..<0xfe70,
      0xff01..<0xff61, 0xffe0..<0xffe7, 0x1f300..<0x1fb00, 0x20000...:
      2
    default: 1
    }
  }
}

extension String {
  /// The number of columns that it takes on a terminal.
  package var terminalColumns: Int { reduce(0) { $0 + $1.terminalColumns } }
}
