internal import TerrariumBasics

/// Reads a text of cells, a place after the other, into a pattern.
protocol PatternReader {
  /// The place in the text.
  var cursor: TextCursor { get set }

  /// The cells that were read.
  var builder: FigureBuilder { get set }

  /// The pattern as far as it was read.
  var pattern: Pattern { get }

  /// A reader of nothing.
  init()

  /// Reads it to its end.
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
