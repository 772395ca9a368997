/// A picture in memory to draw on: true colour, opaque by default.
///
/// Its pixels, and what blending and shrinking make of them, are libgd's, bit by bit; but nothing of
/// libgd is needed for it, whose libraries take longer to load than most pictures to draw.
package struct Canvas: ~Copyable {
  package let width: Int
  package let height: Int
  /// Row by row, `0xTTRRGGBB`: the transparency, from 0, which is opaque, to 127, and the colour.
  package var store: [UInt32]

  /// The most pixels a side may have: libgd, which draws texts and reads photos, counts bytes in 32
  /// bits.
  package static let sideLimit = 1 << 15

  /// A fully transparent pixel.
  static let clear: UInt32 = 0x7f00_0000

  /// A canvas that is opaque and black, or fully transparent.
  package init(width: Int, height: Int, isTransparent: Bool = false) throws(GDError) {
    for side in [width, height] where !(1...Self.sideLimit ~= side) {
      throw .sideOutOfRange(side, limit: Self.sideLimit)
    }
    (self.width, self.height) = (width, height)
    store = [UInt32](repeating: isTransparent ? Self.clear : 0, count: width * height)
  }

  /// Fills everything with a colour, `0xRRGGBB`.
  package mutating func fill(_ colour: UInt32) {
    fill(colour, left: 0, top: 0, width: width, height: height)
  }

  /// Fills a rectangle with a colour, `0xRRGGBB`.
  package mutating func fill(_ colour: UInt32, left: Int, top: Int, width: Int, height: Int) {
    let columns = (left..<left + max(0, width)).clamped(to: 0..<self.width)
    for y in (top..<top + max(0, height)).clamped(to: 0..<self.height) {
      fill(colour, columns, y)
    }
  }

  private mutating func fill(_ colour: UInt32, _ columns: Range<Int>, _ y: Int) {
    let start = y * width
    var span = store.mutableSpan
    for x in columns { span[start + x] = colour & 0xff_ffff }
  }

  /// Fills an ellipse around a centre; its edge is hard.
  ///
  /// Row by row away from the centre, as long as the sum of squares stays inside; `width` and
  /// `height` are made even.
  package mutating func fillEllipse(
    _ colour: UInt32, centreX: Int, centreY: Int, width: Int, height: Int
  ) {
    let (a, b) = (width / 2, height / 2)
    let (across, down) = (2 * a * a, 2 * b * b)
    var (half, y) = (a, 0)
    // The room that is left inside, and what a step in and a step away change of it.
    var (room, inward, outward) = (a * b * b, 2 * a * b * b, 0)
    fill(colour, centreX, half, centreY)
    var last = -1
    while half > 0 {
      if room > 0 {
        y += 1
        outward += across
        room -= outward
      }
      if room <= 0 {
        half -= 1
        inward -= down
        room += inward
      }
      if y != last {
        fill(colour, centreX, half, centreY - y)
        fill(colour, centreX, half, centreY + y)
      }
      last = y
    }
  }

  /// Fills a row of pixels on both sides of a column.
  private mutating func fill(_ colour: UInt32, _ centre: Int, _ half: Int, _ y: Int) {
    fill(colour, left: centre - half, top: y, width: 2 * half + 1, height: 1)
  }

  /// Draws all of another canvas at its own size, its transparency blended.
  package mutating func draw(_ other: borrowing Canvas, left: Int, top: Int) {
    forEachRow(of: other.store.count, width: other.width, left: left, top: top) {
      span, start, source, columns in
      for x in columns {
        span[start + x] = blended(other.store[source + x], over: span[start + x])
      }
    }
  }

  /// Swaps left and right.
  package mutating func mirror() {
    for y in 0..<height {
      var (left, right) = (y * width, (y + 1) * width - 1)
      var pixels = store.mutableSpan
      while left < right {
        pixels.swapAt(left, right)
        left += 1
        right -= 1
      }
    }
  }

  /// The colours of all pixels, row by row, as `0xRRGGBB`.
  package var colours: [UInt32] { store.map { $0 & 0xff_ffff } }
}

/// A pixel over another, `0xTTRRGGBB`, with whole numbers as libgd has them.
@inline(__always)
func blended(_ over: UInt32, over below: UInt32) -> UInt32 {
  let (front, back) = (over >> 24 & 127, below >> 24 & 127)
  if front == 0 { return over }
  if front == 127 { return below }
  if back == 127 { return over }
  let share = 127 - front
  let rest = (127 - back) * front / 127
  var mixed = (front * back / 127) << 24
  for shift: UInt32 in [0, 8, 16] {
    let (new, old) = (over >> shift & 255, below >> shift & 255)
    mixed |= ((new * share + old * rest) / (share + rest)) << shift
  }
  return mixed
}
