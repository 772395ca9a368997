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
    let decoder = try AnimationDecoder(webP: bytes)
    (width, height) = (decoder.width, decoder.height)
    timesToPlay = decoder.timesToPlay
    var frames: [Frame] = []
    while let frame = try decoder.next() { frames.append(frame) }
    self.frames = frames
  }
}
