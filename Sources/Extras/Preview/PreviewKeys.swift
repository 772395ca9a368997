/// A command of the viewer, given by a key.
package enum PreviewAct: Hashable {
  case quit
  /// The next film, where there are several.
  case next
  case pause
  /// One frame forwards or back.
  case step(Int)
  /// Twice as fast, or half as fast.
  case speed(Int)
  case usualSpeed
  case redraw
}

/// Reads keys from the bytes of a terminal, however these are split. Other bytes are skipped,
/// including late answers of the terminal.
package struct PreviewKeys {
  private enum State {
    case plain
    case escape
    /// Inside a sequence that ends with a letter.
    case control
    /// Inside a text that ends with ESC and a backslash.
    case text
    case textEscape
  }

  private var state = State.plain

  package init() {}

  /// Returns the commands in the next bytes.
  package mutating func acts(of bytes: [UInt8]) -> [PreviewAct] { bytes.compactMap { read($0) } }

  private mutating func read(_ byte: UInt8) -> PreviewAct? {
    switch state {
    case .plain where byte == 0x1b: state = .escape
    case .plain: return Self.letters[byte]
    case .escape:
      switch byte {
      case UInt8(ascii: "["), UInt8(ascii: "O"): state = .control
      case UInt8(ascii: "_"), UInt8(ascii: "P"), UInt8(ascii: "]"): state = .text
      case 0x1b: break
      default:
        state = .plain
        return Self.letters[byte]
      }
    case .control where (0x40...0x7e).contains(byte):
      state = .plain
      return Self.arrows[byte]
    case .control where byte == 0x1b: state = .escape
    case .text where byte == 0x1b: state = .textEscape
    case .text where byte == 0x07: state = .plain
    case .textEscape: state = byte == UInt8(ascii: "\\") ? .plain : .text
    case .control, .text: break
    }
    return nil
  }

  private static let letters: [UInt8: PreviewAct] = [
    UInt8(ascii: "q"): .quit, UInt8(ascii: "Q"): .quit, 0x03: .quit,
    UInt8(ascii: " "): .pause, UInt8(ascii: "p"): .pause,
    UInt8(ascii: "."): .step(1), UInt8(ascii: ","): .step(-1),
    UInt8(ascii: "]"): .speed(1), UInt8(ascii: "["): .speed(-1), 0x7f: .usualSpeed,
    UInt8(ascii: "n"): .next, UInt8(ascii: ">"): .next, 0x0c: .redraw,
  ]

  private static let arrows: [UInt8: PreviewAct] = [
    UInt8(ascii: "A"): .speed(1), UInt8(ascii: "B"): .speed(-1),
    UInt8(ascii: "C"): .step(1), UInt8(ascii: "D"): .step(-1),
  ]
}
