import TerrariumFilmSupport
import TerrariumPlanning
import TerrariumRunning
import TerrariumSimulation
import TerrariumSupport
import TerrariumVocabulary
import Testing

/// Small tori that are run without a film, compared with the ordinary engines.
@Suite struct QuickRunTests {
  @Test(
    arguments: Kernel.available, [(1, 1), (2, 5), (7, 3), (33, 9), (63, 64), (64, 65), (64, 200)])
  func `a small torus is what the dense engine makes of it`(
    kernel: Kernel, size: (columns: Int, rows: Int)
  ) throws {
    let size = GridSize(columns: size.columns, rows: size.rows)
    let torus = try #require(SmallTorus(size, kernel: kernel))
    var draws = Seed(7).stream("test")
    for _ in 0..<20 {
      let counts = NeighbourCounts(
        births: UInt16(draws.draw(below: 512)), survivals: UInt16(draws.draw(below: 512)))
      var world = LifeWorld(rule: CellRule(RuleTable(counts)), size: size, edges: .wrap)
      let start = draws
      var stream = start
      world.fill(CellRect(size), thousandthsOfPercent: 40_000, using: &stream)
      torus.begin(counts, thousandthsOfPercent: 40_000, using: start)
      torus.play(to: 3)
      torus.play(to: 9)
      draws = stream
      var before = world.states(in: CellRect(size))
      for tick in 0...9 {
        let now = world.states(in: CellRect(size))
        #expect(torus.grid(at: tick) == now, "\(counts) \(size) tick \(tick)")
        #expect(Int(torus.alive[tick]) == now.differences(from: StateGrid(size: size)))
        #expect(Int(torus.changed[tick]) == now.differences(from: before))
        before = now
        try world.advance(by: 1)
      }
    }
  }

  @Test(arguments: [
    "size: 64x64\nframes: 60", "size: 9x7", "size: 5x64\nfill: 50%",
    "size: 16x16\nevery: 3\nskip: 5",
    "size: 12x12\nevery: 2\nskip: 1\nframes: 40\nfill: 12.5%", "size: 8x8\nrule: B2/S",
    "size: 10x10\nrule: B0123478/S01234678\nframes: 30", "size: 11x6\nrule: B36/S23\nfill: 100%",
    "size: 8x8\nfill: 0%", "size: 65x9\nframes: 20",
    // Films that end in the very tick in which a state returns.
    "size: 6x5\nframes: 2", "size: 6x5\nframes: 4", "size: 6x5\nframes: 6", "size: 6x5\nframes: 9",
    "size: 33x17\nrule: B/S2468\nframes: 9",
  ])
  func `its rows are those of runs that are played as films`(settings: String) async throws {
    let base =
      "world: life\nedges: wrap\n\(settings)\nvary: {seed: 1..12}\nmeasures: [ticks, rest, period, "
      + "dx, dy, first-alive, last-alive, least-alive, most-alive, mean-alive]\nengine: "
    #expect(try await measuredTable(base + "auto") == measuredTable(base + "dense"))
  }

  @Test func `rows of many seeds are those of each seed by itself`() async throws {
    func table(_ vary: String) async throws -> [String] {
      let folder = TemporaryFolder()
      let text =
        "world: sea\nframes: 12\nvary: {\(vary)}\nrows: runs\nmeasures: [last-orcas, mean-orcas]\nout: t.csv\n"
      try await folder.runAll(text)
      return Array(try folder.lines("t.csv").dropFirst())
    }
    let all = try await table("orcas: [3, 5], seed: 1..4, penguins: [40, 50]")
    var single: [String] = []
    for orcas in [3, 5] {
      for seed in 1...4 {
        for penguins in [40, 50] {
          single += try await table("orcas: [\(orcas)], seed: [\(seed)], penguins: [\(penguins)]")
        }
      }
    }
    #expect(all == single)
  }
}
