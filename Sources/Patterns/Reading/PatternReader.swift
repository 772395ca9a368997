internal import Basics

/// Reads a text of cells, a place after the other, into a pattern.
protocol PatternReader {
  /// The pattern as far as it was read.
  var pattern: Pattern { get }

  /// A reader at the start of a text.
  init(_ cursor: TextCursor, _ builder: FigureBuilder)

  /// Reads it to its end.
  mutating func read() throws(PatternError)
}

extension PatternReader {
  /// Reads a text.
  static func pattern(_ bytes: [UInt8], limits: PatternLimits) throws(PatternError) -> Pattern {
    var reader = Self(TextCursor(bytes), FigureBuilder(limits: limits))
    try reader.read()
    return reader.pattern
  }
}
