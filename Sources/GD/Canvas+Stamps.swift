extension Canvas {
  /// Lays pixels, `0xRRGGBB`, over a rectangle, row by row, clipped to the canvas.
  package mutating func copy(
    _ pixels: borrowing Span<UInt32>, width: Int, left: Int, top: Int
  ) {
    forEachRow(of: pixels.count, width: width, left: left, top: top) {
      span, start, source, columns in
      for x in columns { span[start + x] = pixels[source + x] & 0xff_ffff }
    }
  }

  /// Sets pixels, `0xAARRGGBB`, with their opacity, clipped to the canvas.
  package mutating func set(_ pixels: [UInt32], width: Int, left: Int, top: Int) {
    forEachRow(of: pixels.count, width: width, left: left, top: top) {
      span, start, source, columns in
      for x in columns {
        let pixel = pixels[source + x]
        let clear = 127 - ((pixel >> 24) * 127 + 127) / 255
        span[start + x] = clear << 24 | pixel & 0xff_ffff
      }
    }
  }

  /// Blends pixels, `0xAARRGGBB`, over an opaque canvas, row by row, clipped to it.
  package mutating func stamp(
    _ pixels: borrowing Span<UInt32>, width: Int, left: Int, top: Int
  ) {
    forEachRow(of: pixels.count, width: width, left: left, top: top) {
      span, start, source, columns in
      for x in columns {
        let over = pixels[source + x]
        let share = over >> 24
        guard share > 0 else { continue }
        guard share < 255 else {
          span[start + x] = over & 0xff_ffff
          continue
        }
        span[start + x] = mixed(over, span[start + x], part: share + share >> 7)
      }
    }
  }

  /// Draws a circle's line of a width with smooth edges, on an opaque canvas.
  package mutating func strokeCircle(
    _ colour: UInt32, centreX: Double, centreY: Double, radius: Double, width lineWidth: Double
  ) {
    let (inner, outer) = (max(0, radius - lineWidth / 2), radius + lineWidth / 2)
    guard outer > 0, abs(centreX) < 1e8, abs(centreY) < 1e8, outer < 1e8 else { return }
    let first = max(0, Int((centreY - outer - 1).rounded(.down)))
    let last = min(height - 1, Int((centreY + outer + 1).rounded(.up)))
    guard first <= last else { return }
    for y in first...last {
      let start = y * width
      let dy = Double(y) + 0.5 - centreY
      let reach = max(0, (outer + 1) * (outer + 1) - dy * dy).squareRoot()
      let hollow = max(0, max(0, inner - 1) * max(0, inner - 1) - dy * dy).squareRoot()
      for columns in [
        columns(from: centreX - reach, to: centreX - hollow),
        columns(from: max(centreX - hollow + 1, centreX + hollow), to: centreX + reach),
      ] {
        for x in columns {
          let dx = Double(x) + 0.5 - centreX
          let away = (dx * dx + dy * dy).squareRoot()
          let share =
            max(0, min(1, outer + 0.5 - away)) - max(0, min(1, inner + 0.5 - away))
          let part = UInt32((share * 256).rounded())
          guard part > 0 else { continue }
          store[start + x] = mixed(colour, store[start + x], part: min(256, part))
        }
      }
    }
  }

  /// The columns of the canvas that a stretch touches.
  private func columns(from start: Double, to end: Double) -> Range<Int> {
    let first = max(0, Int(start.rounded(.down)))
    return first..<max(first, min(width, Int(end.rounded(.up))))
  }

  /// Goes through the rows that a picture covers, with the canvas's pixels, where its row begins
  /// for the picture, where the picture's row begins, and the columns that lie on the canvas.
  mutating func forEachRow(
    of count: Int, width: Int, left: Int, top: Int,
    _ body: (inout MutableSpan<UInt32>, Int, Int, Range<Int>) -> Void
  ) {
    precondition(width > 0 && count % width == 0, "whole rows")
    let columns = (max(0, -left)..<max(max(0, -left), min(width, self.width - left)))
    let (pitch, rows) = (self.width, (-top..<height - top).clamped(to: 0..<count / width))
    guard !columns.isEmpty else { return }
    var span = store.mutableSpan
    for y in rows { body(&span, (top + y) * pitch + left, y * width, columns) }
  }
}

/// A colour over another, with a share of 256 parts.
@inline(__always)
func mixed(_ over: UInt32, _ below: UInt32, part: UInt32) -> UInt32 {
  // Two colours at once, each with eight bits of room above it.
  let outer = ((over & 0xff00ff) &* part &+ (below & 0xff00ff) &* (256 &- part) &+ 0x800080) >> 8
  let inner = ((over & 0xff00) &* part &+ (below & 0xff00) &* (256 &- part) &+ 0x8000) >> 8
  return outer & 0xff00ff | inner & 0xff00
}
