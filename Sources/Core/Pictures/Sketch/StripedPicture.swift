/// A picture whose rows are drawn on demand.
package struct StripedPicture: Sendable {
  package let width: Int
  package let height: Int
  package let palette: [Colour]
  /// The pixels of some of its rows.
  package let rows: @Sendable (Range<Int>) -> [UInt8]

  package init(
    width: Int, height: Int, palette: [Colour], rows: @escaping @Sendable (Range<Int>) -> [UInt8]
  ) {
    self.width = width
    self.height = height
    self.palette = palette
    self.rows = rows
  }

  /// Creates a striped view of a complete picture.
  package init(_ picture: IndexedPicture) {
    self.init(width: picture.width, height: picture.height, palette: picture.palette) { rows in
      if rows == 0..<picture.height { return picture.pixels }
      return Array(
        picture.pixels[rows.lowerBound * picture.width..<rows.upperBound * picture.width])
    }
  }

  /// The complete picture.
  package var whole: IndexedPicture {
    IndexedPicture(width: width, height: height, palette: palette, pixels: rows(0..<height))
  }

  /// True if it is too large to hold its pixels in memory.
  package var isLarge: Bool { Self.isLarge(width: width, height: height) }

  /// True if a picture of a size is too large to hold its pixels in memory.
  package static func isLarge(width: Int, height: Int) -> Bool { width * height > 1 << 26 }
}
