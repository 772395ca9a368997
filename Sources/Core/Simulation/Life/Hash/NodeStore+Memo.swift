internal import CTerrariumMemory

/// A known result that was moved out of its node.
struct SpilledResult {
  var node: UInt32 = 0
  var tag: UInt32 = HashNode.noResult
  var result: UInt32 = 0

  /// The tag of an entry that a thread is reading or writing.
  static let held = HashNode.awaited
}

/// Memoises the futures of squares.
///
/// A node holds one result, under the key of the last step: within a step nothing is computed
/// twice. A step of 1,000,000 generations consists of seven steps of powers of two, each with its
/// own key. Replaced results move to a small cache, where the next 1,000,000 generations find them.
extension NodeStore {
  /// The memorised result of a square.
  @inline(__always)
  func memo(of index: UInt32) -> NodeMemo {
    unsafe NodeMemo(word: cmemory_read(memoWord(of: index)))
  }

  /// Replaces the memo of a square by a tag without a result; returns false if a thread has changed
  /// it.
  @inline(__always)
  func replace(_ memo: NodeMemo, of index: UInt32, by tag: UInt32) -> Bool {
    unsafe cmemory_replace(memoWord(of: index), memo.word, NodeMemo(result: 0, tag: tag).word)
  }

  /// The address of `result` and `tag` of a node, as one word.
  @inline(__always)
  private func memoWord(of index: UInt32) -> UnsafeMutablePointer<UInt64> {
    unsafe UnsafeMutableRawPointer(nodes + Int(index)).assumingMemoryBound(to: UInt64.self) + 3
  }

  /// The result of a square under a tag, if known.
  @inline(__always)
  mutating func known(_ index: UInt32, _ memo: NodeMemo, _ tag: UInt32) -> UInt32? {
    if memo.tag == tag { return memo.result }
    return spilledCount == 0 ? nil : recalled(index, tag)
  }

  /// Stores the result of a square under a tag.
  @inline(__always)
  mutating func note(_ index: UInt32, _ tag: UInt32, _ result: UInt32) {
    let old = memo(of: index)
    if old.tag < HashNode.awaited && old.tag != tag { spill(index, old) }
    unsafe cmemory_write(memoWord(of: index), NodeMemo(result: result, tag: tag).word)
  }

  private mutating func recalled(_ index: UInt32, _ tag: UInt32) -> UInt32? {
    guard let spilled = unsafe spilled else { return nil }
    let place = unsafe spilled + place(of: index, tag)
    guard let entry = unsafe held(place) else { return nil }
    unsafe release(place, entry)
    guard entry.node == index, entry.tag == tag else { return nil }
    note(index, tag, entry.result)
    return entry.result
  }

  mutating func spill(_ index: UInt32, _ memo: NodeMemo) {
    if spilledCount == 0 {
      // A shared table is created between steps.
      if shared != nil { return lacksSpills = true }
      makeSpillPlaces()
    }
    guard let spilled = unsafe spilled else { return }
    let place = unsafe spilled + place(of: index, memo.tag)
    guard unsafe held(place) != nil else { return }
    unsafe release(place, SpilledResult(node: index, tag: memo.tag, result: memo.result))
  }

  /// The entry at a place of the cache, owned by this thread until released; nil if another thread
  /// owns it.
  @inline(__always)
  private func held(_ place: UnsafeMutablePointer<SpilledResult>) -> SpilledResult? {
    if shared == nil { return unsafe place.pointee }
    let tag = unsafe cmemory_swap(&place.pointee.tag, SpilledResult.held)
    return tag == SpilledResult.held
      ? nil : unsafe SpilledResult(node: place.pointee.node, tag: tag, result: place.pointee.result)
  }

  @inline(__always)
  private func release(_ place: UnsafeMutablePointer<SpilledResult>, _ entry: SpilledResult) {
    if shared == nil {
      unsafe place.pointee = entry
    } else {
      unsafe place.pointee.node = entry.node
      unsafe place.pointee.result = entry.result
      _ = unsafe cmemory_swap(&place.pointee.tag, entry.tag)
    }
  }

  private func place(of index: UInt32, _ tag: UInt32) -> Int {
    let mixed = (UInt64(index) << 32 | UInt64(tag)) &* 0x9e37_79b9_7f4a_7c15
    return Int(truncatingIfNeeded: mixed >> 32) & (spilledCount - 1)
  }

  mutating func makeSpillPlaces() {
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
