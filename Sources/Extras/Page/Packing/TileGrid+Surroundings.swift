internal import TerrariumEncoding
internal import TerrariumPictures

extension TileGrid {
  /// The pixels that the grid covers.
  var field: PixelRect {
    PixelRect(left: left, top: top, width: columns * width, height: rows * height)
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
