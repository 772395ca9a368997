import TerrariumBasics
import TerrariumEncoding
import TerrariumFiles
import TerrariumPage
import TerrariumRendering
import TerrariumSimulation
import TerrariumSupport
import TerrariumZlib
import Testing

/// Returns a film of planes that change a little from frame to frame, and sometimes completely.
private func planes(
  width: Int, height: Int, colours: Int, frames: Int, using random: inout RandomStream
) -> [[UInt32]] {
  var plane = (0..<width * height).map { _ in UInt32.random(in: 0..<UInt32(colours), using: &random)
  }
  var planes = [plane]
  while planes.count < frames {
    switch Int.random(in: 0..<8, using: &random) {
    case 0: break
    case 1: plane.shuffle(using: &random)
    case 2: plane = plane.map { _ in plane[0] }
    default:
      for _ in 0..<Int.random(in: 1...max(2, plane.count / 5), using: &random) {
        let place = Int.random(in: 0..<plane.count, using: &random)
        plane[place] = UInt32.random(in: 0..<UInt32(colours), using: &random)
      }
    }
    planes.append(plane)
  }
  return planes
}

/// Unpacks a segment bit by bit according to the layout, regardless of speed.
private struct NaiveSegment {
  let bytes: [UInt8]
  var at = 0

  mutating func byte() -> Int {
    at += 1
    return Int(bytes[at - 1])
  }

  mutating func number() -> Int {
    var digits: [Int] = []
    repeat { digits.append(byte()) } while digits[digits.count - 1] > 127
    return digits.reversed().reduce(0) { $0 * 128 + $1 % 128 }
  }

  mutating func number(of count: Int) -> Int {
    (0..<count).map { _ in byte() }.reversed().reduce(0) { $0 * 256 + $1 }
  }
}

/// Returns the pictures of a segment, from the one before it.
private func naivePictures(
  _ bytes: [UInt8], width: Int, height: Int, grid: TileGrid?, tiles: [UInt32]
) -> [[UInt32]] {
  var head = NaiveSegment(bytes: bytes)
  let (colourBytes, tileBytes, bits) = (head.byte(), head.byte(), head.byte())
  let (controls, indexes) = (head.number(), head.number())
  var control = NaiveSegment(bytes: Array(bytes[head.at..<head.at + controls]))
  var index = NaiveSegment(bytes: Array(bytes[(head.at + controls)...].prefix(indexes)))
  var pixel = NaiveSegment(bytes: Array(bytes[(head.at + controls + indexes)...]))
  let hole = tileBytes == 1 ? 255 : 65_535
  var plane = [Int](repeating: 0, count: grid?.count ?? 0)
  var picture = [UInt32](repeating: 0, count: width * height)
  var guesses: [UInt32: Int] = [:]
  var pictures: [[UInt32]] = []
  while control.at < controls {
    let before = plane
    if control.byte() == 1, let grid {
      var packed: [Int] = []
      while packed.count < plane.count {
        if bits == 4 {
          packed.append(index.number(of: 2))
          continue
        }
        let (byte, size) = (index.byte(), 1 << bits)
        for part in 1...8 / size { packed.append(byte >> (8 - part * size) % (1 << size)) }
      }
      for cell in plane.indices {
        plane[cell] = packed[cell]
        if pictures.isEmpty { continue }
        var hash: UInt32 = 0
        for y in -1...1 {
          for x in -1...1 {
            let row = (cell / grid.columns + y + grid.rows) % grid.rows
            let column = (cell % grid.columns + x + grid.columns) % grid.columns
            hash = (hash ^ UInt32(before[row * grid.columns + column])) &* 0x9e37_79b1
          }
        }
        plane[cell] ^= guesses[hash >> 15] ?? before[cell]
        guesses[hash >> 15] = plane[cell]
      }
    }
    if let grid {
      for cell in plane.indices where plane[cell] != hole {
        guard pictures.isEmpty || plane[cell] != before[cell] else { continue }
        let area = grid.area(ofTile: cell)
        for y in 0..<grid.height {
          for x in 0..<grid.width {
            picture[(area.top + y) * width + area.left + x] =
              tiles[plane[cell] * grid.area + y * grid.width + x]
          }
        }
      }
    }
    for _ in 0..<control.number() {
      let area = (0..<5).map { _ in control.number() }
      let flat = area[4] == 1 ? pixel.number(of: colourBytes) : 0
      for y in area[1]..<area[1] + area[3] {
        for x in area[0]..<area[0] + area[2] {
          let colour = area[4] == 1 ? flat : pixel.number(of: colourBytes)
          let stays = area[4] == 2 && colour == 1 << (8 * colourBytes) - 1
          if !stays { picture[y * width + x] = UInt32(colour) }
        }
      }
    }
    pictures.append(picture)
  }
  return pictures
}

