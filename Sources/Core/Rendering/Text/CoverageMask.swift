// A kernel that computes the exact coverage of each pixel by an outline, in whole numbers.
//
// Each edge adds the area between it and the right end of its rows to the pixels that it passes.
// That is the covered part of the pixel itself, and its height for all pixels to the right, which a
// running sum adds at the end. The areas of all edges add up to the inside of the outline.
// Coordinates are 4096ths of a pixel; the place where an edge passes from a row or column to the
// next is rounded to one of them.

/// The coverage of each pixel by a shape, from 0 to 255.
package struct CoverageMask: Hashable, Sendable {
  /// The column of the first pixel from the pen.
  package var left = 0
  /// The rows above the baseline.
  package var top = 0
  package var width = 0
  package var height = 0
  /// Row by row, from the top.
  package var shares: [UInt8] = []

  package init() {}

  /// The parts of a pixel.
  static let unit = 4096

  /// Creates the mask of the area inside closed lines. Their points are in 256ths of a pixel,
  /// upwards; they do not cross, and those of holes have the opposite direction.
  package init(_ outlines: [[SIMD2<Int>]]) {
    let points = outlines.joined()
    guard let first = points.first else { return }
    var (low, high) = (first, first)
    for point in points {
      low = pointwiseMin(low, point)
      high = pointwiseMax(high, point)
    }
    left = low.x >> 8
    top = (high.y + 255) >> 8
    width = (high.x + 255) >> 8 - left
    height = top - low.y >> 8
    guard width > 0, height > 0 else {
      (width, height) = (0, 0)
      return
    }
    var sums = EdgeSums(width: width, height: height)
    let corner = SIMD2(left << 8, top << 8)
    for outline in outlines {
      guard var last = outline.last else { continue }
      for point in outline {
        sums.add(
          SIMD2(last.x - corner.x, corner.y - last.y) &* 16,
          SIMD2(point.x - corner.x, corner.y - point.y) &* 16)
        last = point
      }
    }
    shares = sums.shares
  }

  package subscript(x: Int, y: Int) -> UInt8 { shares[y * width + x] }
}

private struct EdgeSums {
  let width: Int
  let height: Int
  /// Twice the area of a pixel left of an edge, and the edge's height, row by row.
  private var areas: [Int]
  private var covers: [Int]

  private static let unit = CoverageMask.unit

  init(width: Int, height: Int) {
    (self.width, self.height) = (width, height)
    areas = Array(repeating: 0, count: width * height)
    covers = areas
  }

  /// Adds an edge, with coordinates downwards.
  mutating func add(_ from: SIMD2<Int>, _ to: SIMD2<Int>) {
    guard from.y != to.y else { return }
    let sign = from.y < to.y ? 1 : -1
    let (a, b) = sign > 0 ? (from, to) : (to, from)
    var here = a
    while here.y < b.y {
      let row = here.y / Self.unit
      let end = min(b.y, (row + 1) * Self.unit)
      let x = end == b.y ? b.x : a.x + GlyphFit.divided((b.x - a.x) * (end - a.y), by: b.y - a.y)
      addRow(row, from: here, to: SIMD2(x, end), sign)
      here = SIMD2(x, end)
    }
  }

  /// Adds the part of an edge in one row.
  private mutating func addRow(_ row: Int, from: SIMD2<Int>, to: SIMD2<Int>, _ sign: Int) {
    let step = to.x >= from.x ? 1 : -1
    var here = from
    while true {
      // A line on the border of two pixels belongs to the one that it comes from.
      let column = min(
        width - 1, step > 0 || here.x == to.x ? here.x / Self.unit : (here.x - 1) / Self.unit)
      let border = (step > 0 ? column + 1 : column) * Self.unit
      let isLast = step > 0 ? to.x <= border : to.x >= border
      let next =
        isLast
        ? to
        : SIMD2(
          border, from.y + GlyphFit.divided((to.y - from.y) * (border - from.x), by: to.x - from.x))
      let height = sign * (next.y - here.y)
      let place = row * width + column
      covers[place] += height
      areas[place] += height * (here.x + next.x - 2 * column * Self.unit)
      if isLast { return }
      here = next
    }
  }

  /// The coverage of all pixels.
  var shares: [UInt8] {
    var shares = [UInt8](repeating: 0, count: width * height)
    let full = 2 * Self.unit * Self.unit
    for y in 0..<height {
      var sum = 0
      for place in y * width..<(y + 1) * width {
        sum += covers[place]
        let area = min(full, abs(sum * 2 * Self.unit - areas[place]))
        shares[place] = UInt8((area * 255 + full / 2) / full)
      }
    }
    return shares
  }
}
