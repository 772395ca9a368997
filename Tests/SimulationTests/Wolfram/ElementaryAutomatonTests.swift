import Simulation
import Testing

struct ElementaryAutomatonTests {
  @Test func `parts of rows are those of their cells`() {
    var random = RandomStream(key: 21)
    for round in 0..<300 {
      let count = random.draw(below: 260)
      let sparsity = 1 + random.draw(below: 90)
      let background = round.isMultiple(of: 2)
      let cells = (0..<count).map { _ in (random.draw(below: sparsity) == 0) != background }
      let row = PackedRow(cells)
      let first = cells.firstIndex { $0 != background }
      let last = cells.lastIndex { $0 != background }
      #expect(
        row.columns(otherThan: background) == first.flatMap { first in last.map { first..<$0 + 1 } }
      )
      let start = random.draw(below: count + 1)
      let end = start + random.draw(below: count - start + 1)
      #expect(row[start..<end] == PackedRow(Array(cells[start..<end])), "\(count) \(start) \(end)")
      let state = ElementaryState(plane: row, firstColumn: -7, background: background)
      #expect(state.firstColumn == (first.map { $0 - 7 } ?? 0))
      #expect(state.row == PackedRow(first.map { Array(cells[$0...(last ?? $0)]) } ?? []))
    }
  }

  @Test func `a library user can simulate a line`() throws {
    let start = ElementaryState(plane: PackedRow([true]))
    let later = try ElementaryAutomaton.simulate(start, rule: WolframRule(30), generations: 3)
    #expect(
      later
        == ElementaryState(
          plane: PackedRow([true, true, false, true, true, true, true]), firstColumn: -3))
  }

  @Test func `a state is the same however widely it was cut`() {
    let wide = ElementaryState(plane: PackedRow([false, true, false, false]), firstColumn: 4)
    let narrow = ElementaryState(plane: PackedRow([true]), firstColumn: 5)
    #expect(wide == narrow)
    #expect(ElementaryState(plane: PackedRow(count: 9), firstColumn: 7).firstColumn == 0)
  }

  @Test(arguments: [1, 41, 110, 129, 255])
  func `a state taken on the way goes on as the automaton does`(rule: UInt8) throws {
    let rule = WolframRule(rule)
    var automaton = ElementaryAutomaton(
      rule: rule, state: ElementaryState(plane: PackedRow([true, true, false, true])))
    for generation in 0..<200 {
      let next = try ElementaryAutomaton.simulate(automaton.state, rule: rule, generations: 1)
      try automaton.advance(by: 1)
      #expect(automaton.state == next, "generation \(generation)")
    }
  }

  @Test func `a bounded line that comes back costs no more than a round`() throws {
    let row = PackedRow((0..<19).map { $0 == 4 })
    let start = ElementaryState(row, edges: .wrap)
    // Rule 170 shifts to the left: after 19 lines everything is where it was.
    let later = try ElementaryAutomaton.simulate(
      start, rule: WolframRule(170), generations: 19_000_000_000_001)
    #expect(later.row == PackedRow((0..<19).map { $0 == 3 }))
  }
}
