/// The squares of a HashLife field (Gosper, 1984): each square of cells is kept once, however often
/// it occurs, with the middle that follows from it once that is known.
///
/// The nodes lie in one array and are found again through a table of open addressing whose slots
/// hold the node's index and 32 bits of its hash. Nodes never move, so an index stays good while
/// the node is reachable from a protected one: `protect` before whatever may make a node.
///
/// Ownership: the store alone owns its memory and frees it in `deinit`; no pointer leaves it. It is
/// noncopyable, `clone` makes a second one.
@safe struct NodeStore: ~Copyable {
  /// The form of the cells in its leaves.
  let form: LeafForm
  let leafLevel: Int

  /// The nodes; entry 0 is the empty square.
  var nodes: UnsafeMutablePointer<HashNode>

  /// The number of entries of `nodes` that have memory, and of those that have ever been in use.
  var capacity: Int
  var used = 1

  /// The entries between that are free, linked through `nw`; 0 ends the list.
  var firstFree: UInt32 = 0
  var freeCount = 0

  /// The table: hash in the high half, index in the low; 0 is a free slot.
  var slots: UnsafeMutablePointer<UInt64>
  var slotCount: Int

  /// The indices that collection takes for live, with all below them: an operation's inputs and
  /// what it has made so far.
  var protected: UnsafeMutablePointer<UInt32>
  var protectedCount = 0

  /// Results that gave way to those of another step (`NodeStore+Memo`).
  var spilled: UnsafeMutablePointer<SpilledResult>?
  var spilledCount = 0

  /// The number of nodes that the memory bound allows.
  let budget: NodeBudget

  /// The source of room for more nodes now.
  var room = Room.bounded

  /// True if the bound was met. All results are worthless from then on until the step ends.
  var isExhausted = false

  /// The number of results that may still be computed; below 0 the step ends as if the bound were
  /// met.
  var fuel = Int.max

  /// The number of collections in this step.
  var collections = 0

  /// The rules seen so far, and what steps under the last one.
  var rules: [RuleTable] = []
  var kernel = LeafKernel(.life)
  /// The kernel for leaves of many states; a store of them follows one rule.
  let stateKernel: StateLeafKernel?
  var step = StepKey(exponent: 0, background: 0, rule: 0)
  var rule = 0

  /// The value that `fetch` read, kept so that it is read at all.
  var fetched: UInt32 = 0

  /// The number of cells by which leaves were stepped.
  var cellsStepped: UInt128 = 0

  /// The source of room for nodes when memory is full, once it has grown to the bound.
  enum Room {
    /// From the collection of garbage alone: a step.
    case bounded
    /// From garbage, else from beyond the bound: an edit. The step after it tells.
    case collectedOrGrown
    /// From beyond the bound: while more is made than is protected.
    case grown
  }

  /// The depth that an operation protects: 13 squares a level on 64 levels, and its inputs.
  static let protectedLimit = 1024

  /// A store that may use a number of bytes; of many states where their rule is given.
  init(memory: Int, rule: (any LocalRule)? = nil) {
    form = rule == nil ? .bits : .states
    leafLevel = form.level
    stateKernel = rule.map { StateLeafKernel($0) }
    budget = NodeBudget(bytes: memory)
    capacity = max(64, min(4096, budget.nodes))
    slotCount = NodeBudget.slots(forNodes: capacity)
    unsafe nodes = TableMemory.zeros(capacity, of: HashNode.self)
    unsafe slots = TableMemory.zeros(slotCount, of: UInt64.self)
    unsafe protected = .allocate(capacity: Self.protectedLimit)
    unsafe protected.initialize(repeating: 0, count: Self.protectedLimit)
    unsafe nodes[0] = HashNode(nw: 0, ne: 0, sw: 0, se: 0, population: 0)
  }

  /// A store with the nodes and results of another.
  init(cloning other: borrowing NodeStore) {
    (form, leafLevel, stateKernel) = (other.form, other.leafLevel, other.stateKernel)
    budget = other.budget
    (capacity, used) = (other.capacity, other.used)
    (firstFree, freeCount) = (other.firstFree, other.freeCount)
    slotCount = other.slotCount
    (rules, kernel, rule) = (other.rules, other.kernel, other.rule)
    cellsStepped = other.cellsStepped
    unsafe nodes = TableMemory.zeros(capacity, of: HashNode.self)
    unsafe nodes.update(from: other.nodes, count: used)
    unsafe slots = TableMemory.zeros(slotCount, of: UInt64.self)
    unsafe slots.update(from: other.slots, count: slotCount)
    unsafe protected = .allocate(capacity: Self.protectedLimit)
    unsafe protected.initialize(repeating: 0, count: Self.protectedLimit)
  }

  deinit {
    unsafe TableMemory.drop(nodes, capacity)
    unsafe TableMemory.drop(slots, slotCount)
    unsafe protected.deallocate()
    if let spilled = unsafe spilled { unsafe TableMemory.drop(spilled, spilledCount) }
  }

  /// The node at an index.
  @inline(__always)
  subscript(index: UInt32) -> HashNode { unsafe nodes[Int(index)] }

  /// Keeps a square, and all below it, until `protectedCount` falls back.
  @inline(__always)
  mutating func protect(_ index: UInt32) {
    precondition(protectedCount < Self.protectedLimit, "squares are nested too deeply")
    unsafe protected[protectedCount] = index
    protectedCount += 1
  }

  /// The protected square at a place of the list.
  @inline(__always)
  func kept(_ place: Int) -> UInt32 { unsafe protected[place] }

  /// Keeps a square in the stead of the one protected last.
  @inline(__always)
  mutating func protectInstead(_ index: UInt32) { unsafe protected[protectedCount - 1] = index }
}
