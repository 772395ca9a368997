import TerrariumSimulation
import TerrariumSupport
import Testing

/// The census of bounded fields is what pictures and texts show of them.
struct CensusTests {
  private static let notations: [@Sendable (inout RandomStream) -> String] = [
    { "B\(digits(8, &$0))/S\(digits(8, &$0))" },
    { "B0\(digits(from: 1, 8, &$0))/S\(digits(8, &$0))" },
    { "B0\(digits(from: 1, 6, &$0))/S\(digits(6, &$0))H" },
    { "B0\(digits(from: 1, 4, &$0))/S\(digits(4, &$0))V" },
    { "B02-a/S\(digits(4, &$0))" },
    { "\(digits(8, &$0))/0\(digits(from: 1, 8, &$0))/\(3 + $0.draw(below: 3))" },
    { "R2,C0,M\($0.draw(below: 2)),S2..\(3 + $0.draw(below: 8)),B0..\(2 + $0.draw(below: 5)),NM" },
    { "R2,C0,M0,S3..7,B\($0.draw(below: 3))..6,NC" },
    { "R2,C4,M0,S3..7,B\($0.draw(below: 3))..6,NN" },
    { random in
      "M15,\((1..<15).map { _ in "\(random.draw(below: 16))" }.joined(separator: ",")),0"
    },
    { "W\($0.draw(below: 256))" },
    { _ in "LifeHistory" }, { _ in "WireWorld" }, { _ in "bbm" }, { _ in "critters" },
  ]

  private static func digits(
    from first: Int = 0, _ last: Int, _ random: inout RandomStream
  ) -> String {
    (first...last).filter { _ in random.draw(below: 5) < 2 }.map(String.init).joined()
  }

  private static let grids = [
    ":T8,8", ":T9,7", ":P8,8", ":P65,6", ":K8*,8", ":C9,9", ":S8", ":T16+2,16", "",
  ]

  @Test(arguments: notations.indices)
  func `cells are counted as they are seen`(notation: Int) throws {
    var random = Seed(UInt64(notation)).stream("census")
    var count = 0
    for grid in Self.grids {
      for edges in [Edges.wrap, .wall] {
        let text = Self.notations[notation](&random) + grid
        // Not every rule has every grid.
        guard let rule = try? CellRule(text, isBounded: true) else { continue }
        count += 1
        var world = LifeWorld(rule: rule, size: GridSize(columns: 12, rows: 10), edges: edges)
        let bounds = try #require(world.bounds)
        world.fill(bounds, thousandthsOfPercent: 30_000, using: &random)
        for tick in 0..<6 {
          var counts = [UInt128](repeating: 0, count: rule.stateCount)
          for state in world.states(in: bounds).states { counts[Int(state)] += 1 }
          let all = counts[1...].reduce(0, +)
          #expect(world.population == all, "\(text), \(edges), tick \(tick)")
          let seen = rule.stateCount > 2 ? [all] + counts[1...] : [all]
          #expect(world.census == seen, "\(text), \(edges), tick \(tick)")
          try world.advance(by: 1)
        }
      }
    }
    #expect(count > 1)
  }
}
