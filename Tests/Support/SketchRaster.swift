package import TerrariumRendering

/// A slow, simple painter of sketches: each pixel has four by four sample points, and each shape
/// tests if a point lies inside.
package struct SketchRaster {
  private static let fine = 4

  private let width: Int
  private let height: Int
  /// Red, green and blue of each point, row by row.
  private var points: [SIMD3<Double>]

  private struct Place {
    var origin = Sketch.Point()
    var scale = 1.0
    /// In points.
    var clip: (left: Double, top: Double, right: Double, bottom: Double)
  }

  /// Returns the pixels of a sketch.
  package static func picture(of sketch: Sketch) -> TruePicture {
    var raster = SketchRaster(sketch)
    raster.paint(
      sketch.items,
      Place(clip: (0, 0, Double(sketch.width * fine), Double(sketch.height * fine))))
    return raster.picture
  }

  private init(_ sketch: Sketch) {
    (width, height) = (sketch.width * Self.fine, sketch.height * Self.fine)
    points = Array(repeating: SIMD3(255, 0, 255), count: width * height)
  }

  private var picture: TruePicture {
    let (columns, rows) = (width / Self.fine, height / Self.fine)
    var colours: [UInt32] = []
    for y in 0..<rows {
      for x in 0..<columns {
        var sum = SIMD3<Double>()
        for line in y * Self.fine..<(y + 1) * Self.fine {
          for point in x * Self.fine..<(x + 1) * Self.fine { sum += points[line * width + point] }
        }
        let mean = sum / Double(Self.fine * Self.fine)
        var colour: UInt32 = 0
        for part in [mean.x, mean.y, mean.z] { colour = colour << 8 | UInt32(part + 0.5) }
        colours.append(colour)
      }
    }
    return TruePicture(width: columns, height: rows, colours: colours)
  }

  /// Blends the colours that `colour` returns for the points of a box.
  private mutating func blend(
    _ box: (left: Double, top: Double, right: Double, bottom: Double), _ place: Place,
    _ colour: (Sketch.Point) -> (colour: SIMD3<Double>, opacity: Double)?
  ) {
    let unit = place.scale * Double(Self.fine)
    let shift = place.origin * Double(Self.fine)
    func range(_ from: Double, _ to: Double, _ low: Double, _ high: Double) -> Range<Int> {
      let first = Int(max(from, low).rounded(.down))
      return first..<max(first, Int(min(to, high).rounded(.up)))
    }
    let columns = range(
      box.left * unit + shift.x, box.right * unit + shift.x, place.clip.left, place.clip.right)
    let rows = range(
      box.top * unit + shift.y, box.bottom * unit + shift.y, place.clip.top, place.clip.bottom)
    for y in rows.clamped(to: 0..<height) {
      for x in columns.clamped(to: 0..<width) {
        let point = Sketch.Point(Double(x) + 0.5, Double(y) + 0.5)
        guard let (over, opacity) = colour((point - shift) / unit) else { continue }
        points[y * width + x] += (over - points[y * width + x]) * opacity
      }
    }
  }

  private mutating func fill(
    _ ink: Sketch.Ink, _ box: (left: Double, top: Double, right: Double, bottom: Double),
    _ place: Place, _ isInside: (Sketch.Point) -> Bool
  ) {
    let colour = SIMD3(Double(ink.colour.red), Double(ink.colour.green), Double(ink.colour.blue))
    blend(box, place) { isInside($0) ? (colour, ink.opacity) : nil }
  }

  private mutating func paint(_ items: [Sketch.Item], _ place: Place) {
    for item in items { paint(item, place) }
  }

  private mutating func paint(_ item: Sketch.Item, _ place: Place) {
    switch item {
    case .squares(let rects, let ink):
      for rect in rects { fill(ink, Self.edges(Sketch.Box(rect)), place) { _ in true } }
    case .discs(let centres, let radius, let ink):
      for centre in centres {
        fill(ink, Self.edges([centre], radius), place) { Self.length($0 - centre) <= radius }
      }
    case .rounded(let boxes, let radius, let ink):
      for box in boxes { fill(ink, Self.edges(box), place) { Self.isInside($0, box, radius) } }
    case .area(let polygons, let ink):
      var crossings = Crossings(polygons: polygons)
      fill(ink, Self.edges(polygons.flatMap(\.self), 0), place) {
        crossings.turns(leftOf: $0).count % 2 == 1
      }
    case .line(let points, let width, let ink):
      fill(ink, Self.edges(points, width), place) {
        NaivePolygons.isNear(points, width: width, $0)
      }
    case .ring(let centre, let radius, let width, let ink):
      fill(ink, Self.edges([centre], radius + width), place) {
        abs(Self.length($0 - centre) - radius) <= width / 2
      }
    case .letters(let row, let ink): paint(row, ink, place)
    case .picture(let picture, let box, let isMirrored):
      blend(Self.edges(box), place) { Self.pixel($0, picture, box, isMirrored) }
    case .group(let group):
      var inner = place
      inner.origin += group.origin * place.scale
      inner.scale *= group.scale
      if let clip = group.clip {
        let (corner, unit) = (place.origin, place.scale)
        func edge(_ pixel: Int, _ shift: Double) -> Double {
          (Double(pixel) * unit + shift) * Double(Self.fine)
        }
        inner.clip = (
          max(inner.clip.left, edge(clip.left, corner.x)),
          max(inner.clip.top, edge(clip.top, corner.y)),
          min(inner.clip.right, edge(clip.right, corner.x)),
          min(inner.clip.bottom, edge(clip.bottom, corner.y))
        )
      }
      paint(group.items, inner)
    }
  }

  private mutating func paint(_ row: LetterRow, _ ink: Sketch.Ink, _ place: Place) {
    let scale = row.size / 1000
    for (letter, pen) in row.letters {
      let outlines = letter.outline.polygons.map { polygon in
        polygon.map { row.place(along: (pen + $0.x) * scale, down: -$0.y * scale) }
      }
      var crossings = Crossings(polygons: outlines)
      fill(ink, Self.edges(outlines.flatMap(\.self), row.spread), place) { point in
        crossings.turns(leftOf: point).sum != 0
          || row.spread > 0
            && outlines.contains {
              NaivePolygons.isNear($0 + $0.prefix(1), width: 2 * row.spread, point)
            }
      }
    }
  }
}

