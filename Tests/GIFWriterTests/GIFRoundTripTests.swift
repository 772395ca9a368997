import GIFWriter
import TerrariumEncoding
import TerrariumRendering
import TerrariumSimulation
import TerrariumSupport
import Testing

private let sides = [
  (1, 1), (1, 9), (9, 1), (2, 2), (7, 3), (8, 8), (9, 5), (17, 16), (63, 5), (64, 4), (65, 7),
  (129, 33), (300, 70),
]

/// Returns a film of pictures, each with a delay of 80 ms, as one GIF.
private func gif(
  _ pictures: [IndexedPicture], palette: [Colour], hundredths: Int = 8, isWhole: Bool = false
) -> [UInt8] {
  let palette = palette.map(GIFColor.init)
  let pictures = pictures.map { GIFPicture($0) }
  let known = pictures.prefix(isWhole ? .max : 3).map(GIFFrameCompressor(palette: palette).inTable)
  let order = ColourOrder(of: palette, in: known, isWhole: isWhole)
  var compressor = GIFFrameCompressor(palette: palette, order: order)
  if isWhole {
    let area = pictures[0].width * pictures[0].height
    compressor = compressor.tightened(
      for: pictures, groupsOf: Batch.usualFrames(ofPixels: area))
  }
  var writer = GIFStream(
    width: pictures[0].width, height: pictures[0].height, palette: compressor.table,
    tableDepth: compressor.tableDepth)
  var bytes = writer.head
  var habit = SearchHabit()
  for (i, picture) in pictures.enumerated() {
    let choice = compressor.choices(
      picture, after: i > 0 ? pictures[i - 1] : nil, and: i > 1 ? pictures[i - 2] : nil,
      &habit)
    bytes += writer.append(choice, hundredths: hundredths)
  }
  return bytes + writer.finish()
}

private func colours(_ picture: IndexedPicture) -> [Colour?] { picture.colours }

@Test(arguments: [1, 2, 3, 4, 5, 16, 17, 255, 256])
func `a player shows the pictures that went into a GIF`(count: Int) throws {
  var random = Seed(UInt64(count)).stream("gif")
  for (width, height) in sides {
    for texture in Texture.allCases {
      let pictures = randomPictures(
        3, width: width, height: height, colours: count, texture: texture, using: &random)
      let read = try GIFReader(gif(pictures, palette: pictures[0].palette))
      let expected = pictures.withoutRepeats
      #expect(read.frames.map(\.shown) == expected.map(colours), "\(width)x\(height) \(texture)")
    }
  }
}

@Test func `pictures that come and go are shown as they are`() throws {
  var random = Seed(9).stream("gif")
  var leaps = 0
  for round in 0..<60 {
    let first = randomPicture(
      width: 3 + random.draw(below: 60), height: 1 + random.draw(below: 40),
      colours: [2, 5, 40, 256][round % 4], texture: .blocks, using: &random)
    var pictures = [first]
    while pictures.count < 12 {
      switch random.draw(below: 4) {
      case 0: pictures.append(altered(pictures[pictures.count - 1], using: &random))
      case 1: pictures.append(pictures[pictures.count - 1])
      default: pictures.append(altered(pictures[max(0, pictures.count - 2)], using: &random))
      }
      if random.happens(1, in: 3) { pictures.append(pictures[max(0, pictures.count - 2)]) }
    }
    let read = try GIFReader(gif(pictures, palette: first.palette))
    var expected: [(shown: [Colour?], hundredths: Int)] = []
    for picture in pictures {
      if expected.last?.shown == colours(picture) {
        expected[expected.count - 1].hundredths += 8
      } else {
        expected.append((colours(picture), 8))
      }
    }
    #expect(read.frames.map(\.shown) == expected.map(\.shown), "round \(round)")
    #expect(read.frames.map(\.hundredths) == expected.map(\.hundredths), "round \(round)")
    #expect(!read.frames[0].isTakenAway)
    leaps += read.frames.count { $0.isTakenAway }
  }
  #expect(leaps > 60)
}

@Test func `a card over a picture costs nothing when it goes`() throws {
  var random = Seed(10).stream("gif")
  let empty = randomPicture(width: 90, height: 60, colours: 9, texture: .flat, using: &random)
  let table = randomPicture(width: 90, height: 60, colours: 9, texture: .noise, using: &random)
  var card = table
  for i in card.pixels.indices where i % 90 > 20 && i / 90 > 10 { card.pixels[i] = 3 }
  let film = gif([empty, table, card, table], palette: table.palette)
  let shorter = gif([empty, table, card], palette: table.palette)
  #expect(film.count - shorter.count < 40)
  #expect(try GIFReader(film).frames.map(\.isTakenAway) == [false, false, true, false])
  // a frame with a delay beyond the maximum is followed by others, and stays
  let slow = try GIFReader(
    gif([empty, table, card, table], palette: table.palette, hundredths: 100_000))
  #expect(!slow.frames.contains { $0.isTakenAway })
  #expect(slow.frames.map(\.hundredths).reduce(0, +) == 400_000)
}

