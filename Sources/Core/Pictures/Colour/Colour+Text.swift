internal import TerrariumBasics

extension Colour {
  /// Parses a colour: `#ff8800`, `#f80`, or one of a few names.
  package init?(written text: String) {
    if let named = Self.names[text.lowercased()] {
      self.init(named)
      return
    }
    guard text.first == "#", text.dropFirst().allSatisfy(\.isHexDigit),
      let code = UInt32(text.dropFirst(), radix: 16)
    else { return nil }
    switch text.count {
    case 7: self.init(code)
    case 4: self.init((code & 0xf00) * 0x1100 | (code & 0x0f0) * 0x110 | (code & 0x00f) * 0x11)
    default: return nil
    }
  }

  /// The colour as `#rrggbb`.
  package var written: String { "#" + code.hexadecimal(digits: 6) }

  /// The names of colours in alphabetical order.
  package static let allNames = names.keys.sorted()

  private static let names: [String: UInt32] = [
    "black": 0x000000, "white": 0xffffff, "red": 0xff0000, "green": 0x008000, "blue": 0x0000ff,
    "yellow": 0xffff00, "orange": 0xffa500, "purple": 0x800080, "cyan": 0x00ffff,
    "magenta": 0xff00ff, "gray": 0x808080, "grey": 0x808080, "silver": 0xc0c0c0,
    "navy": 0x000080, "teal": 0x008080, "maroon": 0x800000, "olive": 0x808000, "lime": 0x00ff00,
    "pink": 0xffc0cb, "brown": 0xa52a2a,
  ]
}