/// Returns the pictures of a packed film by our own reader, and by the naive one.
private func unpacked<Pixel>(
  _ segments: [PackedSegment], of packer: FilmPacker<Pixel>
) throws -> (own: [[UInt32]], naive: [[UInt32]]) {
  var (own, naive): ([[UInt32]], [[UInt32]]) = ([], [])
  let tiles = packer.tilePixels.map { UInt32($0) }
  for segment in segments {
    #expect(segment.first == own.count)
    let bytes = try inflated(segment.bytes, as: .bare, limit: 1 << 28)
    var reader = try SegmentReader(
      bytes, width: packer.width, height: packer.height, grid: packer.grid, tilePixels: tiles)
    var picture = [UInt32](repeating: 0, count: packer.width * packer.height)
    while !reader.isAtEnd {
      try reader.next(into: &picture)
      own.append(picture)
    }
    naive += naivePictures(
      bytes, width: packer.width, height: packer.height, grid: packer.grid, tiles: tiles)
  }
  return (own, naive)
}

/// Packs planes in pixels of a width, and unpacks them again.
private func check<Pixel: FixedWidthInteger & UnsignedInteger & Sendable>(
  _ planes: [[UInt32]], width: Int, height: Int, grid: TileGrid?, colours: [UInt32],
  as _: Pixel.Type
) throws {
  var packer = FilmPacker<Pixel>(width: width, height: height, grid: grid)
  var segments: [PackedSegment] = []
  for plane in planes {
    segments += [packer.add(plane.map { Pixel($0) }, colours: colours)].compactMap(\.self)
  }
  segments += [packer.finish(colours: colours)].compactMap(\.self)
  #expect(segments.reduce(0) { $0 + $1.frames } == planes.count)
  let (own, naive) = try unpacked(segments, of: packer)
  #expect(own == planes, "\(width)x\(height), \(colours.count) colours")
  #expect(naive == planes, "\(width)x\(height), \(colours.count) colours")
}

@Suite struct PackingTests {
  @Test(arguments: [1, 2, 3, 4, 5, 16, 17, 255, 256, 257, 70_000])
  func `what is packed is what comes out`(count: Int) throws {
    var random = RandomStream(key: UInt64(count))
    let colours = (0..<count).map { UInt32($0) }
    for (width, height) in [(1, 1), (1, 9), (9, 1), (2, 2), (7, 5), (17, 8), (33, 31), (64, 40)] {
      let planes = planes(width: width, height: height, colours: count, frames: 12, using: &random)
      for side in [0, 1, 2, 3, 8] {
        let (left, top) = (
          Int.random(in: 0...2, using: &random), Int.random(in: 0...2, using: &random)
        )
        let grid =
          side == 0
          ? nil
          : TileGrid(
            left: left, top: top, width: side, height: side,
            columns: max(1, (width - left) / side), rows: max(1, (height - top) / side))
        if count <= 256 {
          try check(
            planes, width: width, height: height, grid: grid, colours: colours, as: UInt8.self)
        }
        // Few colours are packed as bytes; one grid shows that words also work.
        if count > 256 || side == 2 {
          try check(
            planes, width: width, height: height, grid: grid, colours: colours, as: UInt32.self)
        }
      }
    }
  }

