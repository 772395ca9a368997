/// Some cells of a rectangle, a bit each, in words as fields have them: 64 cells of a row, cut at multiples
/// of 64, the leftmost in the lowest bit.
package struct CellMask: Hashable, Sendable {
  package let box: CellRect

  /// The number of a row's first word, and how many words it has.
  package let firstColumn: Int
  package let columns: Int

  /// The words, row by row.
  package var words: [UInt64]

  /// No cell of a rectangle, which is not empty.
  package init(in box: CellRect) {
    self.box = box
    firstColumn = box.x >> 6
    columns = (box.maxX - 1) >> 6 - firstColumn + 1
    words = [UInt64](repeating: 0, count: columns * box.height)
  }

  /// Calls a function with each word that has cells, and its place: tile by tile of 64×64 cells.
  package func forEachWord(_ body: (_ word: UInt64, _ column: Int, _ y: Int) -> Void) {
    var top = box.y
    while top < box.maxY {
      let end = min(box.maxY, (top >> 6 + 1) << 6)
      for column in 0..<columns {
        for y in top..<end {
          let word = words[(y - box.y) * columns + column]
          if word != 0 { body(word, firstColumn + column, y) }
        }
      }
      top = end
    }
  }
}
