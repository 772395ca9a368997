package import TerrariumBasics

/// A drawing over a field: its form, the ticks in which it is visible, and its style.
package struct Annotation: Hashable, Sendable {
  /// A point of a field; whole numbers are the centres of cells.
  package typealias Point = SIMD2<Double>

  /// The form of an annotation.
  package enum Shape: Hashable, Sendable {
    case label(at: Point)
    case arrow(from: Point, to: Point)
    case line([Point])
    /// A filled polygon.
    case area([Point])
    /// A rectangle along the edges of cells.
    case box(column: Int, row: Int, columns: Int, rows: Int)
  }

  /// The part of a text that is at its point.
  package enum Anchor: String, CaseIterable, Sendable {
    case center, left, right, top, bottom
  }

  package let shape: Shape
  /// The text of a label or an arrow.
  package var text: PictureText?
  /// The point of an arrow's text, if that is not its start.
  package var textPoint: Point?
  /// The first and the last tick of the film in which it is visible.
  package var first: Int?
  package var last: Int?
  /// The ticks in which it fades in and out.
  package var fade = 0
  /// The cells that it moves per tick.
  package var move = Point(0, 0)
  /// Its colour; nil for that of texts.
  package var colour: Colour?
  /// The size of letters or the width of lines, in pixels.
  package var size: Int?
  package var anchor: Anchor?
  /// The rotation in degrees clockwise.
  package var turn = 0.0
  /// Its opacity from 0 to 1; nil for the default.
  package var alpha: Double?
  /// The cell size in pixels at which it has its own size, so that it scales with cells; nil if its
  /// size is fixed in the picture.
  package var zoom: Double?
  /// The range of cell sizes in pixels in which it is visible; it fades towards both ends.
  package var zoomRange: ClosedRange<Double>?
  /// The distance in cells from the centre of the visible area at which it becomes invisible.
  package var distance: Double?
  /// True if its place is on the picture, in percent of its sides, instead of on the field.
  package var isOnPicture = false
  package var hasHalo = true

  package init(_ shape: Shape) { self.shape = shape }

  /// The opacity at a time of the film, from 0 to 1.
  package func opacity(at time: Double) -> Double {
    var opacity = 1.0
    if let first {
      guard time >= Double(first) else { return 0 }
      if fade > 0 { opacity = min(opacity, (time - Double(first) + 1) / Double(fade)) }
    }
    if let last {
      // Interpolated pictures belong to the frame before them.
      guard time < Double(last) + 1 else { return 0 }
      if fade > 0 { opacity = min(opacity, (Double(last) - time + 1) / Double(fade)) }
    }
    return max(0, min(1, opacity))
  }

  /// The columns and rows that it has moved at a time of the film.
  package func shift(at time: Double) -> Point { move * (time - Double(first ?? 0)) }

  /// The points of its form; the first cell of a rectangle.
  package var points: [Point] {
    switch shape {
    case .label(let at): [at]
    case .arrow(let from, let to): [from, to]
    case .line(let points), .area(let points): points
    case .box(let column, let row, _, _): [[Double(column), Double(row)]]
    }
  }

  /// True if it neither moves nor rotates.
  package var staysInBounds: Bool { move == Point(0, 0) && turn == 0 }

  /// The cells, or the percentages of the picture, that its points are in before it moves or
  /// rotates.
  package var bounds: CellRect {
    if case .box(let column, let row, let columns, let rows) = shape {
      return CellRect(x: column, y: row, width: columns, height: rows)
    }
    var points = points
    if case .arrow = shape, let textPoint { points.append(textPoint) }
    func whole(_ number: Double) -> Int { Int(max(-1e15, min(1e15, number.rounded()))) }
    return CellRect(around: points.map { Cell(whole($0.x), whole($0.y)) })
      ?? CellRect(x: 0, y: 0, width: 0, height: 0)
  }
}