  @Test func `a rule of neighbours is found out`() throws {
    let grid = TileGrid(left: 0, top: 0, width: 1, height: 1, columns: 64, rows: 64)
    var random = RandomStream(key: 3)
    var life = NaiveLife(size: GridSize(columns: 64, rows: 64), wraps: true, rule: .life)
    life.alive = (0..<4096).map { _ in UInt8.random(in: 0...1, using: &random) == 1 }
    var packer = FilmPacker<UInt8>(width: 64, height: 64, grid: grid)
    for _ in 0..<100 {
      #expect(packer.add(life.states, colours: [0, 1]) == nil)
      life.step()
    }
    // the first frame takes half a kilobyte, and all others hardly more
    let last = packer.finish(colours: [0, 1])
    #expect(try #require(last).bytes.count < 1600)
  }

  @Test(arguments: [20, 300])
  func `tiles that are seen once stand beside a rule`(kinds: Int) throws {
    let grid = TileGrid(left: 0, top: 0, width: 3, height: 3, columns: 40, rows: 30)
    var random = RandomStream(key: UInt64(kinds))
    var cells = (0..<grid.count).map { _ in Int.random(in: 0..<kinds, using: &random) }
    let planes = (0..<20).map { _ in
      var plane = [UInt32](repeating: 0, count: 120 * 90)
      for (place, state) in cells.enumerated() {
        let isNoise = Int.random(in: 0..<20, using: &random) == 0
        for pixel in 0..<9 {
          let own = [state % 250, state / 250][pixel % 2]
          plane[(place / 40 * 3 + pixel / 3) * 120 + place % 40 * 3 + pixel % 3] =
            UInt32(isNoise ? Int.random(in: 0..<250, using: &random) : own)
        }
      }
      cells = cells.indices.map { (cells[$0] + cells[($0 + 1) % grid.count]) % kinds }
      return plane
    }
    try check(
      planes, width: 120, height: 90, grid: grid, colours: (0..<250).map { UInt32($0) },
      as: UInt8.self)
  }

  @Test func `broken segments are refused`() throws {
    var random = RandomStream(key: 5)
    let grid = TileGrid(left: 1, top: 1, width: 2, height: 2, columns: 5, rows: 4)
    var packer = FilmPacker<UInt8>(width: 12, height: 10, grid: grid)
    for plane in planes(width: 12, height: 10, colours: 4, frames: 6, using: &random) {
      _ = packer.add(plane.map { UInt8($0) }, colours: [1, 2, 3, 4])
    }
    let last = packer.finish(colours: [1, 2, 3, 4])
    let segment = try #require(last)
    let bytes = try inflated(segment.bytes, as: .bare, limit: 1 << 20)
    let tiles = packer.tilePixels.map { UInt32($0) }
    for _ in 0..<3000 {
      var other = bytes
      other[Int.random(in: 0..<other.count, using: &random)] = .random(in: 0...255, using: &random)
      if Bool.random(using: &random) {
        other.removeLast(Int.random(in: 0..<other.count, using: &random))
      }
      // Any result will do, but no trap.
      _ = try? {
        var reader = try SegmentReader(other, width: 12, height: 10, grid: grid, tilePixels: tiles)
        var picture = [UInt32](repeating: 0, count: 120)
        var count = 0
        while !reader.isAtEnd, count < 100 {
          try reader.next(into: &picture)
          count += 1
        }
      }()
    }
  }

  @Test func `numbers of seven bits come back`() throws {
    var bytes: [UInt8] = []
    let numbers = [0, 1, 127, 128, 16_383, 16_384, 1 << 40, (1 << 53) - 1]
    for number in numbers {
      bytes.append(variable: number)
      bytes.append(signed: number)
      bytes.append(signed: -number)
    }
    var reader = ByteReader(bytes[...])
    for number in numbers {
      #expect(try reader.variable() == number)
      #expect(try reader.variable() == 2 * number)
      #expect(try reader.variable() == max(0, 2 * number - 1))
    }
    #expect(reader.isAtEnd)
    #expect(throws: BrokenPicture.endsEarly) { try reader.byte() }
  }
}