@Test(arguments: [5, 40, 200])
func `frames that go by what was best for another are right, and hardly larger`(count: Int) throws {
  var random = Seed(UInt64(count)).stream("gif")
  for texture in [Texture.blocks, .noise] {
    // Twelve frames of one kind, with one of another in their midst.
    var pictures = [
      randomPicture(width: 300, height: 200, colours: count, texture: texture, using: &random)
    ]
    while pictures.count < 12 {
      let next = randomPicture(
        width: 300, height: 200, colours: count, texture: pictures.count == 6 ? .flat : texture,
        using: &random)
      var mixed = pictures[pictures.count - 1]
      for i in mixed.pixels.indices where (i / 300 / 7 + i % 300 / 7) % 3 > 0 {
        mixed.pixels[i] = next.pixels[i]
      }
      pictures.append(mixed)
    }
    let (guided, alone) = sizes(of: pictures)
    #expect(guided * 100 <= alone * 103, "\(texture): \(guided) instead of \(alone)")
    let read = try GIFReader(gif(pictures, palette: pictures[0].palette))
    #expect(read.frames.map(\.shown) == pictures.map(colours), "\(texture)")
  }
}

@Test(arguments: [1, 2]) func `a frame behind a new scene leaves out what stays`(part: Int) {
  var random = Seed(6).stream("gif")
  let scenes = (0..<3).map { _ in
    randomPicture(width: 200, height: 200, colours: 16, texture: .noise, using: &random)
  }
  func mixed(_ one: IndexedPicture, _ other: IndexedPicture, every part: Int) -> IndexedPicture {
    var result = one
    for i in one.pixels.indices where i / 7 % part == 0 { result.pixels[i] = other.pixels[i] }
    return result
  }
  let scene = mixed(scenes[0], scenes[1], every: part)
  let film = [scenes[0], scene, mixed(scene, scenes[2], every: 12)]
  let compressor = GIFFrameCompressor(palette: film[0].palette)
  var habit = SearchHabit()
  _ = compressor.choices(film[1], after: film[0], and: nil, &habit)
  let next = compressor.choices(film[2], after: film[1], and: nil, &habit)
  #expect(next.part.transparent != nil)
}

@Test func `colours that change often come first`() throws {
  let palette = spreadPalette(200)
  var first = IndexedPicture(
    width: 40, height: 40, palette: palette, pixels: (0..<1600).map { UInt8($0 / 8) })
  let start = first
  first.pixels[3] = 190
  let order = try #require(ColourOrder(of: palette, in: [start, first]))
  let read = try GIFReader(gif([start, first], palette: palette))
  #expect(read.palette[0] == palette[190] && read.palette != palette)
  #expect(Set(read.palette.prefix(200)) == Set(palette))
  #expect(read.frames.map(\.shown) == [start, first].map(colours))
  #expect(ColourOrder(of: palette, in: []) != order)
  #expect(ColourOrder(of: spreadPalette(4), in: []) == nil)
}

@Test func `of colours that change, those in more pictures come first`() throws {
  let palette = spreadPalette(40)
  var pictures = [
    IndexedPicture(
      width: 20, height: 20, palette: palette, pixels: (0..<400).map { UInt8($0 / 10) })
  ]
  for number in 0..<4 {
    var next = pictures[number]
    next.pixels[0] = UInt8(30 + number % 2)
    if number == 2 { for i in 200..<300 { next.pixels[i] = 33 } }
    pictures.append(next)
  }
  let order = try #require(ColourOrder(of: palette, in: pictures, isWhole: true))
  #expect(order.sorted(palette).prefix(3) == [palette[30], palette[31], palette[33]])
}

@Test(arguments: [
  (200, 5, 5), (200, 120, 120), (120, 100, 120), (16, 3, 3), (16, 12, 12), (12, 9, 12),
  (256, 256, 256), (3, 1, 1), (31, 16, 16), (40, 32, 32),
])
func `a film that is known as a whole has no colours that only make its table larger`(
  all: Int, shown: Int, kept: Int
) throws {
  let palette = spreadPalette(all)
  let pictures = (0..<9).map { (number: Int) -> IndexedPicture in
    let pixels = (0..<300).map { UInt8((($0 + number * 40) % shown) * all / shown) }
    return IndexedPicture(width: 20, height: 15, palette: palette, pixels: pixels)
  }
  let order = ColourOrder(of: palette, in: pictures, isWhole: true)
  #expect((order?.sorted(palette) ?? palette).count == kept)
  let read = try GIFReader(gif(pictures, palette: palette, isWhole: true))
  let seen = read.frames.flatMap { frame in
    [[Colour?]](repeating: frame.shown, count: frame.hundredths / 8)
  }
  #expect(seen == pictures.map(colours))
}

