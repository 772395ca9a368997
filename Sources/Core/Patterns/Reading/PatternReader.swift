internal import TerrariumBasics

/// A reader of a text of cells, from the start to the end.
protocol PatternReader {
  /// The place in the text.
  var cursor: TextCursor { get set }

  /// The cells read so far.
  var builder: FigureBuilder { get set }

  /// The pattern read so far.
  var pattern: Pattern { get }

  /// Creates a reader of an empty text.
  init()

  /// Reads the text to its end.
  mutating func read() throws(PatternError)
}

extension PatternReader {
  /// Reads a text.
  static func pattern(_ bytes: [UInt8], limits: PatternLimits) throws(PatternError) -> Pattern {
    var reader = Self()
    (reader.cursor, reader.builder.limits) = (TextCursor(bytes), limits)
    try reader.read()
    return reader.pattern
  }
}
