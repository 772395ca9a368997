internal import CWEBP

/// An animated WebP, unpacked by libwebp's own player.
package struct DecodedAnimation: Hashable, Sendable {
  package struct Frame: Hashable, Sendable {
    /// The whole picture, as `0xAARRGGBB`, row by row.
    package let pixels: [UInt32]
    /// The end of the frame, in milliseconds from the start.
    package let end: Int
  }

  package let width: Int
  package let height: Int
  /// The number of plays; 0 is for ever.
  package let timesToPlay: Int
  package let frames: [Frame]

  /// The pictures of a WebP's bytes, moving or not. All of them are in memory at once.
  package init(webP bytes: [UInt8]) throws(GDError) {
    guard let animation = unsafe bytes.withUnsafeBufferPointer({ unsafe Self(reading: $0) }) else {
      throw .brokenPicture(format: "WebP")
    }
    self = animation
  }

  @unsafe private init?(reading bytes: UnsafeBufferPointer<UInt8>) {
    var info = WebPAnimInfo()
    guard let decoder = unsafe cwebp_decoder(bytes.baseAddress, bytes.count) else { return nil }
    defer { unsafe WebPAnimDecoderDelete(decoder) }
    guard unsafe WebPAnimDecoderGetInfo(decoder, &info) != 0 else { return nil }
    (width, height) = (Int(info.canvas_width), Int(info.canvas_height))
    timesToPlay = Int(info.loop_count)
    var frames: [Frame] = []
    while unsafe WebPAnimDecoderHasMoreFrames(decoder) != 0 {
      var picture: UnsafeMutablePointer<UInt8>?
      var end: Int32 = 0
      guard unsafe WebPAnimDecoderGetNext(decoder, &picture, &end) != 0,
        let picture = unsafe picture
      else { return nil }
      let raw = unsafe UnsafeRawBufferPointer(start: picture, count: 4 * width * height)
      let pixels = (0..<width * height).map {
        unsafe UInt32(littleEndian: raw.loadUnaligned(fromByteOffset: 4 * $0, as: UInt32.self))
      }
      frames.append(Frame(pixels: pixels, end: Int(end)))
    }
    self.frames = frames
  }
}
