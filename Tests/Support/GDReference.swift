import CTerrariumGD

/// Files as libgd writes them, to test our readers.
package enum GDReference {
  /// Returns an indexed picture as libgd writes it as a GIF.
  ///
  /// The palette has `0xRRGGBB` colours, at most 256.
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
