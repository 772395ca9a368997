/// A plane without end, stepped by HashLife: any rule of two states, any number of generations at
/// once.
///
/// A step of n generations costs what its binary digits cost, not n. Populations are exact up to
/// 2^127. The memory of a field is bounded; the bound is met by a clear error, and then the field is
/// what it was. A copy shares all that is known until one of the two changes.
package struct HashField: Sendable {
  package var rule: RuleTable

  private(set) var plane: HashPlane

  /// No cell further from the start of either axis is drawn on; what lives may wander on.
  package static let reach = HashPlane.reach

  /// An empty plane with a background, dead or alive, that may use a number of bytes.
  package init(rule: RuleTable, background: UInt8 = 0, memory: Int = HashField.usualMemory) {
    self.rule = rule
    plane = HashPlane(HashStore(memory: memory), background: background == 0 ? 0 : 1)
  }

  /// The field of a list of squares (`HashPlane.take`).
  package init(
    macrocell list: [MacrocellNode], rule: RuleTable, background: UInt8 = 0,
    memory: Int = HashField.usualMemory
  ) throws(MacrocellFault) {
    self.init(rule: rule, background: background, memory: memory)
    try plane.take(list)
  }

  /// The memory that a field may use where nobody says otherwise: a gigabyte.
  package static let usualMemory = 1 << 30

  /// The number of bytes that the field may use.
  package var memory: Int { plane.memory }

  package var background: UInt8 { plane.background }

  var tree: HashTree { plane.tree }

  var origin: Cell { plane.origin }

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
    plane.store.nodes.prepare(rule)
    return try plane.advance(
      by: generations,
      backgrounds: (rule.next(background: 0), rule.next(background: 1)), fuel: &fuel)
  }

  /// Puts cells into a true state; those further out than `reach` are passed over.
  ///
  /// An edit is never refused: it may take more memory than the bound, and the next step tells.
  package mutating func set(_ cells: [Cell], to state: UInt8) {
    plane.set(cells, to: (state != 0) != (background != 0) ? 1 : 0)
  }

  /// Moves all cells without a step, at no cost: what lay at the start lies at `cell` then.
  ///
  /// - Precondition: `cell` is no further out than `reach`.
  package mutating func move(startTo cell: Cell) { plane.move(startTo: cell) }

  /// The field's squares (`HashPlane.macrocellNodes`).
  package func macrocellNodes() -> [MacrocellNode] { plane.macrocellNodes() }

  /// Goes back to what the field was before the last step.
  mutating func put(back tree: HashTree, _ background: UInt8) {
    plane.put(back: tree, background)
  }
}
