extension CellRule {
  /// True if cells that are moved so far go on as they would have before: triangles point up and down
  /// in turn, and blocks are cut at every second column and row.
  package func isSame(movedRight x: Int, down y: Int) -> Bool {
    switch family {
    case .blocks: (x | y) & 1 == 0
    case .larger(let rule): !rule.shape.isTriangular || (x + y) & 1 == 0
    case .twoState, .generations, .local: true
    }
  }

  /// The smallest rectangle around another whose corner may be moved to cell [0, 0] (`isSame`).
  package func aligned(_ box: CellRect) -> CellRect {
    for (x, y) in [(0, 0), (1, 0), (0, 1), (1, 1)]
    where isSame(movedRight: x - box.x, down: y - box.y) {
      return CellRect(x: box.x - x, y: box.y - y, width: box.width + x, height: box.height + y)
    }
    return box
  }
}
