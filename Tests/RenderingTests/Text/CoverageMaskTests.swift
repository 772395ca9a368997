import TerrariumRendering
import TerrariumSimulation
import TerrariumSupport
import Testing

/// The rasteriser, compared with a slow one that tests many points of each pixel.
struct CoverageMaskTests {
  private func expectSame(_ outlines: [[SIMD2<Int>]], _ what: String) {
    let mask = CoverageMask(outlines)
    for y in 0..<mask.height {
      for x in 0..<mask.width {
        let expected = NaivePolygons.share(
          ofPixel: mask.left + x, mask.top - y, inside: outlines)
        let found = Double(mask[x, y])
        // The twin counts points: along an edge it may miss a line of them.
        #expect(abs(found - expected) < 14, "\(what): \(x), \(y): \(found), not \(expected)")
      }
    }
  }

  @Test func `triangles of any kind cover what they cover`() {
    var random = Seed(31).stream("triangles")
    for round in 0..<60 {
      var points = (0..<3).map { _ in
        SIMD2(random.draw(below: 2200) - 400, random.draw(below: 2200) - 400)
      }
      // In the direction of outlines.
      let (a, b) = (points[1] &- points[0], points[2] &- points[0])
      if a.x * b.y < a.y * b.x { points.swapAt(1, 2) }
      expectSame([points], "triangle \(round)")
    }
  }

  @Test func `a square with a hole is its frame, to the last part`() {
    func square(_ from: Int, _ to: Int) -> [SIMD2<Int>] {
      [SIMD2(from, from), SIMD2(to, from), SIMD2(to, to), SIMD2(from, to)]
    }
    let mask = CoverageMask([square(128, 1152), square(384, 896).reversed()])
    #expect((mask.left, mask.top, mask.width, mask.height) == (0, 5, 5, 5))
    let rows = (0..<5).map { y in (0..<5).map { Int(mask[$0, y]) } }
    // A quarter, halves and three quarters of 255.
    #expect(rows[0] == [64, 128, 128, 128, 64])
    #expect(rows[1] == [128, 191, 128, 191, 128])
    #expect(rows[2] == [128, 128, 0, 128, 128])
  }

  @Test(arguments: [9, 11, 14, 20, 37], [false, true])
  func `letters cover what their outlines enclose`(size: Int, isBold: Bool) {
    let typeface = isBold ? Typeface.bold : .regular
    let fit = GlyphFit(typeface.metrics, size: size)
    for letter in "ag8Ж&%ё@4" {
      let glyph = GlyphMask(typeface.glyph(letter), fit, groups: Kerning.Groups())
      let area = glyph.mask.shares.reduce(0) { $0 + Int($1) }
      #expect(area > 0)
      let outline = typeface.glyph(letter)
      expectSame(
        GlyphMask.outlines(of: outline, fit.across(outline).map, fit.down(outline)),
        "\(letter) at \(size)")
    }
  }

  @Test func `nothing covers nothing`() {
    #expect(CoverageMask([]).shares.isEmpty)
    #expect(CoverageMask([[SIMD2(5, 5)]]).shares.allSatisfy { $0 == 0 })
    #expect(CoverageMask([[SIMD2(0, 5), SIMD2(900, 5)]]).shares.allSatisfy { $0 == 0 })
  }

  @Test func `the same everywhere: a sum of all letters at many sizes`() {
    var sum: UInt64 = 14_695_981_039_346_656_037
    for size in [9, 11, 14, 20, 40] {
      for typeface in [Typeface.regular, .bold] {
        let fit = GlyphFit(typeface.metrics, size: size)
        for letter in typeface.characters.sorted() {
          let glyph = GlyphMask(typeface.glyph(letter), fit, groups: Kerning.Groups())
          for share in glyph.mask.shares + [UInt8(truncatingIfNeeded: glyph.advance)] {
            sum = (sum ^ UInt64(share)) &* 1_099_511_628_211
          }
        }
      }
    }
    // It changes with every change of a letter; the point is that it is a single number.
    #expect(sum == Self.knownSum)
  }

  private static let knownSum: UInt64 = 17_342_640_995_860_034_414
}
