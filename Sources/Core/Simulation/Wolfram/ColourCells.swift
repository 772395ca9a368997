/// The cells of a line in several colours.
struct ColourCells: Hashable, Sendable {
  /// The column of the first cell; 0 on a bounded line.
  private(set) var first: Int
  private(set) var cells: [UInt8]
  /// The colour of all other cells.
  private(set) var background: UInt8

  /// Creates cells from a column on, on a background.
  init(first: Int, cells: [UInt8], background: UInt8 = 0) {
    self.first = first
    self.cells = cells
    self.background = background
  }

  /// The cells of a line.
  init(_ line: WholeLine) {
    self.init(first: line.first, cells: line.row.states, background: line.background)
  }

  /// The whole line as a value.
  var whole: WholeLine { WholeLine(first: first, background: background, row: .bytes(cells)) }

  subscript(column: Int) -> UInt8 {
    let place = column &- first
    return place >= 0 && place < cells.count ? cells[place] : background
  }

  /// The column after the last cell.
  var end: Int { first + cells.count }

  /// A line of the same length in one colour.
  func filled(with colour: UInt8) -> ColourCells {
    ColourCells(first: first, cells: cells.map { _ in colour }, background: colour)
  }

  func census(colors: Int) -> [UInt128] {
    guard colors > 2 else { return [UInt128(cells.count { $0 != background })] }
    var counts = [Int](repeating: 0, count: 256)
    // Long lines are mostly background, which is not counted, so eight cells are skipped at once.
    let blank = UInt64(background) &* 0x0101_0101_0101_0101
    let whole = cells.count & ~7
    unsafe cells.withUnsafeBytes { bytes in
      for place in stride(from: 0, to: whole, by: 8) {
        let word = unsafe bytes.loadUnaligned(fromByteOffset: place, as: UInt64.self)
        guard word != blank else { continue }
        for shift in stride(from: UInt64(0), to: 64, by: 8) {
          counts[Int(word >> shift & 255)] += 1
        }
      }
    }
    for state in cells[whole...] { counts[Int(state)] += 1 }
    counts[Int(background)] = 0
    return [UInt128(counts.reduce(0, +))] + counts[1..<colors].map { UInt128($0) }
  }

  /// The colours of some columns.
  func states(in columns: Range<Int>) -> [UInt8] {
    let seen = columns.clamped(to: first..<max(first, end))
    guard !seen.isEmpty else { return [UInt8](repeating: background, count: columns.count) }
    return [UInt8](repeating: background, count: seen.lowerBound - columns.lowerBound)
      + cells[seen.lowerBound - first..<seen.upperBound - first]
      + [UInt8](repeating: background, count: columns.upperBound - seen.upperBound)
  }

  /// Sets a cell, for which a line on the plane grows up to a limit; returns false beyond it.
  mutating func set(_ state: UInt8, at column: Int, edges: Edges, limit: Int) -> Bool {
    if edges == .none, !(first..<end ~= column) {
      guard state != background else { return true }
      let (from, to) = cells.isEmpty ? (column, column) : (min(first, column), max(end - 1, column))
      let (length, isFar) = to.subtractingReportingOverflow(from)
      guard !isFar, length < limit, max(from.magnitude, to.magnitude) <= Limits.farReach else {
        return false
      }
      cells = states(in: from..<to + 1)
      first = from
    }
    precondition(first..<end ~= column, "a column of the line")
    cells[column - first] = state
    return true
  }

  /// Cuts off a bounded line, or adds cells of colour 0.
  mutating func resize(to width: Int) {
    cells = Array(cells.prefix(width)) + [UInt8](repeating: 0, count: max(0, width - cells.count))
  }

  /// Drops background cells at both ends.
  mutating func trim() {
    guard let start = cells.firstIndex(where: { [background] in $0 != background }),
      let last = cells.lastIndex(where: { [background] in $0 != background })
    else {
      // Empty lines are equal wherever they had cells.
      (first, cells) = (0, [])
      return
    }
    if start > 0 || last < cells.count - 1 {
      cells = Array(cells[start...last])
      first += start
    }
  }
}

// MARK: - Steps

extension LineRule {
  /// The line after another one.
  func cells(after line: ColourCells, _ before: ColourCells, edges: Edges) -> ColourCells {
    let columns = columns(of: line, before, edges)
    let seen = cells(of: line, columns.lowerBound - range..<columns.upperBound + range, edges)
    var cells = answers(to: seen)
    if isSecondOrder {
      for (place, earlier) in before.states(in: columns).enumerated() {
        cells[place] = subtracting(earlier, from: cells[place])
      }
    }
    guard edges == .none else { return ColourCells(first: 0, cells: cells) }
    var next = ColourCells(
      first: columns.lowerBound, cells: cells,
      background: next(background: line.background, before.background))
    next.trim()
    return next
  }

  /// The columns in which the next line can differ from its background.
  func columns(of line: ColourCells, _ before: ColourCells, _ edges: Edges) -> Range<Int> {
    guard edges == .none else { return 0..<line.cells.count }
    // An empty line has no place.
    let lines = (isSecondOrder ? [line, before] : [line]).filter { !$0.cells.isEmpty }
    let first = lines.map(\.first).min() ?? line.first
    return first - range..<(lines.map(\.end).max() ?? first) + range
  }

  /// The cells of some columns, which may be beyond the ends.
  private func cells(of line: ColourCells, _ columns: Range<Int>, _ edges: Edges) -> [UInt8] {
    guard edges == .wrap else { return line.states(in: columns) }
    let width = line.cells.count
    return columns.map { line.cells[(($0 % width) + width) % width] }
  }

  /// The result of the rule for each neighbourhood.
  private func answers(to cells: [UInt8]) -> [UInt8] {
    let count = cells.count - 2 * range
    var found = [UInt8](repeating: 0, count: count)
    var sum = 0
    switch kind {
    case .sum(let weight):
      for place in 0..<2 * range { sum += weight * Int(cells[place]) }
      for place in 0..<count {
        sum += weight * Int(cells[place + 2 * range])
        found[place] = answers[sum]
        sum -= weight * Int(cells[place])
      }
    case .number(let highest):
      for place in 0..<2 * range { sum = sum * colors + Int(cells[place]) }
      for place in 0..<count {
        sum = sum * colors + Int(cells[place + 2 * range])
        found[place] = answers[sum]
        sum -= highest * Int(cells[place])
      }
    case .weights:
      for place in 0..<count {
        sum = 0
        for (offset, weight) in weights.enumerated() { sum += weight * Int(cells[place + offset]) }
        found[place] = answers[sum]
      }
    }
    return found
  }
}
