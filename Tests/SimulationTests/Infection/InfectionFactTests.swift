import TerrariumSimulation
import TerrariumSupport
import Testing

/// Facts about an infection that are known without running it.
struct InfectionFactTests {
  private func counts(_ start: InfectionWorld, ticks: Int) -> [Int] {
    var world = start
    return [world.ill]
      + (0..<ticks).map { _ in
        world.advance(by: 1)
        return world.ill
      }
  }

  private func world(side: Int, patient: Cell, factor: Int, seed: UInt64 = 1) -> InfectionWorld {
    var world = InfectionWorld(
      size: GridSize(columns: side, rows: side), factor: factor, seed: Seed(seed))
    world.infect(patient)
    return world
  }

  @Test func `with factor 8 a square grows`() {
    #expect(
      counts(world(side: 99, patient: Cell(49, 49), factor: 8), ticks: 4) == [1, 9, 25, 49, 81])
    #expect(
      counts(world(side: 10, patient: Cell(5, 5), factor: 8), ticks: 6)
        == [1, 9, 25, 49, 81, 100, 100])
  }

  @Test func `more than 8 is as 8`() {
    let wide = world(side: 10, patient: Cell(5, 5), factor: 1000)
    #expect(wide.factor == 8)
    #expect(counts(wide, ticks: 5) == [1, 9, 25, 49, 81, 100])
  }

  @Test func `factor 0 never spreads`() {
    #expect(counts(world(side: 10, patient: Cell(5, 5), factor: 0), ticks: 9).max() == 1)
  }

  @Test(arguments: 0...10)
  func `the first tick infects exactly the factor`(factor: Int) {
    for seed in UInt64(0)..<20 {
      let first = counts(
        world(side: 70, patient: Cell(63, 64), factor: factor, seed: seed), ticks: 1)
      #expect(first == [1, 1 + min(factor, 8)], "seed \(seed)")
    }
  }

  @Test(arguments: [(1, 3.938776), (2, 8.340460), (3, 13.326851)])
  func `the mean after two ticks is the exact one`(factor: Int, mean: Double) {
    let runs = 20_000
    var (sum, squares) = (0.0, 0.0)
    for seed in 0..<UInt64(runs) {
      var world = world(side: 7, patient: Cell(3, 3), factor: factor, seed: seed)
      world.advance(by: 2)
      sum += Double(world.ill)
      squares += Double(world.ill * world.ill)
    }
    let found = sum / Double(runs)
    let variance = squares / Double(runs) - found * found
    #expect(abs(found - mean) < 4 * (variance / Double(runs)).squareRoot())
  }

  @Test func `every subset of the neighbours is as likely as any other`() {
    // There are 56 subsets of three.
    var counts: [[UInt8]: Int] = [:]
    for seed in UInt64(0)..<14_000 {
      var world = world(side: 3, patient: Cell(1, 1), factor: 3, seed: seed)
      world.advance(by: 1)
      counts[world.plainStates(in: CellRect(world.size)).states, default: 0] += 1
    }
    #expect(counts.count == 56)
    expectEven(Array(counts.values))
  }

  @Test func `the default patient stands in the middle, or is the last person`() {
    #expect(InfectionWorld(people: 100, seed: Seed(1)).defaultPatient == Cell(5, 5))
    #expect(InfectionWorld(people: 1, seed: Seed(1)).defaultPatient == Cell(0, 0))
    // Three columns, two rows: the centre [1, 1] is a person; of [2, 1] and [1, 1] in a group of
    // two columns and one row [1, 0] is the last.
    #expect(InfectionWorld(people: 5, seed: Seed(1)).defaultPatient == Cell(1, 1))
    #expect(InfectionWorld(people: 3, seed: Seed(1)).defaultPatient == Cell(0, 1))
    let wide = InfectionWorld(size: GridSize(columns: 9, rows: 4), seed: Seed(1))
    #expect(wide.defaultPatient == Cell(4, 2))
  }

  @Test(arguments: [
    (1, 1, 1), (2, 2, 1), (3, 2, 2), (4, 2, 2), (5, 3, 2), (7, 3, 3), (100, 10, 10), (101, 11, 10),
    (110, 11, 10), (111, 11, 11),
  ])
  func `people stand in as many columns as their root`(people: Int, columns: Int, rows: Int) {
    let world = InfectionWorld(people: people, seed: Seed(1))
    #expect(world.size == GridSize(columns: columns, rows: rows))
    #expect(world.census == [UInt128(people), 0])
  }
}
