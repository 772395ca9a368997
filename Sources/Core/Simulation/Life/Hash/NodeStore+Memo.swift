/// A known result that was moved out of its node.
struct SpilledResult {
  var node: UInt32 = 0
  var tag: UInt32 = HashNode.noResult
  var result: UInt32 = 0
}

/// Memoises the futures of squares.
///
/// A node holds one result, under the key of the last step: within a step nothing is computed
/// twice. A step of 1,000,000 generations consists of seven steps of powers of two, each with its
/// own key. Replaced results move to a small cache, where the next 1,000,000 generations find them.
extension NodeStore {
  /// The result of a square under a tag, if known.
  @inline(__always)
  mutating func known(_ index: UInt32, _ node: HashNode, _ tag: UInt32) -> UInt32? {
    if node.tag == tag { return node.result }
    return spilledCount == 0 ? nil : recalled(index, tag)
  }

  /// Stores the result of a square under a tag.
  @inline(__always)
  mutating func note(_ index: UInt32, _ tag: UInt32, _ result: UInt32) {
    let old = self[index]
    if old.tag < HashNode.awaited && old.tag != tag { spill(index, old) }
    unsafe nodes[Int(index)].tag = tag
    unsafe nodes[Int(index)].result = result
  }

  private mutating func recalled(_ index: UInt32, _ tag: UInt32) -> UInt32? {
    guard let entry = unsafe spilled?[place(of: index, tag)], entry.node == index, entry.tag == tag
    else { return nil }
    note(index, tag, entry.result)
    return entry.result
  }

  private mutating func spill(_ index: UInt32, _ node: HashNode) {
    if spilledCount == 0 { makeSpillPlaces() }
    unsafe spilled?[place(of: index, node.tag)] = SpilledResult(
      node: index, tag: node.tag, result: node.result)
  }

  private func place(of index: UInt32, _ tag: UInt32) -> Int {
    let mixed = (UInt64(index) << 32 | UInt64(tag)) &* 0x9e37_79b9_7f4a_7c15
    return Int(truncatingIfNeeded: mixed >> 32) & (spilledCount - 1)
  }

  private mutating func makeSpillPlaces() {
    spilledCount = NodeBudget.spills(forSlots: slots.count)
    // A place of zeros is empty, because no result is of square 0.
    unsafe spilled = TableMemory.zeros(spilledCount, of: SpilledResult.self)
  }

  /// Resizes the cache to fit the table, moving its entries.
  mutating func resizeSpillPlaces() {
    guard let old = unsafe spilled else { return }
    let oldCount = spilledCount
    makeSpillPlaces()
    guard let spilled = unsafe spilled else { return }
    for place in 0..<oldCount {
      let entry = unsafe old[place]
      if entry.node != 0 { unsafe spilled[self.place(of: entry.node, entry.tag)] = entry }
    }
    unsafe TableMemory.drop(old, oldCount)
  }
}
