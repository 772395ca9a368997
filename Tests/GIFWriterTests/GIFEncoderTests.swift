import GIFWriter
import TerrariumBasics
import TerrariumSimulation
import TerrariumSupport
import Testing

struct GIFEncoderTests {
  @Test(arguments: 1...6) func `a film is read back as it was written`(seed: UInt64) throws {
    var random = Seed(seed).stream("encoder")
    var pictures = randomPictures(
      9, width: 50, height: 30, colours: 12, texture: .blocks, using: &random
    ).map { GIFPicture($0) }
    let common = pictures[0].palette
    // one with colours of its own
    let other = (0..<1500).map { _ in UInt32(random.draw(below: 40)) }
    pictures[4] = try #require(GIFPicture(width: 50, height: 30, rgb: other))
    var encoder = GIFEncoder(width: 50, height: 30, palette: common, timesToPlay: 3, comment: "a")
    var bytes: [UInt8] = []
    for (number, picture) in pictures.enumerated() {
      bytes += encoder.append(picture, hundredths: 5 + number)
    }
    bytes += encoder.finish()
    var decoder = try GIFDecoder(bytes)
    #expect(decoder.timesToPlay == 3 && gifComment(bytes) == "a")
    var shown: [GIFFrame] = []
    while let frame = try decoder.next() { shown.append(frame) }
    var expected: [GIFFrame] = []
    for (number, picture) in pictures.enumerated() {
      let pixels = picture.pixels.map { index in
        let colour = picture.palette[Int(index)]
        return 0xff00_0000 | UInt32(colour.red) << 16 | UInt32(colour.green) << 8
          | UInt32(colour.blue)
      }
      if expected.last?.pixels == pixels {
        expected[expected.count - 1].hundredths += 5 + number
      } else {
        expected.append(GIFFrame(pixels: pixels, hundredths: 5 + number))
      }
    }
    #expect(shown == expected)
  }

  @Test func `a picture has at most 256 colours`() {
    let colours = (0..<300).map { UInt32($0 * 7) }
    #expect(GIFPicture(width: 256, height: 1, rgb: Array(colours.prefix(256))) != nil)
    #expect(GIFPicture(width: 257, height: 1, rgb: Array(colours.prefix(257))) == nil)
  }

  @Test func `an encoder without pictures writes an empty file`() throws {
    let palette = [GIFColor(red: 1, green: 2, blue: 3)]
    let bytes = GIFEncoder(width: 3, height: 2, palette: palette).finish()
    var decoder = try GIFDecoder(bytes)
    #expect(decoder.width == 3 && decoder.height == 2)
    #expect(try decoder.next() == nil)
  }
}
