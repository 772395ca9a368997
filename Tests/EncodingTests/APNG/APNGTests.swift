import TerrariumEncoding
import TerrariumGD
import TerrariumRendering
import TerrariumSimulation
import TerrariumSupport
import Testing

private func film(
  _ frames: [(IndexedPicture, FrameDelay)], format: APNGFormat, frameCount: Int? = nil,
  timesToPlay: Int = 0, text: PNGText? = nil
) throws -> [UInt8] {
  var writer = try APNGWriter(
    width: frames[0].0.width, height: frames[0].0.height, format: format,
    timesToPlay: timesToPlay, frameCount: frameCount, text: text)
  var bytes = writer.head
  let compressor = APNGFrameCompressor(format: format)
  var last: IndexedPicture?
  for (picture, delay) in frames {
    bytes += try writer.append(compressor.compress(picture, after: last), delay: delay)
    last = picture
  }
  let (end, patch) = try writer.finish()
  bytes += end
  if let patch {
    bytes.replaceSubrange(patch.offset..<patch.offset + patch.bytes.count, with: patch.bytes)
  }
  return bytes
}

private let tick = FrameDelay(milliseconds: 80)

@Test(arguments: [1, 2, 3, 4, 15, 16, 255, 256])
func `a player shows the pictures that went into an APNG`(count: Int) throws {
  var random = Seed(UInt64(count)).stream("apng")
  for (width, height) in [(1, 1), (1, 9), (9, 1), (17, 8), (65, 7), (100, 40)] {
    for texture in [Texture.flat, .noise, .blocks] {
      let pictures = randomPictures(
        3, width: width, height: height, colours: count, texture: texture, using: &random)
      let expected = pictures.withoutRepeats
      for format in [APNGFormat.indexed(palette: pictures[0].palette.map(\.code)), .fullColour] {
        let read = try APNGReader(film(pictures.map { ($0, tick) }, format: format))
        #expect(read.frames.map(\.shown) == expected.map(\.opaque), "\(width)x\(height) \(texture)")
        #expect(read.announcedFrames == expected.count)
      }
    }
  }
}

@Test func `a film may change its palette in full colour`() throws {
  var random = Seed(2).stream("apng")
  var pictures = randomPictures(
    2, width: 30, height: 20, colours: 5, texture: .blocks, using: &random)
  pictures[1].palette = spreadPalette(9).reversed()
  let read = try APNGReader(film(pictures.map { ($0, tick) }, format: .fullColour))
  #expect(read.frames.map(\.shown) == pictures.map(\.opaque))
}

private let black = IndexedPicture(
  width: 2, height: 1, palette: [Colour(0), Colour(0xffffff)], pixels: [0, 0])
private let white = IndexedPicture(
  width: 2, height: 1, palette: [Colour(0), Colour(0xffffff)], pixels: [0, 1])
private let twoColours = APNGFormat.indexed(palette: [0, 0xffffff])

@Test func `a picture that stays lengthens the frame before by its exact time`() throws {
  let third = FrameDelay(1, over: 3)
  let read = try APNGReader(
    film([(black, third), (black, third), (white, tick)], format: twoColours))
  #expect(read.frames.map(\.delay) == [FrameDelay(2, over: 3), tick])
  #expect(read.frames.map(\.area) == [[0, 0, 2, 1], [1, 0, 1, 1]])
}

@Test func `with a number given beforehand every frame is written`() throws {
  let frames = [(black, tick), (black, tick), (white, tick), (white, tick)]
  let read = try APNGReader(film(frames, format: twoColours, frameCount: 4))
  #expect(read.announcedFrames == 4)
  #expect(read.frames.map(\.shown) == frames.map(\.0.opaque))
}

@Test func `times that two bytes cannot hold are rounded and carried on`() throws {
  let odd = FrameDelay(7, over: 99_991)
  let frames = (0..<150).flatMap { _ in [(black, odd), (white, odd)] }
  let read = try APNGReader(film(frames, format: twoColours))
  let sum = read.frames.reduce(0) { $0 + $1.delay.numerator * 1000 / $1.delay.denominator }
  let expected = 300.0 * 7 / 99_991 * 1000
  #expect(sum == Int(expected.rounded()))
}

@Test(arguments: [
  (100_007, FrameDelay(14_301, over: 143), 80), (700_030, FrameDelay(46_902, over: 67), 80),
  (40_000_900, FrameDelay(40_000, over: 1), 980), (70_000_000, FrameDelay(65_535, over: 1), 80),
])
func `what is left of a time over a minute is carried on`(
  time: Int, first: FrameDelay, second: Int
) throws {
  let read = try APNGReader(
    film([(black, FrameDelay(milliseconds: time)), (white, tick)], format: twoColours))
  #expect(read.frames.map(\.delay) == [first, FrameDelay(milliseconds: second)])
}

@Test func `loops and texts travel along`() throws {
  let text = PNGText(keyword: "recipe", text: "world: sea\nпингвины: 5\n")
  let bytes = try film(
    [(black, tick), (white, tick)], format: twoColours, timesToPlay: 3, text: text)
  #expect(try APNGReader(bytes).plays == 3)
  #expect(pngText(bytes, keyword: "recipe") == text.text)
  // a reader without support for animation sees the first frame
  #expect(try DecodedPicture(bytes).pixels == black.opaque)
}
