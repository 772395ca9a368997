/// Grows up to the memory limit, and collects garbage at the limit.
///
/// Protected squares are live, with everything below them; every other node can be made again. A
/// collection first keeps the known results of live squares, and theirs. If that leaves too little
/// room, it drops all results, and if that is still too little, the limit is reached.
extension NodeStore {
  /// Makes room for at least one more node; returns false at the limit.
  mutating func madeRoom() -> Bool {
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
    // Edits may have exceeded the limit, so the remaining live nodes count, not the free ones.
    let left = mostNodes - (used - freeCount)
    collections += 1
    isExhausted = left < max(1, mostNodes / 8) || collections > Self.collectionLimit
    return !isExhausted
  }

  /// The most collections in a step. A step that repeatedly drops its results computes the same
  /// squares over and over; two steps of half the length need less memory at once.
  private static let collectionLimit = 200

  /// Enlarges the store to twice its size, or up to the limit.
  mutating func grow() { grow(to: min(capacity * 2, mostNodes)) }

  private mutating func grow(to newCapacity: Int) {
    precondition(newCapacity > capacity, "a store does not shrink")
    unsafe nodes = TableMemory.grown(nodes, from: capacity, to: newCapacity)
    capacity = newCapacity
    setBatch(NodeBudget.batch(forNodes: capacity))
    let old = slots
    slots = SlotTable(growing: old, forNodes: capacity) { hash(of: $0) }
    old.drop()
  }

  /// Enlarges the lists for a number of squares computed together.
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
    sweep(marks)
    forgetLikely()
  }

  /// Marks a square, everything below it, and all of their known results. The recursion is as deep
  /// as the levels, because children and results are each a level below.
  private func mark(_ index: UInt32, in marks: inout Marks) {
    if index == 0 || !marks.insert(index) || HashNode.isLeaf(index) { return }
    let node = self[index]
    mark(node.nw, in: &marks)
    mark(node.ne, in: &marks)
    mark(node.sw, in: &marks)
    mark(node.se, in: &marks)
    if node.tag < HashNode.awaited { mark(node.result, in: &marks) }
  }

  /// Keeps the marked squares in the table, and makes the list of free entries in order of their
  /// place.
  private mutating func sweep(_ marks: borrowing Marks) {
    sweepSlots(marks)
    (firstFree, freeCount) = (0, 0)
    for place in stride(from: used - 1, to: 0, by: -1)
    where !marks[UInt32(truncatingIfNeeded: place)] { giveBack(place) }
  }

  /// Empties each line and enters its marked nodes again. It starts after a line with free slots,
  /// so that no node moves further on, and each is visited once.
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

  /// Drops all known results, and the rules that they belong to.
  mutating func forgetResults() {
    for place in 0..<slots.count {
      let index = slots.index(slots[place])
      if index == 0 || HashNode.isLeaf(index) { continue }
      unsafe nodes[Int(index)].tag = HashNode.noResult
      unsafe nodes[Int(index)].result = 0
    }
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

  /// Marks a square; returns false if it was marked before.
  mutating func insert(_ index: UInt32) -> Bool {
    if self[index] { return false }
    let place = HashNode.place(index)
    unsafe words[place >> 6] |= 1 << UInt64(place & 63)
    return true
  }
}
