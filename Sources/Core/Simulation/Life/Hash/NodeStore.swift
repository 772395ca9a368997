/// The squares of a HashLife field (Gosper, 1984). Each square of cells is stored once, however
/// often it occurs, with its future centre once known.
///
/// Nodes and leaves are in one array and are found through a `SlotTable`. Nodes never move, so an
/// index stays valid while the node is reachable from a protected one: call `protect` before
/// anything that may make a node.
///
/// Ownership: the store owns its memory and frees it in `deinit`; no pointer escapes. It is
/// noncopyable; `clone` makes a second one.
@safe package struct NodeStore: ~Copyable {
  /// The form of the cells in its leaves.
  let form: LeafForm
  let leafLevel: Int

  /// The nodes; entry 0 is the empty square, both as a node and as a leaf, because all its bits are
  /// 0.
  var nodes: UnsafeMutablePointer<HashNode>

  /// The number of entries of `nodes` in memory, and of those ever used.
  package var capacity: Int
  package var used = 1

  /// The list of free entries among these, linked through `nw`; 0 ends it.
  var firstFree: UInt32 = 0
  var freeCount = 0

  var slots: SlotTable

  /// The indices that a collection keeps, with everything below them: an operation's inputs and
  /// results so far.
  var protected: UnsafeMutablePointer<UInt32>
  var protectedCount = 0

  /// The places among them that wait for results, and the number of squares computed together
  /// (`NodeStore+Step`).
  var waiting: UnsafeMutablePointer<WaitingPlace>
  var waitingCount = 0
  var batch: Int

  /// The keys that are looked up together.
  let keys: UnsafeMutablePointer<SquareKey>

  /// The most nodes within the memory limit.
  package let mostNodes: Int

  /// The current way to get room for more nodes.
  var room = Room.bounded

  /// True if the limit was reached. All results are then worthless until the step ends.
  var isExhausted = false

  /// The number of results that may still be computed; below 0 the step ends as if the limit were
  /// reached.
  var fuel = Int.max

  /// True if a step ended for lack of fuel.
  var isStopped = false

  /// The number of collections in this step.
  var collections = 0

  /// The rules so far, and the kernel of the last one.
  var rules: [RuleTable] = []
  /// The kernel of the last rule, or of the only rule of a store of many states.
  var kernel: (any LeafKernel)?
  var step = StepKey(exponent: 0, background: 0, rule: 0)
  var rule = 0

  /// The number of cells stepped in leaves.
  var cellsStepped: UInt128 = 0

  /// The source of room for nodes when memory is full, once it has grown to the limit.
  enum Room {
    /// Only garbage collection, for a step.
    case bounded
    /// Garbage collection, then memory beyond the limit, for an edit. The next step reports it.
    case collectedOrGrown
    /// Memory beyond the limit, while unprotected squares are made.
    case grown
  }

  /// Creates a store with a memory limit; of many states if their rule is given.
  init(memory: Int, rule: (any LocalRule)? = nil) {
    form = rule == nil ? .bits : .states
    leafLevel = form.level
    kernel = rule.map { StateLeafKernel($0) }
    mostNodes = NodeBudget.nodes(within: memory)
    capacity = max(64, min(4096, mostNodes))
    unsafe nodes = TableMemory.zeros(capacity, of: HashNode.self)
    slots = SlotTable(forNodes: capacity)
    batch = NodeBudget.batch(forNodes: capacity)
    unsafe (protected, waiting, keys) = Self.lists(batch)
  }

  /// Creates a store with the nodes and results of another.
  init(cloning other: borrowing NodeStore) {
    form = other.form
    leafLevel = other.leafLevel
    kernel = other.kernel?.twin()
    mostNodes = other.mostNodes
    (capacity, used) = (other.capacity, other.used)
    (firstFree, freeCount) = (other.firstFree, other.freeCount)
    (rules, rule) = (other.rules, other.rule)
    cellsStepped = other.cellsStepped
    unsafe nodes = TableMemory.zeros(capacity, of: HashNode.self)
    unsafe nodes.update(from: other.nodes, count: used)
    slots = SlotTable(cloning: other.slots)
    batch = other.batch
    unsafe (protected, waiting, keys) = Self.lists(batch)
  }

  private static func lists(_ batch: Int) -> (
    UnsafeMutablePointer<UInt32>, UnsafeMutablePointer<WaitingPlace>,
    UnsafeMutablePointer<SquareKey>
  ) {
    unsafe (
      TableMemory.zeros(NodeBudget.protected(forBatch: batch), of: UInt32.self),
      TableMemory.zeros(NodeBudget.waiting(forBatch: batch), of: WaitingPlace.self),
      TableMemory.zeros(5 * LeafBatch.most, of: SquareKey.self)
    )
  }

  deinit {
    unsafe TableMemory.drop(nodes, capacity)
    slots.drop()
    unsafe TableMemory.drop(protected, NodeBudget.protected(forBatch: batch))
    unsafe TableMemory.drop(waiting, NodeBudget.waiting(forBatch: batch))
    unsafe TableMemory.drop(keys, 5 * LeafBatch.most)
  }

  /// The node at an index, which is not that of a leaf.
  @inline(__always)
  subscript(index: UInt32) -> HashNode { unsafe nodes[Int(index)] }

  /// The cells of a leaf, or of the empty square.
  @inline(__always)
  func cells(of index: UInt32) -> LeafCells {
    if index == 0 { return .zero }
    return unsafe UnsafeRawPointer(nodes + HashNode.place(index)).load(as: LeafCells.self)
  }

  /// Keeps a square, and everything below it, until `protectedCount` is reset.
  @inline(__always)
  mutating func protect(_ index: UInt32) {
    reserve(1)
    unsafe protected[protectedCount - 1] = index
  }

  /// Appends places to the list of protected squares, initially empty squares.
  @inline(__always)
  mutating func reserve(_ count: Int) {
    precondition(
      protectedCount + count <= NodeBudget.protected(forBatch: batch),
      "squares are nested too deeply")
    unsafe (protected + protectedCount).update(repeating: 0, count: count)
    protectedCount += count
  }

  /// The protected square at a place of the list.
  @inline(__always)
  func kept(_ place: Int) -> UInt32 { unsafe protected[place] }
}

/// A place in the list of protected squares that waits for a result, and the number of its square
/// among those to compute.
struct WaitingPlace {
  var place: UInt32
  var number: UInt32
}
