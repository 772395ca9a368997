/// All that an automaton of one dimension and its diagram are at a moment: what a file of them must
/// hold, so that they go on another day as if nothing had been.
package struct WolframRecord: Hashable, Sendable {
  package var rule: LineFamily
  package var size: GridSize
  package var edges: Edges
  package var tick: Int
  package var seed: Seed

  /// The newest line, and the one before it under rules that are none of the 256.
  package var newest: WholeLine
  package var before: WholeLine?

  /// The lines that are kept, in the order of their numbers.
  package var lines: [ShownLine]

  /// A record of one line, which alone is shown.
  package init(
    rule: LineFamily, size: GridSize, edges: Edges, tick: Int = 0, seed: Seed = Seed(0),
    newest: WholeLine
  ) {
    (self.rule, self.size, self.edges) = (rule, size, edges)
    (self.tick, self.seed) = (tick, seed)
    (self.newest, before, lines) = (newest, nil, [])
  }

  /// True if an automaton can be as this says; a record from a damaged file may not.
  package var isSound: Bool {
    size.columns > 0 && size.rows > 0 && tick >= 0 && lines.count <= 2 * size.rows
      && [newest, before ?? newest].allSatisfy { whole in
        whole.background < rule.colors && whole.row.isWithin(colors: rule.colors)
          && -Limits.farReach...Limits.farReach ~= whole.first
          && (edges == .none || whole.row.count == size.columns && whole.first == 0)
      }
      && lines.allSatisfy {
        0...tick ~= $0.number && $0.row.count == size.columns
          && $0.row.isWithin(colors: rule.colors) && $0.census.count == rule.counts
      }
      && zip(lines, lines.dropFirst()).allSatisfy { $0.number < $1.number }
  }
}

extension WolframWorld {
  /// The record of this world.
  package var record: WolframRecord {
    var record = WolframRecord(
      rule: rule, size: size, edges: edges, tick: tick, seed: seed, newest: line.whole)
    (record.before, record.lines) = (line.before, diagram.kept)
    return record
  }

  /// Takes up where a sound record stands; how a film shows it stays.
  package mutating func resume(from record: WolframRecord) {
    precondition(record.isSound, "a record that a world can be")
    (rule, size, tick, seed) = (record.rule, record.size, record.tick, record.seed)
    line = rule.makeLine(record.newest, before: record.before, edges: record.edges)
    diagram = LineDiagram(size: size)
    for line in record.lines { diagram.keep(line) }
    keepLine()
  }
}
