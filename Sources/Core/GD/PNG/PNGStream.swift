/// Writes a PNG row by row, so that a picture need never be in memory as a whole.
///
/// Hand over strips with `append`, take the bytes that are ready after each, and the rest from
/// `finish`. Rows beyond the picture's height are a mistake of the caller. The strips in which rows
/// come make no difference to the file. A picture that is at hand as a whole is smaller from
/// `pngBytes`, unless it is a photograph, whose rows take a prediction.
@safe package struct PNGStream: ~Copyable {
  /// The longest side of a PNG.
  package static let longestSide = 0x7fff_ffff

  private let stride: Int
  private var writer: PNGWriter
  private var rowsLeft: Int

  /// Starts a PNG of a size; its header is the first of the bytes to take.
  ///
  /// - Parameters:
  ///   - width: The pixels of a row.
  ///   - height: The rows.
  ///   - format: The form of the pixels.
  ///   - isPhoto: True if a prediction is chosen for each row. Cells are smaller as they are.
  ///   - text: A text to travel along.
  /// - Throws: A `GDError` if there can be no PNG of this form.
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

  /// Adds whole rows, each of `width` pixels of the format's bytes.
  package mutating func append(_ rows: Span<UInt8>) throws(GDError) {
    let count = rows.count / stride
    precondition(count * stride == rows.count && count <= rowsLeft, "whole rows of the picture")
    rowsLeft -= count
    try writer.append(rows, stride: stride)
  }

  /// The bytes written since they were last taken.
  package mutating func take() -> [UInt8] { writer.take() }

  /// Ends the picture, all of whose rows were added, and returns the remaining bytes.
  package consuming func finish() throws(GDError) -> [UInt8] {
    precondition(rowsLeft == 0, "rows are missing")
    try writer.end()
    return writer.take()
  }
}
