package import TerrariumPictures

/// Paints pictures with half blocks, two pixels per character, and writes only what differs from
/// the picture before.
package struct HalfBlockPainter: Sendable {
  /// The colours that the terminal has.
  package enum Depth: Sendable {
    /// Any 24-bit colour.
    case any
    /// The 256 fixed colours.
    case fixed
  }

  /// A character: its upper and its lower pixel, as `0xRRGGBB`, or the terminal's own background.
  private struct Cell: Hashable {
    var upper: UInt32
    var lower: UInt32

    static let empty = Cell(upper: ground, lower: ground)
  }

  private static let ground: UInt32 = 0xff00_0000

  private let columns: Int
  private let rows: Int
  private let depth: Depth
  private var shown: [Cell]

  /// Creates a painter for the top left columns and rows of an empty screen.
  package init(columns: Int, rows: Int, depth: Depth) {
    self.columns = columns
    self.rows = rows
    self.depth = depth
    shown = Array(repeating: .empty, count: columns * rows)
  }

  /// Returns the bytes that change the screen to a centred picture; empty if it already shows that.
  package mutating func paint(_ picture: IndexedPicture) -> [UInt8] {
    let grid = ColourGrid(picture, inWidth: columns, height: 2 * rows)
    let cells = laidOut(grid)
    var pen = Pen(depth: depth)
    for y in 0..<rows {
      // The column of the cursor; none before the first difference.
      var cursor: Int?
      for x in 0..<columns where cells[y * columns + x] != shown[y * columns + x] {
        if let place = cursor {
          if x > place { pen.move(right: x - place) }
        } else {
          pen.move(toRow: y, column: x)
        }
        pen.put(cells[y * columns + x].upper, cells[y * columns + x].lower)
        cursor = x + 1
      }
    }
    shown = cells
    return pen.finished()
  }

  private func laidOut(_ grid: ColourGrid) -> [Cell] {
    var cells = Array(repeating: Cell.empty, count: columns * rows)
    // The number of pixels above is even, so that a cell two pixels high is one character.
    let (left, top) = ((columns - grid.width) / 2, (2 * rows - grid.height) / 4 * 2)
    for y in 0..<grid.height {
      let start = (top + y) / 2 * columns + left
      let isLower = (top + y) % 2 == 1
      for x in 0..<grid.width {
        let code = grid.codes[y * grid.width + x]
        if isLower { cells[start + x].lower = code } else { cells[start + x].upper = code }
      }
    }
    return cells
  }

  /// Writes characters, and changes of colour only where needed.
  private struct Pen {
    let depth: Depth
    var bytes: [UInt8] = []
    var ink: UInt32?
    var paper: UInt32?

    mutating func move(toRow row: Int, column: Int) { bytes.control("\(row + 1);\(column + 1)H") }

    mutating func move(right count: Int) { bytes.control(count == 1 ? "C" : "\(count)C") }

    mutating func put(_ upper: UInt32, _ lower: UInt32) {
      if upper == lower {
        if upper != paper, upper == ink, upper != ground {
          return bytes.append(contentsOf: "█".utf8)
        }
        colour(ink: nil, paper: upper)
        return bytes.append(UInt8(ascii: " "))
      }
      // Ink is never the terminal's background, whose colour is unknown.
      let isTurned =
        upper == ground
        || lower != ground && (ink == lower || paper == upper)
          && !(ink == upper || paper == lower)
      colour(ink: isTurned ? lower : upper, paper: isTurned ? upper : lower)
      bytes.append(contentsOf: (isTurned ? "▄" : "▀").utf8)
    }

    private mutating func colour(ink newInk: UInt32?, paper newPaper: UInt32) {
      var parts: [String] = []
      if let newInk, newInk != ink {
        parts.append(depth == .any ? "38;2;\(rgb(newInk))" : "38;5;\(nearest(newInk))")
        ink = newInk
      }
      if newPaper != paper {
        parts.append(
          newPaper == ground
            ? "49" : depth == .any ? "48;2;\(rgb(newPaper))" : "48;5;\(nearest(newPaper))")
        paper = newPaper
      }
      if !parts.isEmpty { bytes.control(parts.joined(separator: ";") + "m") }
    }

    private func rgb(_ code: UInt32) -> String {
      "\(code >> 16 & 255);\(code >> 8 & 255);\(code & 255)"
    }

    private func nearest(_ code: UInt32) -> UInt8 { FixedColours.nearest(to: Colour(code)) }

    mutating func finished() -> [UInt8] {
      if !bytes.isEmpty { bytes.control("m") }
      return bytes
    }
  }
}

extension [UInt8] {
  /// Adds a control sequence: the text after ESC and a bracket.
  mutating func control(_ text: String) {
    append(0x1b)
    append(UInt8(ascii: "["))
    append(contentsOf: text.utf8)
  }
}
