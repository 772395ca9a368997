internal import CTerrariumWEBP

/// The effort of compressing a WebP.
package struct WebPEffort: Hashable, Sendable {
  /// From 0, the fastest, to 6.
  package let method: Int
  /// From 0, the fastest, to 100.
  package let quality: Int

  package init(method: Int, quality: Int) {
    precondition((0...6).contains(method) && (0...100).contains(quality))
    (self.method, self.quality) = (method, quality)
  }

  /// For finding out which of two pictures takes fewer bytes.
  package static let estimate = WebPEffort(method: 1, quality: 20)

  /// The default for files.
  package static let usual = WebPEffort(method: 4, quality: 75)

  /// An alternative for files, which is sometimes shorter.
  package static let thorough = WebPEffort(method: 6, quality: 80)
}

/// The longest side of a WebP.
package let webPSideLimit = 16_383

/// The pixels of a picture, `0xAARRGGBB` row by row, as one lossless chunk of a WebP.
package func webPChunk(
  of pixels: consuming [UInt32], width: Int, height: Int, effort: WebPEffort = .usual
) throws(GDError) -> [UInt8] {
  precondition(pixels.count == width * height, "whole rows of the picture")
  for side in [width, height] where !(1...webPSideLimit).contains(side) {
    throw .sideOutOfRange(side, limit: webPSideLimit)
  }
  var writer = unsafe WebPMemoryWriter()
  defer { unsafe WebPMemoryWriterClear(&writer) }
  let isDone = unsafe pixels.withUnsafeMutableBufferPointer { pixels in
    unsafe cwebp_encode(
      pixels.baseAddress, Int32(width), Int32(height), Int32(effort.method),
      Float(effort.quality), &writer)
  }
  // The chunk comes after the twelve bytes of the file's head.
  guard isDone != 0, unsafe writer.size > 12 else { throw .encodingFailed }
  return unsafe Array(UnsafeBufferPointer(start: writer.mem, count: writer.size)[12...])
}
