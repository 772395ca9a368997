/// A minimal terminal: letters with two colours each, and the few controls that a film needs. It
/// records everything that it does not understand, as a fault of the test.
package struct TerminalModel {
  /// A colour by its bits or by its number; nil is the terminal's own.
  package enum Tint: Hashable, Sendable {
    case bits(UInt32)
    case number(Int)
  }

  package struct Cell: Hashable, Sendable {
    package var letter: Character = " "
    package var ink: Tint?
    package var paper: Tint?

    /// The colours of its upper and its lower half; nil if it has a letter.
    package var halves: [Tint?]? {
      switch letter {
      case " ": [paper, paper]
      case "█": [ink, ink]
      case "▀": [ink, paper]
      case "▄": [paper, ink]
      default: nil
      }
    }
  }

  package let columns: Int
  package private(set) var lines: [[Cell]]
  /// The modes that were set, in order: `?25l` and the like.
  package private(set) var modes: [String] = []
  /// The bytes that were not understood.
  package private(set) var unknown: [String] = []
  private var (row, column) = (0, 0)
  private var pen = Cell()

  package init(columns: Int, rows: Int) {
    self.columns = columns
    lines = Array(repeating: Array(repeating: Cell(), count: columns), count: rows)
  }

  /// Executes some bytes.
  package mutating func take(_ bytes: some Sequence<UInt8>) {
    var rest = Array(String(decoding: Array(bytes), as: UTF8.self))[...]
    while let letter = rest.popFirst() {
      if letter == "\u{1b}", rest.first == "[" {
        rest.removeFirst()
        let body = rest.prefix { !$0.isLetter }
        rest = rest.dropFirst(body.count)
        control(String(body), rest.popFirst() ?? " ")
      } else if letter == "\u{1b}" {
        unknown.append(String(rest.prefix(8)))
      } else if letter.isNewline || letter == "\r" {
        continue
      } else {
        put(letter)
      }
    }
  }

  private mutating func put(_ letter: Character) {
    guard row < lines.count, column < columns else { return unknown.append("outside: \(letter)") }
    lines[row][column] = pen
    lines[row][column].letter = letter
    column += 1
  }

  private mutating func control(_ body: String, _ end: Character) {
    let numbers = body.split(separator: ";").map { Int($0) ?? -1 }
    switch end {
    case "H": (row, column) = (numbers[0] - 1, numbers[1] - 1)
    case "C": column += numbers.first ?? 1
    case "K": for x in min(column, columns)..<columns { lines[row][x] = Cell(paper: pen.paper) }
    case "J":
      for y in lines.indices { lines[y] = Array(repeating: Cell(paper: pen.paper), count: columns) }
    case "m": colour(numbers.isEmpty ? [0] : numbers)
    case "h", "l", "c", "t": modes.append(body + String(end))
    default: unknown.append(body + String(end))
    }
  }

  private mutating func colour(_ numbers: [Int]) {
    var rest = numbers[...]
    while let code = rest.popFirst() {
      switch code {
      case 0: pen = Cell()
      case 49: pen.paper = nil
      case 38, 48:
        var tint: Tint?
        if rest.popFirst() == 5 {
          tint = .number(rest.removeFirst())
        } else {
          tint = .bits((0..<3).reduce(0) { code, _ in code << 8 | UInt32(rest.removeFirst()) })
        }
        if code == 38 { pen.ink = tint } else { pen.paper = tint }
      default: unknown.append("\(code)m")
      }
    }
  }

  /// Returns the pixels of some rows: two for each letter.
  package func halves(rows: Int) -> [[Tint?]] {
    lines[..<rows].flatMap { line in
      (0..<2).map { half in line.map { cell in cell.halves.map { $0[half] } ?? .number(-1) } }
    }
  }

  /// Returns the letters of a line.
  package func text(_ row: Int) -> String { String(lines[row].map(\.letter)) }
}
