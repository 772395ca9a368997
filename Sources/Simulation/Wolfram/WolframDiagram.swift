/// The lines of an elementary automaton that pictures can ask for: the first ones, and the newest
/// ones, as many of each as the diagram has rows.
struct WolframDiagram: Sendable {
  private struct Line {
    var number: Int
    var row: PackedRow
    var population: Int
  }

  private let size: GridSize

  /// Lines 0, 1, …, as far as there are rows.
  private var first: [Line] = []

  /// Line n of those that are not among the first at place n % rows, until a later one takes its
  /// place; empty while there is none.
  private var newest: [Line?] = []

  /// A diagram without a line.
  init(size: GridSize) { self.size = size }

  /// About what a line takes: its entry here and its row's, and again in a copy.
  static func bytes(ofLineOf columns: Int) -> Int {
    2 * MemoryLayout<Line>.stride + 48 + (columns + 63) / 64 * 8
  }

  /// True if a line will still be shown when `last` is the newest.
  func wants(line number: Int, last: Int) -> Bool {
    number < size.rows || last - number < size.rows
  }

  /// Keeps a line, in the place of an earlier state of it.
  mutating func keep(_ row: PackedRow, population: Int, as number: Int) {
    let line = Line(number: number, row: row, population: population)
    if number < first.count {
      first[number] = line
    } else if number == first.count, number < size.rows {
      first.append(line)
    } else {
      if newest.isEmpty { newest = [Line?](repeating: nil, count: size.rows) }
      newest[number % size.rows] = line
    }
  }

  /// The row of a line that is kept.
  func row(ofLine number: Int) -> PackedRow? { line(number)?.row }

  /// The count of a line that is kept.
  func population(ofLine number: Int) -> Int? { line(number)?.population }

  /// The same lines in a diagram of another size: cut or filled up on the right.
  func resized(to size: GridSize, newest last: Int) -> WolframDiagram {
    var resized = WolframDiagram(size: size)
    let numbers = [0..<min(first.count, size.rows), max(0, last - size.rows + 1)..<last + 1]
    for line in numbers.joined().lazy.compactMap(line) {
      var row = PackedRow(count: size.columns)
      for column in 0..<min(size.columns, line.row.count) where line.row[column] {
        row[column] = true
      }
      resized.keep(row, population: line.population, as: line.number)
    }
    return resized
  }

  /// Every line that is kept, in order.
  var kept: [(number: Int, row: PackedRow, population: Int)] {
    let later = newest.compactMap { $0 }.filter { $0.number >= first.count }
    return (first + later.sorted { $0.number < $1.number })
      .map { ($0.number, $0.row, $0.population) }
  }

  private func line(_ number: Int) -> Line? {
    guard number >= 0 else { return nil }
    if number < first.count { return first[number] }
    guard !newest.isEmpty, let line = newest[number % size.rows], line.number == number else {
      return nil
    }
    return line
  }
}
