import CGD

/// A picture of libgd's, which ours are compared with.
package struct GDReference: ~Copyable {
  private let image: gdImagePtr
  private let width: Int
  private let height: Int

  /// A true-colour picture, row by row, `0xTTRRGGBB` with transparencies from 0 to 127.
  package init(width: Int, height: Int, pixels: [UInt32]) {
    precondition(pixels.count == width * height, "whole rows")
    (self.width, self.height) = (width, height)
    image = gdImageCreateTrueColor(Int32(width), Int32(height))
    for (place, pixel) in pixels.enumerated() {
      image.pointee.tpixels[place / width]?[place % width] = Int32(bitPattern: pixel)
    }
    gdImageAlphaBlending(image, 1)
  }

  deinit { gdImageDestroy(image) }

  /// Its pixels, row by row, `0xTTRRGGBB`.
  package var pixels: [UInt32] {
    (0..<width * height).map { place in
      UInt32(bitPattern: image.pointee.tpixels[place / width]?[place % width] ?? 0)
    }
  }

  /// Copies another picture onto it, its transparency blended.
  package func copy(_ other: borrowing GDReference, left: Int, top: Int) {
    gdImageCopy(
      image, other.image, Int32(left), Int32(top), 0, 0, Int32(other.width), Int32(other.height))
  }

  /// Copies another picture into a rectangle, averaged, its transparency blended or not.
  package func copy(
    _ other: borrowing GDReference, left: Int, top: Int, width: Int, height: Int, blends: Bool
  ) {
    gdImageAlphaBlending(image, blends ? 1 : 0)
    gdImageCopyResampled(
      image, other.image, Int32(left), Int32(top), 0, 0, Int32(width), Int32(height),
      Int32(other.width), Int32(other.height))
  }

  package func fillEllipse(_ colour: UInt32, x: Int, y: Int, width: Int, height: Int) {
    gdImageFilledEllipse(
      image, Int32(x), Int32(y), Int32(width), Int32(height), Int32(bitPattern: colour))
  }

  /// An indexed picture as libgd writes it as a GIF.
  ///
  /// The palette is of `0xRRGGBB` colours, at most 256.
  package static func gif(width: Int, height: Int, palette: [UInt32], pixels: [UInt8]) -> [UInt8] {
    precondition(pixels.count == width * height && palette.count <= 256)
    let image: gdImagePtr = gdImageCreate(Int32(width), Int32(height))
    defer { gdImageDestroy(image) }
    for colour in palette {
      _ = gdImageColorAllocate(
        image, Int32(colour >> 16 & 255), Int32(colour >> 8 & 255), Int32(colour & 255))
    }
    for (place, index) in pixels.enumerated() {
      image.pointee.pixels[place / width]?[place % width] = index
    }
    var count: Int32 = 0
    guard let bytes = gdImageGifPtr(image, &count) else { return [] }
    defer { gdFree(bytes) }
    return Array(UnsafeRawBufferPointer(start: bytes, count: Int(count)))
  }
}
