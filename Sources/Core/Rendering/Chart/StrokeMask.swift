internal import TerrariumLibC

/// The share of each pixel of an area that a thick line covers, from 0 to `full`.
///
/// The share depends on the distance of the pixel's centre from the line: full inside, and falling
/// to zero over one pixel at the edge. Segments are joined by the greater share, so joints and ends
/// are round, and their order does not matter.
struct StrokeMask: Sendable {
  static let full: UInt8 = 240

  let columns: Range<Int>
  let rows: Range<Int>
  private(set) var shares: [UInt8]

  init(columns: Range<Int>, rows: Range<Int>) {
    (self.columns, self.rows) = (columns, rows)
    shares = [UInt8](repeating: 0, count: columns.count * rows.count)
  }

  /// Draws a line through points with some width.
  mutating func draw(_ vertices: [SIMD2<Double>], width: Double) {
    for (from, to) in zip(vertices, vertices.dropFirst()) { draw(from, to, radius: width / 2) }
  }

  /// Draws a disc.
  mutating func dot(_ centre: SIMD2<Double>, radius: Double) {
    draw(centre, centre, radius: radius)
  }

  private mutating func draw(_ from: SIMD2<Double>, _ to: SIMD2<Double>, radius: Double) {
    Self.visit(from, to, radius: radius, columns: columns, rows: rows) { x, y, share in
      let place = (y - rows.lowerBound) * columns.count + x - columns.lowerBound
      guard shares[place] < Self.full, case let share = share(), share > 0 else { return }
      shares[place] = max(shares[place], UInt8(share * Double(Self.full) + 0.5))
    }
  }

  /// Visits the pixels of an area that a segment can touch. `share` is the covered share, which is
  /// negative for some pixels beside the line.
  @inline(__always)
  static func visit(
    _ from: SIMD2<Double>, _ to: SIMD2<Double>, radius: Double, columns: Range<Int>,
    rows: Range<Int>, _ body: (_ x: Int, _ y: Int, _ share: () -> Double) -> Void
  ) {
    let reach = radius + 0.5
    let way = to - from
    let length = (way * way).sum()
    for x in pixels(min(from.x, to.x) - reach, max(from.x, to.x) + reach, in: columns) {
      // The part of the line that can touch this column.
      let middle = Double(x) + 0.5
      var (low, high) = (min(from.y, to.y), max(from.y, to.y))
      if abs(way.x) > 1e-9 {
        let left = from.y + way.y * min(1, max(0, (middle - reach - from.x) / way.x))
        let right = from.y + way.y * min(1, max(0, (middle + reach - from.x) / way.x))
        (low, high) = (min(left, right), max(left, right))
      }
      for y in pixels(low - reach, high + reach, in: rows) {
        body(x, y) {
          let pixel = SIMD2(middle, Double(y) + 0.5) - from
          let along = length > 0 ? min(1, max(0, (pixel * way).sum() / length)) : 0
          let apart = pixel - way * along
          return min(1, reach - sqrt((apart * apart).sum()))
        }
      }
    }
  }

  /// The pixels whose centres are between two places, within a range.
  private static func pixels(_ from: Double, _ to: Double, in range: Range<Int>) -> Range<Int> {
    let first = max(Double(range.lowerBound), (from - 0.5).rounded(.up))
    let end = min(Double(range.upperBound), (to - 0.5).rounded(.down) + 1)
    return first < end ? Int(first)..<Int(end) : range.lowerBound..<range.lowerBound
  }
}
