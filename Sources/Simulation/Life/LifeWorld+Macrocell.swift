extension LifeWorld {
  /// The cells that differ from the background as a tree of squares, children before parents.
  ///
  /// A plane that HashLife steps hands out its own tree, however much it holds; other fields carry
  /// their cells over.
  package func macrocellNodes() -> [MacrocellNode] { fieldAsTree.macrocellNodes() }

  /// Which cell lies at the middle of that tree.
  package var treeOrigin: Cell { field.hashField?.origin ?? Cell(0, 0) }

  /// The field of HashLife that it is, or one with its cells.
  var fieldAsTree: HashField {
    if let hash = field.hashField { return hash }
    var hash = HashField(rule: rule, background: field.background, memory: options.memoryLimit)
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
