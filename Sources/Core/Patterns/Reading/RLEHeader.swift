/// The first line of an RLE file: `x = 3, y = 3, rule = B3/S23`.
struct RLEHeader {
  private(set) var columns = 0
  private(set) var rows = 0
  private(set) var rule: String?

  /// True if a line is a header: `x` and `=`, since `xA` and `X A` are cells.
  static func starts(at cursor: TextCursor) -> Bool {
    guard cursor.next?.lowercased == UInt8(ascii: "x") else { return false }
    var cursor = cursor
    cursor.skip()
    cursor.skipBlanks()
    return cursor.next == UInt8(ascii: "=")
  }

  /// Reads a header up to the end of its line, ignoring case.
  init(reading cursor: inout TextCursor, limit: Int) throws(PatternError) {
    while true {
      cursor.skipBlanks()
      guard !cursor.isAtLineEnd else { return }
      let start = cursor.position
      let key = cursor.next?.lowercased
      if cursor.takes("rule") {
        try Self.readEquals(&cursor)
        rule = Self.rule(cursor.restOfLine())
        return
      }
      guard key == UInt8(ascii: "x") || key == UInt8(ascii: "y") else {
        throw .malformedHeader(at: start)
      }
      cursor.skip()
      try Self.readEquals(&cursor)
      let side = try cursor.number(limit: limit)
      if key == UInt8(ascii: "x") { columns = side } else { rows = side }
      cursor.skipBlanks()
      if cursor.next == UInt8(ascii: ",") { cursor.skip() }
    }
  }

  private static func readEquals(_ cursor: inout TextCursor) throws(PatternError) {
    cursor.skipBlanks()
    guard cursor.next == UInt8(ascii: "=") else { throw .malformedHeader(at: cursor.position) }
    cursor.skip()
    cursor.skipBlanks()
  }

  /// The text of a rule without a trailing comma; nil if nothing is left.
  private static func rule(_ text: String) -> String? {
    var text = text[...]
    while text.last == "," || text.last == " " { text.removeLast() }
    return text.isEmpty ? nil : String(text)
  }
}
