/// Reads Life 1.06: the column and the row of every living cell, a line each.
enum Life106Reader {
  /// Reads a text.
  static func pattern(_ bytes: [UInt8], limits: PatternLimits) throws(PatternError) -> Pattern {
    var cursor = TextCursor(bytes)
    var builder = FigureBuilder(limits: limits)
    var pattern = Pattern()
    cursor.skipLine()
    while !cursor.isAtEnd {
      cursor.skipBlanks()
      if cursor.next == UInt8(ascii: "#") {
        cursor.skip()
        pattern.comments.append(cursor.restOfLine())
      } else if !cursor.isAtLineEnd {
        try readCell(&cursor, into: &builder)
      }
      cursor.skipLine()
    }
    let (figure, topLeft) = builder.figure()
    pattern.content = .figure(figure)
    pattern.position = topLeft
    return pattern
  }

  private static func readCell(
    _ cursor: inout TextCursor, into builder: inout FigureBuilder
  ) throws(PatternError) {
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
