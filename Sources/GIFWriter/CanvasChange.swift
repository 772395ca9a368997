/// The difference between two canvases of one size, whose pixels are `0xAARRGGBB`, or 0 where
/// transparent.
struct CanvasChange {
  /// The number of pixels that differ.
  private(set) var count = 0
  /// The smallest rectangle with all differences; nil if there are none.
  private(set) var area: PixelArea?
  /// The rectangle of the pixels that become transparent, which no frame can draw.
  private(set) var vanishing: PixelArea?

  init(from old: [UInt32], to new: [UInt32], width: Int) {
    precondition(old.count == new.count && old.count % width == 0)
    var (bounds, gone) = (Bounds(), Bounds())
    for y in 0..<old.count / width {
      let row = y * width..<(y + 1) * width
      guard old[row] != new[row] else { continue }
      for place in row where old[place] != new[place] {
        count += 1
        bounds.add(place - row.lowerBound, y)
        if new[place] == 0 { gone.add(place - row.lowerBound, y) }
      }
    }
    (area, vanishing) = (bounds.area, gone.area)
  }

  /// The smallest rectangle around some points.
  private struct Bounds {
    var left = Int.max
    var top = Int.max
    var right = -1
    var bottom = -1

    mutating func add(_ x: Int, _ y: Int) {
      (left, right) = (min(left, x), max(right, x))
      (top, bottom) = (min(top, y), y)
    }

    var area: PixelArea? {
      guard right >= 0 else { return nil }
      return PixelArea(left: left, top: top, width: right - left + 1, height: bottom - top + 1)
    }
  }
}

/// A canvas that frames are drawn on.
struct Canvas {
  /// `0xAARRGGBB`, row by row; 0 where transparent.
  var pixels: [UInt32]
  let width: Int

  /// Returns the canvas with an area made transparent.
  func cleared(_ area: PixelArea) -> Canvas {
    var cleared = self
    for y in area.top..<area.top + area.height {
      for x in area.left..<area.left + area.width { cleared.pixels[y * width + x] = 0 }
    }
    return cleared
  }

  /// Returns the differences from another picture.
  func change(to shown: [UInt32]) -> CanvasChange {
    CanvasChange(from: pixels, to: shown, width: width)
  }
}

extension PixelArea {
  /// Returns the smallest rectangle around both.
  func union(_ other: PixelArea?) -> PixelArea {
    guard let other else { return self }
    let (left, top) = (min(left, other.left), min(top, other.top))
    return PixelArea(
      left: left, top: top,
      width: max(self.left + width, other.left + other.width) - left,
      height: max(self.top + height, other.top + other.height) - top)
  }
}
