package import TerrariumBasics

/// A rectangle of a picture's pixels, from the top left.
package struct PixelRect: Hashable, Sendable {
  package var left: Int
  package var top: Int
  package var width: Int
  package var height: Int

  package init(left: Int, top: Int, width: Int, height: Int) {
    self.left = left
    self.top = top
    self.width = max(0, width)
    self.height = max(0, height)
  }

  /// Creates a rectangle at the picture's top left.
  package init(_ size: GridSize) {
    self.init(left: 0, top: 0, width: size.columns, height: size.rows)
  }

  /// Creates a rectangle of some columns and rows.
  package init(columns: Range<Int>, rows: Range<Int>) {
    self.init(
      left: columns.lowerBound, top: rows.lowerBound, width: columns.count, height: rows.count)
  }

  package var right: Int { left + width }
  package var bottom: Int { top + height }

  package var columns: Range<Int> { left..<right }
  package var rows: Range<Int> { top..<bottom }
  package var size: GridSize { GridSize(columns: width, rows: height) }

  /// True if the rectangle has no pixels.
  package var isEmpty: Bool { width == 0 || height == 0 }

  /// The centre.
  package var centre: (x: Double, y: Double) {
    (Double(left) + Double(width) / 2, Double(top) + Double(height) / 2)
  }

  /// True if another rectangle is completely inside.
  package func contains(_ other: PixelRect) -> Bool {
    other.left >= left && other.top >= top && other.right <= right && other.bottom <= bottom
  }

  /// True if the rectangle has room for a size.
  package func hasRoom(for size: GridSize) -> Bool { width >= size.columns && height >= size.rows }

  /// True if the rectangles share a pixel.
  package func overlaps(_ other: PixelRect) -> Bool {
    left < other.right && other.left < right && top < other.bottom && other.top < bottom
  }

  /// The rectangle without a margin on all sides.
  package func inset(by margin: Int) -> PixelRect { inset(across: margin, down: margin) }

  /// The rectangle without margins of some width and height.
  package func inset(across: Int, down: Int) -> PixelRect {
    PixelRect(
      left: left + across, top: top + down, width: width - 2 * across, height: height - 2 * down)
  }

  /// Removes a strip from the top, with the gap below it, and returns the strip.
  package mutating func takeTop(_ height: Int, gap: Int = 0) -> PixelRect {
    let height = min(height, self.height)
    defer {
      self = PixelRect(
        left: left, top: top + height + gap, width: width, height: self.height - height - gap)
    }
    return PixelRect(left: left, top: top, width: width, height: height)
  }

  /// Removes a strip from the bottom, with the gap above it, and returns the strip.
  package mutating func takeBottom(_ height: Int, gap: Int = 0) -> PixelRect {
    let height = min(height, self.height)
    defer { self.height = max(0, self.height - height - gap) }
    return PixelRect(left: left, top: bottom - height, width: width, height: height)
  }

  /// Removes a strip from the left, with the gap beside it, and returns the strip.
  package mutating func takeLeft(_ width: Int, gap: Int = 0) -> PixelRect {
    let width = min(width, self.width)
    defer {
      self = PixelRect(
        left: left + width + gap, top: top, width: self.width - width - gap, height: height)
    }
    return PixelRect(left: left, top: top, width: width, height: height)
  }

  /// Removes a strip from the right, with the gap beside it, and returns the strip.
  package mutating func takeRight(_ width: Int, gap: Int = 0) -> PixelRect {
    let width = min(width, self.width)
    defer { self.width = max(0, self.width - width - gap) }
    return PixelRect(left: right - width, top: top, width: width, height: height)
  }

  /// A rectangle of at most this size in the centre.
  package func centred(width: Int, height: Int) -> PixelRect {
    let (width, height) = (min(width, self.width), min(height, self.height))
    return PixelRect(
      left: left + (self.width - width) / 2, top: top + (self.height - height) / 2, width: width,
      height: height)
  }
}
