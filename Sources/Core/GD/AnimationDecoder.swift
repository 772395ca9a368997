internal import CTerrariumWEBP

/// Decodes an animated WebP with libwebp, one picture at a time.
@safe
package final class AnimationDecoder {
  package struct Frame {
    /// The whole picture, as `0xAARRGGBB`, row by row.
    package let pixels: [UInt32]
    /// The end of the frame, in milliseconds from the start.
    package let end: Int
  }

  package let width: Int
  package let height: Int
  /// The number of plays; 0 means for ever.
  package let timesToPlay: Int

  private let bytes: UnsafeMutableBufferPointer<UInt8>
  private let decoder: OpaquePointer

  /// Opens a WebP, animated or not. libwebp reads from a copy with a fixed address.
  package init(webP content: [UInt8]) throws(GDError) {
    let bytes = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: max(1, content.count))
    _ = unsafe bytes.initialize(from: content)
    var info = WebPAnimInfo()
    guard let decoder = unsafe cwebp_decoder(bytes.baseAddress, content.count) else {
      unsafe bytes.deallocate()
      throw .brokenPicture(format: "WebP")
    }
    unsafe (self.bytes, self.decoder) = (bytes, decoder)
    guard unsafe WebPAnimDecoderGetInfo(decoder, &info) != 0 else {
      width = 0
      height = 0
      timesToPlay = 0
      throw .brokenPicture(format: "WebP")
    }
    (width, height) = (Int(info.canvas_width), Int(info.canvas_height))
    timesToPlay = Int(info.loop_count)
  }

  deinit {
    unsafe WebPAnimDecoderDelete(decoder)
    unsafe bytes.deallocate()
  }

  /// Returns the next picture; nil after the last.
  package func next() throws(GDError) -> Frame? {
    guard unsafe WebPAnimDecoderHasMoreFrames(decoder) != 0 else { return nil }
    var picture: UnsafeMutablePointer<UInt8>?
    var end: Int32 = 0
    guard unsafe WebPAnimDecoderGetNext(decoder, &picture, &end) != 0,
      let picture = unsafe picture
    else { throw .brokenPicture(format: "WebP") }
    let raw = unsafe UnsafeRawBufferPointer(start: picture, count: 4 * width * height)
    let pixels = (0..<width * height).map {
      unsafe UInt32(littleEndian: raw.loadUnaligned(fromByteOffset: 4 * $0, as: UInt32.self))
    }
    return Frame(pixels: pixels, end: Int(end))
  }
}
