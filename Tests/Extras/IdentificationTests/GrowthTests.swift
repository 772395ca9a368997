import TerrariumIdentification
import TerrariumPatterns
import TerrariumSimulation
import TerrariumSupport
import Testing

/// Unbounded growth: its codes, and that by the square of time.
struct GrowthTests {
  @Test(arguments: [
    // Codes of apgsearch, as Catagolue lists them.
    ("block-laying-switch-engine", "yl144_1_16_afb5f3db909e60548f086e22ee3353ac"),
    ("glider-producing-switch-engine", "yl384_1_59_7aeb1999980c43b4945fb7fcdb023326"),
  ])
  func `linear growth has the code that others give it`(name: String, code: String) throws {
    let entry = try #require(PatternLibrary.entry(named: name))
    var finder = try #require(CourseFinder(CellRule(.life)))
    let course = try finder.course(of: entry.pattern.cells.alive)
    guard case .grows(let growth) = course.end else {
      Issue.record("\(name)")
      return
    }
    #expect(try finder.code(of: growth) == code)
  }

  /// Returns numbers of cells that grow by the square of time, each phase in its own way, after
  /// others.
  private static func populations(period: Int, increase: Int, start: Int, count: Int) -> [Int] {
    var stream = Seed(UInt64(period)).stream("growth")
    let first = (0..<period).map { _ in stream.draw(below: 1000) }
    let step = (0..<period).map { _ in stream.draw(below: 50) }
    let disorder = (0..<start).map { _ in stream.draw(below: 500) }
    return disorder
      + (0..<count).map { tick in
        let (turns, phase) = tick.quotientAndRemainder(dividingBy: period)
        return first[phase] + step[phase] * turns + increase * turns * (turns - 1) / 2
      }
  }

  @Test(arguments: [(1, 1, 0, 40), (2, 3, 5, 60), (30, 128, 100, 500), (96, 7, 300, 1200)])
  func `growth by the square of time is seen by second differences`(
    period: Int, increase: Int, start: Int, count: Int
  ) throws {
    let numbers = Self.populations(period: period, increase: increase, start: start, count: count)
    let growth = try #require(QuadraticGrowth(numbers))
    #expect(growth.period == period && growth.increase == increase)
    #expect(growth.tick <= start && growth.tick > start - 2 * period - 2)
  }

  @Test func `other growth is none`() {
    let line = (0..<400).map { 7 * $0 + $0 % 3 }
    #expect(QuadraticGrowth(line) == nil)
    #expect(QuadraticGrowth((0..<200).map { $0 * $0 * $0 }) == nil)
    #expect(QuadraticGrowth((0..<30).map { 1 << $0 }) == nil)
    // It ends just before the last tick.
    var square = (0..<400).map { $0 * $0 }
    square[399] += 1
    #expect(QuadraticGrowth(square) == nil && QuadraticGrowth(square.dropLast()) != nil)
    for count in 0..<6 { #expect(QuadraticGrowth([Int](repeating: 1, count: count)) == nil) }
  }
}
