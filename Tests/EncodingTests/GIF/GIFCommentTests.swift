import GD
import Encoding
import Rendering
import Simulation
import Support
import Testing

@Test func `a comment is read back without unpacking a frame`() throws {
  var random = Seed(1).stream("comment")
  let picture = randomPicture(width: 90, height: 70, colours: 9, texture: .noise, using: &random)
  var other = altered(picture, using: &random)
  other.palette = spreadPalette(9).reversed()
  for text in [nil, "short", String(repeating: "пингвин ", count: 400)] {
    var bytes: [UInt8] = []
    var writer = GIFWriter(
      width: 90, height: 70, palette: picture.palette, comment: text
    ) { (part: borrowing [UInt8]) throws(Never) in bytes += copy part }
    let compressor = GIFFrameCompressor(palette: picture.palette)
    writer.append(compressor.compress(picture, after: nil), delay: FrameDelay(1, over: 10))
    writer.append(compressor.compress(other, after: picture), delay: FrameDelay(1, over: 10))
    writer.finish()
    #expect(gifComment(bytes) == text)
    for count in 0..<400 { _ = gifComment(Array(bytes[..<count])) }
  }
}

@Test func `what is no GIF has no comment`() {
  #expect(gifComment([]) == nil)
  #expect(gifComment(pngSignature) == nil)
}