@Suite struct PageTextTests {
  @Test(arguments: [
    (milliseconds: 1 << 32, fault: nil), (1 << 32 + 1, BrokenPicture.damaged), (.max, .damaged),
  ])
  func `a page whose pictures stand for ages is damaged`(
    milliseconds: Int, fault: BrokenPicture?
  ) throws {
    // Two pictures, in each of which nothing is drawn.
    let segment = Base64.text(of: deflated([1, 1, 0, 4, 0, 0, 0, 0, 0], as: .bare))
    let film = """
      {"width":1,"height":1,"colors":"","segments":[[0,"\(segment)"]],"count":2,\
      "delays":[[\(milliseconds),2]]}
      """
    let before = """
      <!DOCTYPE html><script type="application/json" id="data">{"version":1,"films":[\(film)]}\
      </script>
      """
    let hash = FileHash.of(Array(before.utf8))
    let page = "\(before)<template data-sha256=\"\(hash)\"></template>\n</body>\n</html>"
    let read = try #require(Format.html.pictures)
    var pictures = DistinctPictures(try read(Array(page.utf8)))
    var found: BrokenPicture?
    do throws(BrokenPicture) { while try pictures.next() != nil {} } catch { found = error }
    #expect(found == fault && pictures.count == (fault == nil ? 1 : 0))
  }

  @Test func `nothing in a text can end the data of a page`() {
    #expect(PageText.data("</script><!--\"\\\n") == #""\u003c/script>\u003c!--\"\\\n""#)
    let hostile = "a\"</ScRiPt>&<b> \u{2028}'\u{1F600}\t"
    let json = JSONText(Array("{\"a\": [1, \(PageText.data(.text(hostile))), -2.5e3]}".utf8)[...])
    #expect(json?["a"]?.items[1].string == hostile)
    #expect(json?["a"]?.items[0].number == 1)
  }

  @Test(arguments: ["", "{", "[1", "{\"a\" 1}", "[1,]", "\"a", "{\"a\":}", "[[[", "}"])
  func `what is no JSON is refused`(text: String) {
    #expect(JSONText(Array(text.utf8)[...]) == nil)
  }

  @Test func `comments are left out, and nothing else`() {
    let source = "// one\n  a = \"// no\"; // stays\n\n/* b */\n/* c\n d */\n  e\n"
    #expect(PageText.bare(source) == "a = \"// no\"; // stays\ne\n")
  }

  @Test func `a policy knows its script by the known hash`() {
    // FIPS 180-4's own example
    #expect(
      PageText.policyHash(of: "abc") == "'sha256-ungWv48Bz+pBQUDeXa4iI7ADYaOWF3qctBD/YfIAFa0='")
  }

  @Test func `the script and the style are as small as promised`() {
    #expect(PageText.script(isSheet: false).utf8.count + PageText.bare(style).utf8.count <= 25_000)
    #expect(
      PageText.script(isSheet: true).utf8.count - PageText.script(isSheet: false).utf8.count
        <= 15_000)
  }

  @Test func `the script does without what the oldest promised browsers lack`() {
    let script = PageText.script(isSheet: true)
    // Firefox copies sorted arrays from 115 on.
    for late in [".toSorted(", ".toReversed("] { #expect(!script.contains(late), "\(late)") }
  }

  private var style: String { PageText.style([PageColours(Theme.all[0])]) }

  @Test func `colours of pages can be read in every theme`() {
    for theme in Theme.all {
      let page = PageColours(theme)
      for colour in [page.ink, page.soft, page.accent] {
        #expect(colour.contrast(with: page.ground) >= 4.5, "\(theme.name)")
      }
      #expect(page.line.contrast(with: page.ground) >= 3, "\(theme.name)")
    }
  }
}
