/// The complete state of a one-dimensional automaton and its diagram, from which both continue
/// exactly.
package struct WolframRecord: Hashable, Sendable {
  package var rule: LineRule
  package var size: GridSize
  package var edges: Edges
  package var tick: Int
  package var seed: Seed

  /// The newest line, and for non-elementary rules the one before it.
  package var newest: WholeLine
  package var before: WholeLine?

  /// The kept lines, in the order of their numbers.
  package var lines: [ShownLine]

  /// Creates a record of one line, the only one shown.
  package init(
    rule: LineRule, size: GridSize, edges: Edges, tick: Int = 0, seed: Seed = Seed(0),
    newest: WholeLine
  ) {
    self.rule = rule
    self.size = size
    self.edges = edges
    (self.tick, self.seed) = (tick, seed)
    self.newest = newest
    before = nil
    lines = []
  }

  /// True if the state is valid; a record from a damaged file may not be.
  package var isSound: Bool {
    guard size.columns > 0, size.rows > 0, tick >= 0, lines.count <= 2 * size.rows else {
      return false
    }
    let isAscending = zip(lines, lines.dropFirst()).allSatisfy { $0.number < $1.number }
    return isAscending && isSound(newest) && isSound(before ?? newest) && lines.allSatisfy(isSound)
  }

  private func isSound(_ whole: WholeLine) -> Bool {
    guard whole.background < rule.colors, whole.row.isWithin(colors: rule.colors),
      -Limits.farReach...Limits.farReach ~= whole.first
    else { return false }
    return edges == .none || whole.row.count == size.columns && whole.first == 0
  }

  private func isSound(_ line: ShownLine) -> Bool {
    0...tick ~= line.number && line.row.count == size.columns
      && line.row.isWithin(colors: rule.colors) && line.census.count == rule.counts
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

  /// Continues from a valid record; the kind of film stays.
  package mutating func resume(from record: WolframRecord) {
    precondition(record.isSound, "a record that a world can be")
    rule = record.rule
    size = record.size
    tick = record.tick
    seed = record.seed
    line = rule.makeLine(record.newest, before: record.before, edges: record.edges)
    diagram = LineDiagram(size: size)
    for line in record.lines { diagram.keep(line) }
    keepLine()
  }
}
