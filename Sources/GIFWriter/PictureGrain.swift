/// The granularity of a picture's changes, estimated from every sixteenth row, or from 32 of many.
/// The best method for noise, where everything changes, is too slow or too long for anything else.
struct PictureGrain {
  private var pixels = 0
  private var changed = 0
  private var boundaries = 0
  private var newRuns = 0

  /// Examines an area; without a picture before it everything counts as changed.
  init(_ current: [UInt8], after previous: [UInt8]?, width: Int, area: PixelArea) {
    unsafe withPixels(current, after: previous, width: width, area: area) { current, previous in
      for y in stride(from: area.top, to: area.top + area.height, by: max(16, area.height / 32)) {
        let row = y * width + area.left..<y * width + area.left + area.width
        unsafe look(current, previous, row)
      }
    }
  }

  /// True if a quarter of the pixels are new, and runs of a colour are shorter than four pixels. (A
  /// film in which every line scrolls has half its pixels new; Life at its liveliest a third, and
  /// soon a tenth. Written as pixels the first is a tenth smaller and took a fifth of the time.)
  var isNoise: Bool { pixels > 0 && changed * 4 >= pixels && boundaries * 4 >= pixels }

  /// True if the changes seem to come in runs of less than three pixels.
  var seemsFine: Bool { changed < 3 * newRuns }

  @unsafe private mutating func look(
    _ current: UnsafeRawBufferPointer, _ previous: UnsafeRawBufferPointer?, _ row: Range<Int>
  ) {
    let before = unsafe previous ?? current
    let always = unsafe previous == nil ? highBits : 0
    var x = row.lowerBound + 1
    var isNew: UInt64 = 0
    while x + 8 <= row.upperBound {
      let here = unsafe current.word(x)
      let differs = unsafe nonzeroBytes(here ^ current.word(x - 1))
      let flags = unsafe nonzeroBytes(here ^ before.word(x)) | always
      boundaries &+= flagCount(differs)
      changed &+= flagCount(flags)
      newRuns &+= flagCount(flags & (differs | ~(flags &<< 8 | isNew)))
      isNew = flags &>> 56
      pixels &+= 8
      x &+= 8
    }
  }
}

/// The changed pixels of an area, and the runs of one colour that they form in reading order.
struct NewRuns {
  private var pixels = 0
  private var runs = 0
  private let all: Int

  /// Examines every pixel; without a picture before it everything is new.
  init(_ current: [UInt8], after previous: [UInt8]?, width: Int, area: PixelArea) {
    all = area.width * area.height
    unsafe withPixels(current, after: previous, width: width, area: area) {
      unsafe look($0, $1, width, area)
    }
  }

  /// True if the runs are shorter than two pixels on average and not few, as with cells of one
  /// pixel or noise.
  var areFine: Bool { Self.areFine(runs, pixels: pixels, of: all) }

  /// True for this many such runs in an area.
  static func areFine(_ runs: Int, pixels: Int, of all: Int) -> Bool {
    pixels < 2 * runs && pixels * 64 >= all
  }

  @unsafe private mutating func look(
    _ current: UnsafeRawBufferPointer, _ previous: UnsafeRawBufferPointer?, _ width: Int,
    _ area: PixelArea
  ) {
    /// The changes in the row above, except for its first pixel.
    var above = (pixels: 0, runs: 0)
    for y in area.top..<area.top + area.height {
      let row = y * width + area.left..<y * width + area.left + area.width
      let last = y > area.top ? row.upperBound - width - 1 : nil
      unsafe look(current, previous, row.lowerBound, after: last)
      let isRepeated =
        unsafe last != nil && current.repeats(row.lowerBound, width, area.width)
        && previous?.repeats(row.lowerBound, width, area.width) ?? true
      if isRepeated {
        pixels += above.pixels
        runs += above.runs
      } else {
        let before = (pixels, runs)
        unsafe look(current, previous, row)
        above = (pixels - before.0, runs - before.1)
      }
    }
  }

  /// Examines the pixels of a row after its first one.
  @unsafe private mutating func look(
    _ current: UnsafeRawBufferPointer, _ previous: UnsafeRawBufferPointer?, _ row: Range<Int>
  ) {
    var x = row.lowerBound + 1
    var isNew: UInt64 =
      unsafe previous.map { unsafe $0[x - 1] != current[x - 1] } ?? true ? 0x80 : 0
    let before = unsafe previous ?? current
    let always = unsafe previous == nil ? highBits : 0
    while x + 8 <= row.upperBound {
      let here = unsafe current.word(x)
      let flags = unsafe nonzeroBytes(here ^ before.word(x)) | always
      let differs = unsafe nonzeroBytes(here ^ current.word(x - 1))
      pixels &+= flagCount(flags)
      runs &+= flagCount(flags & (differs | ~(flags &<< 8 | isNew)))
      isNew = flags &>> 56
      x &+= 8
    }
    while x < row.upperBound {
      unsafe look(current, previous, x, after: x - 1)
      x += 1
    }
  }

  /// Examines one pixel and the one before it.
  @unsafe private mutating func look(
    _ current: UnsafeRawBufferPointer, _ previous: UnsafeRawBufferPointer?, _ x: Int,
    after last: Int?
  ) {
    func isNew(_ x: Int) -> Bool { unsafe previous.map { unsafe $0[x] != current[x] } ?? true }
    guard isNew(x) else { return }
    pixels += 1
    let goesOn = last.map { unsafe current[$0] == current[x] && isNew($0) } ?? false
    if !goesOn { runs += 1 }
  }
}

/// Passes the pixels of a picture that has an area to a closure, with those of the one before it,
/// if there is one.
@unsafe
func withPixels(
  _ current: [UInt8], after previous: [UInt8]?, width: Int, area: PixelArea,
  _ body: (UnsafeRawBufferPointer, UnsafeRawBufferPointer?) -> Void
) {
  precondition((area.top + area.height) * width <= current.count)
  precondition(previous == nil || previous?.count == current.count)
  unsafe current.withUnsafeBytes { current in
    guard let previous else { return unsafe body(current, nil) }
    unsafe previous.withUnsafeBytes { unsafe body(current, $0) }
  }
}

/// The highest bit of each byte.
let highBits: UInt64 = 0x8080_8080_8080_8080

/// Returns the number of bytes of a word in which only the highest bit is set; all other bits must
/// be 0.
@inline(__always) private func flagCount(_ flags: UInt64) -> Int {
  Int(truncatingIfNeeded: ((flags &>> 7) &* 0x0101_0101_0101_0101) &>> 56)
}
