/// The cells in a window of a tree; nothing here changes the store.
extension NodeStore {
  /// Shows the leaves of a square that meet a window, with their places.
  func visitLeaves(
    of index: UInt32, level: Int, x: UInt64 = 0, y: UInt64 = 0, in window: LocalRect,
    _ visit: (_ cells: LeafCells, _ x: UInt64, _ y: UInt64) -> Void
  ) {
    guard index != 0, window.meets(x, y, level: level) else { return }
    if HashNode.isLeaf(index) { return visit(cells(of: index), x, y) }
    let node = self[index]
    let half: UInt64 = 1 << UInt64(level - 1)
    visitLeaves(of: node.nw, level: level - 1, x: x, y: y, in: window, visit)
    visitLeaves(of: node.ne, level: level - 1, x: x + half, y: y, in: window, visit)
    visitLeaves(of: node.sw, level: level - 1, x: x, y: y + half, in: window, visit)
    visitLeaves(of: node.se, level: level - 1, x: x + half, y: y + half, in: window, visit)
  }

  /// Shows the live cells of a tree in a window, row by row.
  func visitCells(
    of tree: HashTree, in window: LocalRect, _ visit: (_ x: UInt64, _ y: UInt64) -> Void
  ) {
    guard tree.root != 0 else { return }
    let band = [Placed(index: tree.root, x: 0)]
    visitCells(ofBand: band, tree.level, 0, window, visit)
  }

  /// A square in a band of squares of one level, side by side, and where it starts.
  private struct Placed {
    let index: UInt32
    let x: UInt64
  }

  /// Splits a band into its upper and lower half, down to leaves, so that all rows come in order.
  private func visitCells(
    ofBand band: [Placed], _ level: Int, _ y: UInt64, _ window: LocalRect,
    _ visit: (_ x: UInt64, _ y: UInt64) -> Void
  ) {
    guard !band.isEmpty else { return }
    if level == leafLevel { return visitCells(ofLeaves: band, y, window, visit) }
    let half: UInt64 = 1 << UInt64(level - 1)
    let upper = narrowed(band, half, level - 1, y, window) { ($0.nw, $0.ne) }
    visitCells(ofBand: upper, level - 1, y, window, visit)
    let lower = narrowed(band, half, level - 1, y + half, window) { ($0.sw, $0.se) }
    visitCells(ofBand: lower, level - 1, y + half, window, visit)
  }

  /// Two children of each square of a band, but for those that are empty or out of sight.
  private func narrowed(
    _ band: [Placed], _ half: UInt64, _ level: Int, _ y: UInt64, _ window: LocalRect,
    _ children: (HashNode) -> (UInt32, UInt32)
  ) -> [Placed] {
    var result: [Placed] = []
    for placed in band {
      let (left, right) = children(self[placed.index])
      if left != 0, window.meets(placed.x, y, level: level) {
        result.append(Placed(index: left, x: placed.x))
      }
      if right != 0, window.meets(placed.x + half, y, level: level) {
        result.append(Placed(index: right, x: placed.x + half))
      }
    }
    return result
  }

  private func visitCells(
    ofLeaves leaves: [Placed], _ y: UInt64, _ window: LocalRect,
    _ visit: (_ x: UInt64, _ y: UInt64) -> Void
  ) {
    for row in UInt64(0)..<16 where y + row >= window.top && y + row <= window.bottom {
      for leaf in leaves {
        var cells = LeafForm.row(Int(row), of: cells(of: leaf.index))
        while cells != 0 {
          let x = leaf.x + UInt64(cells.trailingZeroBitCount)
          if x >= window.left, x <= window.right { visit(x, y + row) }
          cells &= cells - 1
        }
      }
    }
  }
}
