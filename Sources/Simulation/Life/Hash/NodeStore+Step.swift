/// The heart of HashLife: the middle of a square some generations later, from the middles of the
/// nine squares that overlap in it.
extension NodeStore {
  /// Makes the store ready to step under a rule.
  mutating func prepare(_ rule: RuleTable) {
    if rules.indices.contains(self.rule), rules[self.rule] == rule { return }
    kernel = LeafKernel(rule)
    if let seen = rules.firstIndex(of: rule) {
      self.rule = seen
      return
    }
    // A tag has room for 2^24 rules; the last of them would read as `noResult`.
    if rules.count == 1 << 24 - 1 {
      forgetResults()
      rules = []
    }
    self.rule = rules.count
    rules.append(rule)
  }

  /// The middle of a protected square: half as wide, 2^(level − 2) generations later, or 2^exponent
  /// (that of `step`) where that is fewer. Worthless once `isExhausted`.
  mutating func future(of index: UInt32, level: Int) -> UInt32 {
    if index == 0 || isExhausted { return 0 }
    let tag = step.tag(atLevel: level)
    let node = self[index]
    if let known = known(index, node, tag) { return known }
    fuel &-= 1
    if fuel < 0 {
      isExhausted = true
      return 0
    }
    if level == leafLevel &+ 1 { return leafFuture(of: index, node, tag) }
    let base = protectedCount
    protectNineFutures(of: node, level: level)
    if level - 2 <= step.exponent {
      protectFourFutures(from: base, level: level)
    } else {
      protectFourMiddles(from: base, level: level)
    }
    let result = self.node(kept(base + 9), kept(base + 10), kept(base + 11), kept(base + 12))
    protectedCount = base
    if isExhausted { return 0 }
    note(index, tag, result)
    return result
  }

  private mutating func leafFuture(of index: UInt32, _ node: HashNode, _ tag: UInt32) -> UInt32 {
    let (nw, ne, sw, se) = (self[node.nw], self[node.ne], self[node.sw], self[node.se])
    let bits: UInt64
    if let states = stateKernel {
      bits = states.middle(nw.bits, ne.bits, sw.bits, se.bits)
      cellsStepped &+= 4
    } else {
      let generations = 1 << min(2, step.exponent)
      bits = kernel.middle(
        nw.bits, ne.bits, sw.bits, se.bits,
        after: generations, background: UInt8(truncatingIfNeeded: step.base & 1))
      cellsStepped &+= UInt128(64 * generations)
    }
    let result = leaf(bits)
    if isExhausted { return 0 }
    note(index, tag, result)
    return result
  }

  /// Protects the futures of the nine overlapping squares of half the size, row by row.
  private mutating func protectNineFutures(of node: HashNode, level: Int) {
    let (nw, ne, sw, se) = (self[node.nw], self[node.ne], self[node.sw], self[node.se])
    fetch(nw.ne, ne.nw, nw.se, ne.sw)
    fetch(nw.sw, nw.se, sw.nw, sw.ne)
    fetch(nw.se, ne.sw, sw.ne, se.nw)
    fetch(ne.sw, ne.se, se.nw, se.ne)
    fetch(sw.ne, se.nw, sw.se, se.sw)
    protect(future(of: node.nw, level: level - 1))
    protectFuture(nw.ne, ne.nw, nw.se, ne.sw, level: level - 1)
    protect(future(of: node.ne, level: level - 1))
    protectFuture(nw.sw, nw.se, sw.nw, sw.ne, level: level - 1)
    protectFuture(nw.se, ne.sw, sw.ne, se.nw, level: level - 1)
    protectFuture(ne.sw, ne.se, se.nw, se.ne, level: level - 1)
    protect(future(of: node.sw, level: level - 1))
    protectFuture(sw.ne, se.nw, sw.se, se.sw, level: level - 1)
    protect(future(of: node.se, level: level - 1))
  }

  private mutating func protectFuture(
    _ nw: UInt32, _ ne: UInt32, _ sw: UInt32, _ se: UInt32, level: Int
  ) {
    let index = node(nw, ne, sw, se)
    protect(index)
    let result = future(of: index, level: level)
    protectInstead(result)
  }

  /// The second half of the step: the futures of the four squares that the nine make.
  private mutating func protectFourFutures(from base: Int, level: Int) {
    for corner in 0..<4 {
      let base = base + corner + corner / 2
      fetch(kept(base), kept(base + 1), kept(base + 3), kept(base + 4))
    }
    protectFuture(from: base, level: level - 1)
    protectFuture(from: base + 1, level: level - 1)
    protectFuture(from: base + 3, level: level - 1)
    protectFuture(from: base + 4, level: level - 1)
  }

  private mutating func protectFuture(from base: Int, level: Int) {
    protectFuture(kept(base), kept(base + 1), kept(base + 3), kept(base + 4), level: level)
  }

  /// No second half: the middles of those four, as they are.
  private mutating func protectFourMiddles(from base: Int, level: Int) {
    protectMiddle(from: base, level: level)
    protectMiddle(from: base + 1, level: level)
    protectMiddle(from: base + 3, level: level)
    protectMiddle(from: base + 4, level: level)
  }

  private mutating func protectMiddle(from base: Int, level: Int) {
    let (nw, ne) = (self[kept(base)], self[kept(base + 1)])
    let (sw, se) = (self[kept(base + 3)], self[kept(base + 4)])
    if level == leafLevel &+ 2 {
      protect(leaf(form.middle(nw.bits, ne.bits, sw.bits, se.bits)))
    } else {
      protect(node(nw.se, ne.sw, sw.ne, se.nw))
    }
  }
}
