extension Canvas {
  /// Another canvas at another size, averaged as it shrinks, its transparency kept.
  package init(_ other: borrowing Canvas, width: Int, height: Int) throws(GDError) {
    try self.init(width: width, height: height)
    let scaling = Scaling(from: (other.width, other.height), to: (width, height))
    for y in 0..<height {
      for x in 0..<width { store[y * width + x] = scaling.pixel(x, y, of: other.store.span) }
    }
  }

  /// Draws all of another canvas into a rectangle, averaged when reduced, with its transparency
  /// blended; parts beyond this canvas are clipped.
  package mutating func draw(
    _ other: borrowing Canvas, left: Int, top: Int, width: Int, height: Int
  ) {
    let scaling = Scaling(from: (other.width, other.height), to: (width, height))
    for y in (top..<top + height).clamped(to: 0..<self.height) {
      for x in (left..<left + width).clamped(to: 0..<self.width) {
        let place = y * self.width + x
        let pixel = scaling.pixel(x - left, y - top, of: other.store.span)
        store[place] = blended(pixel, over: store[place])
      }
    }
  }
}

/// Averages pixels, each by the area that lies under one of another size.
///
/// The sums are those of `gdImageCopyResampled`, in the same order and precision: the pixels are the
/// same.
private struct Scaling {
  private let width: Int
  private let columns: AxisShares
  private let rows: AxisShares

  init(from source: (width: Int, height: Int), to target: (width: Int, height: Int)) {
    width = source.width
    columns = AxisShares(from: source.width, to: target.width)
    rows = AxisShares(from: source.height, to: target.height)
  }

  func pixel(_ x: Int, _ y: Int, of source: Span<UInt32>) -> UInt32 {
    var sum = PixelSum()
    for row in rows.range(y) {
      let start = rows.places[row] * width
      let share = rows.shares[row]
      for column in columns.range(x) {
        sum.add(source[start + columns.places[column]], columns.shares[column] * share)
      }
    }
    return sum.pixel
  }
}

/// The overlap of each pixel of a line with the pixels of a line of another length.
private struct AxisShares {
  /// The pixels of the source under each of the target, one target after the other.
  private(set) var places: [Int] = []
  /// The length of each overlap, in pixels.
  private(set) var shares: [Float] = []
  /// The first source pixel of each target, and the end of the last one.
  private var starts = [0]

  init(from source: Int, to target: Int) {
    for place in 0..<target {
      let start = Float(place) * Float(source) / Float(target)
      let end = Float(place + 1) * Float(source) / Float(target)
      let first = start.rounded(.down)
      add(first, source, min(1 - (start - first), end - start))
      var at = first + 1
      while at < end {
        add(at, source, at == end.rounded(.down) ? end - at : 1)
        at += 1
      }
      starts.append(places.count)
    }
  }

  /// Rounding may reach beyond the end by next to nothing.
  private mutating func add(_ place: Float, _ source: Int, _ share: Float) {
    guard place < Float(source) else { return }
    places.append(Int(place))
    shares.append(share)
  }

  func range(_ target: Int) -> Range<Int> { starts[target]..<starts[target + 1] }
}

/// The sum of pixels, `0xTTRRGGBB`, each with a share.
private struct PixelSum {
  private var colour = SIMD3<Float>()
  private var transparency: Float = 0
  private var opacity: Float = 0
  private var area: Float = 0

  mutating func add(_ pixel: UInt32, _ share: Float) {
    let clear = pixel >> 24 & 127
    area += share
    transparency += Float(clear) * share
    // Much of a sprite is clear: the rest would add nothing.
    if clear == 127 { return }
    let part = Float(127 - clear) * share
    colour +=
      SIMD3(Float(pixel >> 16 & 255), Float(pixel >> 8 & 255), Float(pixel & 255)) * part
    opacity += part
  }

  /// The average, rounded.
  var pixel: UInt32 {
    guard area != 0 else { return 0 }
    var colour = colour / area
    if opacity != 0 { colour /= opacity / area }
    let clear = rounded(transparency / area, most: 127)
    return clear << 24 | rounded(colour.x, most: 255) << 16 | rounded(colour.y, most: 255) << 8
      | rounded(colour.z, most: 255)
  }

  private func rounded(_ value: Float, most: UInt32) -> UInt32 {
    UInt32(Float(min(Double(most), Double(value) + 0.5)))
  }
}
