package import TerrariumPictures

/// The part of a film's pictures that consists of equal-sized tiles, row by row.
package struct TileGrid: Hashable, Sendable {
  package let left: Int
  package let top: Int
  /// The size of a tile in pixels.
  package let width: Int
  package let height: Int
  package let columns: Int
  package let rows: Int

  /// Creates a grid.
  package init(left: Int, top: Int, width: Int, height: Int, columns: Int, rows: Int) {
    (self.left, self.top, self.width, self.height) = (left, top, width, height)
    (self.columns, self.rows) = (columns, rows)
  }

  /// The number of tiles.
  package var count: Int { columns * rows }

  /// The number of pixels of a tile.
  package var area: Int { width * height }

  /// The pixels that the grid covers.
  var field: PixelRect {
    PixelRect(left: left, top: top, width: columns * width, height: rows * height)
  }

  /// The pixels of a tile by its number.
  package func area(ofTile tile: Int) -> PixelRect {
    PixelRect(
      left: left + tile % columns * width, top: top + tile / columns * height, width: width,
      height: height)
  }

  /// True if the grid fits into a picture of a size.
  func fits(width: Int, height: Int) -> Bool {
    self.width > 0 && self.height > 0 && columns > 0 && rows > 0 && left >= 0 && top >= 0
      && field.left + field.width <= width && field.top + field.height <= height
  }

  /// The parts of a picture around the grid: above, below, left and right.
  func surroundings(width: Int, height: Int) -> [PixelRect] {
    let (right, bottom) = (left + columns * self.width, top + rows * self.height)
    return [
      PixelRect(left: 0, top: 0, width: width, height: top),
      PixelRect(left: 0, top: bottom, width: width, height: height - bottom),
      PixelRect(left: 0, top: top, width: left, height: bottom - top),
      PixelRect(left: right, top: top, width: width - right, height: bottom - top),
    ].filter { !$0.isEmpty }
  }
}
