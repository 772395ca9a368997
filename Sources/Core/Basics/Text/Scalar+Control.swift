extension Unicode.Scalar {
  /// True if the character would break a line, control a terminal, or change the direction of text.
  package var controlsText: Bool {
    switch value {
    case 0..<32, 127..<160, 0x61c, 0x200e, 0x200f, 0x2028...0x202e, 0x2066...0x2069: true
    default: false
    }
  }
}
