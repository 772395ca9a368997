internal import GIFWriter
package import TerrariumPictures

// A kernel: whether most of a picture flashes. Nearly all frames change less than half of their
// pixels, so what changed at all is counted first, 32 pixels at a time; only where that is more
// than half, each pixel's colours are looked up.

/// Detects flips: more than half of the pixels become so much lighter or darker that it is visible
/// as a flash.
///
/// A pixel does where the relative luminances differ by at least a tenth of the lightest white's,
/// the darker one being below 0.8: the change of which WCAG 2 makes a general flash.
package struct FlashMeter: Sendable {
  private static let leastChange = 0.1
  private static let darkest = 0.8

  /// True if the change from one colour to another is strong.
  package static func isStrong(_ a: Double, _ b: Double) -> Bool {
    abs(a - b) >= leastChange && min(a, b) < darkest
  }

  /// True if a picture flips with respect to an earlier one of the same size.
  package static func flips(_ picture: IndexedPicture, after before: IndexedPicture) -> Bool {
    let half = picture.pixels.count / 2
    let hasOnePalette = picture.palette == before.palette
    if hasOnePalette {
      if isQuiet(picture.pixels, before.pixels) { return false }
      if differentBytes(picture.pixels, before.pixels) <= half { return false }
    }
    let strong = table(picture.palette.map(\.luminance), before.palette.map(\.luminance))
    return unsafe picture.pixels.withUnsafeBytes { a in
      unsafe before.pixels.withUnsafeBytes { b in
        unsafe strong.withUnsafeBufferPointer { strong in
          unsafe strongChanges(a, b, strong) > half
        }
      }
    }
  }

  /// The number of pixels that change strongly. Where a word of them is as the word before it, as
  /// in large areas of one colour, its pixels are not looked up again.
  @unsafe private static func strongChanges(
    _ a: UnsafeRawBufferPointer, _ b: UnsafeRawBufferPointer, _ strong: UnsafeBufferPointer<UInt8>
  ) -> Int {
    var (total, i) = (0, 0)
    var last: (one: UInt64, other: UInt64, count: Int) = (0, 0, unsafe 8 * Int(strong[0]))
    while i + 8 <= a.count {
      let (one, other) = unsafe (a.word(i), b.word(i))
      if one != last.one || other != last.other {
        var count = 0
        for k in i..<i + 8 { unsafe count &+= Int(strong[Int(a[k]) << 8 | Int(b[k])]) }
        last = (one, other, count)
      }
      total &+= last.count
      i += 8
    }
    while i < a.count {
      unsafe total &+= Int(strong[Int(a[i]) << 8 | Int(b[i])])
      i += 1
    }
    return total
  }

  /// For each two indices, the new one first, 1 where the change is strong.
  private static func table(_ new: [Double], _ old: [Double]) -> [UInt8] {
    var table = [UInt8](repeating: 0, count: 1 << 16)
    for (i, one) in new.enumerated() {
      for (j, other) in old.enumerated() where isStrong(one, other) { table[i << 8 | j] = 1 }
    }
    return table
  }

  /// The bytes of a large picture from which samples are taken, and of one and the next sample.
  private static let sampled = (size: 1 << 18, length: 64, step: 2112)

  /// True if a few samples of a large picture have far too few changes for a flash: not even three
  /// eighths. They fall on other columns from row to row, and are a thirtieth of all.
  private static func isQuiet(_ a: [UInt8], _ b: [UInt8]) -> Bool {
    guard a.count >= sampled.size, a.count == b.count else { return false }
    var (seen, changed) = (0, 0)
    unsafe a.withUnsafeBytes { a in
      unsafe b.withUnsafeBytes { b in
        for start in stride(from: 0, to: a.count - sampled.length, by: sampled.step) {
          let sample = start..<start + sampled.length
          unsafe changed &+= differentBytes(
            UnsafeRawBufferPointer(rebasing: a[sample]),
            UnsafeRawBufferPointer(rebasing: b[sample]))
          seen &+= sampled.length
        }
      }
    }
    return 8 * changed < 3 * seen
  }
}
