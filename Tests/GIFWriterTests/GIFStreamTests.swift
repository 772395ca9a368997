import GIFWriter
import TerrariumEncoding
import TerrariumRendering
import TerrariumSupport
import Testing

private let black = IndexedPicture(
  width: 1, height: 1, palette: [Colour(0), Colour(0xffffff)], pixels: [0])
private let white = IndexedPicture(
  width: 1, height: 1, palette: [Colour(0), Colour(0xffffff)], pixels: [1])

/// Returns a GIF of pictures with their delays, each written as its changes from the one before.
func gif(
  _ frames: [(IndexedPicture, FrameDelay)], timesToPlay: Int = 0, comment: String? = nil
) -> [UInt8] {
  let first = frames[0].0
  var writer = GIFStream(
    width: first.width, height: first.height, palette: first.palette, timesToPlay: timesToPlay,
    comment: comment)
  var bytes = writer.head
  let compressor = GIFFrameCompressor(palette: first.palette)
  var clock = DelayClock(unitsPerSecond: 100)
  var last: IndexedPicture?
  for (picture, delay) in frames {
    let part = compressor.compress(picture, after: last)
    bytes += writer.append(part, hundredths: clock.units(for: delay))
    last = picture
  }
  return bytes + writer.finish()
}

private func film(
  _ frames: [(IndexedPicture, FrameDelay)], timesToPlay: Int = 0, comment: String? = nil
) throws -> GIFReader {
  try GIFReader(gif(frames, timesToPlay: timesToPlay, comment: comment))
}

@Test(arguments: [(1, 30), (1, 60), (1, 7), (1001, 30000), (2, 3), (33, 1000)])
func `delays sum to the film's exact time`(numerator: Int, denominator: Int) throws {
  let delay = FrameDelay(numerator, over: denominator)
  let read = try film((0..<200).map { ($0 % 2 == 0 ? black : white, delay) })
  var sum = 0
  for (i, frame) in read.frames.enumerated() {
    sum += frame.hundredths
    let exact = 200 * (i + 1) * delay.numerator
    #expect(sum == (exact + delay.denominator) / (2 * delay.denominator), "frame \(i)")
  }
  #expect(read.frames.count == 200)
}

@Test func `delays of different denominators carry their rests too`() throws {
  let delays = [(1, 3), (1, 7), (1, 11), (1, 13), (3, 17), (1, 997)]
  let read = try film(
    delays.enumerated().map { i, delay in
      (i % 2 == 0 ? black : white, FrameDelay(delay.0, over: delay.1))
    })
  let exact = delays.reduce(0.0) { $0 + Double($1.0) / Double($1.1) }
  #expect(read.frames.map(\.hundredths).reduce(0, +) == Int((exact * 100).rounded()))
}

@Test func `a picture that stays lengthens the frame before`() throws {
  let delay = FrameDelay(milliseconds: 80)
  let read = try film([(black, delay), (black, delay), (white, delay), (white, delay)])
  #expect(read.frames.map(\.hundredths) == [16, 16])
}

@Test func `a time too long for one frame is split`() throws {
  let read = try film([
    (black, FrameDelay(milliseconds: 2_000_000)), (white, FrameDelay(milliseconds: 10)),
  ])
  #expect(read.frames.map(\.hundredths) == [65_535, 65_535, 65_535, 3_395, 1])
  #expect(read.frames[3].shown == [Colour(0)])
}

@Test(arguments: [(0, 0 as Int?), (1, nil), (2, 1), (10, 9)])
func `the number of showings becomes the number of repetitions`(times: Int, count: Int?) throws {
  let read = try film([(black, FrameDelay(milliseconds: 10))], timesToPlay: times)
  #expect(read.loopCount == count)
}

@Test(arguments: [1, 254, 255, 256, 510, 5000])
func `a comment of any length travels along`(length: Int) throws {
  let comment = String(repeating: "x", count: length - 1) + "ы"
  let read = try film([(black, FrameDelay(milliseconds: 10))], comment: comment)
  #expect(read.comments == [comment])
}
