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
    self.left = left
    self.top = top
    self.width = width
    self.height = height
    (self.columns, self.rows) = (columns, rows)
  }

  /// The number of tiles.
  package var count: Int { columns * rows }

  /// The number of pixels of a tile.
  package var area: Int { width * height }

  /// The pixels of a tile by its number.
  package func area(ofTile tile: Int) -> PixelRect {
    PixelRect(
      left: left + tile % columns * width, top: top + tile / columns * height, width: width,
      height: height)
  }
}
