import TerrariumPatterns
import TerrariumSimulation
import Testing

/// The fast path for plain tokens, compared with cells written one by one.
struct PlainTokenTests {
  /// Widths on both sides of powers of two.
  @Test(arguments: [1, 7, 8, 9, 63, 64, 65, 73, 511, 1023, 1024, 1025, 1030, 2600])
  func `letters, counts and both are the cells that they tell`(width: Int) throws {
    for seed in UInt64(0)..<20 {
      var stream = Seed(seed).stream("tokens")
      let states = seed % 3 == 2 ? 5 : 2
      let rows = (0..<3).map { _ in
        (0..<width).map { _ in UInt8(stream.draw(below: states)) }
      }
      let text = rows.map { written($0, counted: seed % 4, states, &stream) }.joined(separator: "$")
      let pattern = try PatternFile(reading: Array((text + "!").utf8), limits: .manyStates).cells()
      #expect(pattern.states.states == rows.flatMap(\.self), "seed \(seed)")
      try checkLimits(text, pattern)
    }
  }

  /// Checks that as many runs and cells as a limit allows are read, and no more.
  private func checkLimits(_ text: String, _ pattern: Pattern) throws {
    let bytes = Array((text + "!").utf8)
    var limits = PatternLimits.manyStates
    limits.runs = max(1, pattern.runs.count)
    limits.cells = max(1, pattern.population)
    #expect(try PatternFile(reading: bytes, limits: limits).cells() == pattern)
    guard pattern.runs.count > 1 else { return }
    var fewer = limits
    fewer.runs -= 1
    #expect(throws: PatternError.self) { try PatternFile(reading: bytes, limits: fewer) }
    fewer = limits
    fewer.cells -= 1
    #expect(throws: PatternError.self) { try PatternFile(reading: bytes, limits: fewer) }
  }

  /// Writes a row in letters, in counts and letters, or sometimes with a count or the end of a
  /// line.
  private func written(
    _ row: [UInt8], counted: UInt64, _ states: Int, _ stream: inout RandomStream
  ) -> String {
    let letters = states == 2 ? Array("bo") : Array(".ABCD")
    var (text, x) = ("", 0)
    while x < row.count {
      let start = x
      repeat { x += 1 } while x < row.count && row[x] == row[start] && counted > 0
      text += counted == 0 || x - start == 1 ? "" : String(x - start)
      text.append(letters[Int(row[start])])
      if counted == 2, stream.happens(1, in: 9) { text += "\n" }
      if counted == 3, stream.happens(1, in: 3), x < row.count {
        text += "1\(letters[Int(row[x])])"
        x += 1
      }
    }
    return text
  }
}
