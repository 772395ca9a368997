// A kernel: the rows of a changed rectangle become segments, runs of one colour that are all new or
// all unchanged. Eight pixels are compared at a time. The first bytes that differ are found by
// counting zero bits, so the pixels inside a run cost an eighth of a step each. A row that repeats
// the one above, as most do in a mosaic, repeats its segments without being examined again.
//
// Segments continue over the ends of rows. Before each row there is space for one segment per
// pixel.

/// A run of pixels of one colour, in reading order through the rectangle.
package struct PixelSegment {
  /// The pixel after the last.
  package var end: UInt32
  /// The last segment of the unchanged stretch from here on, if this one is unchanged.
  var lastUnchanged: UInt32 = 0
  /// The pixel after the last of that stretch.
  var stretchEnd: UInt32 = 0
  package var symbol: UInt8
  package var isUnchanged: Bool

  @inline(__always) func isLike(_ other: PixelSegment) -> Bool {
    symbol == other.symbol && isUnchanged == other.isUnchanged
  }
}

/// The segments of a rectangle.
@safe package struct PixelSegments: ~Copyable {
  var segments: UnsafeMutablePointer<PixelSegment>
  private var capacity: Int
  var count = 0

  /// True if new pixels come in pieces of four pixels or more on average, as in a mosaic.
  var isCoarse: Bool { new.segments > 0 && new.pixels >= 4 * new.segments }

  /// The kind of the changes, if there was a picture before.
  var kind: FrameKind {
    let grain: FrameGrain = areFine ? .fine : isCoarse ? .coarse : .mixed
    return FrameKind(
      grain: grain, depth: grain == .coarse ? tableDepth(colours: symbols.count) : 0,
      isMostlyNew: isMostlyNew)
  }

  private var isMostlyNew: Bool {
    guard count > 0 else { return false }
    return unsafe new.pixels * 2 > Int(segments[count - 1].end)
  }

  /// True if segments are short, especially new ones, as in sprites: the phrases of such pictures
  /// are many and similar.
  private var areFine: Bool {
    guard count > 0 else { return false }
    return unsafe new.pixels < 3 * new.segments && count * 6 > Int(segments[count - 1].end)
  }

  /// The number of new segments, and of the pixels in them.
  private(set) var new = (segments: 0, pixels: 0)

  /// The symbols of all segments.
  private(set) var symbols = SymbolSet()

  /// One more than the largest symbol.
  var bound = 0

  /// The rows that equal the row above.
  private(set) var rows: RepeatedRows

  /// Allocates space for as many segments as others have; some rows of a stretch of equal ones may
  /// then differ.
  init(like other: borrowing PixelSegments, insets: Int = 0) {
    capacity = other.count
    rows = other.rows
    rows.insets = insets
    unsafe segments = .allocate(capacity: capacity)
  }

  /// Finds the segments of an area of a picture; without a picture before it everything is new.
  package init(_ pixels: [UInt8], after previous: [UInt8]?, width: Int, area: PixelArea) {
    // Memory that is not needed is not touched.
    capacity = 4 * area.width + 1024 + area.width * area.height / 4
    rows = RepeatedRows(width: area.width)
    unsafe segments = .allocate(capacity: capacity)
    unsafe withPixels(pixels, after: previous, width: width, area: area) {
      unsafe addRows($0, $1, width: width, area: area)
    }
    linkUnchanged()
    bound = symbols.bound
  }

  deinit { unsafe segments.deallocate() }

  /// Returns a copy of the segments.
  func copy() -> PixelSegments {
    var result = PixelSegments(like: self)
    unsafe result.segments.update(from: segments, count: count)
    result.count = count
    result.new = new
    result.symbols = symbols
    result.bound = bound
    return result
  }

  /// Calls a closure with all segments.
  package func withAll<Result>(_ body: (UnsafeBufferPointer<PixelSegment>) -> Result) -> Result {
    unsafe body(UnsafeBufferPointer(start: segments, count: count))
  }

  @unsafe private mutating func addRows(
    _ current: UnsafeRawBufferPointer, _ previous: UnsafeRawBufferPointer?, width: Int,
    area: PixelArea
  ) {
    var rowStart = 0
    var ends: [UInt32] = []
    for y in 0..<area.height {
      let offset = (area.top + y) * width + area.left
      let (base, rowEnd) = (y * area.width, count)
      if capacity - count <= area.width { enlarge(by: area.width) }
      if y > 0, unsafe current.repeats(offset, width, area.width),
        unsafe previous?.repeats(offset, width, area.width) ?? true
      {
        addCopy(of: rowStart..<rowEnd, shiftedBy: area.width, from: base)
      } else {
        if y > 0 { ends.append(UInt32(base)) }
        unsafe addRow(current, previous, offset: offset, count: area.width, base: base)
        for k in rowEnd..<count { unsafe symbols.insert(segments[k].symbol) }
        mergeFirst(of: rowEnd)
      }
      // the row's first segment may be the continuation of the last of the row above
      rowStart = unsafe rowEnd > 0 && segments[rowEnd - 1].end > base ? rowEnd - 1 : rowEnd
    }
    if ends.count < area.height - 1 { rows.ends = ends + [UInt32(area.height * area.width)] }
  }

  private mutating func enlarge(by more: Int) {
    capacity = 2 * capacity + more
    let larger = UnsafeMutablePointer<PixelSegment>.allocate(capacity: capacity)
    unsafe larger.update(from: segments, count: count)
    unsafe segments.deallocate()
    unsafe segments = larger
  }

  private mutating func addCopy(of row: Range<Int>, shiftedBy width: Int, from start: Int) {
    var first = unsafe segments[row.lowerBound]
    first.end = min(first.end, UInt32(start)) + UInt32(width)
    // the last segment ends at the row's start until the first, if it is equal, extends it
    var last = unsafe segments[row.upperBound - 1]
    last.end = UInt32(start + width)
    if unsafe segments[count - 1].isLike(first) {
      unsafe segments[count - 1].end = first.end
    } else {
      unsafe segments[count] = first
      count += 1
    }
    guard row.count > 1 else { return }
    for k in row.lowerBound + 1..<row.upperBound - 1 {
      var segment = unsafe segments[k]
      segment.end &+= UInt32(truncatingIfNeeded: width)
      unsafe segments[count] = segment
      count &+= 1
    }
    unsafe segments[count] = last
    count += 1
  }

  @unsafe private mutating func addRow(
    _ current: UnsafeRawBufferPointer, _ previous: UnsafeRawBufferPointer?, offset: Int,
    count pixels: Int, base: Int
  ) {
    let before = unsafe previous ?? current
    let always = unsafe previous == nil ? highBits : 0
    var symbol = unsafe current[offset]
    // 0x80 where the pixel is new, in the lowest byte
    var changed = unsafe (before[offset] != symbol ? 0x80 : 0) | always & 0x80
    var next = unsafe segments + count
    var x = 1
    while x < pixels {
      let isWhole = x &+ 8 <= pixels
      let (here, there) =
        unsafe isWhole
        ? (current.word(offset &+ x), before.word(offset &+ x))
        : (current.tail(offset &+ x, pixels &- x), before.tail(offset &+ x, pixels &- x))
      let left = here &<< 8 | UInt64(symbol)
      let flags = nonzeroBytes(here ^ there) | always
      var ends = nonzeroBytes(here ^ left) | (flags ^ (flags &<< 8 | changed))
      if !isWhole { ends &= (1 &<< UInt64(8 &* (pixels &- x))) &- 1 }
      while ends != 0 {
        let bit = UInt64(truncatingIfNeeded: ends.trailingZeroBitCount)
        unsafe next.pointee = PixelSegment(
          end: UInt32(truncatingIfNeeded: base &+ x &+ Int(bit &>> 3)), symbol: symbol,
          isUnchanged: changed == 0)
        unsafe next += 1
        symbol = UInt8(truncatingIfNeeded: here &>> (bit &- 7))
        changed = flags &>> (bit &- 7) & 0x80
        ends &= ends &- 1
      }
      x &+= 8
    }
    unsafe next.pointee = PixelSegment(
      end: UInt32(truncatingIfNeeded: base &+ pixels), symbol: symbol, isUnchanged: changed == 0)
    count = unsafe next - segments + 1
  }

  /// Joins the first segment of a row with the last of the row above, if they are equal.
  private mutating func mergeFirst(of start: Int) {
    guard start > 0, unsafe segments[start - 1].isLike(segments[start]) else { return }
    unsafe segments[start - 1].end = segments[start].end
    unsafe (segments + start).update(from: segments + start + 1, count: count - start - 1)
    count -= 1
  }

  /// Replaces every symbol by another.
  mutating func rename(_ names: [UInt8]) {
    symbols = SymbolSet()
    for k in 0..<count {
      let symbol = unsafe names[Int(segments[k].symbol)]
      unsafe segments[k].symbol = symbol
      symbols.insert(symbol)
    }
    bound = symbols.bound
  }

  /// Stores in each unchanged segment the end of its stretch, from the last backwards, and counts
  /// the lengths of new ones.
  mutating func linkUnchanged() {
    var (last, end) = (UInt32(0), UInt32(0))
    var wasUnchanged = false
    new = (0, 0)
    var k = count
    while k > 0 {
      k &-= 1
      let segment = unsafe segments[k]
      if segment.isUnchanged && !wasUnchanged {
        (last, end) = (UInt32(truncatingIfNeeded: k), segment.end)
      }
      wasUnchanged = segment.isUnchanged
      unsafe segments[k].lastUnchanged = last
      unsafe segments[k].stretchEnd = end
      if !wasUnchanged {
        new.segments &+= 1
        new.pixels &+= Int(segment.end) &- (k > 0 ? unsafe Int(segments[k &- 1].end) : 0)
      }
    }
  }
}

extension UnsafeRawBufferPointer {
  /// Returns fewer than eight pixels from an offset, followed by zeros.
  fileprivate func tail(_ offset: Int, _ count: Int) -> UInt64 {
    var word: UInt64 = 0
    for x in 0..<count { unsafe word |= UInt64(self[offset &+ x]) &<< UInt64(8 &* x) }
    return word
  }
}
