/// Reads Life 1.06: the column and the row of every live cell, one per line.
struct Life106Reader: PatternReader {
  var cursor = TextCursor()
  var builder = PatternBuilder()
  var file = PatternFile()

  mutating func read() throws(PatternError) {
    cursor.skipLine()
    while !cursor.isAtEnd {
      cursor.skipBlanks()
      if cursor.next == UInt8(ascii: "#") {
        cursor.skip()
        file.notes.comments.append(cursor.restOfLine())
      } else if !cursor.isAtLineEnd {
        try readCell()
      }
      cursor.skipLine()
    }
    let (pattern, topLeft) = builder.pattern()
    file.content = .cells(pattern)
    file.position = topLeft
  }

  private mutating func readCell() throws(PatternError) {
    let start = cursor.position
    let x = try cursor.signedNumber(limit: builder.limits.side)
    cursor.skipBlanks()
    let y = try cursor.signedNumber(limit: builder.limits.side)
    cursor.skipBlanks()
    if !cursor.isAtLineEnd, let byte = cursor.next {
      throw .unexpectedByte(byte, at: cursor.position)
    }
    try builder.add(x: x, y: y, length: 1, at: start)
  }
}
