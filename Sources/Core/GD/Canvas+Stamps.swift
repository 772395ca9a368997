extension Canvas {
  /// Copies pixels, `0xRRGGBB`, to a rectangle, row by row, clipped to the canvas.
  package mutating func copy(
    _ pixels: borrowing Span<UInt32>, width: Int, left: Int, top: Int
  ) {
    forEachRow(of: pixels.count, width: width, left: left, top: top) {
      row, left, source, columns in
      for x in columns { row[x] = pixels[source + x - left] & 0xff_ffff }
    }
  }

  /// Sets pixels, `0xAARRGGBB`, including their opacity, clipped to the canvas.
  package mutating func set(_ pixels: [UInt32], width: Int, left: Int, top: Int) {
    forEachRow(of: pixels.count, width: width, left: left, top: top) {
      row, left, source, columns in
      for x in columns {
        let pixel = pixels[source + x - left]
        let clear = 127 - ((pixel >> 24) * 127 + 127) / 255
        row[x] = clear << 24 | pixel & 0xff_ffff
      }
    }
  }

  /// Blends pixels, `0xAARRGGBB`, over an opaque canvas, row by row, clipped to it.
  package mutating func stamp(
    _ pixels: borrowing Span<UInt32>, width: Int, left: Int, top: Int
  ) {
    forEachRow(of: pixels.count, width: width, left: left, top: top) {
      row, left, source, columns in
      for x in columns {
        let over = pixels[source + x - left]
        let share = over >> 24
        guard share > 0 else { continue }
        guard share < 255 else {
          row[x] = over & 0xff_ffff
          continue
        }
        row[x] = mixed(over, row[x], part: share + share >> 7)
      }
    }
  }

  /// Draws a circle of a line width with smooth edges, on an opaque canvas.
  package mutating func strokeCircle(
    _ colour: UInt32, centreX: Double, centreY: Double, radius: Double, width lineWidth: Double
  ) {
    let (inner, outer) = (max(0, radius - lineWidth / 2), radius + lineWidth / 2)
    guard outer > 0, abs(centreX) < 1e8, abs(centreY) < 1e8, outer < 1e8 else { return }
    let first = max(0, Int((centreY - outer - 1).rounded(.down)))
    let last = min(height - 1, Int((centreY + outer + 1).rounded(.up)))
    guard first <= last else { return }
    for y in first...last {
      let dy = Double(y) + 0.5 - centreY
      let reach = max(0, (outer + 1) * (outer + 1) - dy * dy).squareRoot()
      let hollow = max(0, max(0, inner - 1) * max(0, inner - 1) - dy * dy).squareRoot()
      let sides = [
        columns(from: centreX - reach, to: centreX - hollow),
        columns(from: max(centreX - hollow + 1, centreX + hollow), to: centreX + reach),
      ]
      withRow(y) { row in
        for x in sides.joined() {
          let dx = Double(x) + 0.5 - centreX
          let away = (dx * dx + dy * dy).squareRoot()
          let share =
            max(0, min(1, outer + 0.5 - away)) - max(0, min(1, inner + 0.5 - away))
          let part = UInt32((share * 256).rounded())
          guard part > 0 else { continue }
          row[x] = mixed(colour, row[x], part: min(256, part))
        }
      }
    }
  }

  /// The columns of the canvas that a stretch touches.
  private func columns(from start: Double, to end: Double) -> Range<Int> {
    let first = max(0, Int(start.rounded(.down)))
    return first..<max(first, min(width, Int(end.rounded(.up))))
  }

  /// Calls a closure for each covered row of the canvas: the row, the column where the picture
  /// begins, the offset of the row in its pixels, and the visible columns.
  @inline(__always)
  mutating func forEachRow(
    of count: Int, width: Int, left: Int, top: Int,
    _ body: (inout MutableSpan<UInt32>, Int, Int, Range<Int>) -> Void
  ) {
    precondition(width > 0 && count % width == 0, "whole rows")
    let columns = (left..<left + width).clamped(to: 0..<self.width)
    guard !columns.isEmpty else { return }
    for y in (top..<top + count / width).clamped(to: 0..<height) {
      withRow(y) { body(&$0, left, (y - top) * width, columns) }
    }
  }
}

/// A colour blended over another, by a share of 256.
@inline(__always)
func mixed(_ over: UInt32, _ below: UInt32, part: UInt32) -> UInt32 {
  // Two components at once, each with eight spare bits above it.
  let outer = ((over & 0xff00ff) &* part &+ (below & 0xff00ff) &* (256 &- part) &+ 0x800080) >> 8
  let inner = ((over & 0xff00) &* part &+ (below & 0xff00) &* (256 &- part) &+ 0x8000) >> 8
  return outer & 0xff00ff | inner & 0xff00
}
