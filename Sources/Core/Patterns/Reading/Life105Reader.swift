internal import TerrariumBasics

/// Reads Life 1.05: blocks of rows of `.` and `*`, each at the corner given by its `#P`.
struct Life105Reader: PatternReader {
  var cursor = TextCursor()
  var builder = PatternBuilder()
  var file = PatternFile()
  private var corner = Cell(0, 0)
  private var y = 0

  mutating func read() throws(PatternError) {
    cursor.skipLine()
    while !cursor.isAtEnd {
      if cursor.next == UInt8(ascii: "#") {
        try readDirective()
      } else {
        try readRow()
      }
      cursor.skipLine()
    }
    guard !builder.isEmpty else { throw .empty }
    let (pattern, topLeft) = builder.pattern()
    file.content = .cells(pattern)
    file.position = topLeft
  }

  private mutating func readDirective() throws(PatternError) {
    let sign = cursor.lineSign(of: "PNROCcDd")
    guard sign != nil || !cursor.isAtLineEnd else { return }
    cursor.skipBlanks()
    switch sign {
    case UInt8(ascii: "P"): try readCorner()
    case UInt8(ascii: "N"): file.rule = "23/3"
    case UInt8(ascii: "R"):
      let rule = cursor.restOfLine()
      if !rule.isEmpty { file.rule = rule }
    case UInt8(ascii: "O"): file.notes.author = file.notes.author ?? cursor.restOfLine()
    default: file.notes.comments.append(cursor.restOfLine())
    }
  }

  /// Begins a block. A `#P` without numbers means 0 0.
  private mutating func readCorner() throws(PatternError) {
    (corner, y) = (Cell(0, 0), 0)
    guard !cursor.isAtLineEnd else { return }
    let limit = builder.limits.side
    corner.x = try cursor.signedNumber(limit: limit)
    cursor.skipBlanks()
    corner.y = try cursor.signedNumber(limit: limit)
  }

  private mutating func readRow() throws(PatternError) {
    var x = 0
    while !cursor.isAtLineEnd, let byte = cursor.next {
      switch byte {
      case UInt8(ascii: "*"), UInt8(ascii: "O"), UInt8(ascii: "o"):
        try builder.add(x: corner.x + x, y: corner.y + y, length: 1, at: cursor.position)
      case UInt8(ascii: "."), UInt8(ascii: " "): break
      default: throw .unexpectedByte(byte, at: cursor.position)
      }
      x += 1
      cursor.skip()
    }
    if x > 0 { builder.draw(CellRect(x: corner.x, y: corner.y, width: x, height: y + 1)) }
    y += 1
  }
}
