/// The newest line of an elementary automaton, and how it becomes the next.
///
/// Layout: a guard word, the cells, a guard word. A bounded line's cell 0 is bit 0 of the first
/// word, and the unused bits of its last word are 0. On the plane the words hold everything that
/// differs from the background, begin at a column that moves as they grow, and both outermost
/// words are background, so that a step cannot lose what it lights.
struct ElementaryLine: Sendable {
  let edges: Edges

  /// The columns of a bounded line; on the plane those its words now cover.
  private(set) var columns: Range<Int>

  /// The state of every cell beyond the words of a plane; dead on a bounded line.
  private(set) var background = false

  private var words: [UInt64]
  private var spare: [UInt64]

  /// A line of dead cells, `width` of them where it is bounded.
  init(width: Int, edges: Edges) {
    self.edges = edges
    columns = 0..<(edges == .none ? (width + 63) & ~63 : width)
    words = [UInt64](repeating: 0, count: (columns.count + 63) / 64 + 2)
    spare = words
  }

  /// A line with the given cells from a column on; on the plane it is as long as they need.
  init(width: Int, edges: Edges, from first: Int, to cells: [Bool]) {
    self.init(width: width, edges: edges)
    if edges == .none {
      columns = first..<first + max(1, (cells.count + 63) / 64) * 64
      words = [UInt64](repeating: 0, count: columns.count / 64 + 2)
      spare = words
    }
    for (index, isAlive) in cells.enumerated() where isAlive {
      let place = first + index - columns.lowerBound
      words[1 + place >> 6] |= 1 << UInt64(place & 63)
    }
  }

  /// The line of a state.
  init(_ state: ElementaryState) {
    let cells = (0..<state.row.count).map { state.row[$0] }
    self.init(width: cells.count, edges: state.edges, from: state.firstColumn, to: cells)
    guard state.background else { return }
    background = true
    for index in words.indices {
      let place = (index - 1) * 64
      for bit in 0..<64 where !(0..<cells.count ~= place + bit) {
        words[index] |= 1 << UInt64(bit)
      }
    }
  }

  /// The line as a value. It costs a walk over the cells.
  var state: ElementaryState {
    let row = row(of: columns)
    guard edges == .none else { return ElementaryState(row, edges: edges) }
    return ElementaryState(plane: row, firstColumn: columns.lowerBound, background: background)
  }

  /// The number of cells that differ from the background.
  var population: Int {
    let fill = background ? ~0 : UInt64(0)
    var count = 0
    for index in 1..<words.count - 1 { count += (words[index] ^ fill).nonzeroBitCount }
    return count
  }

  /// True if the cell of a column lives; beyond a bounded line none does.
  subscript(column: Int) -> Bool {
    guard columns.contains(column) else { return background }
    let place = column - columns.lowerBound
    return words[1 + place >> 6] >> UInt64(place & 63) & 1 != 0
  }

  /// Sets the cell of a column, for which a line on the plane grows as far as need be.
  ///
  /// - Throws: that the plane's line would not fit into the memory it may use.
  mutating func set(
    _ isAlive: Bool, at column: Int, limitInBytes: Int
  ) throws(WorldError) {
    if edges == .none {
      guard isAlive != self[column] else { return }
      try reach(column, limitInBytes: limitInBytes)
    }
    precondition(columns.contains(column), "a column of the line")
    let place = column - columns.lowerBound
    let bit: UInt64 = 1 << UInt64(place & 63)
    if isAlive { words[1 + place >> 6] |= bit } else { words[1 + place >> 6] &= ~bit }
  }

  /// The cells of some columns.
  func row(of window: Range<Int>) -> PackedRow {
    let offset = window.lowerBound - columns.lowerBound
    let first = offset >> 6
    let shift = UInt64(offset & 63)
    let shifted = (0..<(window.count + 63) / 64).map { index -> UInt64 in
      let low = word(first + index) >> shift
      return shift == 0 ? low : low | word(first + index + 1) << (64 - shift)
    }
    return PackedRow(count: window.count, words: shifted)
  }

  /// True if two bounded lines of one width are the same.
  private func hasSameCells(as other: borrowing ElementaryLine) -> Bool {
    for index in 1..<words.count - 1 where words[index] != other.words[index] { return false }
    return true
  }

  /// The word at an index from the first cell's; beyond the ends of the line, background.
  private func word(_ index: Int) -> UInt64 {
    guard 0..<words.count - 2 ~= index else { return background ? ~0 : 0 }
    return words[index + 1]
  }
}

