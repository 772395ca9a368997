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
}
