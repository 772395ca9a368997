extension PatternFile {
  /// Reads a pattern in any of the formats, gzipped or not, recognised by its content.
  ///
  ///     let glider = try Pattern(reading: Array("bo$2bo$3o!".utf8))
  ///
  /// - Parameters:
  ///   - bytes: The content of the file.
  ///   - key: The meaning of letters, if it is a drawing.
  ///   - limits: The most that is read.
  /// - Throws: The fault and its place. Memory and time stay within the limits, whatever the bytes
  ///   are.
  package init(
    reading bytes: [UInt8], by key: DrawingKey = DrawingKey(),
    limits: PatternLimits = PatternLimits()
  ) throws(PatternError) {
    var text = bytes
    if Gzip.isGzip(bytes) { text = try Gzip.inflated(bytes, limit: limits.bytes) }
    guard text.count <= limits.bytes else { throw .tooLong(limitInBytes: limits.bytes) }
    let format = try PatternFormat(recognising: text, key)
    self =
      switch format {
      case .rle: try RLEReader.read(text, limits: limits)
      case .plaintext: try PlaintextReader.read(text, by: key, limits: limits)
      case .life105: try Life105Reader.read(text, limits: limits)
      case .life106: try Life106Reader.read(text, limits: limits)
      case .mcell: try MCLReader.read(text, limits: limits)
      case .macrocell: try MacrocellReader.read(text, limits: limits)
      }
    scriptWords = ScriptWord.all(in: text, format: format)
  }
}

extension PatternFile {
  /// True if a file that begins with some bytes may have a pattern, or a picture where that counts
  /// as one.
  package static func mayBegin(with bytes: [UInt8], orPicture takesPictures: Bool = false) -> Bool {
    let other = Gzip.isGzip(bytes) ? nil : OtherFile(beginning: bytes)
    return other == nil || takesPictures && other == .picture
  }
}

extension PatternFormat {
  /// Recognises the notation of a text by its characteristic parts.
  ///
  /// Some formats have a first line of their own, and RLE has a header. Cells without either are
  /// RLE if they contain a `$`, a `!`, a `b` or a digit that is no sign of the key, and otherwise a
  /// drawing.
  init(recognising bytes: [UInt8], _ key: DrawingKey) throws(PatternError) {
    var cursor = TextCursor(bytes)
    if let other = OtherFile(beginning: bytes) { throw .noPattern(other) }
    if cursor.isAt("[M2]") {
      self = .macrocell
    } else if cursor.isAt("#Life 1.05") {
      self = .life105
    } else if cursor.isAt("#Life 1.06") {
      self = .life106
    } else if cursor.isAt("#MCell") {
      self = .mcell
    } else if cursor.isAt("#Life ") {
      throw .unsupportedFormat(cursor.restOfLine())
    } else {
      self = try Self.ofBareCells(&cursor, key)
    }
  }

  /// RLE or a drawing, starting at the first line that is not a comment. Several lines of `b` and
  /// `o` without the end of a row could be either.
  private static func ofBareCells(
    _ cursor: inout TextCursor, _ key: DrawingKey
  ) throws(PatternError) -> PatternFormat {
    var isOfRLE = [Bool](repeating: false, count: 256)
    for byte in "0123456789$!b".utf8 { isOfRLE[Int(byte)] = true }
    for byte in key.signs.keys.flatMap(\.utf8) { isOfRLE[Int(byte)] = false }
    var rows = 0
    var firstB: TextPosition?
    while !cursor.isAtEnd {
      let lineStart = cursor.index
      cursor.skipBlanks()
      let isAtStart = cursor.index == lineStart
      if cursor.next == UInt8(ascii: "!"), isAtStart, isOfRLE[Int(UInt8(ascii: "!"))] {
        return .plaintext
      }
      if RLEHeader.starts(at: cursor) { return .rle }
      if cursor.next != UInt8(ascii: "#") || key.signs["#"] != nil {
        if !cursor.isAtLineEnd { rows += 1 }
        while let byte = cursor.next, byte != .lineFeed, byte != .carriageReturn {
          if isOfRLE[Int(byte)] {
            guard byte == UInt8(ascii: "b") else { return .rle }
            firstB = firstB ?? cursor.position
          }
          cursor.skip()
        }
      }
      cursor.skipLine()
    }
    if let firstB, rows > 1 { throw .ambiguousRows(at: firstB) }
    return firstB == nil ? .plaintext : .rle
  }
}
