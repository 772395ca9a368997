internal import TerrariumBasics

/// A reader of a text of cells, from the start to the end.
protocol PatternReader {
  /// The place in the text.
  var cursor: TextCursor { get set }

  /// The cells read so far.
  var builder: PatternBuilder { get set }

  /// The file read so far.
  var file: PatternFile { get }

  /// Creates a reader of an empty text.
  init()

  /// Reads the text to its end.
  mutating func read() throws(PatternError)
}

extension PatternReader {
  /// Reads a text.
  static func read(_ bytes: [UInt8], limits: PatternLimits) throws(PatternError) -> PatternFile {
    var reader = Self()
    (reader.cursor, reader.builder.limits) = (TextCursor(bytes), limits)
    try reader.read()
    return reader.file
  }
}
