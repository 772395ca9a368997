/// The core of HashLife: computes the centre of a square some generations later from the centres of
/// its nine overlapping subsquares.
///
/// Squares of one level are computed together, up to `batch` of them. All their subsquares are
/// looked up at once, unknown ones go into a list, and the list is computed before any continues.
/// So many squares wait for memory at the same time.
extension NodeStore {
  /// Prepares the store for stepping under a rule.
  mutating func prepare(_ rule: RuleTable) {
    if kernel != nil, rules.indices.contains(self.rule), rules[self.rule] == rule { return }
    kernel = BitLeafKernel(rule)
    if let seen = rules.firstIndex(of: rule) {
      self.rule = seen
      return
    }
    // A tag has room for 2^24 rules, the last of which would read as no result.
    if rules.count == 1 << 24 - 1 {
      forgetResults()
      rules = []
    }
    self.rule = rules.count
    rules.append(rule)
  }

  /// The centre of a square: half as wide, 2^(level − 2) generations later, or 2^exponent (of
  /// `step`) if that is less. Worthless once `isExhausted`.
  mutating func future(of index: UInt32, level: Int) -> UInt32 {
    let base = protectedCount
    reserve(2)
    defer { protectedCount = base }
    var questions = Questions(list: base + 1, waiting: waitingCount)
    ask(index, at: base, step.tag(atLevel: level), &questions)
    answer(questions, level: level)
    return isExhausted ? 0 : kept(base)
  }

  /// The subsquares that a level needs: the start of their list in `protected`, and of the places
  /// that wait for them in `waiting`.
  struct Questions {
    let list: Int
    let waiting: Int
    var count = 0
  }

  /// Requests the result of a square for a place, which gets it at once if known.
  @inline(__always)
  private mutating func ask(
    _ index: UInt32, at place: Int, _ tag: UInt32, _ questions: inout Questions
  ) {
    if index == 0 { return keep(0, at: place) }
    let node = self[index]
    let number: Int
    if node.tag == HashNode.awaited {
      number = Int(node.result)
    } else {
      if node.tag == tag { return keep(node.result, at: place) }
      number = questions.count
      note(index, HashNode.awaited, UInt32(truncatingIfNeeded: number))
      keep(index, at: questions.list &+ number)
      questions.count &+= 1
    }
    unsafe waiting[waitingCount] = WaitingPlace(
      place: UInt32(truncatingIfNeeded: place), number: UInt32(truncatingIfNeeded: number))
    waitingCount &+= 1
  }

  /// Stores the result of a square under a tag.
  ///
  /// A node holds one result: within a step nothing is computed twice. A cache of those that other
  /// steps replace takes longer than computing them again.
  @inline(__always)
  private func note(_ index: UInt32, _ tag: UInt32, _ result: UInt32) {
    unsafe nodes[Int(index)].tag = tag
    unsafe nodes[Int(index)].result = result
  }

  /// Computes the requested squares and distributes the results to the waiting places.
  private mutating func answer(_ questions: Questions, level: Int) {
    var first = 0
    while first < questions.count && !isExhausted {
      let count = min(batch, questions.count &- first)
      compute(questions.list &+ first, count, level: level)
      first &+= count
    }
    if isExhausted {
      for number in 0..<questions.count { forgetAwaited(kept(questions.list + number)) }
    } else {
      handOut(from: questions.list, to: questions.waiting)
    }
    waitingCount = questions.waiting
  }

  /// Distributes the results of a list to the places that wait for them, starting at one.
  @inline(__always)
  private func handOut(from list: Int, to firstWaiting: Int) {
    for at in firstWaiting..<waitingCount {
      let entry = unsafe waiting[at]
      keep(kept(list &+ Int(entry.number)), at: Int(entry.place))
    }
  }

  private func forgetAwaited(_ index: UInt32) {
    if HashNode.isLeaf(index) || self[index].tag != HashNode.awaited { return }
    note(index, HashNode.noResult, 0)
  }

