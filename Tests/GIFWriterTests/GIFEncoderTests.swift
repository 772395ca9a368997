import Foundation
import GIFWriter
import TerrariumBasics
import TerrariumSimulation
import TerrariumSupport
import Testing

/// A picture of a film as its colours, and how long it is seen.
private struct Moment: Equatable {
  let pixels: [UInt32]
  var delay: Duration
}

/// Returns the moments of a GIF, in which no two neighbours look the same.
private func moments(of bytes: [UInt8]) throws(BrokenGIF) -> [Moment] {
  var decoder = try GIFDecoder(bytes)
  var moments: [Moment] = []
  while let frame = try decoder.next() {
    moments.append(Moment(pixels: frame.pixels, delay: frame.delay))
  }
  return joined(moments)
}

/// Returns the moments of pictures with their delays.
private func moments(of pictures: [GIFPicture], _ delays: [Duration]) -> [Moment] {
  joined(
    zip(pictures, delays).map { picture, delay in
      let colours = picture.palette.map {
        0xff00_0000 | UInt32($0.red) << 16 | UInt32($0.green) << 8 | UInt32($0.blue)
      }
      return Moment(pixels: picture.pixels.map { colours[Int($0)] }, delay: delay)
    })
}

private func joined(_ moments: [Moment]) -> [Moment] {
  moments.reduce(into: []) { joined, next in
    if joined.last?.pixels == next.pixels {
      joined[joined.count - 1].delay += next.delay
    } else {
      joined.append(next)
    }
  }
}

/// One of many different colours.
private func colour(_ number: Int) -> GIFColor {
  GIFColor(red: UInt8(number & 255), green: UInt8(number >> 8), blue: 9)
}

struct GIFEncoderTests {
  @Test(arguments: 1...6) func `a film is read back as it was written`(seed: UInt64) throws {
    var random = Seed(seed).stream("encoder")
    var pictures = randomPictures(
      9, width: 50, height: 30, colours: 12, texture: .blocks, using: &random
    ).map { GIFPicture($0) }
    let common = pictures[0].palette
    // one with colours of its own
    let other = (0..<1500).map { _ in UInt32(random.draw(below: 40)) }
    pictures[4] = try GIFPicture(width: 50, height: 30, rgb: other)
    var encoder = try GIFEncoder(
      width: 50, height: 30, palette: common, timesToPlay: 3, comment: "a")
    var bytes: [UInt8] = []
    for (number, picture) in pictures.enumerated() {
      bytes += try encoder.append(picture, for: .milliseconds(50 + 10 * number))
    }
    bytes += try encoder.finish()
    let delays = (5..<14).map { Duration.milliseconds(10 * $0) }
    #expect(try moments(of: bytes) == moments(of: pictures, delays))
    #expect(try GIFDecoder(bytes).timesToPlay == 3 && GIFDecoder.comment(in: bytes) == "a")
  }

