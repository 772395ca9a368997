/// Cells of a plane as a tree of squares, children before parents, with the cell at its centre.
package struct CellTree: Sendable {
  package var nodes: [MacrocellNode]
  package var middle: Cell

  /// Creates a tree of squares with its centre at a cell.
  package init(nodes: [MacrocellNode], middle: Cell) {
    (self.nodes, self.middle) = (nodes, middle)
  }
}

extension MacrocellNode {
  /// Some cells as a tree of squares, children before parents.
  package static func tree(of cells: [Cell]) -> [MacrocellNode] {
    var hash = HashField(rule: .life)
    hash.set(cells, to: 1)
    return hash.macrocellNodes()
  }
}

extension HashField {
  /// True if cells given as a tree of a number of squares should stay a tree, because they are many
  /// or repetitive.
  func isWorthATree(of nodeCount: Int) -> Bool {
    population > 1 << 20 || population > 6 * UInt128(nodeCount) || !hasBox
  }

  /// True if the coordinates of all cells fit into a `CellRect`.
  var hasBox: Bool { population == 0 || liveBox != nil }
}
