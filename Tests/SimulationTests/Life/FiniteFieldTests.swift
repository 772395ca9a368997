import Support
import Testing

@testable import Simulation

struct FiniteFieldTests {
  @Test(arguments: Kernel.available, [true, false])
  func `every kernel agrees with the naive step`(kernel: Kernel, wraps: Bool) throws {
    var stream = Seed(11).stream("kernels")
    for size in awkwardSizes {
      for round in 0..<6 {
        let rule: RuleTable =
          switch round {
          case 0: .life
          case 1: RuleTable(NeighbourCounts(births: 4, survivals: 0))
          case 2, 3: .randomCounting(using: &stream)
          default: .random(using: &stream)
          }
        var field = FiniteField(
          size: size, wraps: wraps, rule: rule, kernel: kernel, workers: WorkerPool(jobs: 1),
          engine: "dense")
        var naive = NaiveLife(size: size, edges: wraps ? .wrap : .wall, rule: rule)
        fill(&field, &naive, using: &stream)
        for generation in 1...5 {
          try field.advance(by: 1)
          naive.step()
          #expect(
            field.states(in: CellRect(size)).states == naive.states,
            "\(size) round \(round) generation \(generation)")
          #expect(field.population == UInt128(naive.population))
        }
      }
    }
  }

  private func fill(
    _ field: inout FiniteField, _ naive: inout NaiveLife, using stream: inout RandomStream
  ) {
    var cells: [Cell] = []
    for y in 0..<naive.size.rows {
      for x in 0..<naive.size.columns where stream.happens(1, in: 3) {
        naive.alive[y * naive.size.columns + x] = true
        cells.append(Cell(x, y))
      }
    }
    field.set(cells, to: 1)
  }
}
