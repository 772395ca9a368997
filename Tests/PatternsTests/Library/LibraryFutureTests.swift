import TerrariumPatterns
import TerrariumSimulation
import Testing

/// Patterns of the library whose far future has a formula, computed by HashLife.
struct LibraryFutureTests {
  private func field(named name: String) throws -> HashField {
    let entry = try #require(PatternLibrary.entry(named: name))
    var field = HashField(rule: .life, memory: 1 << 26)
    field.set(entry.pattern.cells, to: 1)
    return field
  }

  @Test(arguments: [0, 1, 2, 3, 1000, 1_000_003, 1_000_000_000_000])
  func `the spacefiller fills half the plane`(generation: Int) throws {
    var field = try field(named: "spacefiller")
    try field.advance(by: generation)
    let side = UInt128(generation + 17)
    let rest: [UInt128] = [511, 608, 563, 580]
    #expect(field.population == (side * side + rest[generation % 4]) / 4)
  }

  @Test(arguments: [720, 720_000, 720_000_000_000])
  func `the breeder gains the same more in every stretch`(stretch: Int) throws {
    var field = try field(named: "switch-engine-breeder")
    try field.advance(by: 720_000)
    var populations = [Int128(field.population)]
    for _ in 0..<4 {
      try field.advance(by: stretch)
      populations.append(Int128(field.population))
    }
    let growth = zip(populations, populations.dropFirst()).map { $1 - $0 }
    let gains = zip(growth, growth.dropFirst()).map { $1 - $0 }
    // In each 720 generations it leaves nine switch engines, each of which then leaves 80 cells.
    let periods = Int128(stretch / 720)
    #expect(gains.allSatisfy { $0 == 720 * periods * periods }, "\(gains)")
  }
}
