package import TerrariumGD

/// An animated WebP, unpacked by libwebp's own player.
package struct DecodedAnimation {
  package let width: Int
  package let height: Int
  /// The number of plays; 0 is for ever.
  package let timesToPlay: Int
  package let frames: [AnimationDecoder.Frame]

  /// Decodes the pictures of a WebP's bytes, animated or not. All of them are in memory at once.
  package init(webP bytes: [UInt8]) throws(GDError) {
    let decoder = try AnimationDecoder(webP: bytes)
    (width, height) = (decoder.width, decoder.height)
    timesToPlay = decoder.timesToPlay
    var frames: [AnimationDecoder.Frame] = []
    while let frame = try decoder.next() { frames.append(frame) }
    self.frames = frames
  }
}