  /// Replaces some squares of `protected` by their results. It stops early if memory or the budget
  /// is exhausted.
  mutating func compute(_ list: Int, _ count: Int, level: Int) {
    fuel &-= count
    if fuel < 0 {
      isExhausted = true
      isStopped = true
      return
    }
    if level == leafLevel &+ 1 { return computeLeaves(list, count) }
    // Nine futures of each, then the four squares made of them, and their requests.
    let nine = protectedCount
    reserve(22 * count)
    let four = nine &+ 9 &* count
    var questions = Questions(list: four &+ 4 &* count, waiting: waitingCount)
    askNine(list, count, level, at: nine, &questions)
    answer(questions, level: level - 1)
    if !isExhausted {
      if level - 2 <= step.exponent {
        questions.count = 0
        askFour(nine, count, level, at: four, &questions)
        answer(questions, level: level - 1)
      } else if level == leafLevel + 2 {
        takeMiddlesOfLeaves(nine, count, at: four)
      } else {
        takeMiddles(nine, count, at: four)
      }
    }
    if !isExhausted { join(four, count, level, into: list) }
    protectedCount = nine
  }

  /// Requests the futures of the nine overlapping subsquares, row by row.
  private mutating func askNine(
    _ list: Int, _ count: Int, _ level: Int, at base: Int, _ questions: inout Questions
  ) {
    for item in 0..<count {
      if item &+ 8 < count { fetch(kept(list &+ item &+ 8)) }
      if item &+ 4 < count { fetchParts(of: kept(list &+ item &+ 4)) }
      let node = self[kept(list &+ item)]
      let nw = self[node.nw]
      let ne = self[node.ne]
      let sw = self[node.sw]
      let se = self[node.se]
      look(5 &* item, nw.ne, ne.nw, nw.se, ne.sw)
      look(5 &* item &+ 1, nw.sw, nw.se, sw.nw, sw.ne)
      look(5 &* item &+ 2, nw.se, ne.sw, sw.ne, se.nw)
      look(5 &* item &+ 3, ne.sw, ne.se, se.nw, se.ne)
      look(5 &* item &+ 4, sw.ne, se.nw, sw.se, se.sw)
    }
    fetchLikely(5 * count)
    let tag = step.tag(atLevel: level - 1)
    for item in 0..<count {
      let node = self[kept(list &+ item)]
      let place = base &+ 9 &* item
      ask(node.nw, at: place, tag, &questions)
      ask(found(5 &* item), at: place &+ 1, tag, &questions)
      ask(node.ne, at: place &+ 2, tag, &questions)
      ask(found(5 &* item &+ 1), at: place &+ 3, tag, &questions)
      ask(found(5 &* item &+ 2), at: place &+ 4, tag, &questions)
      ask(found(5 &* item &+ 3), at: place &+ 5, tag, &questions)
      ask(node.sw, at: place &+ 6, tag, &questions)
      ask(found(5 &* item &+ 4), at: place &+ 7, tag, &questions)
      ask(node.se, at: place &+ 8, tag, &questions)
    }
  }

  /// Requests the futures of the four squares made of the nine: the second half of the step.
  private mutating func askFour(
    _ nine: Int, _ count: Int, _ level: Int, at base: Int, _ questions: inout Questions
  ) {
    for corner in 0..<4 * count {
      let first = Self.first(ofCorner: corner, of: nine)
      look(corner, kept(first), kept(first &+ 1), kept(first &+ 3), kept(first &+ 4))
    }
    fetchLikely(4 * count)
    let tag = step.tag(atLevel: level - 1)
    for corner in 0..<4 * count { ask(found(corner), at: base &+ corner, tag, &questions) }
  }

  /// Without a second half, takes the centres of those four as they are.
  private mutating func takeMiddles(_ nine: Int, _ count: Int, at base: Int) {
    for place in nine..<nine + 9 * count { fetch(kept(place)) }
    for corner in 0..<4 * count {
      let first = Self.first(ofCorner: corner, of: nine)
      let (nw, ne) = (self[kept(first)], self[kept(first &+ 1)])
      let (sw, se) = (self[kept(first &+ 3)], self[kept(first &+ 4)])
      look(corner, nw.se, ne.sw, sw.ne, se.nw)
    }
    fetchLikely(4 * count)
    for corner in 0..<4 * count {
      let middle = found(corner)
      keep(middle, at: base &+ corner)
    }
  }

