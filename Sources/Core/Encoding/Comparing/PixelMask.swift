/// The pixels of a picture that differ.
package struct PixelMask: Hashable, Sendable {
  package let width: Int
  package let height: Int
  private var words: [UInt64]
  /// The number of pixels that differ.
  package private(set) var count = 0

  /// Creates the mask of the pixels that differ between two pictures of one size.
  init(width: Int, height: Int, _ one: [UInt32], _ other: [UInt32]) {
    (self.width, self.height) = (width, height)
    words = [UInt64](repeating: 0, count: (one.count + 63) / 64)
    for index in one.indices where one[index] != other[index] {
      words[index / 64] |= 1 << UInt64(index % 64)
      count += 1
    }
  }

  /// The number of squares with such a pixel, in a grid over a part of the picture.
  package func squares(left: Int, top: Int, pitch: Int, columns: Int, rows: Int) -> Int {
    var seen: Set<Int> = []
    for index in 0..<width * height where words[index / 64] >> UInt64(index % 64) & 1 == 1 {
      let (column, row) = ((index % width - left), (index / width - top))
      guard column >= 0, row >= 0, column / pitch < columns, row / pitch < rows else { continue }
      seen.insert(row / pitch * columns + column / pitch)
    }
    return seen.count
  }
}
