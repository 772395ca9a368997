/// A set of cells of a rectangle, one bit each. As in fields, a word has 64 cells of a row, starts
/// at a multiple of 64, and has the leftmost cell in the lowest bit.
package struct CellMask: Hashable, Sendable {
  package let box: CellRect

  /// The index of a row's first word, and the number of words per row.
  package let firstColumn: Int
  package let columns: Int

  /// The words, row by row.
  package var words: [UInt64]

  /// Creates an empty mask of a rectangle that is not empty.
  package init(in box: CellRect) {
    self.box = box
    firstColumn = box.x >> 6
    columns = (box.maxX - 1) >> 6 - firstColumn + 1
    words = [UInt64](repeating: 0, count: columns * box.height)
  }

  /// Calls a function with each word that has cells, and its place, in tiles of 64×64 cells.
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
