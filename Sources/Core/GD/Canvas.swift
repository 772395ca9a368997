internal import CTerrariumGD

/// A picture in memory to draw on: a true-colour image of libgd, opaque by default.
@safe package struct Canvas: ~Copyable {
  package let width: Int
  package let height: Int
  let image: gdImagePtr

  /// The longest side in pixels, because libgd counts bytes in 32 bits.
  package static let sideLimit = 1 << 15

  /// A fully transparent pixel.
  static let clear: UInt32 = 0x7f00_0000

  /// Creates a canvas that is black and opaque, or fully transparent.
  package init(width: Int, height: Int, isTransparent: Bool = false) throws(GDError) {
    for side in [width, height] where !(1...Self.sideLimit ~= side) {
      throw .sideOutOfRange(side, limit: Self.sideLimit)
    }
    silenceGD()
    guard let image = unsafe gdImageCreateTrueColor(Int32(width), Int32(height)) else {
      throw .outOfMemory(width: width, height: height)
    }
    (self.width, self.height) = (width, height)
    unsafe self.image = image
    if isTransparent { set(Self.clear) }
  }

  deinit { unsafe gdImageDestroy(image) }

  /// Fills everything with a colour, `0xRRGGBB`.
  package mutating func fill(_ colour: UInt32) {
    set(colour & 0xff_ffff)
  }

  /// Fills a rectangle with a colour, `0xRRGGBB`.
  package mutating func fill(_ colour: UInt32, left: Int, top: Int, width: Int, height: Int) {
    let columns = (left..<left + max(0, width)).clamped(to: 0..<self.width)
    let rows = (top..<top + max(0, height)).clamped(to: 0..<self.height)
    // libgd would swap the corners of an empty rectangle, and fill it.
    guard let (x1, x2) = columns.ends, let (y1, y2) = rows.ends else { return }
    unsafe gdImageFilledRectangle(image, x1, y1, x2, y2, Int32(colour & 0xff_ffff))
  }

  /// Fills an ellipse around a centre with a hard edge; its sides are rounded to even numbers.
  package mutating func fillEllipse(
    _ colour: UInt32, centreX: Int, centreY: Int, width: Int, height: Int
  ) {
    unsafe gdImageFilledEllipse(
      image, Int32(clamping: centreX), Int32(clamping: centreY), Int32(clamping: width),
      Int32(clamping: height), Int32(colour & 0xff_ffff))
  }

  /// Draws another canvas at its own size, blended by its transparency.
  package mutating func draw(_ other: borrowing Canvas, left: Int, top: Int) {
    unsafe gdImageCopy(
      image, other.image, Int32(clamping: left), Int32(clamping: top), 0, 0, Int32(other.width),
      Int32(other.height))
  }

  /// Mirrors the canvas horizontally.
  package mutating func mirror() {
    unsafe gdImageFlipHorizontal(image)
  }

  /// The colours of all pixels, row by row, as `0xRRGGBB`.
  package var colours: [UInt32] { store.map { $0 & 0xff_ffff } }

  /// All pixels, row by row, as `0xTTRRGGBB`: the transparency, from 0 (opaque) to 127, and the
  /// colour.
  package var store: [UInt32] { unsafe imagePixels(image) }

  /// Sets all pixels, row by row, `0xTTRRGGBB`.
  package mutating func set(_ pixels: [UInt32]) {
    precondition(pixels.count == width * height, "all pixels")
    for y in 0..<height {
      withRow(y) { row in
        for x in row.indices { row[x] = pixels[y * row.count + x] }
      }
    }
  }

  /// Sets all pixels to one value, `0xTTRRGGBB`.
  private mutating func set(_ pixel: UInt32) {
    for y in 0..<height {
      withRow(y) { row in
        for x in row.indices { row[x] = pixel }
      }
    }
  }

  /// Passes a row's pixels, `0xTTRRGGBB`, to a closure that changes them.
  @inline(__always)
  mutating func withRow(_ y: Int, _ body: (inout MutableSpan<UInt32>) -> Void) {
    precondition(0..<height ~= y, "a row of the picture")
    guard let row = unsafe image.pointee.tpixels[y] else { return }
    unsafe row.withMemoryRebound(to: UInt32.self, capacity: width) { row in
      var span = unsafe MutableSpan(_unsafeStart: row, count: width)
      body(&span)
    }
  }
}

// A canvas has one owner, so no one else can draw on it at the same time.
extension Canvas: @unchecked Sendable {}

extension Range<Int> {
  /// The first and the last number, or nil if there is none.
  fileprivate var ends: (Int32, Int32)? {
    isEmpty ? nil : (Int32(lowerBound), Int32(upperBound - 1))
  }
}
