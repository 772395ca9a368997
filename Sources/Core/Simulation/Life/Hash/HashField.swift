/// An unbounded plane stepped by HashLife: any rule of two states, or one of many that keeps
/// emptiness empty, and any number of generations at once.
///
/// A step of n generations costs as much as its binary digits, not n. Populations are exact up to
/// 2^127. The memory of a field is limited; exceeding it is an error that leaves the field
/// unchanged. A copy shares all known results until one of the two changes.
package struct HashField: Sendable {
  /// The table of two states; nil if the store's rule has many.
  package var rule: RuleTable?

  package let stateCount: Int

  /// The smallest tree around all cells that differ from the background.
  package var tree = HashTree() {
    didSet { store.nodes.countCells(of: tree.root) }
  }

  /// The cell at the tree's origin.
  package private(set) var origin = Cell(0, 0)

  package var background: UInt8

  package private(set) var store: HashStore

  /// Creates an empty plane with a dead or live background and a memory limit in bytes.
  package init(
    rule: RuleTable, background: UInt8 = 0, memory: Int = LifeOptions.usualMemory
  ) {
    self.rule = rule
    stateCount = 2
    self.background = background
    store = HashStore(memory: memory)
  }

  /// Creates an empty plane of a rule of many states, which must keep emptiness empty.
  init(_ rule: any LocalRule, memory: Int) {
    (stateCount, background) = (rule.stateCount, 0)
    store = HashStore(memory: memory, rule: rule)
  }

  /// Creates the tree around a cell from another field's cells, under a rule that supports trees.
  /// It is around their centre if no list could hold a tree from that cell to all of them.
  init(
    copying field: any CellField, around cell: Cell = Cell(0, 0), _ rule: CellRule,
    options: LifeOptions
  ) {
    self = options.makeHash(rule, background: field.background)
    move(startTo: Self.middle(of: field.liveBox, from: cell))
    if let tiles = field.planeTiles, take(tiles) { return }
    var cells: [(cell: Cell, content: UInt8)] = []
    field.forEachCell { cells.append(($0, $1)) }
    paint(cells)
  }

  /// A cell, or the centre of a box that extends further from it than `Limits.farReach`.
  private static func middle(of box: CellRect?, from cell: Cell) -> Cell {
    let reach = Limits.farReach
    guard let box,
      ![box.x &- cell.x, box.y &- cell.y, box.maxX &- cell.x, box.maxY &- cell.y]
        .allSatisfy({ $0.magnitude <= reach.magnitude })
    else { return cell }
    return Cell(middle(from: box.x, to: box.maxX), middle(from: box.y, to: box.maxY))
  }

  /// The centre of a tree, of at most the largest level, that contains a range of coordinates.
  private static func middle(from first: Int, to end: Int) -> Int {
    let reach = Limits.farReach
    let (least, most) = (end - reach, first + reach)
    // Tiles coincide with squares of a tree whose centre is a corner of one.
    return [max(-reach, min(reach, first + (end - first) / 2)) & ~63, most & ~63]
      .first { $0 >= least } ?? most
  }

  /// The memory limit of the field in bytes.
  package var memory: Int { store.memory }

  package mutating func advance(by generations: Int) throws(WorldError) {
    var fuel = Int.max
    _ = try advance(by: generations, fuel: &fuel)
  }

  /// Equal squares are one node, so comparing the roots is enough. The step is made in the field's
  /// own store, which may be large; the old tree was its input and is still there.
  package mutating func isAtRest() -> Bool? {
    let (before, ground) = (tree, background)
    guard (try? advance(by: 1)) != nil else { return false }
    defer { (tree, background) = (before, ground) }
    return tree == before && background == ground
  }

  package mutating func set(_ cells: [Cell], to state: UInt8) {
    let difference = state ^ background
    paint(cells.lazy.map { (cell: $0, content: difference) })
  }

  /// Ensures that the field is the only owner of its store.
  mutating func ownStore() {
    if !isKnownUniquelyReferenced(&store) { store = HashStore(cloning: store) }
  }

  /// Moves all cells at no cost: the origin moves to `cell`.
  ///
  /// - Precondition: `cell` is within `Limits.farReach`.
  package mutating func move(startTo cell: Cell) {
    precondition(cell.x.magnitude <= Limits.farReach.magnitude, "moved too far")
    precondition(cell.y.magnitude <= Limits.farReach.magnitude, "moved too far")
    origin = cell
  }
}
