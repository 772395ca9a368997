/// A line of the diagram: its visible part, and the census of all of it.
package struct ShownLine: Hashable, Sendable {
  package let number: Int
  package let row: LineRow
  // The first count of the census is kept apart: of two colours it is all, and takes no array.
  private let population: UInt64
  private let counts: [UInt128]

  /// A line of a number.
  package init(number: Int, row: LineRow, census: [UInt128]) {
    (self.number, self.row) = (number, row)
    population = UInt64(clamping: census[0])
    counts = Array(census.dropFirst())
  }

  package var census: [UInt128] { [UInt128(population)] + counts }
}

/// The lines of an automaton that pictures may need: the first ones and the newest ones, as many of
/// each as the diagram has rows.
struct LineDiagram: Sendable {
  private let size: GridSize

  /// Line n at place n, as far as there are rows.
  private var first: [ShownLine?] = []

  /// Line n of the later ones at place n % rows, until another takes its place; empty while there
  /// is none.
  private var newest: [ShownLine?] = []

  /// A diagram without a line.
  init(size: GridSize) { self.size = size }

  /// True if a line will still be shown when `last` is the newest.
  func wants(line number: Int, last: Int) -> Bool {
    number < size.rows || last - number < size.rows
  }

  /// Keeps a line, in the place of an earlier state of it.
  mutating func keep(_ line: ShownLine) {
    let number = line.number
    if number < size.rows {
      while first.count <= number { first.append(nil) }
      first[number] = line
    } else {
      if newest.isEmpty { newest = [ShownLine?](repeating: nil, count: size.rows) }
      newest[number % size.rows] = line
    }
  }

  /// A line that is kept.
  subscript(number: Int) -> ShownLine? {
    guard number >= 0 else { return nil }
    if number < size.rows { return number < first.count ? first[number] : nil }
    guard !newest.isEmpty, let line = newest[number % size.rows], line.number == number else {
      return nil
    }
    return line
  }

  /// Every line that is kept, in order.
  var kept: [ShownLine] {
    first.compactMap { $0 } + newest.compactMap { $0 }.sorted { $0.number < $1.number }
  }

  /// The same lines in a diagram of another size: cut or filled up on the right.
  func resized(to size: GridSize, newest last: Int) -> LineDiagram {
    var resized = LineDiagram(size: size)
    for line in kept where resized.wants(line: line.number, last: last) {
      resized.keep(
        ShownLine(number: line.number, row: line.row.cut(to: size.columns), census: line.census))
    }
    return resized
  }
}
