/// Finds the outline of a shape given by pixels: where half of a pixel is covered, straight from
/// one side of each square between four pixels to another (Lorensen and Cline, "Marching cubes",
/// 1987, in two dimensions).
package enum OutlineTracer {
  /// The size at which letters are drawn for tracing, much larger than they are shown.
  static let size = 192

  /// A point on the edges of the grid of pixel centres: between a centre and the one right of it or
  /// below.
  private struct Crossing: Hashable {
    let x: Int
    let y: Int
    let isAcross: Bool

    var order: (Int, Int, Int) { (y, x, isAcross ? 0 : 1) }
  }

  /// A shape's outline in pixels times a unit, upwards from its baseline.
  package static func outline(of mask: CoverageMask, unit: Double) -> GlyphOutline {
    let contours = loops(of: mask).compactMap { loop in
      let points = loop.map { point(of: $0, in: mask, unit: unit) }
      return contour(thinned(points))
    }
    return GlyphOutline(contours: contours)
  }

  private static func share(_ x: Int, _ y: Int, _ mask: CoverageMask) -> Int {
    0..<mask.width ~= x && 0..<mask.height ~= y ? Int(mask[x, y]) : 0
  }

  private static func isInside(_ x: Int, _ y: Int, _ mask: CoverageMask) -> Bool {
    share(x, y, mask) > 127
  }

  /// The map from each crossing to the next one, with the inside on the right.
  private static func ways(of mask: CoverageMask) -> [Crossing: Crossing] {
    var ways: [Crossing: Crossing] = [:]
    for y in -1..<mask.height {
      for x in -1..<mask.width {
        let corners = [(0, 0), (1, 0), (1, 1), (0, 1)].map { isInside(x + $0.0, y + $0.1, mask) }
        let sides = [
          Crossing(x: x, y: y, isAcross: true), Crossing(x: x + 1, y: y, isAcross: false),
          Crossing(x: x, y: y + 1, isAcross: true), Crossing(x: x, y: y, isAcross: false),
        ]
        // Going around the square, each exit from the inside is joined with the entry before it.
        for side in 0..<4 where corners[side] && !corners[(side + 1) % 4] {
          for back in 1...3 {
            let other = (side + 4 - back) % 4
            guard !corners[other], corners[(other + 1) % 4] else { continue }
            ways[sides[side]] = sides[other]
            break
          }
        }
      }
    }
    return ways
  }

  /// The closed lines, each once, in the order of rows.
  private static func loops(of mask: CoverageMask) -> [[Crossing]] {
    var ways = ways(of: mask)
    var loops: [[Crossing]] = []
    for start in ways.keys.sorted(by: { $0.order < $1.order }) {
      var loop: [Crossing] = []
      var here = start
      while let next = ways.removeValue(forKey: here) {
        loop.append(here)
        here = next
      }
      if loop.count > 2 { loops.append(loop) }
    }
    return loops
  }

  /// The place where half of a pixel is covered, in pixels times a unit.
  private static func point(
    of crossing: Crossing, in mask: CoverageMask, unit: Double
  ) -> SIMD2<Double> {
    let (x, y) = (crossing.x, crossing.y)
    let (from, to) = (
      share(x, y, mask), crossing.isAcross ? share(x + 1, y, mask) : share(x, y + 1, mask)
    )
    let way = (127.5 - Double(from)) / Double(to - from)
    let (right, down) = crossing.isAcross ? (way, 0) : (0, way)
    return SIMD2(
      (Double(mask.left + x) + 0.5 + right) * unit, (Double(mask.top - y) - 0.5 - down) * unit)
  }

  /// The outline without points that are on a line between others, within a sixth of a pixel.
  private static func thinned(_ points: [SIMD2<Double>]) -> [SIMD2<Double>] {
    var kept: [SIMD2<Double>] = []
    var start = 0
    while start < points.count {
      kept.append(points[start])
      var end = start + 1
      while end + 1 < points.count, isStraight(points[start...end + 1]) { end += 1 }
      start = end
    }
    return kept
  }

  private static func isStraight(_ points: ArraySlice<SIMD2<Double>>) -> Bool {
    guard let first = points.first, let last = points.last else { return true }
    let way = last - first
    let limit = 0.16 * 1000 / Double(size) * (way * way).sum().squareRoot()
    return points.allSatisfy { point in
      let off = point - first
      return abs(off.x * way.y - off.y * way.x) <= limit
    }
  }

  private static func contour(_ points: [SIMD2<Double>]) -> GlyphOutline.Contour? {
    let whole = points.map { SIMD2(Int($0.x.rounded()), Int($0.y.rounded())) }
    guard let first = whole.first, whole.count > 2 else { return nil }
    return GlyphOutline.Contour(start: first, parts: whole.dropFirst().map { .line($0) })
  }
}
