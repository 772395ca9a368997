/// Steps by several threads.
extension HashStore {
  private static let mostThreads = 4

  /// The bytes for helpers within a limit: none if it is tight, and then none help.
  static func helperMemory(of memory: Int) -> Int {
    memory < 64 << 20 ? 0 : (mostThreads - 1) * NodeBudget.lists(forBatch: LeafBatch.most)
  }

  /// The tree 2^exponent generations later. Worthless once the nodes are exhausted.
  func stepped(_ tree: HashTree, exponent: Int, background: UInt8) -> HashTree {
    guard tree.root != 0 else { return tree }
    let wide = nodes.begin(tree, exponent: exponent, background: background)
    return nodes.end(future(of: wide.root, level: wide.level), level: wide.level - 1)
  }

  private func future(of root: UInt32, level: Int) -> UInt32 {
    let threads = min(workers?.count ?? 1, Self.mostThreads)
    // A caller that may stop the step has the other threads.
    guard threads > 1, nodes.stop == nil, Self.helperMemory(of: memory) > 0 else {
      return nodes.future(of: root, level: level)
    }
    var alone = resultsAlone
    while true {
      let lists = nodes.listCount
      if let future = nodes.future(of: root, level: level, within: alone) { return future }
      // With few squares in a list, threads would compute the same ones.
      if (nodes.listCount - lists) * leastTogether > alone {
        alone *= 2
        continue
      }
      guard let shared = nodes.share(rootLevel: level, threads: threads, on: board) else {
        return nodes.future(of: root, level: level)
      }
      if let future = future(of: root, level: level, shared, threads: threads) { return future }
      if nodes.isStopped { return 0 }
      alone = resultsAlone
    }
  }

  /// Computes the future with several threads; nil if they had to stop.
  private func future(of root: UInt32, level: Int, _ shared: SharedStep, threads: Int) -> UInt32? {
    while helpers.count < threads - 1 {
      helpers.append(Helper(thread: helpers.count + 1, of: nodes))
    }
    for helper in helpers {
      helper.nodes.follow(nodes, shared)
      if helper.rule == nodes.currentRule { continue }
      helper.rule = nodes.currentRule
      helper.nodes.kernel = nodes.kernel?.twin()
    }
    workers?.perform { part in
      if part == 0 {
        shared.end(nodes.sharedFuture(of: root, level: level))
      } else if part < threads {
        shared.end(helpers[part - 1].nodes.sharedFuture(of: root, level: level))
      }
    }
    nodes.endSharing(shared)
    for helper in helpers { nodes.takeBack(&helper.nodes) }
    return shared.future
  }
}

/// The stores of the threads of a step.
extension NodeStore {
  /// The rule of the last step of two states.
  var currentRule: RuleTable? { rules.indices.contains(rule) ? rules[rule] : nil }

  /// The future of a square if it takes at most a number of results, or all of the fuel.
  fileprivate mutating func future(of root: UInt32, level: Int, within results: Int) -> UInt32? {
    let rest = max(0, fuel - results)
    fuel -= rest
    let future = future(of: root, level: level)
    fuel += rest
    if !isStopped || fuel < 0 { return future }
    (isExhausted, isStopped) = (false, false)
    return nil
  }

  /// The shared tables of a step, enlarged if there are few free entries; nil if there are none
  /// left.
  fileprivate mutating func share(rootLevel: Int, threads: Int, on board: SharedStep.Board)
    -> SharedStep?
  {
    if lacksSpills && spilledCount == 0 { makeSpillPlaces() }
    lacksSpills = false
    if capacity - used < threads * 16 * SharedStep.part {
      if capacity >= mostNodes { return nil }
      grow()
    }
    let shared = SharedStep(
      on: board, from: used, to: capacity, rootLevel: rootLevel, threads: threads)
    self.shared = shared
    limit = used
    return shared
  }

  /// The future of a square that other threads also compute; nil if it had to stop.
  fileprivate mutating func sharedFuture(of root: UInt32, level: Int) -> UInt32? {
    if shared?.isOver == true { return nil }
    let future = future(of: root, level: level)
    return isExhausted ? nil : future
  }

  /// Takes entries for a step; returns false if there are none left, and the step is over.
  mutating func takeRoom(of shared: SharedStep) -> Bool {
    guard let entries = shared.takeEntries() else {
      isExhausted = true
      return false
    }
    (used, limit) = (entries.lowerBound, entries.upperBound)
    return true
  }

  /// Ends sharing, returning the future if a thread has it.
  fileprivate mutating func endSharing(_ shared: SharedStep) {
    giveBackRoom()
    self.shared = nil
    (used, limit) = (shared.used, capacity)
    isStopped = isStopped && shared.future == nil
    isExhausted = isStopped
  }

  /// Returns unused entries.
  private mutating func giveBackRoom() {
    for entry in used..<limit { giveBack(entry) }
  }

  /// Prepares a helper's store for a step.
  fileprivate mutating func follow(_ first: borrowing NodeStore, _ shared: SharedStep) {
    unsafe nodes = first.nodes
    slots = first.slots
    capacity = first.capacity
    unsafe spilled = first.spilled
    spilledCount = first.spilledCount
    (step, rule, self.shared) = (first.step, first.rule, shared)
    (used, limit, protectedCount) = (0, 0, 0)
    (isExhausted, isStopped, fuel) = (false, false, .max)
    setBatch(first.batch)
  }

  /// Takes back a helper's unused entries and its count of cells.
  fileprivate mutating func takeBack(_ helper: inout NodeStore) {
    helper.giveBackRoom()
    while helper.firstFree != 0 {
      let entry = Int(helper.firstFree)
      helper.firstFree = unsafe nodes[entry].nw
      giveBack(entry)
    }
    helper.freeCount = 0
    (helper.used, helper.limit, helper.shared) = (0, 0, nil)
    cellsStepped += helper.cellsStepped
    helper.cellsStepped = 0
    lacksSpills = lacksSpills || helper.lacksSpills
    helper.lacksSpills = false
  }
}
