import TerrariumSimulation
import TerrariumSupport
import Testing

struct RuleStepsTests {
  /// Returns the results of a line of steps.
  private func answers(_ line: RuleSteps) -> SIMD8<UInt64> {
    var results: [SIMD8<UInt64>] = [.zero, ~.zero] + RuleSignal.all.map(\.table)
    for step in line.steps {
      let ask = RuleSignal.all[step.signal].table
      results.append((ask & results[step.high]) | (~ask & results[step.low]))
    }
    return results[line.result]
  }

  @Test func `steps give the answers of their table`() throws {
    var stream = Seed(21).stream("steps")
    var tables = try [
      "B3/S23", "B2-a/S12", "B2ci3-jk4w/S2-c3ae5y", "B2/S34H", "B24/S135H", "B13/S024V",
      "B36/S125",
    ].map { try LifeRule($0).table }
    for _ in 0..<4 { tables += [.ofRandomForms(using: &stream), .ofRandomCounts(using: &stream)] }
    for index in tables.indices {
      let others = [DecisionDiagram(tables[index]).steps, SignalChoice.cheapest(tables[index])]
      for line in others { #expect(answers(line) == tables[index].words, "table \(index)") }
      #expect(others[1].cost <= others[0].cost)
    }
  }

  @Test func `a rule of letters takes fewer steps than its decision diagram`() throws {
    let table = try LifeRule("B2-a/S12").table
    #expect(2 * SignalChoice.cheapest(table).cost < DecisionDiagram(table).steps.cost)
  }
}
