internal import TerrariumBasics
package import TerrariumRendering

/// A name on the map.
package struct MapLabel: Sendable {
  package let text: String
  let letters: Font
  /// The rectangle in the map's pixels, or in a picture.
  package private(set) var rect: PixelRect

  /// The label at its place in a picture.
  func moved(into frame: MapFrame) -> MapLabel {
    var label = self
    label.rect.left += frame.room.left - frame.left
    label.rect.top += frame.room.top - frame.top
    return label
  }

  /// Paints it with a rim in the land's colour.
  func paint(_ colours: MapColours, on canvas: inout some ScenePage) {
    for (dx, dy) in [(-1, -1), (0, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (0, 1), (1, 1)] {
      canvas.set(
        text, left: rect.left + dx, top: rect.top + dy, font: letters.style, colour: colours.land)
    }
    canvas.set(text, left: rect.left, top: rect.top, font: letters.style, colour: colours.label)
  }
}

/// The occupied rectangles, by the squares of a grid.
private struct OccupiedSquares {
  private var rects: [Cell: [PixelRect]] = [:]

  private static func squares(of rect: PixelRect) -> [Cell] {
    let columns = rect.left >> 7...max(rect.left, rect.right - 1) >> 7
    let rows = rect.top >> 7...max(rect.top, rect.bottom - 1) >> 7
    return rows.flatMap { row in columns.map { Cell($0, row) } }
  }

  /// True if no occupied rectangle overlaps a rectangle.
  func isFree(_ rect: PixelRect) -> Bool {
    !Self.squares(of: rect).contains { square in
      rects[square]?.contains { $0.overlaps(rect) } ?? false
    }
  }

  mutating func take(_ rect: PixelRect) {
    for square in Self.squares(of: rect) { rects[square, default: []].append(rect) }
  }
}

extension MapArt {
  /// The names at a scale: each as often as its street's length allows, without overlap.
  func labels(at scale: MapScale) -> [MapLabel] {
    let letters = Font(face, size: max(Font.smallest, pictureSide / 33))
    var labels: [MapLabel] = []
    var taken = OccupiedSquares()
    // Larger things first: roads before streets, areas last.
    let kinds: [Ground.Kind] = [.road, .lake, .park, .square, .street, .path]
    for kind in kinds {
      for part in parts ?? [] where part.kind == kind {
        guard let name = part.name else { continue }
        let width = letters.width(of: name)
        for place in part.isArea ? middle(of: part, scale) : places(along: part, scale, width) {
          let rect = PixelRect(
            left: Int(place.x.rounded()) - width / 2,
            top: Int(place.y.rounded()) - letters.height / 2, width: width, height: letters.height)
          let room = PixelRect(
            left: rect.left - 6, top: rect.top - 3, width: width + 12, height: rect.height + 6)
          guard taken.isFree(room) else { continue }
          taken.take(rect)
          labels.append(MapLabel(text: name, letters: letters, rect: rect))
        }
      }
    }
    return labels
  }

  private func middle(of part: Part, _ scale: MapScale) -> [(x: Double, y: Double)] {
    guard part.box.left <= part.box.right else { return [] }
    return [
      scale.pixel(
        of: MapPoint(
          x: (part.box.left + part.box.right) / 2, y: (part.box.top + part.box.bottom) / 2))
    ]
  }

  /// Places at even distances along a line that is long enough for its name.
  private func places(
    along part: Part, _ scale: MapScale, _ width: Int
  ) -> [(x: Double, y: Double)] {
    var places: [(x: Double, y: Double)] = []
    for line in part.lines {
      let points = line.map(scale.pixel)
      let lengths = zip(points, points.dropFirst()).map { from, to in
        ((to.x - from.x) * (to.x - from.x) + (to.y - from.y) * (to.y - from.y)).squareRoot()
      }
      let length = lengths.reduce(0, +)
      guard length > Double(width) * 0.8, length.isFinite else { continue }
      let count = max(1, min(50, Int(length / Double(max(1, pictureSide)))))
      for number in 0..<count {
        var rest = length * (Double(number) + 0.5) / Double(count)
        for (place, step) in lengths.enumerated() {
          guard rest > step, place < lengths.count - 1 else {
            let share = step > 0 ? min(1, rest / step) : 0
            let (from, to) = (points[place], points[place + 1])
            places.append((from.x + (to.x - from.x) * share, from.y + (to.y - from.y) * share))
            break
          }
          rest -= step
        }
      }
    }
    return places
  }
}
