/// A line of the diagram: its visible part, and the census of the whole line.
package struct ShownLine: Hashable, Sendable {
  package let number: Int
  package let row: LineRow
  // The first count of the census is separate, because for two colours it is the only one, and
  // needs no array.
  private let population: UInt64
  private let counts: [UInt128]

  /// Creates a line with a number.
  package init(number: Int, row: LineRow, census: [UInt128]) {
    (self.number, self.row) = (number, row)
    population = UInt64(clamping: census[0])
    counts = Array(census.dropFirst())
  }

  package var census: [UInt128] { [UInt128(population)] + counts }

  private init(_ other: ShownLine, number: Int) {
    self.number = number
    row = other.row
    population = other.population
    counts = other.counts
  }

  /// The same line with another number.
  fileprivate func numbered(_ number: Int) -> ShownLine { ShownLine(self, number: number) }
}

/// The lines of an automaton that pictures may need: the first and the newest ones, as many of each
/// as the diagram has rows. It only takes memory for existing lines.
struct LineDiagram: Sendable {
  private let size: GridSize
  /// The lines with numbers below the number of rows.
  private var first = KeptLines()
  /// The newest of the other lines.
  private var newest = KeptLines()
  /// The number of the last lines below the number of rows that then repeat.
  private var period: Int?

  /// Creates an empty diagram.
  init(size: GridSize) { self.size = size }

  /// True if a line will still be shown when `last` is the newest.
  func wants(line number: Int, last: Int) -> Bool {
    number < size.rows || last - number < size.rows
  }

  /// Keeps a line, replacing its earlier state.
  mutating func keep(_ line: ShownLine) {
    guard line.number >= size.rows else { return first.keep(line) }
    newest.keep(line)
    newest.drop(upTo: line.number - size.rows)
  }

  /// Makes a number of the last lines repeat, up to the number of rows.
  mutating func repeatLines(of period: Int) { self.period = period }

  /// A kept line, or the line that it repeats.
  subscript(number: Int) -> ShownLine? {
    guard number < size.rows else { return newest[number] }
    guard let period, let last = first.lines.last?.number, number > last else {
      return first[number]
    }
    return first[last - (period - 1 - (number - last - 1) % period)]?.numbered(number)
  }

  /// All kept lines in order.
  var kept: [ShownLine] { Array(first.lines + newest.lines) }

  /// The lines in a diagram of another size, cut off or padded on the right.
  func resized(to size: GridSize, newest last: Int) -> LineDiagram {
    var resized = LineDiagram(size: size)
    for line in kept where resized.wants(line: line.number, last: last) {
      resized.keep(
        ShownLine(number: line.number, row: line.row.cut(to: size.columns), census: line.census))
    }
    return resized
  }
}

/// Lines in the order of their numbers, some of which may be missing.
private struct KeptLines {
  private var all: [ShownLine] = []
  /// The number of dropped lines at the start of `all`.
  private var dropped = 0

  var lines: ArraySlice<ShownLine> { all[dropped...] }

  subscript(number: Int) -> ShownLine? {
    let place = place(of: number)
    return place < all.count && all[place].number == number ? all[place] : nil
  }

  mutating func keep(_ line: ShownLine) {
    guard let last = all.last, last.number >= line.number else { return all.append(line) }
    let place = place(of: line.number)
    if all[place].number == line.number { all[place] = line } else { all.insert(line, at: place) }
  }

  /// Drops the lines up to a number. The array moves once per as many lines as it has.
  mutating func drop(upTo number: Int) {
    while dropped < all.count, all[dropped].number <= number { dropped += 1 }
    guard dropped > all.count / 2 else { return }
    all.removeFirst(dropped)
    dropped = 0
  }

  /// The index of the first line with at least a number.
  private func place(of number: Int) -> Int {
    guard dropped < all.count else { return all.count }
    // Usually no line is missing.
    let likely = dropped + number - all[dropped].number
    if all.indices.contains(likely), likely >= dropped, all[likely].number == number {
      return likely
    }
    return (dropped..<all.count).partition { all[$0].number >= number }
  }
}
