/// A place in the bytes of a text that moves forward and knows its line and column.
struct TextCursor {
  let bytes: [UInt8]
  private(set) var index = 0
  private var line = 1
  private var lineStart = 0

  /// The start of a text; a byte order mark is no part of it.
  init(_ bytes: [UInt8] = []) {
    self.bytes = bytes
    if bytes.starts(with: [0xef, 0xbb, 0xbf]) {
      index = 3
      lineStart = 3
    }
  }

  /// The position of the next byte.
  var position: TextPosition { TextPosition(line: line, column: index - lineStart + 1) }

  /// The next byte; nil at the end.
  var next: UInt8? { index < bytes.count ? bytes[index] : nil }

  /// True if no byte is left.
  var isAtEnd: Bool { index >= bytes.count }

  /// True if the line ends here.
  var isAtLineEnd: Bool { isAtEnd || next == .lineFeed || next == .carriageReturn }

  /// Goes one byte on, within a line.
  mutating func skip() { index += 1 }

  /// Goes on to a byte; between it and this one a number of lines end, and the last begins there.
  mutating func go(to index: Int, lines: Int, lineStart: Int) {
    self.index = index
    line += lines
    if lines > 0 { self.lineStart = lineStart }
  }

  /// Moves to the last of the bytes equal to the next one; returns their number.
  mutating func skipRepeats() -> Int {
    let start = index
    while index + 1 < bytes.count, bytes[index + 1] == bytes[start] { index += 1 }
    return index - start
  }

  /// Goes over blanks and tabs.
  mutating func skipBlanks() { while let byte = next, byte.isBlank { index += 1 } }

  /// Goes to the start of the next line; a line ends with LF, CR or both in that order.
  mutating func skipLine() {
    while !isAtLineEnd { index += 1 }
    if next == .carriageReturn, index + 1 < bytes.count, bytes[index + 1] == .lineFeed {
      index += 1
    }
    guard !isAtEnd else { return }
    index += 1
    line += 1
    lineStart = index
  }

  /// The rest of the line, without blanks at its ends; the cursor goes to the line's end.
  mutating func restOfLine() -> String {
    skipBlanks()
    let start = index
    while !isAtLineEnd { index += 1 }
    var end = index
    while end > start, bytes[end - 1].isBlank { end -= 1 }
    return String(decoding: bytes[start..<end], as: UTF8.self)
  }

  /// Goes over a `#`, and over a letter behind it that says what the rest of the line is; nil if it
  /// is none of these, or a small letter behind it makes it the beginning of a word.
  mutating func lineSign(of signs: String) -> UInt8? {
    skip()
    let after = index + 1 < bytes.count ? bytes[index + 1] : .lineFeed
    guard let sign = next, signs.utf8.contains(sign),
      !(UInt8(ascii: "a")...UInt8(ascii: "z") ~= after)
    else {
      // A bracket behind the sign is no part of a comment: two of them there begin no script.
      if next == UInt8(ascii: "[") { skip() }
      return nil
    }
    skip()
    return sign
  }

  /// True if these bytes come next, in either case.
  func isAt(_ word: String) -> Bool {
    guard index + word.utf8.count <= bytes.count else { return false }
    return zip(bytes[index...], word.utf8).allSatisfy { $0.lowercased == $1.lowercased }
  }

  /// Goes over these bytes, in either case; false if they do not come next.
  mutating func takes(_ word: String) -> Bool {
    guard isAt(word) else { return false }
    index += word.utf8.count
    return true
  }

  /// The whole number of digits that come next.
  ///
  /// - Throws: that there is none, or that it is beyond the limit. Any number of digits is read
  ///   without overflow.
  mutating func number(limit: Int) throws(PatternError) -> Int {
    let start = position
    guard next?.isDigit == true else { throw .numberExpected(at: start) }
    var value = 0
    while let byte = next, byte.isDigit {
      if value <= limit { value = value * 10 + Int(byte - .zero) }
      index += 1
    }
    guard value <= limit else { throw .sideTooLarge(at: start, limit: limit) }
    return value
  }

  /// A whole number that may have a sign.
  mutating func signedNumber(limit: Int) throws(PatternError) -> Int {
    guard next == UInt8(ascii: "-") || next == UInt8(ascii: "+") else {
      return try number(limit: limit)
    }
    let isNegative = next == UInt8(ascii: "-")
    skip()
    return try number(limit: limit) * (isNegative ? -1 : 1)
  }
}

extension UInt8 {
  static let lineFeed = UInt8(ascii: "\n")
  static let carriageReturn = UInt8(ascii: "\r")
  static let zero = UInt8(ascii: "0")

  var isBlank: Bool { self == UInt8(ascii: " ") || self == UInt8(ascii: "\t") }
  package var isDigit: Bool { UInt8(ascii: "0")...UInt8(ascii: "9") ~= self }

  /// The letter in lower case; any other byte as it is.
  var lowercased: UInt8 { UInt8(ascii: "A")...UInt8(ascii: "Z") ~= self ? self + 32 : self }
}
