/// The dots of a scatter plot: their places, and the number of runs in each, which determines its
/// shade.
package struct GraphDots: Hashable, Sendable {
  /// The least number of runs for each level of shades.
  package static let levels = [1, 2, 4, 10, 32, 100, 316, 1000]

  let radius: Double
  /// The dots by level, the highest last.
  package private(set) var dots: [[SIMD2<Double>]] = levels.map { _ in [] }

  /// The radius for a number of dots, in pixels at the default letter size.
  static func radius(of count: Int) -> Double {
    switch count {
    case ...400: 3.5
    case ...2000: 2.75
    case ...10_000: 2
    case ...100_000: 1.5
    default: 1
    }
  }

  /// Creates dots at places of a picture; of those within half a pixel, one is kept.
  package init(at places: [SIMD2<Double>], radius: Double) {
    self.radius = radius
    var kept: [SIMD2<Int32>: Int] = [:]
    for place in places {
      let point = (place * 2).rounded(.toNearestOrAwayFromZero)
      kept[SIMD2(Int32(point.x), Int32(point.y)), default: 0] += 1
    }
    // Cells are so large that everything within a dot is in the same or an adjacent one.
    let side = Int32(max(1, (radius * 2).rounded(.up)))
    var near: [SIMD2<Int32>: [SIMD2<Int32>]] = [:]
    for point in kept.keys { near[Self.cell(of: point, side), default: []].append(point) }
    let reach = Int64((4 * radius * radius).rounded(.down))
    let points = kept.keys.sorted { ($0.y, $0.x) < ($1.y, $1.x) }
    for point in points {
      var count = 0
      let cell = Self.cell(of: point, side)
      for y in Int32(-1)...1 {
        for x in Int32(-1)...1 {
          for other in near[cell &+ SIMD2(x, y)] ?? [] {
            let (across, down) = (Int64(other.x - point.x), Int64(other.y - point.y))
            if across * across + down * down <= reach { count += kept[other] ?? 0 }
          }
        }
      }
      let level = Self.levels.lastIndex { $0 <= count } ?? 0
      dots[level].append(SIMD2(Double(point.x) / 2, Double(point.y) / 2))
    }
  }

  private static func cell(of point: SIMD2<Int32>, _ side: Int32) -> SIMD2<Int32> {
    func part(_ value: Int32) -> Int32 { value >= 0 ? value / side : -((-value - 1) / side) - 1 }
    return SIMD2(part(point.x), part(point.y))
  }

  /// The number of levels up to the highest in use.
  var levelCount: Int { (dots.lastIndex { !$0.isEmpty } ?? 0) + 1 }
}