extension SketchRaster {
  private typealias Edges = (left: Double, top: Double, right: Double, bottom: Double)

  private static func edges(_ box: Sketch.Box) -> Edges {
    (box.left, box.top, box.left + box.width, box.top + box.height)
  }

  private static func edges(_ points: [Sketch.Point], _ reach: Double) -> Edges {
    let (x, y) = (points.map(\.x), points.map(\.y))
    return (
      (x.min() ?? 0) - reach, (y.min() ?? 0) - reach, (x.max() ?? 0) + reach,
      (y.max() ?? 0) + reach
    )
  }

  private static func length(_ way: Sketch.Point) -> Double { (way * way).sum().squareRoot() }

  private static func isInside(_ point: Sketch.Point, _ box: Sketch.Box, _ radius: Double) -> Bool {
    let half = Sketch.Point(box.width, box.height) / 2
    let off = point - Sketch.Point(box.left, box.top) - half
    let beyond = Sketch.Point(
      max(0, abs(off.x) - half.x + radius), max(0, abs(off.y) - half.y + radius))
    return length(beyond) <= radius
  }

  private static func pixel(
    _ point: Sketch.Point, _ picture: SketchPicture, _ box: Sketch.Box, _ isMirrored: Bool
  ) -> (colour: SIMD3<Double>, opacity: Double)? {
    let across = (point.x - box.left) / box.width
    let x = Int((isMirrored ? 1 - across : across) * Double(picture.width))
    let y = Int((point.y - box.top) / box.height * Double(picture.height))
    guard 0..<picture.width ~= x, 0..<picture.height ~= y, across >= 0 else { return nil }
    let place = y * picture.width + x
    let pixel: UInt32 =
      switch picture.pixels {
      case .indexed(let indices, let palette): 0xff00_0000 | palette[Int(indices[place])].code
      case .blended(let pixels): pixels[place]
      }
    return (
      SIMD3(Double(pixel >> 16 & 255), Double(pixel >> 8 & 255), Double(pixel & 255)),
      Double(pixel >> 24) / 255
    )
  }
}

extension GlyphOutline {
  private static func point(_ place: Point) -> Sketch.Point {
    Sketch.Point(Double(place.x), Double(place.y))
  }

  /// Its contours with each curve as sixteen lines.
  package var polygons: [[Sketch.Point]] {
    contours.map { contour in
      var points = [Self.point(contour.start)]
      for part in contour.parts {
        switch part {
        case .line(let end): points.append(Self.point(end))
        case .curve(let b, let c, let d):
          let start = points[points.count - 1]
          for step in 1...16 {
            let t = Double(step) / 16
            let (u, v) = (1 - t, 3 * t * (1 - t))
            var point = start * (u * u * u)
            point += Self.point(b) * (v * u)
            point += Self.point(c) * (v * t)
            point += Self.point(d) * (t * t * t)
            points.append(point)
          }
        }
      }
      return points
    }
  }
}

extension TruePicture {
  /// Returns the mean difference of red, green and blue, of 255; nil if sizes differ.
  package func meanDifference(from other: TruePicture) -> Double? {
    guard (width, height) == (other.width, other.height) else { return nil }
    var sum = 0
    for (one, two) in zip(colours, other.colours) {
      for shift: UInt32 in [16, 8, 0] {
        sum += abs(Int(one >> shift & 255) - Int(two >> shift & 255))
      }
    }
    return Double(sum) / Double(3 * max(1, colours.count))
  }
}
