/// The newest line of an elementary automaton, with its step.
///
/// Layout: a guard word, the cells, a guard word. A bounded line's cell 0 is bit 0 of the first
/// word, and the unused bits of its last word are 0. On the plane the words contain everything that
/// differs from the background, and begin at a column that moves as they grow. Both outermost words
/// are background, so that a step cannot lose cells.
struct ElementaryLine: AutomatonLine {
  let edges: Edges

  /// The number of the rule.
  private var rule: UInt8
  private var kernel: ElementaryKernel

  /// The columns of a bounded line; on the plane those that its words now cover.
  private var columns: Range<Int>

  /// True if every cell beyond the words of a plane is alive; none is beyond a bounded line.
  private var isLit: Bool

  private var words: [UInt64]
  private var spare: [UInt64]

  /// Creates the line of some cells; on the plane it is as long as needed.
  init(_ line: WholeLine, rule: UInt8, edges: Edges) {
    self.rule = rule
    self.edges = edges
    kernel = ElementaryKernel(rule)
    let count = line.row.count
    let room = edges == .none ? max(64, (count + 63) & ~63) : count
    columns = line.first..<line.first + room
    isLit = edges == .none && line.background != 0
    words = [UInt64](repeating: isLit ? ~0 : 0, count: (room + 63) / 64 + 2)
    spare = words
    for place in 0..<count where line.row[place] != background {
      words[1 + place >> 6] ^= 1 << UInt64(place & 63)
    }
  }

  var background: UInt8 { isLit ? 1 : 0 }

  var workOfStep: Int { words.count }

  /// A word of background.
  private var fill: UInt64 { isLit ? ~0 : 0 }

  /// All cells of a bounded line; on the plane from the first to the last that differs from the
  /// background. The cost is linear in the cells.
  var whole: WholeLine {
    let cells = bits(of: columns)
    guard edges == .none else { return WholeLine(first: 0, row: .bits(cells)) }
    let own = cells.columns(otherThan: isLit) ?? 0..<0
    let first = own.isEmpty ? 0 : columns.lowerBound + own.lowerBound
    return WholeLine(
      first: first, background: background, row: row(of: first..<first + own.count))
  }

  var before: WholeLine? { nil }

  var census: [UInt128] {
    var count = 0
    for index in 1..<words.count - 1 { count += (words[index] ^ fill).nonzeroBitCount }
    return [UInt128(count)]
  }

  subscript(column: Int) -> UInt8 {
    guard columns.contains(column) else { return background }
    let place = column - columns.lowerBound
    return UInt8(words[1 + place >> 6] >> UInt64(place & 63) & 1)
  }

  mutating func set(_ state: UInt8, at column: Int, limitInBytes: Int) throws(WorldError) {
    guard state != self[column] else { return }
    if edges == .none { try reach(column, limitInBytes: limitInBytes) }
    precondition(columns.contains(column), "a column of the line")
    let place = column - columns.lowerBound
    words[1 + place >> 6] ^= 1 << UInt64(place & 63)
  }

  mutating func clear() {
    isLit = false
    words = [UInt64](repeating: 0, count: words.count)
  }

  mutating func resize(to width: Int) {
    guard edges != .none else { return }
    self = ElementaryLine(
      WholeLine(first: 0, row: row(of: columns).cut(to: width)), rule: rule, edges: edges)
  }

  mutating func follow(_ rule: LineRule) {
    guard let number = rule.elementary else { preconditionFailure("one of the 256") }
    (self.rule, kernel) = (number, ElementaryKernel(number))
  }

  func row(of window: Range<Int>) -> LineRow { .bits(bits(of: window)) }

  /// The cells of some columns.
  private func bits(of window: Range<Int>) -> PackedRow {
    let offset = window.lowerBound - columns.lowerBound
    let first = offset >> 6
    let shift = UInt64(offset & 63)
    let shifted = (0..<(window.count + 63) / 64).map { index -> UInt64 in
      let low = word(first + index) >> shift
      return shift == 0 ? low : low | word(first + index + 1) << (64 - shift)
    }
    return PackedRow(count: window.count, words: shifted)
  }

