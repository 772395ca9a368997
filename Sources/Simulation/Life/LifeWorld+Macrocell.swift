extension LifeWorld {
  /// The cells that differ from the background as a tree of squares.
  ///
  /// A plane that HashLife steps hands out its own tree, however much it holds; other fields carry
  /// their cells over, into a tree round a cell.
  package func tree(around cell: Cell = Cell(0, 0)) -> CellTree {
    let hash = hashField(around: cell)
    return CellTree(nodes: hash.macrocellNodes(), middle: hash.origin)
  }

  private func hashField(around cell: Cell) -> HashField {
    if let hash = field.hashField { return hash }
    var hash = HashField(rule: rule, background: field.background, memory: options.memoryLimit)
    hash.move(startTo: cell)
    if let box = liveBox { hash.set(liveCells(in: box), to: 1 - field.background) }
    return hash
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

extension LifeField {
  /// The field of HashLife that it is, or has at work.
  var hashField: HashField? {
    if let plane = self as? AutoPlane { return plane.hashAtWork }
    return self as? HashField
  }
}
