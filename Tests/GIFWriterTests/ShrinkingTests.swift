import GIFWriter
import TerrariumBasics
import TerrariumSimulation
import TerrariumSupport
import Testing

/// Returns a film as players show it: equal frames are one, and the least delays last longer than
/// stored.
private func seen(_ frames: [GIFFrame]) -> [GIFFrame] {
  frames.reduce(into: []) { seen, frame in
    let time = frame.hundredths < 2 ? 10 : frame.hundredths
    if seen.last?.pixels == frame.pixels {
      seen[seen.count - 1].hundredths += time
    } else {
      seen.append(GIFFrame(pixels: frame.pixels, hundredths: time))
    }
  }
}

private func decoded(_ bytes: [UInt8]) throws -> [GIFFrame] {
  var decoder = try GIFDecoder(bytes)
  var frames: [GIFFrame] = []
  while let frame = try decoder.next() { frames.append(frame) }
  return frames
}

/// Returns the frames as another reader sees them.
private func decodedPlainly(_ bytes: [UInt8]) throws -> [GIFFrame] {
  try GIFReader(bytes).frames.map { frame in
    GIFFrame(
      pixels: frame.shown.map { $0.map { 0xff00_0000 | $0.code } ?? 0 },
      hundredths: frame.hundredths)
  }
}

struct ShrinkingTests {
  @Test(arguments: 1...12) func `a decoder shows what was written`(seed: UInt64) throws {
    var random = Seed(seed).stream("decoder")
    for _ in 0..<20 {
      let gif = NaiveGIF.random(using: &random)
      #expect(try decoded(gif.bytes) == gif.frames)
    }
  }

  @Test(arguments: 1...20)
  func `a smaller file shows the same for as long`(seed: UInt64) async throws {
    var random = Seed(seed).stream("shrinking")
    for _ in 0..<12 {
      let gif = NaiveGIF.random(using: &random)
      let small = try await GIFEncoder.shrunk(gif.bytes)
      #expect(small.count <= gif.bytes.count)
      #expect(try seen(decoded(small)) == seen(gif.frames))
      #expect(try seen(decodedPlainly(small)) == seen(gif.frames))
      #expect(GIFDecoder.comment(in: small) == GIFDecoder.comment(in: gif.bytes))
      #expect(try GIFDecoder(small).timesToPlay == GIFDecoder(gif.bytes).timesToPlay)
      #expect(try await GIFEncoder.shrunk(small).count <= small.count)
    }
  }

  @Test func `a film of more colours than a table has is smaller, too`() async throws {
    var random = Seed(3).stream("colours")
    let (width, height) = (60, 40)
    var gif = NaiveGIF(width: width, height: height, palette: [])
    for number in 0..<6 {
      var frame = NaiveGIF.Frame(
        left: 0, top: 0, width: width, height: height,
        indices: (0..<width * height).map { UInt8(($0 * 7 + number * 40) / 80 % 255) })
      frame.palette = (0..<256).map { _ in
        let code = random.draw(below: 1 << 24)
        return GIFColor(
          red: UInt8(code & 255), green: UInt8(code >> 8 & 255), blue: UInt8(code >> 16))
      }
      frame.hundredths = 5
      gif.add(frame)
    }
    gif.end()
    let small = try await GIFEncoder.shrunk(gif.bytes)
    #expect(small.count < gif.bytes.count)
    #expect(try seen(decoded(small)) == seen(gif.frames))
  }

  @Test func `no part of a file brings a reader down`() async throws {
    var random = Seed(5).stream("broken")
    for _ in 0..<2 {
      let bytes = NaiveGIF.random(using: &random).bytes
      for count in 0..<bytes.count {
        await #expect(throws: BrokenGIF.self) {
          try await GIFEncoder.shrunk(Array(bytes[..<count]))
        }
      }
      for _ in 0..<100 {
        var other = bytes
        other[random.draw(below: bytes.count)] = UInt8(random.draw(below: 256))
        _ = try? await GIFEncoder.shrunk(other, pixelLimit: 1 << 16)
      }
    }
  }

  /// One pixel, red: the header, a table, a frame, the end.
  private let pixel: [UInt8] =
    Array("GIF89a".utf8) + [1, 0, 1, 0, 0x80, 0, 0, 255, 0, 0, 0, 0, 0]
    + [0x2c, 0, 0, 0, 0, 1, 0, 1, 0, 0, 2, 2, 0x44, 1, 0, 0x3b]

  @Test func `what is broken is told with its place`() async throws {
    func fault(_ bytes: [UInt8]) async -> BrokenGIF? {
      do throws(BrokenGIF) {
        _ = try await GIFEncoder.shrunk(bytes)
        return nil
      } catch {
        return error
      }
    }
    func changed(_ place: Int, _ byte: UInt8) -> [UInt8] {
      var bytes = pixel
      bytes[place] = byte
      return bytes
    }
    #expect(await fault(pixel) == nil)
    let faults: [(bytes: [UInt8], reason: BrokenGIF.Reason, offset: Int, frame: Int?)] = [
      ([], .notAGIF, 0, nil), (changed(0, 1), .notAGIF, 0, nil),
      (Array(pixel[..<10]), .endsEarly, 10, nil), (Array(pixel[..<15]), .endsEarly, 15, nil),
      (changed(6, 0), .noSize, 6, nil), (changed(19, 0x55), .unknownBlock(0x55), 19, nil),
      (changed(20, 1), .frameOutside, 19, 1), (changed(29, 9), .badCodes, 19, 1),
      (changed(31, 0x2c), .tooFewPixels, 19, 1), (changed(31, 0x3c), .badCodes, 19, 1),
      (changed(31, 0x54), .noColour(2), 19, 1), (Array(pixel.dropLast()), .endsEarly, 34, nil),
      (
        Array("GIF89a".utf8) + [255, 255, 255, 255, 0, 0, 0, 0x3b],
        .tooLarge(width: 65_535, height: 65_535), 6, nil
      ),
    ]
    for (bytes, reason, offset, frame) in faults {
      let fault = await fault(bytes)
      #expect(fault?.reason == reason && fault?.offset == offset && fault?.frame == frame)
    }
  }

  @Test func `text that a player draws by itself keeps a file as it is`() async throws {
    var bytes = pixel
    bytes.insert(contentsOf: [0x21, 0x01, 1, 65, 0], at: 19)
    #expect(try await GIFEncoder.shrunk(bytes) == bytes)
  }
}
