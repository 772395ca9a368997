internal import CTerrariumMemory

/// Decides which squares of a shared step a thread computes, and in which order.
extension NodeStore {
  /// Computes the requested squares in the order of this thread: first those that no other thread
  /// computes, then the others if still unknown.
  mutating func answer(_ questions: Questions, level: Int, _ shared: SharedStep) {
    let tag = step.tag(atLevel: level)
    compute(questions, level: level, shared) { store, index in store.claims(index, tag) }
    // Small squares are done in a moment; large ones have enough work to share.
    var pauses = level <= leafLevel + 3 ? Self.mostPauses : 0
    compute(questions, level: level, shared) { store, index in
      store.isUnknown(index, tag, &pauses)
    }
    if isExhausted { return }
    for place in questions.list..<questions.list + questions.count {
      keep(memo(of: kept(place)).result, at: place)
    }
  }

  /// The pauses in which a thread waits for others before it computes the same square: some
  /// microseconds.
  private static let mostPauses = 200

  /// Computes some squares of a list, as many together as the lists have room for, besides the
  /// collected ones.
  @inline(__always)
  private mutating func compute(
    _ questions: Questions, level: Int, _ shared: SharedStep,
    where isWanted: (inout NodeStore, UInt32) -> Bool
  ) {
    // The lists have room for `batch` squares of each level, without those collected here.
    let most = shared.size(ofPartsOf: questions.count, level: level, most: batch * 7 / 8)
    let base = protectedCount
    var turn = 0
    while turn < questions.count {
      if shared.isOver { isExhausted = true }
      if isExhausted { return }
      reserve(most)
      var count = 0
      while turn < questions.count && count < most {
        let number = shared.number(turn, of: questions.count, thread: thread)
        let index = kept(questions.list &+ number)
        turn &+= 1
        if !isWanted(&self, index) { continue }
        keep(index, at: base &+ count)
        count &+= 1
      }
      protectedCount = base &+ count
      if count > 0 { compute(base, count, level: level) }
      if isExhausted { for item in 0..<count { forgetClaim(kept(base &+ item)) } }
      protectedCount = base
    }
  }

  /// True if this thread should compute a square: it is unknown, and no other thread computes it.
  @inline(__always)
  private mutating func claims(_ index: UInt32, _ tag: UInt32) -> Bool {
    let memo = memo(of: index)
    if memo.tag == tag || memo.isClaimed { return false }
    if memo.tag < HashNode.awaited { spill(index, memo) }
    return replace(memo, of: index, by: HashNode.claimed(by: thread))
  }

  /// Releases a square that this thread has claimed but not computed.
  private func forgetClaim(_ index: UInt32) {
    if HashNode.isLeaf(index) { return }
    let memo = memo(of: index)
    if memo.tag != HashNode.claimed(by: thread) { return }
    _ = replace(memo, of: index, by: HashNode.noResult)
  }

  /// True if a square is still unknown after some pauses while another thread computes it.
  @inline(__always)
  private func isUnknown(_ index: UInt32, _ tag: UInt32, _ pauses: inout Int) -> Bool {
    var memo = memo(of: index)
    while pauses > 0 && memo.isClaimed {
      cmemory_pause()
      pauses &-= 1
      memo = self.memo(of: index)
    }
    return memo.tag != tag
  }
}
