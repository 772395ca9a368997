/// A band of a picture's rows as palette indices, to be drawn on: the whole picture, or a strip of
/// one that is too large for memory. Everything outside is clipped.
package struct Raster: Sendable {
  package let width: Int
  /// The rows of the picture in this band.
  package let rows: Range<Int>
  /// The pixels row by row, from the band's first row.
  package internal(set) var pixels: [UInt8]

  package init(width: Int, rows: Range<Int>, filledWith index: UInt8) {
    self.width = width
    self.rows = rows
    pixels = [UInt8](repeating: index, count: width * rows.count)
  }

  /// Creates a band whose pixels will all be set before any is read; until then they are undefined.
  init(width: Int, covered rows: Range<Int>) {
    self.width = width
    self.rows = rows
    pixels = unsafe [UInt8](unsafeUninitializedCapacity: width * rows.count) {
      $1 = width * rows.count
    }
  }

  /// The index of the first pixel of a row within the band.
  func start(ofRow y: Int) -> Int { (y - rows.lowerBound) * width }

  /// Sets a pixel.
  package mutating func set(_ x: Int, _ y: Int, _ index: UInt8) {
    guard 0..<width ~= x, rows ~= y else { return }
    pixels[start(ofRow: y) + x] = index
  }

  /// Fills a rectangle.
  package mutating func fill(_ rect: PixelRect, _ index: UInt8) {
    let columns = rect.columns.clamped(to: 0..<width)
    guard !columns.isEmpty else { return }
    for y in rect.rows.clamped(to: rows) {
      let start = start(ofRow: y)
      for x in columns { pixels[start + x] = index }
    }
  }

  /// Copies the pixels of another picture, row by row, with its top left at a point.
  package mutating func lay(_ other: [UInt8], width wide: Int, left: Int, top: Int) {
    guard wide > 0 else { return }
    let columns = (left..<left + wide).clamped(to: 0..<width)
    guard !columns.isEmpty else { return }
    for y in (top..<top + other.count / wide).clamped(to: rows) {
      let source = (y - top) * wide + columns.lowerBound - left
      let target = start(ofRow: y) + columns.lowerBound
      pixels.replaceSubrange(
        target..<target + columns.count, with: other[source..<source + columns.count])
    }
  }
}
