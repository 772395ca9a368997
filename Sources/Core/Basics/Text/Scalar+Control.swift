extension Unicode.Scalar {
  /// True if it would break a line, control a terminal, or turn the direction of what follows.
  package var controlsText: Bool {
    switch value {
    case 0..<32, 127..<160, 0x61c, 0x200e, 0x200f, 0x2028...0x202e, 0x2066...0x2069: true
    default: false
    }
  }
}
