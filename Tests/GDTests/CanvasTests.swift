import TerrariumBasics
import TerrariumGD
import TerrariumSupport
import Testing

/// A canvas draws the right pixels.
struct CanvasTests {
  /// Returns pixels of all transparencies, many of them opaque, clear or of extreme colours.
  private static func pixels(_ count: Int, using random: inout RandomStream) -> [UInt32] {
    (0..<count).map { _ in
      let colour = UInt32.random(in: 0...0xff_ffff, using: &random)
      return switch Int.random(in: 0..<6, using: &random) {
      case 0: colour
      case 1: 0x7f00_0000 | colour
      case 2: 0xff_ffff
      case 3: 0
      case 4: 0x7f00_0000
      default: UInt32.random(in: 0...127, using: &random) << 24 | colour
      }
    }
  }

  private static func canvas(_ width: Int, _ height: Int, _ pixels: [UInt32]) throws -> Canvas {
    var canvas = try Canvas(width: width, height: height)
    canvas.set(pixels)
    return canvas
  }

  /// Draws a picture at its own size over a background, pixel by pixel, with whole numbers. The
  /// background counts as far as it is opaque itself.
  private static func over(_ front: UInt32, _ back: UInt32) -> UInt32 {
    let (clear, below) = (front >> 24, back >> 24)
    if clear == 0 || below == 127 && clear < 127 { return front }
    if clear == 127 { return back }
    let (share, rest) = (127 - clear, (127 - below) * clear / 127)
    let colour = [16, 8, 0].reduce(into: UInt32(0)) { colour, shift in
      let (new, old) = (front >> UInt32(shift) & 255, back >> UInt32(shift) & 255)
      colour |= ((new * share + old * rest) / (share + rest)) << UInt32(shift)
    }
    return (clear * below / 127) << 24 | colour
  }

  @Test(arguments: 0..<40)
  func `a picture is laid over another with its transparency`(number: UInt64) throws {
    var random = Seed(number).stream("copies")
    let sides = (0..<4).map { _ in Int.random(in: 1...40, using: &random) }
    let ground = Self.pixels(sides[0] * sides[1], using: &random)
    let figure = Self.pixels(sides[2] * sides[3], using: &random)
    let (left, top) = (
      Int.random(in: -45...45, using: &random), Int.random(in: -45...45, using: &random)
    )
    var canvas = try Self.canvas(sides[0], sides[1], ground)
    canvas.draw(try Self.canvas(sides[2], sides[3], figure), left: left, top: top)
    let expected = ground.indices.map { place in
      let (x, y) = (place % sides[0] - left, place / sides[0] - top)
      guard 0..<sides[2] ~= x, 0..<sides[3] ~= y else { return ground[place] }
      return Self.over(figure[y * sides[2] + x], ground[place])
    }
    let isSame = canvas.store == expected
    #expect(isSame, "\(sides) at \(left), \(top)")
  }

  @Test(arguments: 1...6)
  func `a picture enlarged by a whole number and shrunk again is the same`(times: Int) throws {
    var random = Seed(UInt64(times)).stream("scaling")
    let pixels = (0..<7 * 5).map { _ in UInt32.random(in: 0...0xff_ffff, using: &random) }
    let picture = try Self.canvas(7, 5, pixels)
    let large = try Canvas(picture, width: 7 * times, height: 5 * times)
    let repeated = (0..<35 * times * times).map { place in
      pixels[place / (7 * times) / times * 7 + place % (7 * times) / times]
    }
    #expect(large.store == repeated)
    #expect(try Canvas(large, width: 7, height: 5).store == pixels)
  }

  @Test func `four pixels shrink to their mean, without the colours of clear ones`() throws {
    let mean = try Canvas(
      Self.canvas(2, 2, [0, 0xff_ffff, 0x10_2030, 0xf0_e0d0]), width: 1, height: 1)
    #expect(mean.store == [0x80_8080])
    let clear: UInt32 = 0x7fab_cdef
    let half = try Canvas(
      Self.canvas(2, 2, [clear, 0xff_0000, 0xff_0000, clear]), width: 1, height: 1)
    #expect(half.store == [0x40ff_0000])
  }

  @Test(arguments: 0..<40)
  func `a rectangle fills its pixels, and none if it is empty`(number: UInt64) throws {
    var random = Seed(number).stream("rectangles")
    let place = (0..<2).map { _ in Int.random(in: -15...15, using: &random) }
    let sides = (0..<2).map { _ in Int.random(in: -2...20, using: &random) }
    var canvas = try Canvas(width: 11, height: 9)
    canvas.fill(0xff_8800, left: place[0], top: place[1], width: sides[0], height: sides[1])
    let expected = (0..<99).map { at in
      let (x, y) = (at % 11 - place[0], at / 11 - place[1])
      return 0 <= x && x < sides[0] && 0 <= y && y < sides[1] ? 0xff_8800 as UInt32 : 0
    }
    #expect(canvas.store == expected, "\(place) \(sides)")
  }

  @Test(arguments: 0..<40)
  func `an ellipse is symmetrical, touches its sides and is full between its ends`(
    number: UInt64
  ) throws {
    var random = Seed(number).stream("ellipses")
    let half = (0..<2).map { _ in Int.random(in: 1...30, using: &random) }
    let (width, height) = (2 * half[0] + 1, 2 * half[1] + 1)
    var canvas = try Canvas(width: width, height: height)
    canvas.fillEllipse(
      1, centreX: half[0], centreY: half[1], width: 2 * half[0], height: 2 * half[1])
    let store = canvas.store
    let rows = (0..<height).map { Array(store[$0 * width..<($0 + 1) * width]) }
    #expect(rows == rows.reversed())
    #expect(rows[half[1]].allSatisfy { $0 == 1 })
    for row in rows {
      let filled = row.indices.filter { row[$0] == 1 }
      #expect(!filled.isEmpty && row == row.reversed())
      #expect((filled.last ?? 0) - (filled.first ?? 0) + 1 == filled.count)
    }
  }

  @Test func `a mirrored picture is the same again when it is mirrored twice`() throws {
    var random = Seed(1).stream("mirrors")
    let pixels = Self.pixels(7 * 3, using: &random)
    var canvas = try Self.canvas(7, 3, pixels)
    canvas.mirror()
    let rows = stride(from: 0, to: 21, by: 7).flatMap { pixels[$0..<$0 + 7].reversed() }
    #expect(canvas.store == rows)
    canvas.mirror()
    #expect(canvas.store == pixels)
  }
}
