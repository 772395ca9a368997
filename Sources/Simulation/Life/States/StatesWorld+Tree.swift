/// Cells of a plane as a tree of squares, children before parents, and the cell at its middle.
package struct CellTree: Sendable {
  package var nodes: [MacrocellNode]
  package var middle: Cell

  /// A tree of squares whose middle lies at a cell.
  package init(nodes: [MacrocellNode], middle: Cell) {
    (self.nodes, self.middle) = (nodes, middle)
  }
}

extension StatesWorld {
  /// The cells as a tree, where the rule keeps trees; one that is made for this lies round a cell.
  package func tree(around cell: Cell = Cell(0, 0)) -> CellTree? {
    guard let local = rule.treeRule else { return nil }
    let hash =
      field as? StateHashField ?? (field as? AutoStates)?.hashAtWork
      ?? StateHashField(copying: field, around: cell, local, options: options)
    // Nothing is as if it had been drawn, whatever engine has it.
    guard hash.population > 0 else { return CellTree(nodes: [], middle: cell) }
    return CellTree(nodes: hash.plane.macrocellNodes(), middle: hash.plane.origin)
  }

  /// Puts the cells of a tree into a plane whose rule keeps trees, instead of all that was there.
  ///
  /// - Throws: that they are too many for the engine that is asked for, or that the tree does not hold
  ///   together.
  package mutating func take(_ tree: CellTree) throws(WorldError) {
    guard let local = rule.treeRule else {
      throw .notAllowed(action: "load", because: "the rule's cells are no tree")
    }
    let reach = HashPlane.reach.magnitude
    guard tree.middle.x.magnitude <= reach, tree.middle.y.magnitude <= reach else {
      throw .notAllowed(action: "load", because: "the file's cells lie too far out")
    }
    guard NodeBudget.bytes(forNodes: tree.nodes.count) <= options.memoryLimit else {
      throw .memoryBound(limitInBytes: options.memoryLimit)
    }
    var hash = StateHashField(local, options: options)
    do {
      try hash.take(tree.nodes, middle: tree.middle)
    } catch {
      throw .notAllowed(action: "load", because: "the file's tree of cells does not hold together")
    }
    let population = hash.population
    field = options.makeField(rule)
    if field is StateHashField {
      field = hash
    } else if var plane = field as? AutoStates, hash.plane.isWorthATree(of: tree.nodes.count) {
      plane.take(hash)
      field = plane
    } else {
      // A cell listed takes sixteen bytes, on its way into the tiles.
      guard population == 0 || hash.liveBox != nil, population < UInt128(options.memoryLimit / 16)
      else { throw .memoryBound(limitInBytes: options.memoryLimit) }
      hash.copy(into: &field)
      guard field.population == population else {
        throw .memoryBound(limitInBytes: options.memoryLimit)
      }
    }
  }
}

extension StateHashField {
  /// The cells of another field of the same rule, as a tree round a cell.
  init(
    copying field: some StateField, around cell: Cell = Cell(0, 0), _ rule: any LocalRule,
    options: LifeOptions
  ) {
    self.init(rule, options: options)
    plane.move(startTo: cell)
    var cells: [(cell: Cell, state: UInt8)] = []
    field.forEachCell { cells.append(($0, $1)) }
    plane.paint(cells)
  }

  /// Puts all its cells into an empty field.
  func copy(into field: inout some StateField) {
    for (state, cells) in cellsByState { field.set(cells, to: state) }
  }
}

extension HashPlane {
  /// Whether cells that came as a tree of so many squares are better left one: where they are many, or
  /// much of them occurs more than once.
  func isWorthATree(of nodeCount: Int) -> Bool {
    let population = population
    return population > EngineAccount.many || population > 6 * UInt128(nodeCount)
      || population > 0 && liveBox == nil
  }

  /// How many tiles of 64×64 cells would hold all of it.
  var tileCount: Int {
    let squares = store.nodes.squares(of: tree, atLevel: 6)
    return Int(clamping: squares.reduce(0) { $0 + $1.times })
  }
}
