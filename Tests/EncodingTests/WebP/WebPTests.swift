import TerrariumEncoding
import TerrariumGD
import TerrariumPictures
import TerrariumRendering
import TerrariumSimulation
import TerrariumSupport
import Testing

private func film(
  _ frames: [(IndexedPicture, FrameDelay)], timesToPlay: Int = 0, recipe: String? = nil
) throws -> [UInt8] {
  var writer = WebPWriter(
    width: frames[0].0.width, height: frames[0].0.height, timesToPlay: timesToPlay, recipe: recipe
  )
  var bytes = writer.head
  let compressor = WebPFrameCompressor()
  var last: IndexedPicture?
  for (picture, delay) in frames {
    bytes += writer.append(try compressor.compress(picture, after: last), delay: delay)
    last = picture
  }
  let (end, patch) = writer.finish()
  bytes += end
  guard let patch else { return bytes }
  bytes.replaceSubrange(patch.offset..<patch.offset + patch.bytes.count, with: patch.bytes)
  return bytes
}

private let tick = FrameDelay(milliseconds: 80)

@Test(arguments: [1, 2, 3, 4, 5, 16, 17, 255, 256])
func `libwebp plays the pictures that went into a WebP`(count: Int) throws {
  var random = Seed(UInt64(count)).stream("webp")
  for (width, height) in [(1, 1), (1, 9), (9, 1), (2, 2), (17, 8), (65, 7), (100, 40)] {
    for texture in Texture.allCases {
      let pictures = randomPictures(
        5, width: width, height: height, colours: count, texture: texture, using: &random)
      let expected = pictures.withoutRepeats
      let read = try DecodedAnimation(webP: film(pictures.map { ($0, tick) }))
      #expect(read.width == width && read.height == height)
      #expect(read.frames.map(\.pixels) == expected.map(\.opaque), "\(width)x\(height) \(texture)")
      #expect(read.frames.last?.end == 400)
    }
  }
}

@Test func `a WebP may change its palette`() throws {
  var random = Seed(2).stream("webp")
  var pictures = randomPictures(
    3, width: 30, height: 20, colours: 5, texture: .blocks, using: &random)
  pictures[1].palette[1] = Colour(0x123456)
  pictures[2].palette = spreadPalette(9).reversed()
  let read = try DecodedAnimation(webP: film(pictures.map { ($0, tick) }))
  #expect(read.frames.map(\.pixels) == pictures.map(\.opaque))
}

@Test(arguments: [(1, 30), (1, 60), (1001, 30000), (33, 1000), (5, 1)])
func `times of a WebP sum to the film's exact time`(numerator: Int, denominator: Int) throws {
  var random = Seed(3).stream("webp")
  let first = randomPicture(width: 8, height: 6, colours: 4, texture: .noise, using: &random)
  var second = first
  second.pixels[20] ^= 1
  let delay = FrameDelay(numerator, over: denominator)
  let frames = (0..<50).map { ($0 % 2 == 0 ? first : second, delay) }
  let read = try DecodedAnimation(webP: film(frames))
  #expect(read.frames.count == 50)
  for (i, frame) in read.frames.enumerated() {
    let exact = 2 * 1000 * (i + 1) * delay.numerator
    #expect(frame.end == (exact + delay.denominator) / (2 * delay.denominator), "frame \(i)")
  }
}

@Test func `a picture that stays lengthens the frame of a WebP before it`() throws {
  var random = Seed(4).stream("webp")
  let first = randomPicture(width: 9, height: 7, colours: 3, texture: .noise, using: &random)
  let second = altered(first, using: &random)
  let read = try DecodedAnimation(
    webP: film([(first, tick), (first, tick), (second, tick), (second, tick)]))
  #expect(read.frames.map(\.end) == [160, 320])
}

@Test func `a time too long for one frame of a WebP is split`() throws {
  var random = Seed(5).stream("webp")
  let first = randomPicture(width: 9, height: 7, colours: 3, texture: .noise, using: &random)
  let second = altered(first, using: &random)
  let read = try DecodedAnimation(
    webP: film([(first, FrameDelay(40_000, over: 1)), (second, tick)]))
  #expect(read.frames.map(\.end) == [16_777_215, 33_554_430, 40_000_000, 40_000_080])
  #expect(read.frames.map(\.pixels) == [first, first, first, second].map(\.opaque))
}

