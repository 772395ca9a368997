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
  private static func isNear(_ places: [PixelPoint], width: Double, _ point: PixelPoint) -> Bool {
    zip(places, places.dropFirst()).contains { from, to in
      let way = to - from
      let part = max(0, min(1, ((point - from) * way).sum() / (way * way).sum()))
      let off = point - from - way * part
      return (off * off).sum() <= width * width / 4
    }
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

  private static func share(_ x: Int, _ y: Int, _ isInside: (PixelPoint) -> Bool) -> Double {
    let fine = 8
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

/// Outlines of letters, whose inside is where lines turn around a point.
package enum NaiveOutlines {
  /// Returns the lines that a ray from far left to the right crosses, with their positions and
  /// directions.
  private static func crossings(
    _ outlines: [[SIMD2<Int>]], _ y: Double
  ) -> [(place: Double, turn: Int)] {
    var crossings: [(place: Double, turn: Int)] = []
    for outline in outlines {
      guard var last = outline.last else { continue }
      for point in outline {
        let (ay, by) = (Double(last.y), Double(point.y))
        if (ay <= y) != (by <= y) {
          let cross = Double(last.x) + (y - ay) / (by - ay) * Double(point.x - last.x)
          crossings.append((cross, by > ay ? 1 : -1))
        }
        last = point
      }
    }
    return crossings
  }

  /// Returns how much of a pixel outlines enclose, of 255. A pixel is 256 units wide.
  package static func share(_ outlines: [[SIMD2<Int>]], _ x: Int, _ y: Int) -> Double {
    let side = 24
    var inside = 0
    for row in 0..<side {
      let crossings = crossings(outlines, (Double(y) - (Double(row) + 0.5) / Double(side)) * 256)
      for column in 0..<side {
        let place = (Double(x) + (Double(column) + 0.5) / Double(side)) * 256
        // A point is inside or not depending on the lines that a ray from it to the right crosses.
        var winding = 0
        for crossing in crossings where crossing.place > place { winding += crossing.turn }
        if winding != 0 { inside += 1 }
      }
    }
    return Double(inside) / Double(side * side) * 255
  }
}
