/// Writes a PNG row by row, so the whole picture need never be in memory.
///
/// Pass strips to `append`, take the available bytes after each, and the rest from `finish`. Adding
/// more rows than the height is a programming error. The division into strips does not change the
/// file. A complete picture is smaller with `pngBytes`, unless it is a photograph, which is smaller
/// with row prediction.
@safe package struct PNGStream: ~Copyable {
  /// The longest side of a PNG.
  package static let longestSide = 0x7fff_ffff

  private let stride: Int
  private var writer: PNGWriter
  private var rowsLeft: Int

  /// Starts a PNG of a size, whose header is in the first bytes to take.
  ///
  /// - Parameters:
  ///   - width: The pixels of a row.
  ///   - height: The rows.
  ///   - format: The form of the pixels.
  ///   - isPhoto: True to choose a prediction for each row. Pictures of cells are smaller without.
  ///   - text: A text to embed.
  /// - Throws: A `GDError` if this pixel format is impossible.
  package init(
    width: Int, height: Int, format: PNGFormat, isPhoto: Bool = false, text: PNGText? = nil
  ) throws(GDError) {
    var writer = try PNGWriter()
    try writer.begin(
      width: width, height: height, format: format, text: text, level: isPhoto ? 9 : 6,
      isFiltered: isPhoto)
    self.writer = writer
    stride = width * format.bytesPerPixel
    rowsLeft = height
  }

  /// Adds whole rows, each of `width` pixels in the format's bytes.
  package mutating func append(_ rows: Span<UInt8>) throws(GDError) {
    let count = rows.count / stride
    precondition(count * stride == rows.count && count <= rowsLeft, "whole rows of the picture")
    rowsLeft -= count
    try writer.append(rows, stride: stride)
  }

  /// Returns the bytes written since the last call.
  package mutating func take() -> [UInt8] { writer.take() }

  /// Ends the picture after all of its rows, and returns the remaining bytes.
  package consuming func finish() throws(GDError) -> [UInt8] {
    precondition(rowsLeft == 0, "rows are missing")
    try writer.end()
    return writer.take()
  }
}
