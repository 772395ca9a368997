internal import GIFWriter
package import TerrariumPictures

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
    // Nearly all frames change less than half of their pixels, and need no look at their colours.
    if picture.palette == before.palette,
      differentBytes(picture.pixels, before.pixels) <= half
    {
      return false
    }
    let strong = table(picture.palette.map(\.luminance), before.palette.map(\.luminance))
    var changes = 0
    for (new, old) in zip(picture.pixels, before.pixels) {
      changes += Int(strong[Int(new) << 8 | Int(old)])
    }
    return changes > half
  }

  /// A table of 1 for each pair of indices with a strong change, the new index first.
  private static func table(_ new: [Double], _ old: [Double]) -> [UInt8] {
    var table = [UInt8](repeating: 0, count: 1 << 16)
    for (i, one) in new.enumerated() {
      for (j, other) in old.enumerated() where isStrong(one, other) { table[i << 8 | j] = 1 }
    }
    return table
  }
}
