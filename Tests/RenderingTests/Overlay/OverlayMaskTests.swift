import TerrariumPictures
import TerrariumBasics
import TerrariumRendering
import TerrariumSupport
import Testing

/// The pixels that shapes of overlays cover, compared with points tested one by one.
struct OverlayMaskTests {
  private static let band = PixelRect(left: 3, top: 5, width: 40, height: 30)

  private func random(_ count: Int, _ seed: UInt64) -> [PixelPoint] {
    var stream = Seed(seed).stream("places")
    return (0..<count).map { _ in
      PixelPoint(
        Double(stream.draw(below: 6000)) / 100 - 5, Double(stream.draw(below: 5000)) / 100 - 5)
    }
  }

  /// Compares the shares of pixels that a shape covers.
  private func compare(
    _ shape: OverlayPart.Shape, _ slack: Double, _ seed: UInt64,
    _ share: (_ x: Int, _ y: Int) -> Double
  ) {
    let band = Self.band
    let shares = shape.shares(in: band)
    for y in 0..<band.height {
      for x in 0..<band.width {
        let off = abs(shares[y * band.width + x] - share(band.left + x, band.top + y))
        #expect(off <= slack, "\(seed): \(x), \(y)")
      }
    }
  }

  @Test func `a polygon covers what lies inside an odd number of times`() {
    for seed in UInt64(0)..<12 {
      let polygon = random(3 + Int(seed) % 4, seed)
      compare(.area([polygon]), 0.16, seed) { NaivePolygons.share(ofPixel: $0, $1, in: polygon) }
    }
  }

  @Test func `a line covers what is near`() {
    for seed in UInt64(0)..<12 {
      let (places, width) = (random(2 + Int(seed) % 3, seed), 2 + Double(seed % 4))
      compare(.line(places, width: width), 0.35, seed) {
        NaivePolygons.share(ofPixel: $0, $1, near: places, width: width)
      }
    }
  }

  @Test func `bands and strips cover what the whole does`() {
    let text = OverlayText("Ängste\nqp", at: [20, 20], .center, font: Font(size: 17), turn: 31)
    let shapes: [OverlayPart.Shape] = [
      .line(random(4, 1), width: 3), .area([random(5, 2)]), .text(text), .text(text.spread(by: 1)),
    ]
    for mask in shapes {
      let whole = mask.shares(in: Self.band)
      #expect(whole.contains { $0 > 0 })
      for top in 0..<Self.band.height {
        let band = PixelRect(
          left: Self.band.left, top: Self.band.top + top, width: Self.band.width, height: 1)
        let row = whole[top * band.width..<(top + 1) * band.width]
        #expect(mask.shares(in: band) == Array(row))
      }
    }
  }

  @Test(arguments: Annotation.Anchor.allCases)
  func `the side of a text that is its anchor lies at its point`(anchor: Annotation.Anchor) {
    let text = OverlayText("HxH", at: [40, 40], anchor, font: Font(size: 20), turn: 0)
    let band = PixelRect(left: 0, top: 0, width: 80, height: 80)
    let shares = OverlayPart.Shape.text(text).shares(in: band)
    let covered = shares.indices.filter { shares[$0] > 0.5 }
    let columns = covered.map { $0 % 80 }
    let rows = covered.map { $0 / 80 }
    let (left, right) = (columns.min() ?? 0, (columns.max() ?? 0) + 1)
    let (top, bottom) = (rows.min() ?? 0, (rows.max() ?? 0) + 1)
    switch anchor {
    case .center: #expect(abs(left + right - 80) <= 2 && abs(top + bottom - 80) <= 1)
    case .left: #expect(40...43 ~= left && abs(top + bottom - 80) <= 1)
    case .right: #expect(37...40 ~= right && abs(top + bottom - 80) <= 1)
    case .top: #expect(top == 40 && abs(left + right - 80) <= 2)
    case .bottom: #expect(33...40 ~= bottom && abs(left + right - 80) <= 2)
    }
  }

  @Test func `a text that is turned by quarters is the same text turned`() {
    let band = PixelRect(left: 0, top: 0, width: 81, height: 81)
    func shares(_ turn: Double) -> [Double] {
      let text = OverlayText("Figure", at: [40.5, 40.5], .left, font: Font(size: 24), turn: turn)
      return OverlayPart.Shape.text(text).shares(in: band)
    }
    let (once, twice) = (shares(90), shares(180))
    var off = 0.0
    for y in 0..<81 {
      for x in 0..<81 { off += abs(once[y * 81 + x] - twice[x * 81 + 80 - y]) }
    }
    #expect(off / twice.reduce(0, +) < 0.02)
  }
}
