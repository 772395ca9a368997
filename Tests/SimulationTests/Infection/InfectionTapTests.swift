import TerrariumSimulation
import TerrariumSupport
import Testing

/// Taps on people, between ticks.
struct InfectionTapTests {
  /// Returns ten people in four columns: the last row has two people and two blanks.
  private func tenPeople() -> InfectionWorld { InfectionWorld(people: 10, seed: Seed(1)) }

  @Test func `a tap tells what became of it`() {
    var world = tenPeople()
    #expect(world.infect(Cell(1, 2)) == TapReport(newlyIll: 1))
    #expect(world.infect(Cell(1, 2)) == TapReport(alreadyIll: 1))
    for nobody in [Cell(2, 2), Cell(4, 0), Cell(-1, 0), Cell(0, 3), Cell(0, -1)] {
      #expect(world.infect(nobody) == TapReport(nobody: 1), "\(nobody)")
    }
    #expect(world.census == [9, 1])
    #expect(world.isNewlyIll(at: Cell(1, 2)))
  }

  @Test func `several cells are one report`() {
    var world = tenPeople()
    let report = world.infect([Cell(0, 0), Cell(1, 0), Cell(0, 0), Cell(9, 9)])
    #expect(report == TapReport(newlyIll: 2, alreadyIll: 1, nobody: 1))
    #expect(!report.isClean)
  }

  @Test func `a swipe infects a rectangle`() {
    var world = tenPeople()
    world.infect(Cell(2, 1))
    let swipe = world.infect(CellRect(x: 1, y: 1, width: 4, height: 3))
    #expect(swipe == TapReport(newlyIll: 3, alreadyIll: 1, nobody: 8))
    #expect(
      world.plainStates(in: CellRect(world.size)).states == [0, 0, 0, 0, 0, 1, 1, 1, 0, 1, 2, 2])
    #expect(world.infect(CellRect(x: 1, y: 1, width: 0, height: 3)) == TapReport())
    #expect(world.infect(CellRect(x: 9, y: 9, width: 2, height: 2)) == TapReport(nobody: 4))
  }

  @Test func `on a torus taps and swipes go on at the other side`() {
    var world = InfectionWorld(people: 10, edges: .wrap, seed: Seed(1))
    #expect(world.infect(Cell(-1, 0)) == TapReport(newlyIll: 1))
    #expect(world.infect(Cell(5, 4)) == TapReport(newlyIll: 1))
    #expect(world.infect(Cell(-1, -1)) == TapReport(nobody: 1))
    let swipe = world.infect(CellRect(x: -2, y: 3, width: 3, height: 1))
    #expect(swipe == TapReport(newlyIll: 2, alreadyIll: 1))
    #expect(
      world.plainStates(in: CellRect(world.size)).states == [1, 0, 1, 1, 0, 1, 0, 0, 0, 0, 2, 2])
    let all = world.infect(CellRect(x: 1, y: 1, width: 5, height: 3))
    #expect(all == TapReport(newlyIll: 6, alreadyIll: 4, nobody: 5))
  }

  @Test func `swipes far beyond the group add up to a number`() {
    var world = tenPeople()
    var report = TapReport()
    for _ in 0..<9 { report += world.infect(CellRect(x: 0, y: 0, width: 1 << 30, height: 1 << 30)) }
    #expect(report == TapReport(newlyIll: 10, alreadyIll: 80, nobody: .max))
  }

  @Test(arguments: [0, 1, 7, 63, 64, 300, 999, 1000, 1003])
  func `random taps find that many healthy people`(count: Int) {
    var world = InfectionWorld(people: 1003, seed: Seed(UInt64(count)))
    #expect(world.infect(randomly: count) == TapReport(newlyIll: count))
    #expect(world.ill == count)
    let rest = world.infect(randomly: 1003)
    #expect(rest == TapReport(newlyIll: 1003 - count, alreadyIll: count))
    #expect(world.healthy == 0)
  }

  @Test func `random taps favour nobody`() {
    // Nine of ten people are drawn, one by one or in one walk; the spared one is uniformly
    // distributed.
    var spared = [Int](repeating: 0, count: 10)
    for seed in UInt64(0)..<10_000 {
      var world = InfectionWorld(people: 100, seed: Seed(seed))
      world.infect(CellRect(x: 0, y: 1, width: 10, height: 9))
      world.infect(randomly: 9)
      for x in 0..<10 where !world.isIll(at: Cell(x, 0)) { spared[x] += 1 }
    }
    #expect(spared.reduce(0, +) == 10_000)
    expectEven(spared)
  }

  @Test func `a tap between two ticks counts in the next`() {
    var world = InfectionWorld(people: 100, factor: 8, seed: Seed(1))
    world.infect(Cell(1, 1))
    world.advance(by: 1)
    world.infect(Cell(7, 7))
    #expect(world.ill == 10)
    world.advance(by: 1)
    #expect(world.ill == 16 + 9)
  }
}
