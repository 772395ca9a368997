/// A place in a text; lines and columns count from 1, columns in bytes.
package struct TextPosition: Hashable, Sendable {
  package let line: Int
  package let column: Int

  /// The place at a line and a column.
  package init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }
}

/// A fault in a pattern file.
package enum PatternError: Error, Hashable {
  /// There is nothing in it that draws a cell.
  case empty
  /// It is a pattern in a notation that is not read here.
  case unsupportedFormat(String)
  /// It is something else altogether.
  case noPattern(OtherFile)
  /// A byte that is not allowed there.
  case unexpectedByte(UInt8, at: TextPosition)
  /// A number was expected.
  case numberExpected(at: TextPosition)
  /// The first line of an RLE file is not of the form `x = 3, y = 3, rule = B3/S23`.
  case malformedHeader(at: TextPosition)
  /// A count starts with 0.
  case leadingZero(at: TextPosition)
  /// A count without a cell: its letter has to follow at once, in the same line.
  case countWithoutCell(at: TextPosition)
  /// A state other than dead and alive.
  case moreStates(Int, at: TextPosition)
  /// A count, a number or a cell beyond the largest side.
  case sideTooLarge(at: TextPosition, limit: Int)
  /// More living cells than a figure may have.
  case tooManyCells(at: TextPosition, limit: Int)
  /// More separate runs of living cells than a figure may have.
  case tooManyRuns(at: TextPosition, limit: Int)
  /// More text than a file may have, after decompression.
  case tooLong(limitInBytes: Int)
  /// A gzipped file that ends too early.
  case truncatedGzip
  /// A gzipped file with corrupt contents.
  case corruptGzip
  /// A tree's node names a child that is not before it: itself, a later one, or none.
  case danglingNode(Int, at: TextPosition)
  /// A tree's node names a child that is not half its side.
  case wrongNodeLevel(Int, expected: Int, at: TextPosition)
  /// A tree's node is larger than trees may be.
  case nodeLevelTooLarge(Int, at: TextPosition, limit: Int)
  /// More nodes than a tree may have.
  case tooManyNodes(at: TextPosition, limit: Int)
  /// A tree of too many cells to be drawn as a figure.
  case figureTooLarge(cells: UInt128, limit: Int)
  /// A text that begins like an apgcode, and cannot be decoded.
  case apgcode(String, Apgcode.Flaw)
  /// A tree whose cells span more columns or rows than a figure may have.
  case cellsTooFarApart(limit: Int)
}
