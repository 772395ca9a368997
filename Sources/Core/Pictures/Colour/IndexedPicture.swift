/// A picture of at most 256 colours: a palette, and an index into it for every pixel, row by row.
package struct IndexedPicture: Hashable, Sendable {
  package let width: Int
  package let height: Int
  package var palette: [Colour]
  package var pixels: [UInt8]

  /// Creates a picture of the given pixels; there must be one for each point.
  package init(width: Int, height: Int, palette: [Colour], pixels: [UInt8]) {
    precondition(pixels.count == width * height, "an index for each pixel")
    self.width = width
    self.height = height
    self.palette = palette
    self.pixels = pixels
  }

  /// The area of the whole picture.
  package var area: PixelRect { PixelRect(left: 0, top: 0, width: width, height: height) }

  /// The indices of the colours used in an area, in ascending order.
  package func shown(in area: PixelRect) -> [Int] {
    var isShown = [Bool](repeating: false, count: 256)
    for row in area.rows {
      let start = row * width + area.left
      for pixel in pixels[start..<start + area.width] { isShown[Int(pixel)] = true }
    }
    return palette.indices.filter { isShown[$0] }
  }

  /// The picture in a palette of some of its colours, which include all that it shows.
  package func showing(only colours: [Int]) -> IndexedPicture {
    var places = [UInt8](repeating: 0, count: 256)
    for (place, index) in colours.enumerated() { places[index] = UInt8(place) }
    return IndexedPicture(
      width: width, height: height, palette: colours.map { palette[$0] },
      pixels: pixels.map { places[Int($0)] })
  }
}
