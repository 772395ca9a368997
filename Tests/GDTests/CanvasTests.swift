import Basics
import GD
import Support
import Testing

/// A canvas draws what libgd draws, pixel by pixel.
struct CanvasTests {
  /// Pixels of all transparencies, many of them opaque, clear or of the colours at the ends.
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
    canvas.store = pixels
    return canvas
  }

  /// True if the pixels agree: exactly on x86-64, nearly on processors that multiply and add in one
  /// step, where libgd rounds otherwise.
  private static func agree(_ ours: [UInt32], _ theirs: [UInt32]) -> Bool {
    #if arch(x86_64)
      return ours == theirs
    #else
      return zip(ours, theirs).allSatisfy { ours, theirs in
        [0, 8, 16, 24].allSatisfy {
          abs(Int(ours >> UInt32($0) & 255) - Int(theirs >> UInt32($0) & 255)) <= 1
        }
      }
    #endif
  }

  @Test(arguments: 0..<60)
  func `pictures are shrunk and enlarged as by libgd`(number: UInt64) throws {
    var random = Seed(number).stream("scaling")
    var sides = (0..<4).map { _ in Int.random(in: 1...70, using: &random) }
    if number % 5 == 0 { sides[2...] = [sides[0] * 3, max(1, sides[1] / 4)] }
    let (width, height) = (sides[0], sides[1])
    let pixels = Self.pixels(width * height, using: &random)
    let other = try Self.canvas(width, height, pixels)
    let theirs = GDReference(width: width, height: height, pixels: pixels)

    let scaled = try Canvas(other, width: sides[2], height: sides[3])
    let plain = GDReference(
      width: sides[2], height: sides[3], pixels: [UInt32](repeating: 0, count: sides[2] * sides[3]))
    plain.copy(theirs, left: 0, top: 0, width: sides[2], height: sides[3], blends: false)
    #expect(Self.agree(scaled.store, plain.pixels), "\(sides)")

    let ground = Self.pixels(40 * 30, using: &random)
    var canvas = try Self.canvas(40, 30, ground)
    let reference = GDReference(width: 40, height: 30, pixels: ground)
    let (left, top) = (
      Int.random(in: -50...40, using: &random), Int.random(in: -50...30, using: &random)
    )
    canvas.draw(other, left: left, top: top, width: sides[2], height: sides[3])
    reference.copy(theirs, left: left, top: top, width: sides[2], height: sides[3], blends: true)
    #expect(Self.agree(canvas.store, reference.pixels), "\(sides) at \(left), \(top)")
  }

  @Test(arguments: 0..<40)
  func `a picture is laid over another as by libgd`(number: UInt64) throws {
    var random = Seed(number).stream("copies")
    let sides = (0..<4).map { _ in Int.random(in: 1...40, using: &random) }
    let (below, over) = (
      Self.pixels(sides[0] * sides[1], using: &random),
      Self.pixels(sides[2] * sides[3], using: &random)
    )
    var canvas = try Self.canvas(sides[0], sides[1], below)
    let reference = GDReference(width: sides[0], height: sides[1], pixels: below)
    let (left, top) = (
      Int.random(in: -45...45, using: &random), Int.random(in: -45...45, using: &random)
    )
    canvas.draw(try Self.canvas(sides[2], sides[3], over), left: left, top: top)
    reference.copy(
      GDReference(width: sides[2], height: sides[3], pixels: over), left: left, top: top)
    let isSame = canvas.store == reference.pixels
    #expect(isSame, "\(sides) at \(left), \(top)")
  }

  @Test(arguments: 0..<40)
  func `an ellipse has the pixels of libgd's`(number: UInt64) throws {
    var random = Seed(number).stream("ellipses")
    let size = (0..<2).map { _ in Int.random(in: 1...60, using: &random) }
    // libgd forgets a row of an ellipse around a point right above the picture.
    let place = [Int.random(in: -20...70, using: &random), Int.random(in: 0...70, using: &random)]
    let sides = (0..<2).map { _ in Int.random(in: 0...(number < 20 ? 12 : 90), using: &random) }
    var canvas = try Canvas(width: size[0], height: size[1])
    canvas.fillEllipse(
      0xff_8800, centreX: place[0], centreY: place[1], width: sides[0], height: sides[1])
    let reference = GDReference(
      width: size[0], height: size[1], pixels: [UInt32](repeating: 0, count: size[0] * size[1]))
    reference.fillEllipse(0xff_8800, x: place[0], y: place[1], width: sides[0], height: sides[1])
    let isSame = canvas.store == reference.pixels
    #expect(isSame, "\(size) \(place) \(sides)")
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