@Test func `runs longer than the table of phrases come back whole`() throws {
  var random = Seed(4).stream("gif")
  for (width, height) in [(5000, 3), (4097, 2), (400, 400)] {
    for texture in [Texture.flat, .longRuns] {
      let pictures = randomPictures(
        2, width: width, height: height, colours: 3, texture: texture, using: &random)
      let read = try GIFReader(gif(pictures, palette: pictures[0].palette))
      #expect(read.frames.map(\.shown) == pictures.map(colours), "\(width) \(texture)")
    }
  }
}

@Test(arguments: [(3, 700, 400), (3, 1100, 600), (40, 500, 300)])
func `rows that repeat come back whole, whatever is beside and between them`(
  count: Int, width: Int, height: Int
) throws {
  var random = Seed(UInt64(count * width)).stream("gif")
  /// Returns cells of some width, with each row of another height, and sometimes a row of noise.
  func mosaic(after before: IndexedPicture?) -> IndexedPicture {
    var pixels: [UInt8] = []
    while pixels.count < width * height {
      let side = 1 + random.draw(below: 6)
      var row: [UInt8] = []
      while row.count < width {
        let colour = UInt8(random.draw(below: count))
        let isKept = random.happens(2, in: 3)
        for _ in 0..<side {
          row.append(
            isKept
              ? before?.pixels[min(pixels.count + row.count, width * height - 1)] ?? colour : colour
          )
        }
      }
      for _ in 0...random.draw(below: 12) where pixels.count < width * height {
        pixels += row[..<width]
      }
    }
    return IndexedPicture(
      width: width, height: height, palette: spreadPalette(count), pixels: pixels)
  }
  let first = mosaic(after: nil)
  let second = mosaic(after: first)
  var third = second
  // a block that is new in the midst of unchanged rows
  for y in 100..<200 {
    for x in 150..<300 { third.pixels[y * width + x] = first.pixels[50 * width + x] }
  }
  let read = try GIFReader(gif([first, second, third], palette: first.palette))
  #expect(read.frames.map(\.shown) == [first, second, third].map(colours))
}

@Test func `a picture that turns from flat to noise clears the table, and comes back`() throws {
  var random = Seed(5).stream("gif")
  for count in [2, 5, 40] {
    let size = (width: 256, height: 384)
    let blocks = randomPicture(
      width: size.width, height: size.height, colours: count, texture: .blocks, using: &random)
    var mixed = blocks
    for i in mixed.pixels.indices where i / size.width / 64 % 2 == 1 {
      mixed.pixels[i] = UInt8(random.draw(below: count))
    }
    let next = altered(mixed, using: &random)
    let read = try GIFReader(gif([mixed, next, blocks], palette: mixed.palette))
    #expect(read.frames.map(\.shown) == [mixed, next, blocks].map(colours), "\(count)")
  }
}

@Test func `a frame redraws only the rectangle that changed`() throws {
  var random = Seed(6).stream("gif")
  for _ in 0..<50 {
    let (width, height) = (1 + random.draw(below: 40), 1 + random.draw(below: 20))
    let first = randomPicture(
      width: width, height: height, colours: 4, texture: .noise, using: &random)
    var second = first
    let (x, y) = (random.draw(below: width), random.draw(below: height))
    let (right, bottom) = (x + random.draw(below: width - x), y + random.draw(below: height - y))
    second.pixels[y * width + x] ^= 1
    if (right, bottom) != (x, y) { second.pixels[bottom * width + right] ^= 1 }
    let read = try GIFReader(gif([first, second], palette: first.palette))
    #expect(read.frames[1].area == [x, y, right - x + 1, bottom - y + 1])
  }
}

@Test func `pictures of other colours bring their own table`() throws {
  var random = Seed(7).stream("gif")
  var pictures = randomPictures(
    3, width: 20, height: 9, colours: 4, texture: .blocks, using: &random)
  pictures[1].palette[1] = Colour(0x123456)
  pictures[2].palette = spreadPalette(9).reversed()
  let read = try GIFReader(gif(pictures, palette: pictures[0].palette))
  #expect(read.frames.map(\.shown) == pictures.map(colours))
  #expect(read.palette.prefix(4) == pictures[0].palette[...])
}

