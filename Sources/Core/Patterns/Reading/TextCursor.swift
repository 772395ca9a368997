/// A position in the bytes of a text that moves forward and tracks its line and column.
struct TextCursor {
  let bytes: [UInt8]
  private(set) var index = 0
  private var line = 1
  private var lineStart = 0

  /// Starts at the beginning of a text, after a byte order mark.
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

  /// Moves one byte on, within a line.
  mutating func skip() { index += 1 }

  /// Moves to a byte, after a number of line ends, given the start of its line.
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

  /// Skips spaces and tabs.
  mutating func skipBlanks() { while let byte = next, byte.isBlank { index += 1 } }

  /// Moves to the start of the next line; a line ends with LF, CR or CR LF.
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

  /// Returns the rest of the line without spaces at its ends, and moves to the line's end.
  mutating func restOfLine() -> String {
    skipBlanks()
    let start = index
    while !isAtLineEnd { index += 1 }
    var end = index
    while end > start, bytes[end - 1].isBlank { end -= 1 }
    return String(decoding: bytes[start..<end], as: UTF8.self)
  }

  /// Skips a `#` and one of some letters that tells the meaning of the line; nil for any other
  /// sign, or if a lower-case letter after it makes it the beginning of a word.
  mutating func lineSign(of signs: String) -> UInt8? {
    skip()
    let after = index + 1 < bytes.count ? bytes[index + 1] : .lineFeed
    guard let sign = next, signs.utf8.contains(sign),
      !(UInt8(ascii: "a")...UInt8(ascii: "z") ~= after)
    else {
      // A bracket after the sign is not part of the comment, so two of them here do not begin a
      // script.
      if next == UInt8(ascii: "[") { skip() }
      return nil
    }
    skip()
    return sign
  }

  /// True if these bytes come next, ignoring case.
  func isAt(_ word: String) -> Bool {
    guard index + word.utf8.count <= bytes.count else { return false }
    return zip(bytes[index...], word.utf8).allSatisfy { $0.lowercased == $1.lowercased }
  }

  /// True if exactly these bytes come next.
  func isExactlyAt(_ word: [UInt8]) -> Bool { bytes[index...].starts(with: word) }

  /// Skips these bytes, ignoring case; returns false if they do not come next.
  mutating func takes(_ word: String) -> Bool {
    guard isAt(word) else { return false }
    index += word.utf8.count
    return true
  }

  /// Reads a whole number of digits.
  ///
  /// - Throws: If there is none, or if it exceeds the limit. Any number of digits is read without
  ///   overflow.
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

  /// Reads a whole number with an optional sign.
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
