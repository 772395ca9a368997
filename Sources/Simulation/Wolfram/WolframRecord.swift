/// All that an elementary automaton and its diagram are at a moment: what a file of them must hold,
/// so that they go on another day as if nothing had been.
package struct WolframRecord: Hashable, Sendable {
  /// A line that pictures can ask for.
  package struct Line: Hashable, Sendable {
    package var number: Int
    package var row: PackedRow
    package var population: Int

    /// A line of a number: what is shown of it, and how many of all its cells count.
    package init(number: Int, row: PackedRow, population: Int) {
      self.number = number
      self.row = row
      self.population = population
    }
  }

  package var rule: WolframRule
  package var size: GridSize
  package var tick: Int
  package var seed: Seed

  /// The newest line, with its edges and all of its cells.
  package var state: ElementaryState

  /// The lines that are kept, in the order of their numbers.
  package var lines: [Line]

  /// A record of these values.
  package init(
    rule: WolframRule, size: GridSize, tick: Int, seed: Seed, state: ElementaryState, lines: [Line]
  ) {
    self.rule = rule
    self.size = size
    self.tick = tick
    self.seed = seed
    self.state = state
    self.lines = lines
  }

  /// True if an automaton can be as this says; a record from a damaged file may not.
  package var isSound: Bool {
    guard size.columns > 0, size.rows > 0, tick >= 0, lines.last?.number == tick,
      state.edges == .none || state.row.count == size.columns, lines.count <= 2 * size.rows
    else { return false }
    return lines.allSatisfy { $0.row.count == size.columns && $0.number >= 0 && $0.population >= 0 }
      && zip(lines, lines.dropFirst()).allSatisfy { $0.number < $1.number }
  }
}

extension WolframWorld {
  /// The record of this world.
  package var record: WolframRecord {
    WolframRecord(
      rule: rule, size: size, tick: tick, seed: seed, state: line.state,
      lines: diagram.kept.map { .init(number: $0.number, row: $0.row, population: $0.population) })
  }

  /// Takes up where a sound record stands; how a film shows it stays.
  package mutating func resume(from record: WolframRecord) {
    precondition(record.isSound, "a record that a world can be")
    (edges, size, tick, seed) = (record.state.edges, record.size, record.tick, record.seed)
    setRule(record.rule)
    line = ElementaryLine(record.state)
    diagram = WolframDiagram(size: size)
    for line in record.lines {
      diagram.keep(line.row, population: line.population, as: line.number)
    }
  }
}
