/// The granularity of a picture's changes, judged by every sixteenth row: what is best done with
/// noise, where all is change, is too dear or too long for anything else.
struct PictureGrain {
  private var pixels = 0
  private var changed = 0
  private var boundaries = 0

  /// Looks at an area; without a picture before it everything is change.
  init(_ current: [UInt8], after previous: [UInt8]?, width: Int, area: PixelArea) {
    precondition((area.top + area.height) * width <= current.count)
    precondition(previous == nil || previous?.count == current.count)
    unsafe current.withUnsafeBytes { current in
      for y in stride(from: area.top, to: area.top + area.height, by: 16) {
        let row = y * width + area.left..<y * width + area.left + area.width
        guard let previous else {
          unsafe look(current, nil, row)
          continue
        }
        unsafe previous.withUnsafeBytes { unsafe look(current, $0, row) }
      }
    }
  }

  /// True if a quarter of the pixels are new, and runs of a colour are shorter than four pixels. (A
  /// film whose every line scrolls has half its pixels new; Life at its liveliest a third, and soon
  /// a tenth. Written as pixels the first is a tenth smaller and took a fifth of the time.)
  var isNoise: Bool { pixels > 0 && changed * 4 >= pixels && boundaries * 4 >= pixels }

  @unsafe private mutating func look(
    _ current: UnsafeRawBufferPointer, _ previous: UnsafeRawBufferPointer?, _ row: Range<Int>
  ) {
    var x = row.lowerBound + 1
    while x + 8 <= row.upperBound {
      let here = unsafe current.word(x)
      boundaries += unsafe nonzeroBytes(here ^ current.word(x - 1)).nonzeroBitCount
      changed += unsafe previous.map { unsafe nonzeroBytes(here ^ $0.word(x)).nonzeroBitCount } ?? 8
      pixels += 8
      x += 8
    }
  }
}
