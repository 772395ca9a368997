/// A plane without end, stepped by HashLife: any rule of two states, or one of many that leaves
/// emptiness alone, and any number of generations at once.
///
/// A step of n generations costs what its binary digits cost, not n. Populations are exact up to
/// 2^127. The memory of a field is bounded; the bound is met by a clear error, and then the field is
/// what it was. A copy shares all that is known until one of the two changes.
package struct HashField: Sendable {
  /// The table of two states; nil where the store has a rule of many.
  package var rule: RuleTable?

  let stateCount: Int
  var plane: HashPlane

  /// No cell further from the start of either axis is drawn on; what lives may wander on.
  package static let reach = HashPlane.reach

  /// The memory that a field may use where nobody says otherwise: a gigabyte.
  package static let usualMemory = 1 << 30

  /// An empty plane with a background, dead or alive, that may use a number of bytes.
  package init(rule: RuleTable, background: UInt8 = 0, memory: Int = HashField.usualMemory) {
    (self.rule, stateCount) = (rule, 2)
    plane = HashPlane(HashStore(memory: memory), background: background)
  }

  /// An empty plane of a rule of many states, which must leave emptiness alone.
  init(_ rule: any LocalRule, memory: Int) {
    stateCount = rule.stateCount
    plane = HashPlane(HashStore(memory: memory, rule: rule))
  }

  /// The field of a list of squares (`HashPlane.take`).
  package init(
    macrocell list: [MacrocellNode], rule: RuleTable, background: UInt8 = 0,
    memory: Int = HashField.usualMemory
  ) throws(MacrocellFault) {
    self.init(rule: rule, background: background, memory: memory)
    try plane.take(list)
  }

  /// The cells of another field of a rule that has trees, as a tree round a cell.
  init(
    copying field: any CellField, around cell: Cell = Cell(0, 0), _ rule: CellRule,
    options: LifeOptions
  ) {
    self = options.makeHash(rule, background: field.background)
    plane.move(startTo: cell)
    var cells: [(cell: Cell, state: UInt8)] = []
    field.forEachCell { cells.append(($0, $1)) }
    plane.paint(cells)
  }

  /// True if HashLife can step a rule.
  static func suits(_ rule: any LocalRule) -> Bool {
    rule.next(Around(ring: 0, centre: 0)) == 0
  }

  /// The number of bytes that the field may use.
  package var memory: Int { plane.memory }

  package var background: UInt8 { plane.background }

  var tree: HashTree { plane.tree }

  var store: HashStore { plane.store }

  /// Lets generations pass.
  ///
  /// - Throws: `memoryBound` where what lives does not fit; `notAllowed` where it might come to lie
  ///   further out than cells have numbers. The field is then as before.
  package mutating func advance(by generations: Int) throws(WorldError) {
    var fuel = Int.max
    _ = try advance(by: generations, fuel: &fuel)
  }

  /// The same with no more than so many results of squares (`HashPlane.advance`).
  mutating func advance(by generations: Int, fuel: inout Int) throws(WorldError) -> Bool {
    plane.ownStore()
    guard let rule else {
      return try plane.advance(by: generations, backgrounds: (0, 0), fuel: &fuel)
    }
    plane.store.nodes.prepare(rule)
    return try plane.advance(
      by: generations,
      backgrounds: (rule.next(background: 0), rule.next(background: 1)), fuel: &fuel)
  }

  /// Equal squares are one node, so that only the roots need be compared. The step is made in
  /// the field's own store, which may be large; the old tree is what went in, and so still there.
  package mutating func isAtRest() -> Bool? {
    let (before, ground) = (tree, background)
    do throws(WorldError) {
      try advance(by: 1)
    } catch {
      return false
    }
    defer { plane.put(back: before, ground) }
    return tree == before && background == ground
  }

  /// Puts cells into a true state; those further out than `reach` are passed over.
  ///
  /// An edit is never refused: it may take more memory than the bound, and the next step tells.
  package mutating func set(_ cells: [Cell], to state: UInt8) {
    plane.set(cells, to: state ^ background)
  }

  /// Moves all cells without a step, at no cost: what lay at the start lies at `cell` then.
  ///
  /// - Precondition: `cell` is no further out than `reach`.
  package mutating func move(startTo cell: Cell) { plane.move(startTo: cell) }

  /// The field's squares (`HashPlane.macrocellNodes`).
  package func macrocellNodes() -> [MacrocellNode] { plane.macrocellNodes() }

  /// Its squares, and the cell at their middle.
  var cellTree: CellTree { CellTree(nodes: macrocellNodes(), middle: plane.origin) }

  /// Takes the squares of a list, whose middle comes to lie at a cell (`HashPlane.take`).
  mutating func take(_ tree: CellTree) throws(MacrocellFault) {
    plane.move(startTo: tree.middle)
    try plane.take(tree.nodes)
  }
}