@Test(arguments: [0, 1, 2, 7, 65_535, 70_000])
func `a WebP plays as often as it is told`(times: Int) throws {
  let picture = IndexedPicture(width: 1, height: 1, palette: [Colour(1)], pixels: [0])
  let read = try DecodedAnimation(webP: film([(picture, tick)], timesToPlay: times))
  #expect(read.timesToPlay == min(times, 65_535))
}

@Test(arguments: [
  "recipe: 1\nworld: sea\n", "", "a < b && c > \"d\" &amp; é « — 🐧", "</recipe></terrarium:recipe>",
  "&&lt;;", "&\u{301} <\u{301}>\u{301} &\u{200d} \u{600}&amp;", "\r\n",
  String(repeating: "track: [60.1, 24.9]\n", count: 400),
])
func `a recipe travels in a WebP`(recipe: String) throws {
  let picture = IndexedPicture(width: 3, height: 1, palette: [Colour(1)], pixels: [0, 0, 0])
  let bytes = try film([(picture, tick)], recipe: recipe)
  #expect(webPRecipe(bytes) == recipe)
  #expect(try DecodedAnimation(webP: bytes).frames.count == 1)
  #expect(bytes.count < 1000)
  let size = bytes[4..<8].reversed().reduce(0) { $0 << 8 | Int($1) }
  #expect(size == bytes.count - 8)
  for count in 0..<bytes.count { #expect(webPRecipe(Array(bytes[..<count])) == nil) }
}

@Test func `a recipe is read as earlier versions wrote it`() {
  let packet = """
    <x:xmpmeta xmlns:x="adobe:ns:meta/">\
    <rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">\
    <rdf:Description rdf:about="" xmlns:terrarium="urn:terrarium:"><terrarium:recipe>recipe: 1
    world: sea
    </terrarium:recipe></rdf:Description></rdf:RDF></x:xmpmeta>
    """
  let chunk = riffChunk("XMP ", Array(packet.utf8))
  #expect(webPRecipe(Array("RIFF____WEBP".utf8) + chunk) == "recipe: 1\nworld: sea\n")
}

@Test func `other files carry no recipe of a WebP`() throws {
  let picture = IndexedPicture(width: 1, height: 1, palette: [Colour(1)], pixels: [0])
  #expect(webPRecipe(try film([(picture, tick)])) == nil)
  #expect(webPRecipe([]) == nil)
  #expect(webPRecipe(Array("RIFF____WEBPXMP ".utf8) + [255, 255, 255, 255]) == nil)
  #expect(throws: GDError.brokenPicture(format: "WebP")) { try DecodedAnimation(webP: [1, 2, 3]) }
}

@Test func `a side beyond the format is told`() throws {
  #expect(throws: GDError.sideOutOfRange(16_384, limit: 16_383)) {
    try webPChunk(of: [UInt32](repeating: 0, count: 16_384), width: 16_384, height: 1)
  }
}

@Test func `what changes at two ends of a busy picture takes few bytes in a WebP`() throws {
  var random = Seed(6).stream("webp")
  let first = randomPicture(width: 200, height: 200, colours: 2, texture: .noise, using: &random)
  var second = first
  second.pixels[0] ^= 1
  second.pixels[39_999] ^= 1
  let part = try WebPFrameCompressor().compress(second, after: first)
  #expect(part.area == PixelRect(left: 0, top: 0, width: 200, height: 200))
  #expect(part.isOverlay && part.data.count < 200)
  let striped = IndexedPicture(
    width: 200, height: 200, palette: first.palette,
    pixels: (0..<40_000).map { UInt8($0 / 200 % 2) })
  var flipped = striped
  flipped.pixels[0] ^= 1
  flipped.pixels[39_999] ^= 1
  #expect(try WebPFrameCompressor().compress(flipped, after: striped).data.count < 200)
}