extension ElementaryLine: Equatable {
  /// Two lines of the same edges are equal if they have the same cells, wherever their words begin.
  static func == (first: ElementaryLine, second: ElementaryLine) -> Bool {
    let (columns, others) = (first.columns, second.columns)
    guard first.edges == .none else { return columns == others && first.hasSameCells(as: second) }
    let all =
      min(columns.lowerBound, others.lowerBound)..<max(columns.upperBound, others.upperBound)
    return first.background == second.background && first.row(of: all) == second.row(of: all)
  }
}

// MARK: - Steps

extension ElementaryLine {
  /// Becomes the next line.
  mutating func advance(
    by rule: WolframRule, _ kernel: ElementaryKernel, limitInBytes: Int
  ) throws(WorldError) {
    switch edges {
    case .none:
      try growByNeed(limitInBytes: limitInBytes)
      setGuards(left: background, right: background)
    case .wrap:
      setGuards(left: self[columns.upperBound - 1], right: self[0])
    case .wall:
      setGuards(left: false, right: false)
    }
    kernel.step(words, into: &spare)
    swap(&words, &spare)
    if edges == .none {
      background = rule.nextBackground(after: background)
    } else {
      clearUnusedBits()
    }
  }

  /// Puts the neighbours of the first and the last cell where the kernel looks for them. Where
  /// the last word is not full, that of the last cell stands in its first unused bit.
  private mutating func setGuards(left: Bool, right: Bool) {
    words[0] = left ? ~0 : 0
    words[words.count - 1] = right ? ~0 : 0
    if columns.count & 63 != 0, right {
      words[words.count - 2] |= 1 << UInt64(columns.count & 63)
    }
  }

  private mutating func clearUnusedBits() {
    guard columns.count & 63 != 0 else { return }
    words[words.count - 2] &= (1 << UInt64(columns.count & 63)) - 1
  }
}

// MARK: - Growth on the plane

extension ElementaryLine {
  /// Makes room at an end that something has reached. Room is made in proportion to the line, so
  /// that a long film copies each cell a few times at most.
  private mutating func growByNeed(limitInBytes: Int) throws(WorldError) {
    let fill = background ? ~0 : UInt64(0)
    let leftIsFree = words[1] == fill
    let rightIsFree = words[words.count - 2] == fill
    if leftIsFree && rightIsFree { return }
    let more = max(1, words.count / 8)
    try resize(
      addingLeft: leftIsFree ? -freeWords(from: 1, by: 1) : more,
      addingRight: rightIsFree ? -freeWords(from: words.count - 2, by: -1) : more,
      limitInBytes: limitInBytes)
  }

  /// The number of background words at an end beyond the required one.
  private func freeWords(from start: Int, by step: Int) -> Int {
    let fill = background ? ~0 : UInt64(0)
    var index = start
    while 1..<words.count - 1 ~= index, words[index] == fill { index += step }
    return max(0, abs(index - start) - 1)
  }

  /// Makes the words reach a column, with a free word beyond it.
  private mutating func reach(_ column: Int, limitInBytes: Int) throws(WorldError) {
    let (left, isFarLeft) = columns.lowerBound.subtractingReportingOverflow(column)
    let (right, isFarRight) = column.subtractingReportingOverflow(columns.upperBound - 1)
    guard !isFarLeft, !isFarRight else { throw .memoryBound(limitInBytes: limitInBytes) }
    guard left > -64 || right > -64 else { return }
    try resize(
      addingLeft: left > -64 ? max(left, 0) / 64 + 2 : 0,
      addingRight: right > -64 ? max(right, 0) / 64 + 2 : 0,
      limitInBytes: limitInBytes)
  }

  /// Adds words of background at the ends, or takes some away.
  private mutating func resize(
    addingLeft left: Int, addingRight right: Int, limitInBytes: Int
  ) throws(WorldError) {
    let inner = words.count - 2 + left + right
    // Two lines are held: the one that is and the one it becomes.
    guard inner < limitInBytes / 16 - 2 else { throw .memoryBound(limitInBytes: limitInBytes) }
    let fill = background ? ~0 : UInt64(0)
    var resized = [UInt64](repeating: fill, count: inner + 2)
    for index in max(0, left)..<min(inner, words.count - 2 + left) {
      resized[index + 1] = words[index + 1 - left]
    }
    columns = (columns.lowerBound - left * 64)..<(columns.upperBound + right * 64)
    words = resized
    spare = resized
  }
}
