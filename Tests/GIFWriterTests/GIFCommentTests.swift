import GIFWriter
import TerrariumEncoding
import TerrariumGD
import TerrariumRendering
import TerrariumSimulation
import TerrariumSupport
import Testing

@Test func `a comment is read back without unpacking a frame`() throws {
  var random = Seed(1).stream("comment")
  let picture = randomPicture(width: 90, height: 70, colours: 9, texture: .noise, using: &random)
  var other = altered(picture, using: &random)
  other.palette = spreadPalette(9).reversed()
  let tenth = FrameDelay(1, over: 10)
  for text in [nil, "short", String(repeating: "пингвин ", count: 400)] {
    let bytes = gif([(picture, tenth), (other, tenth)], comment: text)
    #expect(GIFDecoder.comment(in: bytes) == text)
    for count in 0..<400 { _ = GIFDecoder.comment(in: Array(bytes[..<count])) }
  }
}

@Test func `what is no GIF has no comment`() {
  #expect(GIFDecoder.comment(in: []) == nil)
  #expect(GIFDecoder.comment(in: pngSignature) == nil)
}
