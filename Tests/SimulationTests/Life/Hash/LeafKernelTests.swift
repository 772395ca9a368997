import Support
import Testing

@testable import Simulation

/// The square of 16×16 cells against the naive plane.
struct LeafKernelTests {
  @Test(arguments: 0..<40)
  func `the middle agrees with the naive plane`(seed: Int) {
    var stream = Seed(UInt64(seed)).stream("leaf")
    let rule: RuleTable =
      seed % 2 == 0 ? .ofRandomForms(using: &stream) : .ofRandomCounts(using: &stream)
    let kernel = LeafKernel(rule)
    #expect(kernel.name == (seed % 2 == 0 ? "blocks" : "counts"))
    let soup = Figures.soup(side: 16, using: &stream)
    var naive = NaivePlane(rule: rule, alive: soup)
    for generations in 0...4 {
      if generations > 0 { naive.advance() }
      let middle = kernel.middle(
        LeafKernelTests.leaf(of: soup, 0, 0), LeafKernelTests.leaf(of: soup, 8, 0),
        LeafKernelTests.leaf(of: soup, 0, 8), LeafKernelTests.leaf(of: soup, 8, 8),
        after: generations, background: 0)
      let expected = LeafKernelTests.leaf(of: naive.differing, 4, 4)
      #expect(middle == expected, "seed \(seed), \(generations) generations")
    }
  }

  @Test func `a network answers for every form as its table does`() throws {
    for table in [RuleTable.life, .ofCounts(born: [1, 8], survives: [0, 4, 8])] {
      let network = try #require(CountNetwork(table))
      let blocks = BlockTable(table)
      for bits in UInt64(0)..<512 {
        let rows = bits & 7 | (bits >> 3 & 7) << 16 | (bits >> 6 & 7) << 32
        let square = Square16(
          a: rows, b: 0, c: 0, d: 0)
        let form = (0..<9).reduce(UInt16(0)) { $0 | UInt16(bits >> UInt64($1) & 1) << (8 - $1) }
        let lives = table[Neighbourhood(bits: form)]
        #expect((network.stepped(square).a >> 17 & 1 == 1) == lives)
        #expect((blocks.stepped(square).a >> 17 & 1 == 1) == lives)
      }
    }
  }

  @Test func `a table of forms is no network of counts`() {
    #expect(CountNetwork(RuleTable { $0[1, 1] }) == nil)
    #expect(CountNetwork(RuleTable { $0.isAlive }) != nil)
  }

  /// The 8×8 cells from a corner.
  private static func leaf(of cells: [Cell], _ x: Int, _ y: Int) -> UInt64 {
    cells.reduce(0) { bits, cell in
      let (column, row) = (cell.x - x, cell.y - y)
      return 0..<8 ~= column && 0..<8 ~= row ? bits | 1 << UInt64(row * 8 + column) : bits
    }
  }
}
