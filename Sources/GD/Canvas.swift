internal import CGD

/// A picture in memory that gd draws on: true colour, opaque where nothing else is said.
///
/// Made, drawn on, read out and gone: no pointer of gd's leaves it.
@safe
package struct Canvas: ~Copyable {
  package let width: Int
  package let height: Int
  let handle: gdImagePtr

  /// The most pixels a side may have: gd counts bytes in 32 bits.
  package static let sideLimit = 1 << 15

  /// An opaque black canvas.
  package init(width: Int, height: Int) throws(GDError) {
    for side in [width, height] where !(1...Self.sideLimit ~= side) {
      throw .sideOutOfRange(side, limit: Self.sideLimit)
    }
    silenceGD()
    guard let handle = unsafe gdImageCreateTrueColor(Int32(width), Int32(height)) else {
      throw .outOfMemory(width: width, height: height)
    }
    (self.width, self.height) = (width, height)
    unsafe self.handle = handle
    unsafe gdImageAlphaBlending(handle, 1)
  }

  /// A canvas through which everything is seen until something is drawn on it.
  package init(transparentWidth width: Int, height: Int) throws(GDError) {
    try self.init(width: width, height: height)
    unsafe gdImageAlphaBlending(handle, 0)
    fill(0x7f00_0000)
    unsafe gdImageAlphaBlending(handle, 1)
  }

  /// Another canvas at another size, averaged as it shrinks, its transparency kept.
  package init(_ other: borrowing Canvas, width: Int, height: Int) throws(GDError) {
    try self.init(width: width, height: height)
    unsafe gdImageAlphaBlending(handle, 0)
    draw(other, from: (0, 0, other.width, other.height), into: (0, 0, width, height))
    unsafe gdImageAlphaBlending(handle, 1)
  }

  /// Takes over a picture that gd made.
  init(owning handle: gdImagePtr) {
    unsafe gdImagePaletteToTrueColor(handle)
    unsafe (width, height) = (Int(handle.pointee.sx), Int(handle.pointee.sy))
    unsafe self.handle = handle
    unsafe gdImageAlphaBlending(handle, 1)
  }

  /// gd complains on standard error of files that are broken; who asks for one is told by a throw.
  private static let silence: Void = unsafe gdSetErrorMethod { _, _, _ in }

  /// The picture of a PNG's bytes, its transparency kept.
  package init(png bytes: [UInt8]) throws(GDError) {
    _ = Self.silence
    silenceGD()
    let decoded = unsafe bytes.withUnsafeBytes { buffer in
      // gd reads from the buffer and keeps nothing of it; its type lacks a const.
      let start = unsafe UnsafeMutableRawPointer(mutating: buffer.baseAddress)
      return unsafe gdImageCreateFromPngPtr(Int32(clamping: buffer.count), start)
    }
    guard let handle = unsafe decoded else { throw .brokenPicture(format: "PNG") }
    unsafe self.init(owning: handle)
  }

  deinit { unsafe gdImageDestroy(handle) }

  /// Fills everything with a colour, `0xRRGGBB`.
  package mutating func fill(_ colour: UInt32) {
    fill(colour, left: 0, top: 0, width: width, height: height)
  }

  /// Fills a rectangle with a colour, `0xRRGGBB`.
  package mutating func fill(_ colour: UInt32, left: Int, top: Int, width: Int, height: Int) {
    guard width > 0, height > 0 else { return }
    if colour >> 24 == 0 {
      // Whole rows at once: with gd's own way, pixel by pixel, 110 scenes of 480x800 took 1.3 s of
      // a processor instead of 0.8.
      let columns = (left..<left + width).clamped(to: 0..<self.width)
      for y in (top..<top + height).clamped(to: 0..<self.height) {
        guard let row = unsafe handle.pointee.tpixels[y] else { continue }
        unsafe (row + columns.lowerBound).update(
          repeating: Int32(bitPattern: colour), count: columns.count)
      }
      return
    }
    unsafe gdImageFilledRectangle(
      handle, Int32(clamping: left), Int32(clamping: top), Int32(clamping: left + width - 1),
      Int32(clamping: top + height - 1), Int32(bitPattern: colour))
  }

  /// Fills an ellipse around a centre; its edge is hard.
  package mutating func fillEllipse(
    _ colour: UInt32, centreX: Int, centreY: Int, width: Int, height: Int
  ) {
    unsafe gdImageFilledEllipse(
      handle, Int32(clamping: centreX), Int32(clamping: centreY), Int32(clamping: width),
      Int32(clamping: height), Int32(bitPattern: colour))
  }

  /// Draws a part of another canvas into a rectangle of this one, averaging as it shrinks, its
  /// transparency blended.
  package mutating func draw(
    _ other: borrowing Canvas, from source: (left: Int, top: Int, width: Int, height: Int),
    into target: (left: Int, top: Int, width: Int, height: Int)
  ) {
    unsafe gdImageCopyResampled(
      handle, other.handle, Int32(clamping: target.left), Int32(clamping: target.top),
      Int32(clamping: source.left), Int32(clamping: source.top), Int32(clamping: target.width),
      Int32(clamping: target.height), Int32(clamping: source.width), Int32(clamping: source.height))
  }

  /// Draws all of another canvas at its own size, its transparency blended.
  package mutating func draw(_ other: borrowing Canvas, left: Int, top: Int) {
    unsafe gdImageCopy(
      handle, other.handle, Int32(clamping: left), Int32(clamping: top), 0, 0,
      Int32(clamping: other.width), Int32(clamping: other.height))
  }

  /// Swaps left and right.
  package mutating func mirror() { unsafe gdImageFlipHorizontal(handle) }

  /// The colours of all pixels, row by row, as `0xRRGGBB`.
  package var colours: [UInt32] {
    unsafe [UInt32](unsafeUninitializedCapacity: width * height) { pixels, count in
      for y in 0..<height {
        guard let row = unsafe handle.pointee.tpixels[y] else { continue }
        for x in 0..<width {
          unsafe pixels[y * width + x] = UInt32(truncatingIfNeeded: row[x]) & 0xff_ffff
        }
      }
      count = width * height
    }
  }
}
