import TerrariumBasics
import TerrariumEncoding
import TerrariumPreview
import TerrariumRendering
import TerrariumSupport
import Testing

/// Pictures as half blocks: written differences give the same screen as a complete painting.
struct HalfBlockPainterTests {
  /// Returns the pixels that a screen must show, by definition: centred, above an even number of
  /// rows.
  private func expected(
    _ picture: IndexedPicture, columns: Int, rows: Int, _ depth: HalfBlockPainter.Depth
  ) -> [[TerminalModel.Tint?]] {
    let grid = ColourGrid(picture, inWidth: columns, height: 2 * rows)
    var pixels: [[TerminalModel.Tint?]] = Array(
      repeating: Array(repeating: nil, count: columns), count: 2 * rows)
    for y in 0..<grid.height {
      for x in 0..<grid.width {
        let code = grid.codes[y * grid.width + x]
        let number = Int(FixedColours.nearest(to: Colour(code)))
        pixels[(2 * rows - grid.height) / 4 * 2 + y][(columns - grid.width) / 2 + x] =
          depth == .any ? .bits(code) : .number(number)
      }
    }
    return pixels
  }

  @Test(arguments: UInt64(0)..<60)
  func `differences come to the picture painted whole`(seed: UInt64) {
    var random = RandomStream(key: seed)
    let (columns, rows) = (1 + random.draw(below: 40), 1 + random.draw(below: 14))
    let depth: HalfBlockPainter.Depth = seed % 2 == 0 ? .any : .fixed
    var painter = HalfBlockPainter(columns: columns, rows: rows, depth: depth)
    var terminal = TerminalModel(columns: columns, rows: rows)
    var picture: IndexedPicture?
    for step in 0..<8 {
      if let last = picture, step % 4 != 0 {
        picture = altered(last, using: &random)
      } else {
        picture = randomPicture(
          width: 1 + random.draw(below: 50), height: 1 + random.draw(below: 40),
          colours: 1 + random.draw(below: 6), texture: Texture.allCases[random.draw(below: 5)],
          using: &random)
      }
      guard let picture else { return }
      terminal.take(painter.paint(picture))
      #expect(terminal.unknown.isEmpty, "seed \(seed)")
      #expect(
        terminal.halves(rows: rows) == expected(picture, columns: columns, rows: rows, depth),
        "seed \(seed), step \(step)")
      #expect(painter.paint(picture).isEmpty, "seed \(seed): nothing has changed")
    }
  }

  @Test func `what has not changed costs nothing`() {
    var painter = HalfBlockPainter(columns: 80, rows: 23, depth: .any)
    let palette = [Colour(0xffffff), Colour(0x1f3a5f)]
    var picture = IndexedPicture(
      width: 80, height: 46, palette: palette, pixels: Array(repeating: 0, count: 80 * 46))
    // One colour for all, a move for each row, and a letter for each character.
    #expect(painter.paint(picture).count < 80 * 23 + 23 * 8 + 40)
    picture.pixels[80 * 20 + 40] = 1
    let bytes = String(decoding: painter.paint(picture), as: UTF8.self)
    #expect(bytes == "\u{1b}[11;41H\u{1b}[38;2;31;58;95;48;2;255;255;255m▀\u{1b}[m")
  }

  @Test func `colours of 256 are the nearest ones`() {
    func distance(_ a: Colour, _ b: Colour) -> Int {
      func square(_ one: UInt8, _ other: UInt8) -> Int {
        let difference = Int(one) - Int(other)
        return difference * difference
      }
      return square(a.red, b.red) + square(a.green, b.green) + square(a.blue, b.blue)
    }
    let levels: [UInt8] = [0, 95, 135, 175, 215, 255]
    let cube = levels.flatMap { red in
      levels.flatMap { green in levels.map { Colour(red: red, green: green, blue: $0) } }
    }
    let fixed = cube + (0..<24).map { Colour(UInt32((8 + 10 * $0) * 0x010101)) }
    var random = RandomStream(key: 7)
    var colours = (0..<256).map { Colour(UInt32($0 * 0x010101)) }
    colours += (0..<1500).map { _ in Colour(UInt32(random.draw(below: 1 << 24))) }
    for colour in colours + fixed {
      let slow = fixed.indices.min { distance(fixed[$0], colour) < distance(fixed[$1], colour) }
      #expect(Int(FixedColours.nearest(to: colour)) - 16 == slow, "\(colour)")
    }
  }
}

/// Pictures enlarged as far as they fit.
struct ColourGridTests {
  @Test(arguments: UInt64(0)..<40)
  func `pixels grow by whole numbers, or become means`(seed: UInt64) {
    var random = RandomStream(key: seed)
    let picture = randomPicture(
      width: 1 + random.draw(below: 30), height: 1 + random.draw(below: 30), colours: 4,
      texture: .noise, using: &random)
    let (width, height) = (1 + random.draw(below: 90), 1 + random.draw(below: 90))
    let grid = ColourGrid(picture, inWidth: width, height: height)
    #expect(grid.width <= width && grid.height <= height && grid.codes.count > 0, "seed \(seed)")
    let times = min(width / picture.width, height / picture.height)
    guard times > 0 else {
      #expect(grid.width == width || grid.height == height, "seed \(seed)")
      return
    }
    for y in 0..<grid.height {
      for x in 0..<grid.width {
        let code = picture[x / times, y / times].code
        #expect(grid.codes[y * grid.width + x] == code, "seed \(seed)")
      }
    }
    #expect(picture.enlarged(times).width == grid.width)
    #expect(picture.enlarged(times).colours.map(\.code) == grid.codes)
  }

  @Test func `means are those of the pixels`() {
    let palette = [Colour(0x000000), Colour(0xff8040)]
    let picture = IndexedPicture(
      width: 4, height: 2, palette: palette, pixels: [0, 1, 1, 1, 1, 0, 1, 1])
    let grid = ColourGrid(picture, inWidth: 2, height: 9)
    #expect(grid.width == 2 && grid.height == 1 && grid.codes == [0x804020, 0xff8040])
  }
}
