internal import CTerrariumGD

// libgd can only antialias lines, of one edge width. So shapes with smooth edges are computed here
// and written into the rows of its image.

extension Canvas {
  /// Fills a circle with a smooth edge; pixel (0, 0) reaches from 0 to 1.
  package mutating func fillCircle(
    _ colour: UInt32, centreX: Double, centreY: Double, radius: Double, opacity: Double = 1
  ) {
    guard radius > 0 else { return }
    fill(colour, from: centreY - radius, to: centreY + radius, opacity: opacity) { y in
      let dy = y - centreY
      let half = max(0, radius * radius - dy * dy).squareRoot()
      return [(centreX - half, centreX + half)]
    }
  }

  /// Fills a rectangle with rounded corners and a smooth edge.
  package mutating func fillRoundedRectangle(
    _ colour: UInt32, left: Double, top: Double, width: Double, height: Double, radius: Double,
    opacity: Double = 1
  ) {
    guard width > 0, height > 0 else { return }
    let radius = max(0, min(radius, min(width, height) / 2))
    func spans(_ y: Double) -> [(Double, Double)] {
      // The distance of the line above or below the part of full width.
      let beyond = max(0, max(top + radius - y, y - (top + height - radius)))
      let inset = radius - max(0, radius * radius - beyond * beyond).squareRoot()
      return [(left + inset, left + width - inset)]
    }
    let isWhole = [left, top, width, height].allSatisfy { $0 == $0.rounded() }
    let first = (top + radius).rounded(.up)
    let last = (top + height - radius).rounded(.down)
    guard isWhole, first < last, opacity == 1 else {
      return fill(colour, from: top, to: top + height, opacity: opacity, spans: spans)
    }
    // Between the corners the edges are sharp, and filling whole rows is many times faster.
    fill(
      colour & 0xff_ffff, left: Int(left), top: Int(first), width: Int(width),
      height: Int(last) - Int(first))
    for (from, to) in [(top, first), (last, top + height)] where from < to {
      fill(colour, from: from, to: to, opacity: 1, spans: spans)
    }
  }

  /// Fills a polygon with a smooth edge, by the even-odd rule.
  package mutating func fillPolygon(_ colour: UInt32, _ points: [(x: Double, y: Double)]) {
    guard points.count > 2 else { return }
    let heights = points.map(\.y)
    let sides = zip([points[points.count - 1]] + points, points).map {
      (SIMD2($0.x, $0.y), SIMD2($1.x, $1.y))
    }
    fill(colour, from: heights.min() ?? 0, to: heights.max() ?? 0, opacity: 1) {
      CoveredRow.spans(inside: sides, at: $0)
    }
  }

  /// Fills the area of a shape's spans: `spans` returns the stretches inside at a height, in order.
  ///
  /// Each row is sampled by sixteen lines, whose spans are exact within a pixel. So edges have 16
  /// steps vertically and are exact horizontally.
  private mutating func fill(
    _ colour: UInt32, from top: Double, to bottom: Double, opacity: Double,
    spans: (Double) -> [(Double, Double)]
  ) {
    let first = Int(max(0, top.rounded(.down)))
    let last = Int(min(Double(height), bottom.rounded(.up)))
    guard first < last else { return }
    var row = CoveredRow(columns: 0..<width, lines: 16)
    for y in first..<last {
      row.add(y, spans)
      withRow(y) { pixels in
        row.empty { x, share in
          pixels[x] = blended(colour, over: pixels[x], share: share * opacity)
        }
      }
    }
  }
}

/// A colour blended over a pixel, `0xTTRRGGBB`, by a share.
private func blended(_ colour: UInt32, over below: UInt32, share: Double) -> UInt32 {
  if below >> 24 == 0 { return mixed(colour, below, part: UInt32((share * 256).rounded())) }
  let transparency = UInt32(((1 - share) * 127).rounded())
  let over = transparency << 24 | colour & 0xff_ffff
  return UInt32(bitPattern: gdAlphaBlend(Int32(bitPattern: below), Int32(bitPattern: over)))
}

/// The coverage of each pixel of a row by a shape, sampled by some lines through the row.
package struct CoveredRow {
  private let left: Int
  private let lines: Int
  /// The coverage of the pixels in which lines begin and end.
  private var ends: [Double]
  /// The change in full lines from one pixel to the next.
  private var steps: [Int32]
  private var first = Int.max
  private var end = 0

  package init(columns: Range<Int>, lines: Int) {
    (left, self.lines) = (columns.lowerBound, lines)
    ends = [Double](repeating: 0, count: columns.count)
    steps = [Int32](repeating: 0, count: columns.count + 1)
  }

  /// Adds a shape in a row of pixels: `spans` returns its stretches at a height, in order.
  package mutating func add(_ y: Int, _ spans: (Double) -> [(Double, Double)]) {
    for line in 0..<lines {
      let at = Double(y) + (Double(line) + 0.5) / Double(lines)
      for (start, end) in spans(at) { add(start - Double(left), end - Double(left)) }
    }
  }

  /// The stretches inside polygons with some sides at a height, by the even-odd rule.
  package static func spans(
    inside sides: [(SIMD2<Double>, SIMD2<Double>)], at y: Double
  ) -> [(Double, Double)] {
    var crossings: [Double] = []
    for (from, to) in sides where (from.y <= y) != (to.y <= y) {
      crossings.append(from.x + (y - from.y) / (to.y - from.y) * (to.x - from.x))
    }
    crossings.sort()
    return stride(from: 0, to: crossings.count - 1, by: 2).map {
      (crossings[$0], crossings[$0 + 1])
    }
  }

  private mutating func add(_ start: Double, _ end: Double) {
    let (start, end) = (max(0, start), min(Double(ends.count), end))
    guard start < end else { return }
    let (first, last) = (Int(start), Int(end.rounded(.up)))
    (self.first, self.end) = (min(self.first, first), max(self.end, last))
    guard last - first > 1 else {
      ends[first] += end - start
      return
    }
    ends[first] += Double(first + 1) - start
    ends[last - 1] += end - Double(last - 1)
    steps[first + 1] += 1
    steps[last - 1] -= 1
  }

  /// Passes the covered share of each pixel to a closure, and clears it.
  package mutating func empty(_ body: (_ x: Int, _ share: Double) -> Void) {
    guard first < end else { return }
    var whole: Int32 = 0
    for x in first..<end {
      whole += steps[x]
      let covered = ends[x] + Double(whole)
      if covered > 0 { body(left + x, min(1, covered / Double(lines))) }
      (ends[x], steps[x]) = (0, 0)
    }
    (first, end) = (.max, 0)
  }
}

/// The corners of a thick line between two points with straight ends; none if it has no length.
package func lineOutline(
  from start: (x: Double, y: Double), to end: (x: Double, y: Double), width: Double
) -> [(x: Double, y: Double)] {
  let (dx, dy) = (end.x - start.x, end.y - start.y)
  let length = (dx * dx + dy * dy).squareRoot()
  guard length > 0 else { return [] }
  let (nx, ny) = (-dy / length * width / 2, dx / length * width / 2)
  return [
    (start.x + nx, start.y + ny), (end.x + nx, end.y + ny), (end.x - nx, end.y - ny),
    (start.x - nx, start.y - ny),
  ]
}
