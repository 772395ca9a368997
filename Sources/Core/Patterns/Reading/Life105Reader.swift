internal import TerrariumBasics

/// Reads Life 1.05: blocks of rows of `.` and `*`, each at the corner given by its `#P`.
struct Life105Reader: PatternReader {
  var cursor = TextCursor()
  var builder = FigureBuilder()
  var pattern = Pattern()
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
    let (figure, topLeft) = builder.figure()
    pattern.content = .figure(figure)
    pattern.position = topLeft
  }

  private mutating func readDirective() throws(PatternError) {
    let sign = cursor.lineSign(of: "PNROCcDd")
    guard sign != nil || !cursor.isAtLineEnd else { return }
    cursor.skipBlanks()
    switch sign {
    case UInt8(ascii: "P"): try readCorner()
    case UInt8(ascii: "N"): pattern.rule = "23/3"
    case UInt8(ascii: "R"):
      let rule = cursor.restOfLine()
      if !rule.isEmpty { pattern.rule = rule }
    case UInt8(ascii: "O"): pattern.notes.author = pattern.notes.author ?? cursor.restOfLine()
    default: pattern.notes.comments.append(cursor.restOfLine())
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
