extension Pattern {
  /// Reads a pattern in any of the formats, gzipped or not, recognised by its content.
  ///
  ///     let glider = try Pattern(reading: Array("bo$2bo$3o!".utf8))
  ///
  /// - Throws: The fault and its place. Memory and time stay within the limits, whatever the bytes
  ///   are.
  package init(
    reading bytes: [UInt8], limits: PatternLimits = PatternLimits()
  ) throws(PatternError) {
    var text = bytes
    if Gzip.isGzip(bytes) { text = try Gzip.inflated(bytes, limit: limits.bytes) }
    guard text.count <= limits.bytes else { throw .tooLong(limitInBytes: limits.bytes) }
    let format = try PatternFormat(recognising: text)
    self =
      switch format {
      case .rle: try RLEReader.pattern(text, limits: limits)
      case .plaintext: try PlaintextReader.pattern(text, limits: limits)
      case .life105: try Life105Reader.pattern(text, limits: limits)
      case .life106: try Life106Reader.pattern(text, limits: limits)
      case .mcell: try MCLReader.pattern(text, limits: limits)
      case .macrocell: try MacrocellReader.pattern(text, limits: limits)
      }
    scriptWords = ScriptWord.all(in: text, format: format)
  }
}

extension PatternFormat {
  /// Recognises the notation of a text by its characteristic parts.
  ///
  /// Some formats have a first line of their own, and RLE has a header. Cells without either are
  /// RLE if they contain a `$`, a `!`, a `b` or a digit, and otherwise plaintext.
  init(recognising bytes: [UInt8]) throws(PatternError) {
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
      self = try Self.ofBareCells(&cursor)
    }
  }

  /// The bytes that occur in RLE but not in plaintext.
  private static let onlyInRLE: [Bool] = {
    var table = [Bool](repeating: false, count: 256)
    for byte in "0123456789$!bABCDEFGHIJKLMNPQRSTUVWXpqrstuvwxy".utf8 { table[Int(byte)] = true }
    return table
  }()

  /// RLE or plaintext, starting at the first line that is not a comment.
  private static func ofBareCells(_ cursor: inout TextCursor) throws(PatternError) -> PatternFormat
  {
    let signs = onlyInRLE
    while !cursor.isAtEnd {
      let lineStart = cursor.index
      cursor.skipBlanks()
      if cursor.next == UInt8(ascii: "!"), cursor.index == lineStart { return .plaintext }
      if RLEHeader.starts(at: cursor) { return .rle }
      if cursor.next != UInt8(ascii: "#") {
        while let byte = cursor.next, byte != .lineFeed, byte != .carriageReturn {
          if signs[Int(byte)] { return .rle }
          cursor.skip()
        }
      }
      cursor.skipLine()
    }
    return .plaintext
  }
}
