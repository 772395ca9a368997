internal import GIFWriter
package import TerrariumPictures

// A kernel that decides if most of a picture flashes. Nearly all frames change less than half of
// their pixels, so it first counts changed pixels, 32 at a time. Only if these are more than half,
// it looks up the colours of each pixel.

/// Detects flips: frames in which more than half of the pixels become visibly lighter or darker.
///
/// A pixel counts if its relative luminance changes by at least a tenth of white's, with the darker
/// one below 0.8: the definition of a general flash in WCAG 2.
package struct FlashMeter: Sendable {
  private static let leastChange = 0.1
  private static let darkest = 0.8

  /// True if the change between two luminances is strong.
  package static func isStrong(_ a: Double, _ b: Double) -> Bool {
    abs(a - b) >= leastChange && min(a, b) < darkest
  }

  /// True if a picture flips against an earlier one of the same size.
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

  /// The number of pixels that change strongly. A word equal to the one before it, as in large
  /// areas of one colour, is not looked up again.
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

  /// A table of 1 for each pair of indices with a strong change, the new index first.
  private static func table(_ new: [Double], _ old: [Double]) -> [UInt8] {
    var table = [UInt8](repeating: 0, count: 1 << 16)
    for (i, one) in new.enumerated() {
      for (j, other) in old.enumerated() where isStrong(one, other) { table[i << 8 | j] = 1 }
    }
    return table
  }

  /// The size from which pictures are sampled, the length of a sample, and the distance of samples
  /// in bytes.
  private static let sampled = (size: 1 << 18, length: 64, step: 2112)

  /// True if samples of a large picture have far too few changes for a flash: below three eighths.
  /// They cover a thirtieth of the picture, in different columns from row to row.
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
