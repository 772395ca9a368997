internal import TerrariumBasics
package import TerrariumPictures

/// The columns, rows and pixels of a terminal's window.
package struct TerminalSize: Hashable, Sendable {
  package let columns: Int
  package let rows: Int
  /// The pixels of a character; a guess if the terminal does not answer.
  package let character: Character
  /// True if the pixels are not a guess.
  package let isKnownInPixels: Bool

  package struct Character: Hashable, Sendable {
    package let width: Int
    package let height: Int

    package init(width: Int, height: Int) { (self.width, self.height) = (width, height) }
  }

  package init(columns: Int, rows: Int, character: Character? = nil) {
    (self.columns, self.rows) = (max(1, columns), max(2, rows))
    self.character = character ?? Character(width: 8, height: 16)
    isKnownInPixels = character != nil
  }

  /// The rows above the status line.
  package var pictureRows: Int { rows - 1 }
}

/// The screen of a terminal on which a film plays: a picture, and a line of text below it.
package struct FilmScreen: Sendable {
  /// The methods of drawing pictures.
  package enum Method: Hashable, Sendable {
    case blocks(HalfBlockPainter.Depth)
    case kitty
  }

  private let size: TerminalSize
  private let method: Method
  private var blocks: HalfBlockPainter
  private var picture: IndexedPicture?
  private var status: String?

  /// Creates an empty screen.
  package init(_ size: TerminalSize, _ method: Method) {
    (self.size, self.method) = (size, method)
    let depth = if case .blocks(let depth) = method { depth } else { HalfBlockPainter.Depth.any }
    blocks = HalfBlockPainter(columns: size.columns, rows: size.pictureRows, depth: depth)
  }

  /// Returns the bytes, to be written at once, that replace the picture and the text by the next
  /// ones; empty if nothing changes.
  package mutating func show(_ next: IndexedPicture, status text: String) throws -> [UInt8] {
    var bytes: [UInt8] = []
    if next != picture {
      switch method {
      case .blocks: bytes += blocks.paint(next)
      case .kitty: bytes += try kitty(next)
      }
      picture = next
    }
    if text != status {
      bytes.control("\(size.rows);1H")
      bytes.control("m")
      // After a text that reaches the last column, the cursor is still in that column.
      bytes.control("K")
      bytes += text.shortened(toColumns: size.columns).utf8
      status = text
    }
    guard !bytes.isEmpty else { return [] }
    // Terminals that support these show everything at once.
    return Array("\u{1b}[?2026h".utf8) + bytes + Array("\u{1b}[?2026l".utf8)
  }

  /// Returns the bytes for the picture in as many characters as keep its shape.
  private func kitty(_ next: IndexedPicture) throws -> [UInt8] {
    let character = size.character
    let scale = min(
      Double(size.columns * character.width) / Double(next.width),
      Double(size.pictureRows * character.height) / Double(next.height))
    func count(_ side: Int, _ part: Int, _ most: Int) -> Int {
      max(1, min(most, Int((Double(side) * scale / Double(part)).rounded())))
    }
    let columns = count(next.width, character.width, size.columns)
    let rows = count(next.height, character.height, size.pictureRows)
    var bytes: [UInt8] = []
    bytes.control("1;\((size.columns - columns) / 2 + 1)H")
    return bytes + (try KittyText.bytes(of: next, columns: columns, rows: rows))
  }
}

extension String {
  /// Returns as much of the text as fits a number of columns.
  fileprivate func shortened(toColumns count: Int) -> String {
    var left = count
    return String(
      prefix { letter in
        left -= letter.terminalColumns
        return left >= 0
      })
  }
}
