internal import CGD

/// An indexed picture as gd writes it as a GIF: the reference that ours is compared with.
///
/// The palette is of `0xRRGGBB` colours, at most 256.
package func gdGIF(width: Int, height: Int, palette: [UInt32], pixels: [UInt8]) throws(GDError)
  -> [UInt8]
{
  precondition(pixels.count == width * height && palette.count <= 256)
  silenceGD()
  guard let image = unsafe gdImageCreate(Int32(clamping: width), Int32(clamping: height)) else {
    throw .outOfMemory(width: width, height: height)
  }
  defer { unsafe gdImageDestroy(image) }
  for colour in palette {
    _ = unsafe gdImageColorAllocate(
      image, Int32(colour >> 16 & 255), Int32(colour >> 8 & 255), Int32(colour & 255))
  }
  for y in 0..<height {
    guard let row = unsafe image.pointee.pixels[y] else { continue }
    for x in 0..<width { unsafe row[x] = pixels[y * width + x] }
  }
  var count: Int32 = 0
  guard let bytes = unsafe gdImageGifPtr(image, &count) else { throw .encodingFailed }
  defer { unsafe gdFree(bytes) }
  return unsafe Array(UnsafeRawBufferPointer(start: bytes, count: Int(count)))
}
