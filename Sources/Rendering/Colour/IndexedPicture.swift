/// A picture of at most 256 colours: a palette, and for every pixel, row by row, an index into it.
public struct IndexedPicture: Hashable, Sendable {
  public let width: Int
  public let height: Int
  public var palette: [Colour]
  public var pixels: [UInt8]

  /// A picture of the given pixels; there must be one for each point.
  public init(width: Int, height: Int, palette: [Colour], pixels: [UInt8]) {
    precondition(pixels.count == width * height, "an index for each pixel")
    self.width = width
    self.height = height
    self.palette = palette
    self.pixels = pixels
  }
}