  @Test func `a value that a GIF cannot hold is an error`() throws {
    let (black, many) = (colour(0), (0..<257).map(colour))
    for (fault, width, height, colours, pixels) in [
      (.sideOutOfRange(-1), -1, 1, 1, []), (.sideOutOfRange(0), 1, 0, 1, []),
      (.sideOutOfRange(70_000), 70_000, 1, 1, []), (.sideOutOfRange(.max), 1, .max, 1, []),
      (.wrongPixelCount(1, expected: 2), 2, 1, 1, [0]), (.noColor(2), 2, 1, 2, [0, 2]),
      (.noColor(0), 1, 1, 0, [0]), (.tooManyColors, 1, 1, 257, [0]),
    ] as [(UnwritableGIF, Int, Int, Int, [UInt8])] {
      #expect(throws: fault) {
        try GIFPicture(
          width: width, height: height, palette: Array(many.prefix(colours)), pixels: pixels)
      }
    }
    #expect(throws: UnwritableGIF.tooManyColors) {
      try GIFPicture(width: 257, height: 1, rgb: (0..<257).map { $0 })
    }
    #expect(throws: UnwritableGIF.invalidColor(0xff00_0000)) {
      try GIFPicture(width: 1, height: 1, rgb: [0xff00_0000])
    }
    for plays in [-1, 65_537, 100_000, .max] {
      #expect(throws: UnwritableGIF.timesToPlayOutOfRange(plays)) {
        try GIFEncoder(width: 1, height: 1, palette: [black], timesToPlay: plays)
      }
    }
    #expect(throws: UnwritableGIF.tooManyColors) {
      try GIFEncoder(width: 1, height: 1, palette: many)
    }
    #expect(throws: UnwritableGIF.noPictures) {
      try GIFEncoder(width: 3, height: 2, palette: [black]).finish()
    }
    var encoder = try GIFEncoder(width: 1, height: 1, palette: [black])
    let wide = try GIFPicture(width: 2, height: 1, palette: [black], pixels: [0, 0])
    #expect(throws: UnwritableGIF.otherSize(width: 2, height: 1)) {
      try encoder.append(wide, for: .zero)
    }
    let picture = try GIFPicture(width: 1, height: 1, palette: [black], pixels: [0])
    for delay in Self.badDelays {
      #expect(throws: UnwritableGIF.delayOutOfRange(delay)) {
        try encoder.append(picture, for: delay)
      }
    }
    // What was refused has left no trace.
    let bytes = try encoder.append(picture, for: .milliseconds(655_350)) + encoder.finish()
    #expect(try moments(of: bytes) == moments(of: [picture], [.milliseconds(655_350)]))
  }

  private static let badDelays: [Duration] = [
    .milliseconds(-10), .milliseconds(5), .milliseconds(80) + .nanoseconds(1),
    .milliseconds(655_360), .seconds(Int64.max), .seconds(Int64.min),
    Duration(secondsComponent: 0, attosecondsComponent: -1),
  ]

  /// `Scripts/outside/24-gifs.sh` raises the number of films with `TERRARIUM_GIFS`.
  @Test func `random values are a film that is read back, or an error`() throws {
    let count = ProcessInfo.processInfo.environment["TERRARIUM_GIFS"].flatMap { Int($0) } ?? 60
    var (films, errors) = (0, 0)
    for number in 0..<count {
      var random = Seed(UInt64(number)).stream("values")
      var isBad = false
      func any<Value>(_ good: [Value], or bad: [Value]) -> Value {
        let draws = random.happens(1, in: 16)
        isBad = isBad || draws
        let values = draws ? bad : good
        return values[random.draw(below: values.count)]
      }
      do throws(UnwritableGIF) {
        let (width, height) = (
          any([1, 2, 9, 30, 65_535], or: [-1, 0, 65_536, 70_000, .min, .max]),
          any([1, 2, 3], or: [-7, 0, 65_536, .max])
        )
        let common = any([0, 1, 2, 3, 16, 255, 256], or: [257, 1000])
        let plays = any([0, 1, 2, 65_536], or: [-1, 65_537, 100_000, .max])
        let colours = (0..<1000).map { colour($0) }
        var encoder = try GIFEncoder(
          width: width, height: height, palette: Array(colours.prefix(common)), timesToPlay: plays,
          comment: [nil, "", "a", String(repeating: "é", count: 300)][number % 4])
        var bytes: [UInt8] = []
        var (pictures, delays): ([GIFPicture], [Duration]) = ([], [])
        for _ in 0..<any([1, 2, 4], or: [0]) {
          let own = any([1, 2, 7, 256], or: [0, 257])
          let indices = min(256, max(1, any([own], or: [256])))
          let area = any([width * height], or: [width * height + 1, 0])
          let picture = try GIFPicture(
            width: width, height: height, palette: Array(colours.prefix(own)),
            pixels: (0..<area).map { _ in UInt8(random.draw(below: indices)) })
          let delay = any(
            [.zero, .milliseconds(10), .milliseconds(80), .milliseconds(655_350)],
            or: Self.badDelays)
          bytes += try encoder.append(picture, for: delay)
          pictures.append(picture)
          delays.append(delay)
        }
        bytes += try encoder.finish()
        #expect((try? moments(of: bytes)) == moments(of: pictures, delays), "\(number)")
        #expect((try? GIFDecoder(bytes))?.timesToPlay == plays)
        films += 1
      } catch {
        #expect(isBad, "\(number): \(error)")
        errors += 1
      }
    }
    #expect(films > count / 4 && errors > count / 4, "\(films) films, \(errors) errors")
  }
}
