import TerrariumSimulation
import TerrariumSupport
import Testing

/// Squares of four leaves, compared with the naive plane for every kernel.
struct LeafKernelTests {
  @Test(arguments: Kernel.available, 0..<12)
  func `middles agree with the naive plane`(kernel: Kernel, seed: Int) {
    var stream = Seed(UInt64(seed)).stream("leaf")
    let rule: RuleTable =
      seed % 2 == 0 ? .ofRandomForms(using: &stream) : .ofRandomCounts(using: &stream)
    let leaves = BitLeafKernel(rule, kernel: kernel)
    #expect(leaves.name == (seed % 2 == 0 ? "blocks" : "counts"))
    let count = 1 + stream.draw(below: LeafBatch.most)
    for generations in [1, 2, 4, 8] {
      var planes: [NaivePlane] = []
      // The background may be live by then, and is the same for all.
      let age = stream.draw(below: 2)
      for place in 0..<count {
        var plane = NaivePlane(rule: rule, alive: Patterns.soup(side: 32, using: &stream))
        for _ in 0..<age { plane.advance() }
        let cells = plane.differing
        leaves.put(
          leaf(of: cells, 0, 0), leaf(of: cells, 16, 0), leaf(of: cells, 0, 16),
          leaf(of: cells, 16, 16), at: place)
        planes.append(plane)
      }
      leaves.step(count: count, generations: generations, background: planes[0].background)
      for place in 0..<count where place % 16 == 0 || place + 4 >= count {
        for _ in 0..<generations { planes[place].advance() }
        let expected = leaf(of: planes[place].differing, 8, 8)
        #expect(
          leaves.middle(at: place) == expected,
          "seed \(seed), \(generations) generations, \(place) of \(count)")
      }
      let twin = leaves.twin()
      #expect(twin !== leaves && twin.name == leaves.name)
    }
  }

  @Test(arguments: ["345/2/4", "WireWorld", "JvN29", "24/2/3H", "LifeHistory", "Langtons-Loops"])
  func `middles of many states agree with asking the rule`(text: String) throws {
    var stream = Seed(8).stream("states")
    let rule = try #require(try CellRule(text).treeRule)
    let leaves = StateLeafKernel(rule)
    for count in [1, 2, 7, 8, 9, 63, 64] {
      for generations in [1, 2] {
        var fields: [NaiveStates] = []
        for place in 0..<count {
          let grid = StateGrid(size: GridSize(columns: 8, rows: 8)) { _, _ in
            stream.happens(1, in: 2) ? UInt8(stream.draw(below: rule.stateCount)) : 0
          }
          leaves.put(
            leaf(of: grid, 0, 0), leaf(of: grid, 4, 0), leaf(of: grid, 0, 4),
            leaf(of: grid, 4, 4), at: place)
          fields.append(NaiveStates(Topology(.plane, columns: 8, rows: 8), grid))
        }
        leaves.step(count: count, generations: generations, background: 0)
        for place in 0..<count {
          for _ in 0..<generations { fields[place].step(rule) }
          #expect(
            leaves.middle(at: place) == leaf(of: fields[place].cells, 2, 2),
            "\(generations) generations, \(place) of \(count)")
        }
      }
    }
  }

  /// Returns the 16×16 cells from a corner.
  private func leaf(of cells: [Cell], _ x: Int, _ y: Int) -> LeafCells {
    cells.reduce(.zero) { leaf, cell in
      let (column, row) = (cell.x - x, cell.y - y)
      guard 0..<16 ~= column, 0..<16 ~= row else { return leaf }
      return LeafForm.bits.putting(1, into: leaf, x: UInt64(column), y: UInt64(row))
    }
  }

  /// Returns the 4×4 cells from a corner.
  private func leaf(of grid: StateGrid, _ x: Int, _ y: Int) -> LeafCells {
    (0..<16).reduce(.zero) { leaf, cell in
      let (column, row) = (cell % 4, cell / 4)
      return LeafForm.states.putting(
        grid[x + column, y + row], into: leaf, x: UInt64(column), y: UInt64(row))
    }
  }
}
