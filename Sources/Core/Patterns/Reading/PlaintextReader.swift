internal import TerrariumBasics

/// Reads plaintext (`.cells`): `!` begins a comment, `.` is a dead cell and `O` a live one.
///
/// Rows may be short, and empty lines are dead rows, except at the end. Without comments, `*` is
/// also alive. After a `!` line, Golly reads the oldest of these files: digits before a cell repeat
/// it ("23.O15.3O"), and a `*` is a command that takes no place.
struct PlaintextReader: PatternReader {
  var cursor = TextCursor()
  var builder = FigureBuilder()
  var pattern = Pattern()
  private var y = 0
  private var takesCounts = false

  mutating func read() throws(PatternError) {
    takesCounts = cursor.next == UInt8(ascii: "!")
    var isBeforeRows = true
    while !cursor.isAtEnd {
      switch cursor.next {
      case UInt8(ascii: "!"), UInt8(ascii: "#"): readComment()
      default:
        // An empty line after text is not a row.
        let isGap = isBeforeRows && cursor.isAtLineEnd
        if !isGap || pattern.notes == PatternNotes() && pattern.generation == nil {
          try readRow()
          isBeforeRows = false
        }
      }
      cursor.skipLine()
    }
    guard !builder.isEmpty else { throw .empty }
    pattern.content = .figure(builder.figure().figure)
  }

  private mutating func readRow() throws(PatternError) {
    var x = 0
    let limit = builder.limits.side
    while !cursor.isAtLineEnd, let first = cursor.next {
      let start = cursor.position
      var count = 1
      if takesCounts, first.isDigit {
        guard first != .zero else { throw .leadingZero(at: start) }
        count = try cursor.number(limit: limit)
      }
      guard !cursor.isAtLineEnd, let byte = cursor.next else { throw .countWithoutCell(at: start) }
      count += cursor.skipRepeats()
      guard x <= limit - count else { throw .sideTooLarge(at: start, limit: limit) }
      switch byte {
      case UInt8(ascii: "."), UInt8(ascii: ","), UInt8(ascii: " "), UInt8(ascii: "\t"): break
      case UInt8(ascii: "*") where takesCounts: count = 0
      case UInt8(ascii: "O"), UInt8(ascii: "o"), UInt8(ascii: "*"):
        try builder.add(x: x, y: y, length: count, at: start)
      default: throw .unexpectedByte(byte, at: cursor.position)
      }
      cursor.skip()
      x += count
    }
    guard y < limit else { throw .sideTooLarge(at: cursor.position, limit: limit) }
    if x > 0 { builder.draw(CellRect(x: 0, y: 0, width: x, height: y + 1)) }
    y += 1
  }

  private mutating func readComment() {
    cursor.skip()
    if pattern.notes.name == nil, cursor.takes("Name:") {
      pattern.notes.name = cursor.restOfLine()
    } else if pattern.notes.author == nil, cursor.takes("Author:") {
      pattern.notes.author = cursor.restOfLine()
    } else if pattern.generation == nil, cursor.takes("Generation:") {
      pattern.generation = UInt128(cursor.restOfLine())
    } else {
      pattern.notes.comments.append(cursor.restOfLine())
    }
  }
}
