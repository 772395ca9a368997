import TerrariumSimulation
import Testing

/// The kernels for tiles of bytes agree with the rule itself, cell by cell.
struct TileKernelTests {
  private func random(_ states: Int, most: Int, using stream: inout RandomStream) -> UInt8 {
    stream.happens(1, in: 2) ? 0 : UInt8(stream.draw(below: min(states, most)))
  }

  /// Returns transitions whose cells may be in any of some states, most of them in all.
  private func transitions(
    _ count: Int, states: Int, cells: Int, using stream: inout RandomStream
  ) -> [TransitionRule.Transition] {
    (0..<count).map { _ in
      let sets = (0...cells).map { _ in
        stream.happens(1, in: 2)
          ? StateSet(0...UInt8(states - 1))
          : StateSet((0..<1 + stream.draw(below: 3)).map { _ in UInt8(stream.draw(below: states)) })
      }
      return .init(cells: sets, result: UInt8(stream.draw(below: states)))
    }
  }

  private func tree(states: Int, using stream: inout RandomStream) -> TreeRule {
    let hasCorners = stream.happens(1, in: 2)
    var children: [Int32] = []
    var (below, first) = (states, 0)
    for level in 1...(hasCorners ? 9 : 5) {
      let nodes = level == (hasCorners ? 9 : 5) ? 1 : 1 + stream.draw(below: 4)
      for _ in 0..<nodes * states { children.append(Int32(first + stream.draw(below: below))) }
      (first, below) = (children.count / states - nodes, nodes)
    }
    return TreeRule(stateCount: states, hasCorners: hasCorners, children: children)
  }

  /// Steps random tiles with every kernel of this processor.
  private func expectAgreement(_ rule: some LocalRule, using stream: inout RandomStream) throws {
    for kernel in Kernel.available {
      try expectAgreement(rule, RuleKernel.of(rule, kernel), using: &stream)
    }
  }

  /// Steps some cells of random tiles.
  private func expectAgreement(
    _ rule: some LocalRule, _ kernel: any CellKernel, using stream: inout RandomStream
  ) throws {
    let scratch = kernel.makeScratch()
    let (tile, wanted) = (scratch.tile, scratch.tile.wanted)
    for most in [2, 4, 256] {
      for place in 0..<PaddedTile.bytes {
        unsafe tile.padded[place] = random(rule.stateCount, most: most, using: &stream)
      }
      for row in 0..<64 {
        unsafe wanted.rows[row] = stream.happens(1, in: 3) ? 0 : stream.next() & stream.next()
      }
      unsafe wanted.rows[stream.draw(below: 64)] = ~0
      kernel.step(tile, phase: 0, scratch: scratch)
      for y in 0..<64 {
        for x in 0..<64 {
          if unsafe wanted.rows[y] >> UInt64(x) & 1 == 0 { continue }
          var around = Around(ring: 0, centre: 0)
          for place in ColumnPlace.all {
            let (column, row) = place.quotientAndRemainder(dividingBy: 3)
            unsafe around[place] = tile.padded[PaddedTile.place(x + column - 1, y + row - 1)]
          }
          around.ring &= rule.reach.ringMask
          let state = unsafe tile.target[y * 64 + x]
          try #require(state == rule.next(around), "\(rule), \(x), \(y), \(around)")
        }
      }
    }
  }

  @Test func `a kernel for a table gives the states of the table`() throws {
    var stream = RandomStream(key: 5)
    for states in [2, 3, 10, 33, 256] {
      for cells in TableNeighbourhood.allCases {
        let lines = transitions(
          stream.draw(below: 90), states: states, cells: cells.places.count, using: &stream)
        let table = TransitionRule(stateCount: states, neighbourhood: cells, lines)
        try expectAgreement(table, using: &stream)
        if states > 33 { continue }
        let permuted = PermutedRule(stateCount: states, neighbourhood: cells, lines)
        try expectAgreement(permuted, using: &stream)
      }
    }
  }

  @Test func `a kernel for a tree gives the states of the tree`() throws {
    var stream = RandomStream(key: 6)
    for states in [2, 3, 7, 40] {
      for _ in 0..<3 {
        let rule = tree(states: states, using: &stream)
        try expectAgreement(rule, using: &stream)
      }
    }
  }

  @Test(arguments: VonNeumannRule.Kind.allCases)
  func `kernels for von Neumann's kin are their rules`(kind: VonNeumannRule.Kind) throws {
    var stream = RandomStream(key: 7)
    let rule = VonNeumannRule(kind)
    for _ in 0..<6 { try expectAgreement(rule, using: &stream) }
  }

  @Test func `watched rules are their cells`() throws {
    var stream = RandomStream(key: 9)
    for text in ["B3/S23", "B36/S245", "B2-a/S12", "B2/S34H", "B13/S012V", "B3678/S34678"] {
      for kind in SuperRule.Kind.allCases {
        let rule = SuperRule(kind, of: try LifeRule(text))
        for _ in 0..<2 { try expectAgreement(rule, using: &stream) }
      }
    }
  }
}
