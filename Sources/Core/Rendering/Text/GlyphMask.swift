/// A letter at a size, ready to be drawn.
package struct GlyphMask: Hashable, Sendable {
  package var mask = CoverageMask()
  /// The distance from its pen to the next letter's.
  package var advance = 0
  var groups = Kerning.Groups()
  /// True if it may be further from another than its advance, which must not move counters.
  var isLetter = false

  /// The columns by which another letter is too near: no pixels of both that are at least half
  /// covered may be adjacent in a row.
  func lack(before other: GlyphMask) -> Int {
    let right = other.mask
    return (0..<mask.height).reduce(0) { most, y in
      let row = y + right.top - mask.top
      guard 0..<right.height ~= row,
        let end = (0..<mask.width).last(where: { mask[$0, y] > 127 }),
        let start = (0..<right.width).first(where: { right[$0, row] > 127 })
      else { return most }
      return max(most, mask.left + end + 2 - advance - right.left - start)
    }
  }
}

extension GlyphMask {
  /// Creates a letter of the built-in typeface.
  package init(_ glyph: GlyphOutline, _ fit: GlyphFit, groups: Kerning.Groups) {
    let (across, advance) = fit.across(glyph)
    self.init(
      mask: CoverageMask(Self.outlines(of: glyph, across, fit.down(glyph))), advance: advance,
      groups: groups)
  }

  /// A letter's fitted outlines, with curves as many short lines.
  package static func outlines(
    of glyph: GlyphOutline, _ across: FitMap, _ down: FitMap
  ) -> [[SIMD2<Int>]] {
    func placed(_ point: GlyphOutline.Point) -> SIMD2<Int> { SIMD2(across[point.x], down[point.y]) }
    return glyph.contours.map { contour in
      var points = [placed(contour.start)]
      for part in contour.parts {
        switch part {
        case .line(let end): points.append(placed(end))
        case .curve(let first, let second, let end):
          points += curve(points[points.count - 1], placed(first), placed(second), placed(end))
        }
      }
      return points
    }
  }

  /// The points of a cubic curve after its first one; longer curves have more.
  private static func curve(
    _ a: SIMD2<Int>, _ b: SIMD2<Int>, _ c: SIMD2<Int>, _ d: SIMD2<Int>
  ) -> [SIMD2<Int>] {
    func length(_ way: SIMD2<Int>) -> Int { abs(way.x) + abs(way.y) }
    let long = length(b &- a) + length(c &- b) + length(d &- c)
    let count = min(32, 4 + long / GlyphFit.unit / 2)
    let whole = count * count * count
    return (1...count).map { step in
      let (u, v) = (step, count - step)
      let (first, second) = (3 * v * v * u, 3 * v * u * u)
      func part(_ axis: Int) -> Int {
        GlyphFit.divided(
          v * v * v * a[axis] + first * b[axis] + second * c[axis] + u * u * u * d[axis], by: whole)
      }
      return SIMD2(part(0), part(1))
    }
  }
}
