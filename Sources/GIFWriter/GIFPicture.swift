/// An opaque colour of 8 bits for each of red, green and blue.
public struct GIFColor: Hashable, Sendable {
  /// The amount of red.
  public var red: UInt8
  /// The amount of green.
  public var green: UInt8
  /// The amount of blue.
  public var blue: UInt8

  /// Creates a colour from its three parts.
  public init(red: UInt8, green: UInt8, blue: UInt8) {
    (self.red, self.green, self.blue) = (red, green, blue)
  }
}

/// A picture of at most 256 colours: a palette, and for every pixel, row by row, an index into it.
public struct GIFPicture: Hashable, Sendable {
  /// The width in pixels.
  public let width: Int
  /// The height in pixels.
  public let height: Int
  /// The colours.
  public let palette: [GIFColor]
  /// The index of each pixel's colour, row by row from the top left.
  public let pixels: [UInt8]

  /// Creates a picture from pixels; there must be an index for each pixel, and a colour for each
  /// index.
  public init(width: Int, height: Int, palette: [GIFColor], pixels: [UInt8]) {
    precondition(pixels.count == width * height, "an index for each pixel")
    precondition(palette.count <= 256, "a GIF has at most 256 colours")
    (self.width, self.height) = (width, height)
    (self.palette, self.pixels) = (palette, pixels)
  }

  /// Creates a picture from colours `0xRRGGBB`, row by row; nil if there are more than 256.
  public init?(width: Int, height: Int, rgb: [UInt32]) {
    var places: [UInt32: UInt8] = [:]
    var palette: [GIFColor] = []
    var pixels: [UInt8] = []
    pixels.reserveCapacity(rgb.count)
    for code in rgb {
      if let place = places[code] {
        pixels.append(place)
        continue
      }
      guard palette.count < 256 else { return nil }
      let place = UInt8(palette.count)
      places[code] = place
      pixels.append(place)
      palette.append(GIFColor(opaque: code))
    }
    self.init(width: width, height: height, palette: palette, pixels: pixels)
  }

  /// The area of the whole picture.
  var area: PixelArea { PixelArea(left: 0, top: 0, width: width, height: height) }

  /// Returns the indices of the colours that an area shows, in ascending order.
  func shown(in area: PixelArea) -> [Int] {
    var isShown = [Bool](repeating: false, count: 256)
    for row in area.top..<area.top + area.height {
      let start = row * width + area.left
      for pixel in pixels[start..<start + area.width] { isShown[Int(pixel)] = true }
    }
    return palette.indices.filter { isShown[$0] }
  }
}