  /// The word at an index from the first cell's; beyond the ends of the line, background.
  private func word(_ index: Int) -> UInt64 {
    guard 0..<words.count - 2 ~= index else { return fill }
    return words[index + 1]
  }
}

extension ElementaryLine {
  /// True if another line with the same edges has the same cells, wherever its words begin.
  func isSame(as other: any AutomatonLine) -> Bool {
    guard let other = other as? ElementaryLine, isLit == other.isLit else { return false }
    let (columns, others) = (columns, other.columns)
    guard edges == .none else {
      return columns == others && words.dropFirst().dropLast() == other.words.dropFirst().dropLast()
    }
    let all =
      min(columns.lowerBound, others.lowerBound)..<max(columns.upperBound, others.upperBound)
    return bits(of: all) == other.bits(of: all)
  }
}

// MARK: - Steps

extension ElementaryLine {
  mutating func advance(limitInBytes: Int) throws(WorldError) {
    switch edges {
    case .none:
      try growByNeed(limitInBytes: limitInBytes)
      setGuards(left: isLit, right: isLit)
    case .wrap:
      setGuards(left: self[columns.upperBound - 1] != 0, right: self[0] != 0)
    case .wall:
      setGuards(left: false, right: false)
    }
    kernel.step(words, into: &spare)
    swap(&words, &spare)
    if edges == .none {
      isLit = rule >> (isLit ? 7 : 0) & 1 != 0
    } else if columns.count & 63 != 0 {
      words[words.count - 2] &= (1 << UInt64(columns.count & 63)) - 1
    }
  }

  /// Sets the guard bits to the neighbours of the first and the last cell. If the last word is not
  /// full, the neighbour of the last cell is its first unused bit.
  private mutating func setGuards(left: Bool, right: Bool) {
    words[0] = left ? ~0 : 0
    words[words.count - 1] = right ? ~0 : 0
    if columns.count & 63 != 0, right {
      words[words.count - 2] |= 1 << UInt64(columns.count & 63)
    }
  }
}

// MARK: - Growth on the plane

extension ElementaryLine {
  /// Grows at an end that cells have reached, in proportion to the line, so that a long film copies
  /// each cell at most a few times.
  private mutating func growByNeed(limitInBytes: Int) throws(WorldError) {
    let leftIsFree = words[1] == fill
    let rightIsFree = words[words.count - 2] == fill
    if leftIsFree && rightIsFree { return }
    let more = max(1, words.count / 8)
    try resize(
      addingLeft: leftIsFree ? -freeWords(from: 1, by: 1) : more,
      addingRight: rightIsFree ? -freeWords(from: words.count - 2, by: -1) : more,
      limitInBytes: limitInBytes)
  }

  /// The number of background words at an end besides the required one.
  private func freeWords(from start: Int, by step: Int) -> Int {
    var index = start
    while 1..<words.count - 1 ~= index, words[index] == fill { index += step }
    return max(0, abs(index - start) - 1)
  }

  /// Extends the words to a column, with a free word beyond it.
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

  /// Adds or removes background words at the ends.
  private mutating func resize(
    addingLeft left: Int, addingRight right: Int, limitInBytes: Int
  ) throws(WorldError) {
    let inner = words.count - 2 + left + right
    // Both the old and the new line are held in memory.
    guard inner < limitInBytes / 16 - 2 else { throw .memoryBound(limitInBytes: limitInBytes) }
    var resized = [UInt64](repeating: fill, count: inner + 2)
    for index in max(0, left)..<min(inner, words.count - 2 + left) {
      resized[index + 1] = words[index + 1 - left]
    }
    columns = (columns.lowerBound - left * 64)..<(columns.upperBound + right * 64)
    words = resized
    spare = resized
  }
}
