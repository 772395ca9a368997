/// All that a world of two-state rules is at a moment: what a file of it must hold, so that it goes
/// on another day as if nothing had been.
package struct LifeRecord: Sendable {
  package var rule: RuleTable
  package var size: GridSize
  package var edges: Edges
  package var tick: Int

  /// On the plane: whether the cells far from everything drawn are alive.
  package var backgroundIsAlive: Bool

  /// The cells that differ from the background as a tree of squares, children before parents, and
  /// the cell that lies at its middle.
  package var nodes: [MacrocellNode]
  package var middle: Cell

  /// A record of these values.
  package init(
    rule: RuleTable, size: GridSize, edges: Edges, tick: Int, backgroundIsAlive: Bool,
    nodes: [MacrocellNode], middle: Cell
  ) {
    self.rule = rule
    self.size = size
    self.edges = edges
    self.tick = tick
    self.backgroundIsAlive = backgroundIsAlive
    self.nodes = nodes
    self.middle = middle
  }
}

extension LifeWorld {
  /// What this world is now.
  package var record: LifeRecord {
    let tree = tree()
    return LifeRecord(
      rule: rule, size: size, edges: edges, tick: tick, backgroundIsAlive: backgroundIsAlive,
      nodes: tree.nodes, middle: tree.middle)
  }

  /// The world of a record, as options have it stepped.
  ///
  /// - Throws: that the cells are too many for the engine that is asked for.
  package init(_ record: LifeRecord, options: LifeOptions) throws(WorldError) {
    let reach = HashField.reach.magnitude
    guard record.middle.x.magnitude <= reach, record.middle.y.magnitude <= reach else {
      throw .notAllowed(action: "load", because: "the file's cells lie too far out")
    }
    if record.edges == .none, NodeBudget.bytes(forNodes: record.nodes.count) > options.memoryLimit {
      throw .memoryBound(limitInBytes: options.memoryLimit)
    }
    var tree: HashField
    do {
      tree = try HashField(
        macrocell: record.nodes, rule: record.rule, background: record.backgroundIsAlive ? 1 : 0,
        memory: options.memoryLimit)
    } catch {
      throw .notAllowed(action: "load", because: "the file's tree of cells does not hold together")
    }
    tree.move(startTo: record.middle)
    self.init(rule: record.rule, size: record.size, edges: record.edges, options: options)
    try take(tree, of: record.nodes.count)
    tick = record.tick
  }

  /// Goes on from here as if so many ticks had passed.
  package mutating func resume(at tick: Int) { self.tick = tick }

  /// Makes the cells of a tree of so many squares the world's own.
  private mutating func take(_ tree: HashField, of nodeCount: Int) throws(WorldError) {
    if edges == .none, tree.plane.isWorthATree(of: nodeCount) {
      field = try options.makeField(of: tree, size: size)
      return
    }
    field = options.makeField(
      rule: tree.rule, size: size, edges: edges, background: tree.background)
    // What a state says to live beyond the ends of its field does not.
    if let box = tree.liveBox {
      let inside = edges == .none ? box : box.intersection(CellRect(size))
      field.set(tree.liveCells(in: inside), to: 1 - tree.background)
    }
  }
}

extension LifeOptions {
  /// A plane with a tree's cells, however many, where the engine can have that.
  fileprivate func makeField(of tree: HashField, size: GridSize) throws(WorldError) -> any LifeField
  {
    switch engine {
    case .hash: return tree
    case .auto:
      guard var plane = makeField(rule: tree.rule, size: size, edges: .none) as? AutoPlane else {
        return tree
      }
      plane.take(tree)
      return plane
    case .dense, .densePortable:
      // A cell listed takes sixteen bytes, on its way into the tiles.
      guard let box = tree.liveBox, tree.population < UInt128(memoryLimit / 16) else {
        throw .memoryBound(limitInBytes: memoryLimit)
      }
      var plane = makeField(rule: tree.rule, size: size, edges: .none, background: tree.background)
      plane.set(tree.liveCells(in: box), to: 1 - tree.background)
      return plane
    }
  }
}
