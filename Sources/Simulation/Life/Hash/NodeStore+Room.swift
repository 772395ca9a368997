/// Growth up to the bound, and the collection of garbage when it is met.
///
/// What is protected is live, with all below it; every other node can be made again. A collection
/// first keeps what is known of live squares, and what is known of that. Where that leaves too
/// little room it forgets all results, and where even that leaves too little the bound is met.
extension NodeStore {
  /// Finds room for at least one more node; false where the bound does not allow it.
  mutating func madeRoom() -> Bool {
    if capacity < budget.nodes || room == .grown {
      grow(to: capacity < budget.nodes ? min(capacity * 2, budget.nodes) : capacity * 2)
      return true
    }
    collect(keepingResults: true)
    if freeCount < capacity / 4 { collect(keepingResults: false) }
    if room == .collectedOrGrown {
      if freeCount == 0 { grow(to: capacity * 2) }
      return true
    }
    // Edits may have taken more than the bound, so what is left of it counts, not what is free.
    let left = budget.nodes - (used - freeCount)
    collections += 1
    isExhausted = left < max(1, budget.nodes / 8) || collections > Self.collectionLimit
    return !isExhausted
  }

  /// The number of collections that a step of a power of two may have. One that must forget what it
  /// knew time and again makes the same squares over and over: two steps of half the length need
  /// less at once.
  private static let collectionLimit = 200

  private mutating func grow(to newCapacity: Int) {
    unsafe nodes = TableMemory.grown(nodes, from: capacity, to: newCapacity)
    capacity = newCapacity
    let newSlotCount = NodeBudget.slots(forNodes: capacity)
    if newSlotCount == slotCount { return }
    unsafe TableMemory.drop(slots, slotCount)
    slotCount = newSlotCount
    unsafe slots = TableMemory.zeros(slotCount, of: UInt64.self)
    // Nothing is free where the store must grow: all nodes in use are in the table.
    for index in 1..<used { enter(index) }
    resizeSpillPlaces()
  }

  private mutating func enter(_ index: Int) {
    let node = unsafe nodes[index]
    let hash = Self.hash(node.nw, node.ne, node.sw, node.se)
    unsafe slots[freeSlot(for: hash)] = UInt64(hash) << 32 | UInt64(index)
  }

  /// Frees what nothing protected needs.
  mutating func collect(keepingResults: Bool) {
    if !keepingResults { forgetResults() }
    var marks = Marks(count: used)
    for place in 0..<protectedCount { mark(kept(place), in: &marks) }
    if let spilled = unsafe spilled {
      for place in 0..<spilledCount {
        let entry = unsafe spilled[place]
        if marks[entry.node] { mark(entry.result, in: &marks) }
      }
    }
    dropSpilled(unless: marks)
    sweep(marks)
  }

  /// Marks a square, all below it and all that is known of those. No deeper than the levels are
  /// many: a child and a result are each a level below.
  private func mark(_ index: UInt32, in marks: inout Marks) {
    if index == 0 || !marks.insert(index) { return }
    let node = self[index]
    if node.isLeaf { return }
    mark(node.nw, in: &marks)
    mark(node.ne, in: &marks)
    mark(node.sw, in: &marks)
    mark(node.se, in: &marks)
    if node.tag != HashNode.noResult { mark(node.result, in: &marks) }
  }

  /// Rebuilds the table from the marked nodes, and the list of free ones in order of their place.
  private mutating func sweep(_ marks: borrowing Marks) {
    unsafe slots.update(repeating: 0, count: slotCount)
    (firstFree, freeCount) = (0, 0)
    for index in stride(from: used - 1, to: 0, by: -1) {
      if marks[UInt32(truncatingIfNeeded: index)] {
        enter(index)
      } else {
        unsafe nodes[index] = HashNode(nw: firstFree, ne: 0, sw: 0, se: 0, population: 0)
        firstFree = UInt32(truncatingIfNeeded: index)
        freeCount += 1
      }
    }
  }

  private func dropSpilled(unless marks: borrowing Marks) {
    guard let spilled = unsafe spilled else { return }
    for place in 0..<spilledCount {
      let entry = unsafe spilled[place]
      // A square that only a later entry of the cache made live has its own result unmarked.
      let isKept = marks[entry.node] && (entry.result == 0 || marks[entry.result])
      if !isKept { unsafe spilled[place] = SpilledResult() }
    }
  }

  /// Forgets what follows from the squares, and the rules they followed.
  mutating func forgetResults() {
    for index in 0..<used {
      unsafe nodes[index].tag = HashNode.noResult
      unsafe nodes[index].result = 0
    }
    if let spilled = unsafe spilled { unsafe TableMemory.drop(spilled, spilledCount) }
    unsafe spilled = nil
    spilledCount = 0
  }
}

/// A bit for each node of a store.
@safe private struct Marks: ~Copyable {
  private let words: UnsafeMutablePointer<UInt64>

  init(count: Int) {
    let wordCount = (count + 63) / 64
    unsafe words = .allocate(capacity: wordCount)
    unsafe words.initialize(repeating: 0, count: wordCount)
  }

  deinit { unsafe words.deallocate() }

  subscript(index: UInt32) -> Bool { unsafe words[Int(index >> 6)] >> UInt64(index & 63) & 1 != 0 }

  /// Marks a node; false where it was marked before.
  mutating func insert(_ index: UInt32) -> Bool {
    if self[index] { return false }
    unsafe words[Int(index >> 6)] |= 1 << UInt64(index & 63)
    return true
  }
}
