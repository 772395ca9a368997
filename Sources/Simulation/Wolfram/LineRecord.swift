/// All that an automaton in several colours and its diagram are at a moment: what a file of them
/// must hold, so that they go on another day as if nothing had been.
package struct LineRecord: Hashable, Sendable {
  /// A line that pictures can ask for.
  package struct Line: Hashable, Sendable {
    package let number: Int
    package let cells: [UInt8]
    package let census: [UInt128]

    /// A line of a number: what is shown of it, and the census of all of it.
    package init(number: Int, cells: [UInt8], census: [UInt128]) {
      (self.number, self.cells, self.census) = (number, cells, census)
    }
  }

  /// A whole line: the cells from a column on, and the colour of all others.
  package struct Whole: Hashable, Sendable {
    package let first: Int
    package let background: UInt8
    package let cells: [UInt8]

    /// These cells, in front of a background.
    package init(first: Int, background: UInt8, cells: [UInt8]) {
      (self.first, self.background, self.cells) = (first, background, cells)
    }
  }

  package var size: GridSize
  package var edges: Edges
  package var tick: Int
  package var seed: Seed
  package var newest: Whole
  package var before: Whole
  /// The lines that are kept, in the order of their numbers.
  package var lines: [Line]

  /// A record of these values.
  package init(
    size: GridSize, edges: Edges, tick: Int, seed: Seed, newest: Whole, before: Whole,
    lines: [Line]
  ) {
    (self.size, self.edges, self.tick, self.seed) = (size, edges, tick, seed)
    (self.newest, self.before, self.lines) = (newest, before, lines)
  }

  /// True if an automaton of so many colours can be as this says; a record from a damaged file may
  /// not.
  package func isSound(colors: Int) -> Bool {
    let counts = colors == 2 ? 1 : colors
    return size.columns > 0 && size.rows > 0 && tick >= 0 && lines.count <= 3 * size.rows + 64
      && [newest, before].allSatisfy { whole in
        whole.background < colors && whole.cells.allSatisfy { $0 < colors }
          && -Limits.farReach...Limits.farReach ~= whole.first
          && (edges == .none || whole.cells.count == size.columns && whole.first == 0)
      }
      && lines.allSatisfy {
        $0.number >= 0 && $0.number <= tick && $0.cells.count == size.columns
          && $0.census.count == counts && $0.cells.allSatisfy { $0 < colors }
      }
  }
}

extension LineWorld {
  /// The record of this world.
  package var record: LineRecord {
    LineRecord(
      size: size, edges: edges, tick: tick, seed: seed, newest: whole(line), before: whole(before),
      lines: kept.keys.filter(isKept).sorted().compactMap { number in
        kept[number].map { .init(number: number, cells: $0.cells, census: $0.census) }
      })
  }

  private func whole(_ line: ColourLine) -> LineRecord.Whole {
    .init(first: line.first, background: line.background, cells: line.cells)
  }

  /// Takes up where a sound record stands; how a film shows it stays.
  package mutating func resume(from record: LineRecord) {
    precondition(record.isSound(colors: rule.colors), "a record that a world can be")
    (size, edges, tick, seed) = (record.size, record.edges, record.tick, record.seed)
    line = ColourLine(record.newest)
    before = ColourLine(record.before)
    kept = [:]
    for line in record.lines {
      kept[line.number] = ShownLine(cells: line.cells, census: line.census)
    }
    keepLine()
  }
}

extension ColourLine {
  fileprivate init(_ whole: LineRecord.Whole) {
    self.init(first: whole.first, cells: whole.cells, background: whole.background)
  }
}