  private mutating func takeMiddlesOfLeaves(_ nine: Int, _ count: Int, at base: Int) {
    for corner in 0..<4 * count {
      let first = Self.first(ofCorner: corner, of: nine)
      let cells = form.middle(
        cells(of: kept(first)), cells(of: kept(first &+ 1)), cells(of: kept(first &+ 3)),
        cells(of: kept(first &+ 4)))
      let middle = leaf(cells)
      keep(middle, at: base &+ corner)
    }
  }

  /// The first of the four of nine squares that make one at a corner, counting the corners of all.
  @inline(__always)
  private static func first(ofCorner corner: Int, of nine: Int) -> Int {
    nine &+ 9 &* (corner >> 2) &+ (corner & 3) &+ (corner & 3) >> 1
  }

  /// Joins groups of four squares to the results of the squares of `list`, which they replace.
  private mutating func join(_ four: Int, _ count: Int, _ level: Int, into list: Int) {
    for item in 0..<count {
      let first = four &+ 4 &* item
      look(item, kept(first), kept(first &+ 1), kept(first &+ 2), kept(first &+ 3))
      fetch(kept(list &+ item))
    }
    fetchLikely(count)
    let tag = step.tag(atLevel: level)
    for item in 0..<count {
      let result = found(item)
      if isExhausted { return }
      take(result, tag, at: list &+ item)
    }
  }

  /// Stores a square at a place of `protected`, which may have moved while the square was made.
  @inline(__always)
  func keep(_ index: UInt32, at place: Int) { unsafe protected[place] = index }

  /// Stores the result of a square of `protected`, and replaces the square by it.
  @inline(__always)
  private func take(_ result: UInt32, _ tag: UInt32, at place: Int) {
    note(kept(place), tag, result)
    keep(result, at: place)
  }

  private mutating func computeLeaves(_ list: Int, _ count: Int) {
    guard let kernel else { preconditionFailure("a store without a rule") }
    for item in 0..<count {
      if item &+ 4 < count { fetchParts(of: kept(list &+ item &+ 4)) }
      let node = self[kept(list &+ item)]
      kernel.put(
        cells(of: node.nw), cells(of: node.ne), cells(of: node.sw), cells(of: node.se), at: item)
    }
    let generations = 1 << step.exponent(atLevel: leafLevel + 1)
    kernel.step(count: count, generations: generations, background: step.background)
    cellsStepped &+= UInt128(count * generations) << UInt128(2 * leafLevel)
    for item in 0..<count {
      let hash = SquareKey.hash(kernel.middle(at: item))
      unsafe keys[item].hash = hash
      slots.fetch(hash)
    }
    fetchLikely(count, areLeaves: true)
    let tag = step.tag(atLevel: leafLevel + 1)
    for item in 0..<count {
      let cells = kernel.middle(at: item)
      let result = cells == .zero ? 0 : foundLeaf(cells, item)
      if isExhausted { return }
      take(result, tag, at: list &+ item)
    }
  }

  @inline(__always)
  private func fetchParts(of index: UInt32) {
    let node = self[index]
    fetch(node.nw)
    fetch(node.ne)
    fetch(node.sw)
    fetch(node.se)
  }

  /// Sets the key at a place and prefetches its slot line.
  @inline(__always)
  private func look(_ place: Int, _ nw: UInt32, _ ne: UInt32, _ sw: UInt32, _ se: UInt32) {
    let key = SquareKey(nw, ne, sw, se)
    unsafe keys[place] = key
    slots.fetch(key.hash)
  }

  /// Prefetches the most likely entries of the first keys.
  @inline(__always)
  private func fetchLikely(_ count: Int, areLeaves: Bool = false) {
    for place in 0..<count {
      let likely = unsafe slots.likely(keys[place].hash, isLeaf: areLeaves)
      unsafe keys[place].likely = likely
      fetch(likely)
    }
  }

  /// The square of the key at a place.
  @inline(__always)
  private mutating func found(_ place: Int) -> UInt32 {
    let key = unsafe keys[place]
    return isSquare(key.likely, key) ? key.likely : found(key)
  }

  /// The leaf of some cells, which are not all 0, with the key at a place.
  @inline(__always)
  private mutating func foundLeaf(_ cells: LeafCells, _ place: Int) -> UInt32 {
    let key = unsafe keys[place]
    let likely = key.likely | HashNode.leafMark
    return self.cells(of: likely) == cells ? likely : leaf(cells, hash: key.hash)
  }
}
