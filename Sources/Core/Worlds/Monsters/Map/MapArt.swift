internal import TerrariumGD
internal import TerrariumRendering

/// Paints the features of a ground in a square of the map.
struct MapArt: Sendable {
  /// A feature of the ground on the map's plane.
  struct Part: Sendable {
    let kind: Ground.Kind
    let name: String?
    let isArea: Bool
    let lines: [[MapPoint]]
    /// The smallest rectangle around it.
    let box: (left: Double, top: Double, right: Double, bottom: Double)
  }

  /// The features in painting order; nil if the ground is plain.
  let parts: [Part]?
  let colours: MapColours
  /// The shorter side of pictures, which determines the width of lines.
  let pictureSide: Int
  /// The typeface of names.
  let face: FontFace

  /// Creates the art of a ground; nil stands for a plain one.
  init(_ ground: Ground?, colours: MapColours, pictureSide: Int, face: FontFace) {
    self.colours = colours
    self.pictureSide = pictureSide
    self.face = face
    let order = Ground.Kind.allCases
    parts = ground.map { ground in
      ground.features.map(Self.part).enumerated().sorted { one, other in
        let places = [one, other].map { order.firstIndex(of: $0.element.kind) ?? 0 }
        return (places[0], one.offset) < (places[1], other.offset)
      }.map(\.element)
    }
  }

  private static func part(_ feature: Ground.Feature) -> Part {
    let lines = feature.paths.map { $0.map(MapPoint.init) }
    var box = (
      left: Double.infinity, top: Double.infinity, right: -Double.infinity, bottom: -Double.infinity
    )
    for point in lines.joined() {
      box = (
        min(box.left, point.x), min(box.top, point.y), max(box.right, point.x),
        max(box.bottom, point.y)
      )
    }
    return Part(
      kind: feature.kind, name: feature.name, isArea: feature.isArea, lines: lines, box: box)
  }

  /// The pixels of a square, given its top left in the map's pixels.
  func pixels(left: Int, top: Int, side: Int, scale: MapScale) -> [UInt32] {
    guard var canvas = try? Canvas(width: side, height: side) else {
      return [UInt32](repeating: colours.land.code, count: side * side)
    }
    paint(MapSquare(left: left, top: top, side: side, scale: scale, art: self), on: &canvas)
    return canvas.colours
  }

  /// Paints the visible part of the map, with a margin around it, as one square.
  func paint(_ frame: MapFrame, on canvas: inout some ScenePage) {
    let room = frame.room
    paint(
      MapSquare(
        left: frame.left - room.left, top: frame.top - room.top,
        side: max(room.right, room.bottom), scale: frame.scale, art: self),
      on: &canvas)
  }

  private func paint(_ square: MapSquare, on canvas: inout some ScenePage) {
    canvas.fill(colours.land.code)
    if let parts {
      square.paint(parts, on: &canvas)
    } else {
      square.paintGrid(on: &canvas)
    }
  }
}

/// A square of the map being painted.
struct MapSquare {
  let left: Int
  let top: Int
  let side: Int
  let scale: MapScale
  let art: MapArt

  /// Paints lines at round distances, so that a plain ground shows distances walked.
  func paintGrid(on canvas: inout some ScenePage) {
    // 1, 2, 5, 10, 20, 50 and so on.
    var (metres, count) = (1.0, 0)
    while metres * scale.pixels < Double(art.pictureSide) / 9 {
      metres *= [2, 2.5, 2][count % 3]
      count += 1
    }
    let step = metres * scale.pixels
    for (start, isAcross) in [(left, true), (top, false)] {
      var number = (Double(start) / step).rounded(.up)
      while number * step < Double(start + side) {
        let place = Int((number * step).rounded()) - start
        if isAcross {
          canvas.fill(art.colours.grid.code, left: place, top: 0, width: 1, height: side)
        } else {
          canvas.fill(art.colours.grid.code, left: 0, top: place, width: side, height: 1)
        }
        number += 1
      }
    }
  }

  func paint(_ parts: [MapArt.Part], on canvas: inout some ScenePage) {
    let seen = parts.filter(isSeen)
    for part in seen where part.isArea { fill(part, on: &canvas) }
    // Edges are below all lines, so that streets meet without them.
    for part in seen where !part.isArea {
      if let edge = art.colours.edge(of: part.kind) {
        stroke(part, edge, width: width(of: part.kind) + 2 * rim, on: &canvas)
      }
    }
    for part in seen where !part.isArea {
      stroke(part, art.colours[part.kind], width: width(of: part.kind), on: &canvas)
    }
  }

  private var rim: Double { max(1, Double(art.pictureSide) / 360) }

  private func width(of kind: Ground.Kind) -> Double {
    let width = kind.width
    return max(width.pixels * Double(art.pictureSide) / 360, width.metres * scale.pixels)
  }

  private func isSeen(_ part: MapArt.Part) -> Bool {
    guard part.box.left <= part.box.right else { return false }
    let margin = width(of: part.kind) + rim + 1
    let (from, to) = (
      pixel(MapPoint(x: part.box.left, y: part.box.top)),
      pixel(MapPoint(x: part.box.right, y: part.box.bottom))
    )
    let side = Double(side)
    // Features across the opposite side of the globe are painted whole instead of being cut in two.
    return from.x > to.x
      || from.x < side + margin && to.x > -margin && from.y < side + margin && to.y > -margin
  }

  private func pixel(_ point: MapPoint) -> (x: Double, y: Double) {
    let pixel = scale.pixel(of: point)
    return (pixel.x - Double(left), pixel.y - Double(top))
  }

  private func fill(_ part: MapArt.Part, on canvas: inout some ScenePage) {
    // One path of all rings: connections between them go back and forth, and so enclose nothing.
    var path: [(x: Double, y: Double)] = []
    var starts: [(x: Double, y: Double)] = []
    for ring in part.lines where ring.count > 2 {
      let points = ring.map(pixel)
      path += points + [points[0]]
      starts.append(points[0])
    }
    path += starts.dropLast().reversed()
    canvas.fillPolygon(art.colours[part.kind].code, path)
    guard let edge = art.colours.edge(of: part.kind) else { return }
    for ring in part.lines where ring.count > 2 {
      stroke(ring + [ring[0]], edge, width: rim, on: &canvas)
    }
  }

  private func stroke(
    _ part: MapArt.Part, _ colour: Colour, width: Double, on canvas: inout some ScenePage
  ) {
    for line in part.lines { stroke(line, colour, width: width, on: &canvas) }
  }

  private func stroke(
    _ line: [MapPoint], _ colour: Colour, width: Double, on canvas: inout some ScenePage
  ) {
    let points = line.map(pixel)
    guard !canvas.isOfShapes else {
      return canvas.smoothLine(colour.code, through: points, width: width)
    }
    let (low, high) = (-width - 1, Double(side) + width + 1)
    for (from, to) in zip(points, points.dropFirst()) {
      guard min(from.x, to.x) < high, max(from.x, to.x) > low, min(from.y, to.y) < high,
        max(from.y, to.y) > low
      else { continue }
      canvas.smoothLine(colour.code, from: from, to: to, width: width)
    }
    // Round ends and joints.
    guard width > 1.5 else { return }
    for point in points where low..<high ~= point.x && low..<high ~= point.y {
      canvas.fillCircle(colour.code, centreX: point.x, centreY: point.y, radius: width / 2)
    }
  }
}
