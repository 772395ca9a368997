package import TerrariumPictures

/// Points in polygons and near lines, tested one by one: written to be obviously right.
package enum NaivePolygons {
  /// True if a point is inside a polygon, by the textbook method: a ray from it crosses an odd
  /// number of sides.
  package static func contains(_ outline: [PixelPoint], _ point: PixelPoint) -> Bool {
    var isInside = false
    var last = outline[outline.count - 1]
    for corner in outline {
      if (corner.y > point.y) != (last.y > point.y),
        point.x < (last.x - corner.x) * (point.y - corner.y) / (last.y - corner.y) + corner.x
      {
        isInside.toggle()
      }
      last = corner
    }
    return isInside
  }

  /// True if a point is not farther from a line through some places than half its width.
  static func isNear(_ places: [PixelPoint], width: Double, _ point: PixelPoint) -> Bool {
    zip(places, places.dropFirst()).contains { distance(point, from: $0, to: $1) <= width / 2 }
  }

  /// Returns the distance of a point from a line between two others.
  static func distance(_ point: PixelPoint, from: PixelPoint, to: PixelPoint) -> Double {
    let way = to - from
    let whole = (way * way).sum()
    let part = whole > 0 ? max(0, min(1, ((point - from) * way).sum() / whole)) : 0
    let off = point - from - way * part
    return (off * off).sum().squareRoot()
  }

  /// Returns the share of a pixel's points that are inside a polygon.
  package static func share(ofPixel x: Int, _ y: Int, in polygon: [PixelPoint]) -> Double {
    share(x, y) { contains(polygon, $0) }
  }

  /// Returns the share of a pixel's points that a line of some width covers.
  package static func share(
    ofPixel x: Int, _ y: Int, near places: [PixelPoint], width: Double
  ) -> Double {
    share(x, y) { isNear(places, width: width, $0) }
  }

  /// Returns how much of a pixel the outlines of a letter enclose, of 255: the inside is where lines
  /// turn around a point. A pixel is 256 units wide, and the units go up.
  package static func share(ofPixel x: Int, _ y: Int, inside outlines: [[SIMD2<Int>]]) -> Double {
    var crossings = Crossings(
      polygons: outlines.map { $0.map { PixelPoint(Double($0.x), -Double($0.y)) / 256 } })
    return share(x, -y, fine: 24) { crossings.turns(leftOf: $0).sum != 0 } * 255
  }

  private static func share(
    _ x: Int, _ y: Int, fine: Int = 8, _ isInside: (PixelPoint) -> Bool
  ) -> Double {
    let inside = (0..<fine * fine).count { point in
      isInside(
        PixelPoint(
          Double(x) + (Double(point % fine) + 0.5) / Double(fine),
          Double(y) + (Double(point / fine) + 0.5) / Double(fine)))
    }
    return Double(inside) / Double(fine * fine)
  }

  /// Returns the mean colour of each pixel of a picture of coloured polygons, from `fine` times
  /// `fine` points; nil if a point is in none of them, or in several.
  package static func colours(
    of polygons: [(outline: [PixelPoint], colour: SIMD3<Double>)], size: (Int, Int), fine: Int
  ) -> [SIMD3<Double>]? {
    var sums = [SIMD3<Double>](repeating: .zero, count: size.0 * size.1)
    var seen = [Int](repeating: 0, count: sums.count * fine * fine)
    for (outline, colour) in polygons {
      let (left, right) = (outline.map(\.x).min() ?? 0, outline.map(\.x).max() ?? 0)
      let (top, bottom) = (outline.map(\.y).min() ?? 0, outline.map(\.y).max() ?? 0)
      func span(_ from: Double, _ to: Double, _ limit: Int) -> Range<Int> {
        (Int(from * Double(fine)) - 2..<Int(to * Double(fine)) + 3).clamped(to: 0..<limit * fine)
      }
      for row in span(top, bottom, size.1) {
        for column in span(left, right, size.0) {
          let point = PixelPoint(
            (Double(column) + 0.5) / Double(fine), (Double(row) + 0.5) / Double(fine))
          guard contains(outline, point) else { continue }
          seen[row * size.0 * fine + column] += 1
          sums[row / fine * size.0 + column / fine] += colour
        }
      }
    }
    guard seen.allSatisfy({ $0 == 1 }) else { return nil }
    return sums.map { $0 / Double(fine * fine) }
  }
}

/// The places where polygons cross the last requested row of points.
struct Crossings {
  private let polygons: [[PixelPoint]]
  private var row = Double.nan
  private var found: [(x: Double, turn: Int)] = []

  init(polygons: [[PixelPoint]]) { self.polygons = polygons }

  /// Returns the number of crossings left of a point, and their sum: 1 downwards, -1 upwards.
  mutating func turns(leftOf point: PixelPoint) -> (count: Int, sum: Int) {
    if point.y != row { look(along: point.y) }
    var (count, sum) = (0, 0)
    for crossing in found where crossing.x < point.x {
      count += 1
      sum += crossing.turn
    }
    return (count, sum)
  }

  private mutating func look(along y: Double) {
    row = y
    found.removeAll(keepingCapacity: true)
    for polygon in polygons {
      guard var last = polygon.last else { continue }
      for next in polygon {
        if (last.y <= y) != (next.y <= y) {
          let x = last.x + (y - last.y) / (next.y - last.y) * (next.x - last.x)
          found.append((x, last.y < next.y ? 1 : -1))
        }
        last = next
      }
    }
  }
}
