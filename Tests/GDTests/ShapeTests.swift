import TerrariumGD
import Testing

/// Returns the area of a white canvas that a shape made black, in pixels.
private func ink(_ width: Int, _ height: Int, _ draw: (inout Canvas) -> Void) throws -> Double {
  var canvas = try Canvas(width: width, height: height)
  canvas.fill(0xffffff)
  draw(&canvas)
  return canvas.pixels.reduce(0) { $0 + Double(255 - ($1 & 255)) / 255 }
}

@Test(arguments: [0.5, 1, 3.25, 10, 24])
func `a circle covers its area`(radius: Double) throws {
  let area = try ink(50, 50) { $0.fillCircle(0, centreX: 25, centreY: 25, radius: radius) }
  let exact = Double.pi * radius * radius
  // sixteen lines per row miss the edge by less than a hundredth of the outline's length
  #expect(abs(area - exact) < 0.01 * 2 * Double.pi * radius + 0.02)
}

@Test func `a rounded rectangle lacks only its corners`() throws {
  let area = try ink(40, 30) {
    $0.fillRoundedRectangle(0, left: 3, top: 2, width: 30, height: 20, radius: 6)
  }
  #expect(abs(area - (600 - (4 - Double.pi) * 36)) < 0.3)
  let whole = try ink(40, 30) {
    $0.fillRoundedRectangle(0, left: 3, top: 2, width: 30, height: 20, radius: 0)
  }
  #expect(whole == 600)
}

@Test func `a polygon covers its area, half pixels and all`() throws {
  let triangle = try ink(20, 20) { $0.fillPolygon(0, [(0, 0), (16, 0), (0, 12)]) }
  #expect(abs(triangle - 96) < 0.5)
  let offset = try ink(20, 20) { $0.fillPolygon(0, [(2.5, 2), (6.5, 2), (6.5, 4), (2.5, 4)]) }
  #expect(abs(offset - 8) < 0.05)
}

@Test func `a smooth line is as long and wide as it was asked to be`() throws {
  let area = try ink(40, 40) {
    $0.fillPolygon(0, lineOutline(from: (5, 5), to: (30, 25), width: 3))
  }
  #expect(abs(area - 3 * (625.0 + 400).squareRoot()) < 1)
}

@Test func `shapes beyond the canvas are cut off`() throws {
  let quarter = try ink(10, 10) { $0.fillCircle(0, centreX: 0, centreY: 0, radius: 8) }
  #expect(abs(quarter - Double.pi * 16) < 0.2)
  let nothing = try ink(10, 10) { $0.fillCircle(0, centreX: -20, centreY: 40, radius: 8) }
  #expect(nothing == 0)
}

@Test func `what is drawn through is seen through`() throws {
  let half = try ink(4, 4) {
    $0.fillRoundedRectangle(0, left: 0, top: 0, width: 4, height: 4, radius: 0, opacity: 0.5)
  }
  #expect(abs(half - 8) < 0.1)
  var glass = try Canvas(width: 4, height: 4, isTransparent: true)
  glass.fillPolygon(0x336699, [(0, 0), (2, 0), (2, 4), (0, 4)])
  #expect(glass.pixels[0] == 0xff33_6699)
  #expect(glass.pixels[3] >> 24 == 0)
}

@Test func `a rounded rectangle is the same the fast way and the slow way`() throws {
  for (left, top, width, height, radius) in [
    (2, 3, 20, 15, 4.0), (0, 0, 30, 30, 15), (1, 1, 3, 28, 1.5), (4, 4, 12, 12, 0),
    (2, 2, 9, 9, 2.7),
  ] {
    var fast = try Canvas(width: 32, height: 32)
    var slow = try Canvas(width: 32, height: 32)
    fast.fillRoundedRectangle(
      0xffffff, left: Double(left), top: Double(top), width: Double(width),
      height: Double(height), radius: radius)
    // Almost no transparency keeps it from the fast path.
    slow.fillRoundedRectangle(
      0xffffff, left: Double(left), top: Double(top), width: Double(width),
      height: Double(height), radius: radius, opacity: 0.999_999)
    #expect(fast.colours == slow.colours, "\(width)x\(height), radius \(radius)")
  }
}