@Test(arguments: [(9, 0), (240, 0), (256, 5)])
func `colours of later frames are in the film's table, or else only those that a part shows`(
  later: Int, own: Int
) throws {
  var random = Seed(9).stream("gif")
  var pictures = randomPictures(
    4, width: 20, height: 9, colours: 5, texture: .noise, using: &random)
  let first = pictures[0].palette
  let palette = spreadPalette(later).reversed().map { Colour($0.code ^ 1) }
  for number in 2...3 {
    pictures[number].palette = palette
    // The last of this many colours do not fit into the table.
    pictures[number].pixels = pictures[number].pixels.map { UInt8(later - 1) - $0 }
  }
  let form = FilmForm(
    width: 20, height: 9, palette: first, later: [palette, first], hasOnePalette: false)
  #expect(form.table.prefix(5) == first[...] && form.table.count == min(256, 5 + later))
  let compressor = GIFFrameCompressor(palette: form.table)
  let parts = pictures.indices.map {
    compressor.compress(pictures[$0], after: $0 > 0 ? pictures[$0 - 1] : nil)
  }
  #expect(parts.map { $0.palette?.count ?? 0 } == [0, 0, own, own])
  for isWhole in [false, true] {
    let read = try GIFReader(gif(pictures, palette: form.table, isWhole: isWhole))
    #expect(read.frames.map(\.shown) == pictures.map(colours))
  }
}

@Test func `the same colours under other indices change nothing`() throws {
  let first = IndexedPicture(width: 2, height: 1, palette: [Colour(1), Colour(2)], pixels: [0, 1])
  let second = IndexedPicture(
    width: 2, height: 1, palette: [Colour(2), Colour(1)], pixels: [1, 0])
  let compressor = GIFFrameCompressor(palette: first.palette)
  #expect(compressor.compress(second, after: first).changesNothing)
}

@Test func `a still part of a film costs next to nothing`() {
  var random = Seed(8).stream("gif")
  let first = randomPicture(width: 640, height: 480, colours: 8, texture: .noise, using: &random)
  var second = first
  second.pixels[0] ^= 1
  second.pixels[640 * 480 - 1] ^= 1
  let part = GIFFrameCompressor(palette: first.palette).compress(second, after: first)
  // 307,198 unchanged pixels: phrases of 1, 2, 3 … transparent pixels need about 800 codes
  #expect(part.data.count < 1300)
}

@Test(arguments: [2, 6, 40])
func `a mosaic that fills the table of phrases comes back whole`(count: Int) throws {
  var random = Seed(UInt64(count)).stream("mosaic")
  let (cells, cell) = (130, 4)
  func mosaic(_ states: [UInt8]) -> IndexedPicture {
    let side = cells * cell
    let pixels = (0..<side * side).map { i in
      states[i / side / cell * cells + i % side / cell]
    }
    return IndexedPicture(width: side, height: side, palette: spreadPalette(count), pixels: pixels)
  }
  let states = (0..<cells * cells).map { _ in UInt8(random.draw(below: count)) }
  let next = states.map { random.happens(1, in: 5) ? UInt8(random.draw(below: count)) : $0 }
  let pictures = [mosaic(states), mosaic(next)]
  let read = try GIFReader(gif(pictures, palette: pictures[0].palette))
  #expect(read.frames.map(\.shown) == pictures.map(colours))
}

@Test(arguments: [16, 32, 64, 128])
func `a full table costs no more than one with room to spare`(count: Int) throws {
  /// Returns the size of a patchwork of which each frame changes one patch in eight. The palette
  /// has a number of colours, the last of which has one pixel.
  func bytes(palette size: Int) -> Int {
    var random = Seed(7).stream("patches")
    let palette = (0..<size).map { Colour(UInt32($0 * 0x01_0203)) }
    var patches = (0..<400).map { UInt8($0 % (count - 1)) }
    let pictures = (0..<6).map { _ in
      for place in patches.indices where random.happens(1, in: 8) {
        patches[place] = UInt8(random.draw(below: count - 1))
      }
      var pixels = (0..<100 * 100).map { index in
        let (y, x) = index.quotientAndRemainder(dividingBy: 100)
        // Every pixel of a patch differs from its neighbours, as those of sprites do.
        let patch = Int(patches[y / 5 * 20 + x / 5])
        return UInt8((patch * 31 + (x % 5 * 5 + y % 5) * 7) % (count - 1))
      }
      pixels[5_050] = UInt8(count - 1)
      return IndexedPicture(width: 100, height: 100, palette: palette, pixels: pixels)
    }
    return gif(pictures, palette: palette).count
  }
  let (full, roomy) = (bytes(palette: count), bytes(palette: count + 1))
  #expect(full <= roomy + roomy / 50, "\(full) and \(roomy)")
}
