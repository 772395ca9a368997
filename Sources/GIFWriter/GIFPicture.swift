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
    self.red = red
    self.green = green
    self.blue = blue
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

  /// Creates a picture from pixels.
  ///
  /// - Parameters:
  ///   - width: The width in pixels, at most 65,535.
  ///   - height: The height in pixels, at most 65,535.
  ///   - palette: The colours, at most 256.
  ///   - pixels: The index of each pixel's colour, row by row from the top left.
  /// - Throws: `UnwritableGIF` if a value is outside its range.
  public init(
    width: Int, height: Int, palette: [GIFColor], pixels: [UInt8]
  ) throws(UnwritableGIF) {
    try Self.check(width: width, height: height, pixels: pixels.count)
    guard palette.count <= 256 else { throw .tooManyColors }
    let last = pixels.max() ?? 0
    guard last < palette.count else { throw .noColor(last) }
    self.init(ofChecked: pixels, width: width, height: height, palette: palette)
  }

  /// Creates a picture from values that are known to be correct.
  package init(ofChecked pixels: [UInt8], width: Int, height: Int, palette: [GIFColor]) {
    (self.width, self.height) = (width, height)
    (self.palette, self.pixels) = (palette, pixels)
  }

  /// Checks the sides of a picture or film, and the number of a picture's pixels.
  static func check(width: Int, height: Int, pixels: Int? = nil) throws(UnwritableGIF) {
    for side in [width, height] where !GIFStream.sides.contains(side) {
      throw .sideOutOfRange(side)
    }
    guard let pixels, pixels != width * height else { return }
    throw .wrongPixelCount(pixels, expected: width * height)
  }

  /// Creates a picture from at most 256 colours `0xRRGGBB`, row by row.
  ///
  /// - Throws: `UnwritableGIF` if a value is outside its range.
  public init(width: Int, height: Int, rgb: [UInt32]) throws(UnwritableGIF) {
    try Self.check(width: width, height: height, pixels: rgb.count)
    var places: [UInt32: UInt8] = [:]
    var palette: [GIFColor] = []
    var pixels: [UInt8] = []
    pixels.reserveCapacity(rgb.count)
    for code in rgb {
      if let place = places[code] {
        pixels.append(place)
        continue
      }
      guard code <= 0xff_ffff else { throw .invalidColor(code) }
      guard palette.count < 256 else { throw .tooManyColors }
      let place = UInt8(palette.count)
      places[code] = place
      pixels.append(place)
      palette.append(GIFColor(opaque: code))
    }
    self.init(ofChecked: pixels, width: width, height: height, palette: palette)
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
