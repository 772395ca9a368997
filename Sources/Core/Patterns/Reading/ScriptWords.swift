/// A word of a comment that may contain a script, and its place in the file.
package struct ScriptWord: Hashable, Sendable {
  package let text: String
  package let position: TextPosition
}

extension ScriptWord {
  /// The words of a file's comments, if they may contain a script (between double brackets).
  ///
  /// Memory and time stay within those of reading the file, whatever the bytes are.
  package static func all(in bytes: [UInt8], format: PatternFormat) -> [ScriptWord] {
    CommentLexer.isWorthwhile(bytes) ? CommentLexer(bytes, format: format).words : []
  }
}

/// Splits the comments of a pattern file into words.
private struct CommentLexer {
  /// The words in order. A bracket is a word of its own.
  private(set) var words: [ScriptWord] = []

  /// The most words; the rest is left out.
  private static let limit = 1 << 20

  /// The words of the comments of a file's text.
  init(_ bytes: [UInt8], format: PatternFormat) {
    var line = 1
    var start = bytes.starts(with: [0xef, 0xbb, 0xbf]) ? 3 : 0
    var data = DataEnd(format)
    while start < bytes.count, words.count < Self.limit {
      var end = start
      while end < bytes.count, bytes[end] != .lineFeed, bytes[end] != .carriageReturn { end += 1 }
      let whole = bytes[start..<end]
      if whole.starts(with: "@RULE ".utf8) { return }
      if let from = data.comment(in: whole) { add(whole[from...], of: whole, line: line) }
      if end + 1 < bytes.count, bytes[end] == .carriageReturn, bytes[end + 1] == .lineFeed {
        end += 1
      }
      start = end + 1
      line += 1
    }
  }

  /// Adds the words of a line, starting at a byte.
  private mutating func add(_ text: ArraySlice<UInt8>, of whole: ArraySlice<UInt8>, line: Int) {
    var column = 1
    var counted = whole.startIndex
    for word in text.split(whereSeparator: Self.splits) {
      // Columns count characters, so continuation bytes do not count.
      column += whole[counted..<word.startIndex].count { $0 & 0xc0 != 0x80 }
      counted = word.startIndex
      words.append(
        ScriptWord(
          text: String(decoding: word, as: UTF8.self),
          position: TextPosition(line: line, column: column)))
    }
  }

  private static func splits(_ byte: UInt8) -> Bool {
    byte.isBlank || byte == UInt8(ascii: "{") || byte == UInt8(ascii: "}")
  }

  /// True if bytes may hold a script at all: there are two brackets in a row.
  static func isWorthwhile(_ bytes: [UInt8]) -> Bool {
    let bracket = UInt8(ascii: "[")
    return bytes.indices.dropFirst().contains { bytes[$0] == bracket && bytes[$0 - 1] == bracket }
  }
}

/// Separates comments from data, line by line: after the data every line is a comment.
private struct DataEnd {
  private let format: PatternFormat
  private var hasHeader = false
  private var isOver = false

  init(_ format: PatternFormat) { self.format = format }

  /// The start of the comment in a line; nil if it has none.
  mutating func comment(in line: ArraySlice<UInt8>) -> Int? {
    let first = line.first { !$0.isBlank }
    if format == .plaintext, line.first == UInt8(ascii: "!") { return line.startIndex + 1 }
    if first == UInt8(ascii: "#") {
      let sign = line.firstIndex(of: UInt8(ascii: "#")) ?? line.startIndex
      let letter = sign + 1 < line.endIndex ? line[sign + 1] : 0
      // A line with the rule is not a comment.
      if letter == UInt8(ascii: "R") || letter == UInt8(ascii: "r") { return nil }
      return min(sign + 2, line.endIndex)
    }
    guard format == .rle else { return nil }
    if isOver { return line.startIndex }
    if !hasHeader, RLEHeader.starts(at: TextCursor(Array(line.prefix(80)))) {
      hasHeader = true
      return nil
    }
    guard let end = line.firstIndex(of: UInt8(ascii: "!")) else { return nil }
    isOver = true
    return end + 1
  }
}
