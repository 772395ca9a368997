/// Growth up to the bound, and the collection of garbage when it is met.
///
/// What is protected is live, with all below it; every other node can be made again. A collection
/// first keeps what is known of live squares, and what is known of that. Where that leaves too
/// little room it forgets all results, and where even that leaves too little the bound is met.
extension NodeStore {
  /// Finds room for at least one more node; false if the bound does not allow it.
  mutating func madeRoom() -> Bool {
    if let shared { return takeRoom(of: shared) }
    if capacity < mostNodes || room == .grown {
      if capacity < mostNodes { grow() } else { grow(to: capacity * 2) }
      return true
    }
    collect(keepingResults: true)
    if freeCount < capacity / 4 { collect(keepingResults: false) }
    if room == .collectedOrGrown {
      if freeCount == 0 { grow(to: capacity * 2) }
      return true
    }
    // Edits may have taken more than the bound, so what is left of it counts, not what is free.
    let left = mostNodes - (used - freeCount)
    collections += 1
    isExhausted = left < max(1, mostNodes / 8) || collections > Self.collectionLimit
    return !isExhausted
  }

  /// The limit of collections in a step of a power of two. A step that repeatedly drops its results
  /// computes the same squares over and over: two steps of half the length need less memory at
  /// once.
  private static let collectionLimit = 200

  /// Makes the store larger: twofold, or up to the bound.
  mutating func grow() { grow(to: min(capacity * 2, mostNodes)) }

  private mutating func grow(to newCapacity: Int) {
    precondition(newCapacity > capacity, "a store does not shrink")
    unsafe nodes = TableMemory.grown(nodes, from: capacity, to: newCapacity)
    capacity = newCapacity
    limit = capacity
    setBatch(NodeBudget.batch(forNodes: capacity))
    let old = slots
    slots = SlotTable(growing: old, forNodes: capacity) { hash(of: $0) }
    old.drop()
    if old.count != slots.count { resizeSpillPlaces() }
  }

  /// Makes the lists long enough for a number of squares computed together.
  mutating func setBatch(_ batch: Int) {
    if batch == self.batch { return }
    unsafe protected = TableMemory.grown(
      protected, from: NodeBudget.protected(forBatch: self.batch),
      to: NodeBudget.protected(forBatch: batch))
    unsafe waiting = TableMemory.grown(
      waiting, from: NodeBudget.waiting(forBatch: self.batch),
      to: NodeBudget.waiting(forBatch: batch))
    self.batch = batch
  }

  /// Frees all nodes that no protected node needs.
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
    forgetLikely()
  }

  /// Marks a square, all below it and all that is known of those. No deeper than the levels are
  /// many: a child and a result are each a level below.
  private func mark(_ index: UInt32, in marks: inout Marks) {
    if index == 0 || !marks.insert(index) || HashNode.isLeaf(index) { return }
    let node = self[index]
    mark(node.nw, in: &marks)
    mark(node.ne, in: &marks)
    mark(node.sw, in: &marks)
    mark(node.se, in: &marks)
    if node.tag < HashNode.awaited { mark(node.result, in: &marks) }
  }

  /// Leaves the marked squares in the table, and makes the list of free entries in order of their
  /// place.
  private mutating func sweep(_ marks: borrowing Marks) {
    sweepSlots(marks)
    (firstFree, freeCount) = (0, 0)
    for place in stride(from: used - 1, to: 0, by: -1)
    where !marks[UInt32(truncatingIfNeeded: place)] { giveBack(place) }
  }

  /// Empties each line and enters its marked nodes again. It starts behind a line with room, so
  /// that no node moves further on, and each is visited once.
  private func sweepSlots(_ marks: borrowing Marks) {
    let lines = stride(from: 0, to: slots.count, by: SlotTable.line)
    guard var line = lines.first(where: { slots.free($0) != 0 }) else {
      preconditionFailure("a table has free slots")
    }
    for _ in lines {
      line = slots.line(behind: line)
      let taken = slots.empty(line)
      for place in taken.indices {
        let index = slots.index(taken[place])
        if index != 0 && marks[index] { slots.enter(index, hash(of: index)) }
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

  /// Drops all known results, and the rules under which they were computed.
  mutating func forgetResults() {
    for place in 0..<slots.count {
      let index = slots.index(slots[place])
      if index == 0 || HashNode.isLeaf(index) { continue }
      unsafe nodes[Int(index)].tag = HashNode.noResult
      unsafe nodes[Int(index)].result = 0
    }
    if let spilled = unsafe spilled { unsafe TableMemory.drop(spilled, spilledCount) }
    unsafe spilled = nil
    spilledCount = 0
  }
}

/// A bit for each entry of a store.
@safe private struct Marks: ~Copyable {
  private let words: UnsafeMutablePointer<UInt64>

  init(count: Int) {
    let wordCount = (count + 63) / 64
    unsafe words = .allocate(capacity: wordCount)
    unsafe words.initialize(repeating: 0, count: wordCount)
  }

  deinit { unsafe words.deallocate() }

  subscript(index: UInt32) -> Bool {
    let place = HashNode.place(index)
    return unsafe words[place >> 6] >> UInt64(place & 63) & 1 != 0
  }

  /// Marks a square; false if it was marked before.
  mutating func insert(_ index: UInt32) -> Bool {
    if self[index] { return false }
    let place = HashNode.place(index)
    unsafe words[place >> 6] |= 1 << UInt64(place & 63)
    return true
  }
}
