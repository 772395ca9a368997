/// A place in a text; lines and columns start at 1, and columns are bytes.
package struct TextPosition: Hashable, Sendable {
  package let line: Int
  package let column: Int

  /// Creates a place at a line and a column.
  package init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }
}

/// A fault in a pattern file.
package enum PatternError: Error, Hashable {
  /// The file draws no cell.
  case empty
  /// The notation of the pattern is not supported.
  case unsupportedFormat(String)
  /// The file is of another kind.
  case noPattern(OtherFile)
  /// An `O` could be a live cell or one of many states.
  case ambiguousLetter(at: TextPosition)
  /// An empty line could be a row of dead cells or the end of a frame.
  case ambiguousLine(at: TextPosition)
  /// Lines of `b` and `o` could be rows, or one row in RLE.
  case ambiguousRows(at: TextPosition)
  /// A text has fewer frames than the number that is to be read.
  case noSuchFrame(Int, count: Int)
  /// A byte is not allowed here.
  case unexpectedByte(UInt8, at: TextPosition)
  /// A number was expected.
  case numberExpected(at: TextPosition)
  /// The first line of an RLE file is not of the form `x = 3, y = 3, rule = B3/S23`.
  case malformedHeader(at: TextPosition)
  /// A count starts with 0.
  case leadingZero(at: TextPosition)
  /// A count has no cell: its letter must follow directly, on the same line.
  case countWithoutCell(at: TextPosition)
  /// A state is neither dead nor alive.
  case moreStates(Int, at: TextPosition)
  /// A count, a number or a cell exceeds the longest side.
  case sideTooLarge(at: TextPosition, limit: Int)
  /// The pattern has more live cells than allowed.
  case tooManyCells(at: TextPosition, limit: Int)
  /// The pattern has more separate runs of live cells than allowed.
  case tooManyRuns(at: TextPosition, limit: Int)
  /// The text is longer than allowed, after decompression.
  case tooLong(limitInBytes: Int)
  /// A gzipped file ends too early.
  case truncatedGzip
  /// A gzipped file is corrupt.
  case corruptGzip
  /// A node of a tree refers to a child that is not before it: itself, a later one, or none.
  case danglingNode(Int, at: TextPosition)
  /// A node of a tree refers to a child that is not half its side.
  case wrongNodeLevel(Int, expected: Int, at: TextPosition)
  /// A node of a tree is too large.
  case nodeLevelTooLarge(Int, at: TextPosition, limit: Int)
  /// The tree has more nodes than allowed.
  case tooManyNodes(at: TextPosition, limit: Int)
  /// The tree has too many cells to be drawn as a pattern.
  case patternTooLarge(cells: UInt128, limit: Int)
  /// The text begins like an apgcode, but cannot be decoded.
  case apgcode(String, Apgcode.Flaw)
  /// The cells of a tree span more columns or rows than allowed.
  case cellsTooFarApart(limit: Int)
}
