import TerrariumSimulation
import TerrariumSupport
import Testing

/// Views that extend far beyond the field cost no more than the field.
struct FarViewTests {
  private let worlds: [any FieldWorld]

  init() {
    worlds = [
      SeaWorld(
        size: GridSize(columns: 23, rows: 17), wraps: false, penguins: 120, orcas: 30,
        seed: Seed(3)),
      WolframWorld(
        rule: LineRule(elementary: 90), size: GridSize(columns: 31, rows: 9), edges: .wall,
        start: .single,
        film: .grow),
    ]
  }

  @Test(arguments: UInt64(0)..<20)
  func `shares are counted as cells are, inside and outside`(seed: UInt64) {
    var stream = Seed(seed).stream("views")
    for world in worlds {
      let window = CellRect(
        x: stream.draw(below: 60) - 30, y: stream.draw(below: 60) - 30,
        width: 1 + stream.draw(below: 70), height: 1 + stream.draw(below: 70))
      let side = 1 + stream.draw(below: 9)
      let shares = world.shares(in: window, blockSide: side)
      let states = shares.planes.count + 1
      #expect(shares == world.states(in: window).shares(blockSide: side, stateCount: states))
    }
  }

  @Test func `a window of a billion cells a side is counted at once`() {
    let side = 1_000_000_000
    for world in worlds {
      let shares = world.shares(
        in: CellRect(x: -side / 2, y: -side / 2, width: side, height: side), blockSide: side / 64)
      #expect(shares.size == GridSize(columns: 64, rows: 64))
      let apart = world.shares(
        in: CellRect(x: side, y: side, width: side, height: side), blockSide: side)
      #expect(apart.planes.allSatisfy { $0 == [0] })
    }
  }
}
