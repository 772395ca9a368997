import GIFWriter
import TerrariumBasics
import TerrariumEncoding
import TerrariumRendering
import TerrariumSupport
import Testing

/// Frames that are compressed in batches have the same bytes in any division into batches.
struct GIFBatchTests {
  /// Returns pictures of changing kinds, so that the shortest way for one matters for the next.
  private func pictures(_ count: Int, using random: inout RandomStream) -> [IndexedPicture] {
    let (width, height) = (90 + random.draw(below: 60), 50 + random.draw(below: 40))
    let colours = [3, 12, 60][random.draw(below: 3)]
    var pictures = [
      randomPicture(
        width: width, height: height, colours: colours, texture: .blocks, using: &random)
    ]
    while pictures.count < count {
      let texture = Texture.allCases[random.draw(below: Texture.allCases.count)]
      let next = randomPicture(
        width: width, height: height, colours: colours, texture: texture, using: &random)
      var mixed = pictures[pictures.count - 1]
      let (side, part) = (1 + random.draw(below: 9), 2 + random.draw(below: 4))
      for i in mixed.pixels.indices where (i / width / side + i % width / side) % part == 0 {
        mixed.pixels[i] = next.pixels[i]
      }
      pictures.append(mixed)
    }
    return pictures
  }

  /// Returns the GIF of some pictures in batches of a size, each in groups of a size.
  private func gif(
    _ pictures: [IndexedPicture], batches: [Int], groupsOf size: Int,
    by compressor: GIFFrameCompressor
  ) -> [UInt8] {
    var writer = GIFStream(
      width: pictures[0].width, height: pictures[0].height, palette: pictures[0].palette)
    var bytes = writer.head
    var habit = SearchHabit()
    var start = 0
    for count in batches {
      let shots = (start..<start + count).map { number in
        Shot(reports: [], frame: Frame(number: number, tick: number, census: []))
      }
      let batch = Batch(previous: nil, framesBefore: start, shots: shots)
      let known = Array(pictures[max(0, start - 2)..<start + count])
      for choice in GIFBatch(batch, known, groupsOf: size, by: compressor)
        .finished(&habit, by: compressor)
      {
        bytes += writer.append(choice, hundredths: 8)
      }
      start += count
    }
    return bytes + writer.finish()
  }

  @Test(arguments: 1...12) func `batches of any length make the same film`(seed: UInt64) throws {
    var random = Seed(seed).stream("batches")
    let pictures = pictures(12 + random.draw(below: 20), using: &random)
    let compressor = GIFFrameCompressor(palette: pictures[0].palette)
    let size = 1 + random.draw(below: 9)
    let whole = gif(pictures, batches: [pictures.count], groupsOf: size, by: compressor)
    for _ in 0..<4 {
      var batches: [Int] = []
      while batches.reduce(0, +) < pictures.count {
        let left = pictures.count - batches.reduce(0, +)
        batches.append(min(left, random.draw(below: 2 * size + 2)))
      }
      let divided = gif(pictures, batches: batches, groupsOf: size, by: compressor)
      #expect(divided == whole, "\(pictures.count) frames as \(batches), groups of \(size)")
    }
    let shown = try GIFReader(whole).frames.map(\.shown)
    #expect(shown.last == pictures.last?.colours)
  }

  /// Sprites on a map, then another scene: the shortest way for the sprites is not the shortest for
  /// the scene.
  @Test(arguments: 1...8) func `a new scene is as small as it would be by itself`(seed: UInt64) {
    var random = Seed(seed).stream("scenes")
    let (width, height, colours) = (300, 320, 4 + random.draw(below: 4))
    func scene() -> IndexedPicture {
      randomPicture(
        width: width, height: height, colours: colours, texture: .blocks, using: &random)
    }
    var pictures = [scene()]
    for number in 0..<4 {
      var next = pictures[number]
      for _ in 0..<900 {
        let (x, y) = (random.draw(below: width - 4), random.draw(below: height))
        for dx in 0..<4 { next.pixels[y * width + x + dx] = UInt8(random.draw(below: colours)) }
      }
      pictures.append(next)
    }
    let other = scene()
    var last = pictures[4]
    for i in last.pixels.indices where i / width > 150 { last.pixels[i] = other.pixels[i] }
    pictures.append(last)
    let compressor = GIFFrameCompressor(palette: last.palette)
    var habit = SearchHabit()
    for number in 1..<5 {
      _ = compressor.choices(
        pictures[number], after: pictures[number - 1], and: nil, &habit)
    }
    let behind = compressor.choices(last, after: pictures[4], and: nil, &habit)
    #expect(behind.part.size <= compressor.compress(last, after: pictures[4]).size)
  }
}
