internal import LibC

/// Steps a rule by its columns: each has a number, a look-up joins those of two, and another one
/// gives the next state for these and the third.
///
/// Columns that mean the same to the rule have the same number. What is not known yet is 0 in all
/// tables, also where a number of 0 leads, so that only the last look-up is tested; what is missing
/// is learnt then.
final class ColumnKernel<Rule: ColumnRule>: CellKernel {
  let stateCount: Int
  private let rule: Rule
  private let codes: ColumnCodes
  private let quiet: Bool

  /// The kernel of a rule; nil where its columns have too many different states.
  init?(_ rule: Rule) {
    guard let codes = ColumnCodes(rule) else { return nil }
    (self.rule, self.codes, stateCount) = (rule, codes, rule.stateCount)
    quiet = rule.next(Around(ring: 0, centre: 0)) == 0
  }

  func isQuiet(phase: Int) -> Bool { quiet }

  func makeScratch() -> KernelScratch { ColumnMemory(rule, codes) }

  func step(
    _ padded: UnsafePointer<UInt8>, into target: UnsafeMutablePointer<UInt8>, blocks: UInt64,
    phase: Int, scratch: KernelScratch
  ) {
    guard let memory = scratch as? ColumnMemory<Rule> else {
      preconditionFailure("a scratch of its own")
    }
    unsafe memory.knowledge.step(padded, into: target, blocks: blocks)
  }
}

/// What a worker knows of a rule's columns.
private final class ColumnMemory<Rule: ColumnRule>: KernelScratch, @unchecked Sendable {
  var knowledge: ColumnKnowledge<Rule>

  init(_ rule: Rule, _ codes: ColumnCodes) { knowledge = ColumnKnowledge(rule, codes) }

  deinit { knowledge.drop() }
}

/// The index of a column among all that a rule may see: a digit for each cell, in which states that
/// the rule takes for the same are one.
struct ColumnCodes {
  /// For each state of the upper, middle and lower cell, what it adds to the indices of the column
  /// as the western, the middle and the eastern one.
  let words: [UInt64]

  /// The number of columns of each kind, and the least state that is like each at every place.
  let sizes: [Int]
  let likes: [[UInt8]]

  static let bits: UInt64 = 21
  static let mask: UInt64 = 1 << bits - 1

  /// The codes of a rule; nil where there are too many columns.
  init?(_ rule: some ColumnRule) {
    likes = ColumnPlace.all.map(rule.likes)
    var (sizes, words) = ([1, 1, 1], [UInt64](repeating: 0, count: 3 * 256))
    for place in ColumnPlace.all {
      let (column, row) = place.quotientAndRemainder(dividingBy: 3)
      let kinds = Set(likes[place]).sorted()
      for (state, like) in likes[place].enumerated() {
        let digit = kinds.firstIndex(of: like) ?? 0
        words[row * 256 + state] |=
          UInt64(digit * sizes[column]) << (UInt64(column) * Self.bits)
      }
      sizes[column] *= kinds.count
      if sizes[column] > 1 << Self.bits { return nil }
    }
    (self.sizes, self.words) = (sizes, words)
  }
}

/// The numbers of columns, of two and of three together, as far as they are known.
@safe private struct ColumnKnowledge<Rule: ColumnRule> {
  private let rule: Rule
  private let codes: ColumnCodes
  private var parts: Rule.Parts

  /// The codes of the states, and the numbers of all western, middle and eastern columns.
  private var tables: ColumnTables

  /// The parts that have numbers: of western and middle columns, of both together, and of eastern
  /// ones.
  private var west = PartNumbers<Rule.Parts.Part>()
  private var middle = PartNumbers<Rule.Parts.Part>()
  private var pairs = PartNumbers<Rule.Parts.Part>()
  private var east = PartNumbers<Rule.Parts.Part>()

  init(_ rule: Rule, _ codes: ColumnCodes) {
    (self.rule, self.codes, parts) = (rule, codes, rule.makeParts())
    tables = ColumnTables(codes)
  }

  func drop() { tables.drop() }

  /// Steps some blocks of a tile.
  mutating func step(
    _ padded: UnsafePointer<UInt8>, into target: UnsafeMutablePointer<UInt8>, blocks: UInt64
  ) {
    var tables = tables
    TileBlocks.forEachRun(of: blocks) { y, columns in
      let row = unsafe target + y &* PaddedTile.side
      var x = columns.lowerBound
      while true {
        let north = unsafe padded + PaddedTile.place(x &- 1, y &- 1)
        unsafe x &+= tables.step(north, into: row + x, count: columns.upperBound &- x)
        if x == columns.upperBound { return }
        unsafe learn(padded + PaddedTile.place(x &- 1, y &- 1))
        tables = self.tables
      }
    }
  }

  /// Learns of the neighbourhood whose north-western cell is at a place.
  @inline(never)
  private mutating func learn(_ north: UnsafePointer<UInt8>) {
    if isFull { forget() }
    let (first, second, third) = unsafe tables.columns(at: north)
    if unsafe tables.west[first] == 0 {
      let part = unsafe parts.part(of: 0, around(north))
      unsafe tables.west[first] = west.number(of: part)
    }
    if unsafe tables.middle[second] == 0 {
      let part = unsafe parts.part(of: 1, around(north))
      unsafe tables.middle[second] = middle.number(of: part)
    }
    if unsafe tables.east[third] == 0 {
      let part = unsafe parts.part(of: 2, around(north))
      unsafe tables.east[third] = east.number(of: part)
    }
    let (one, two) = unsafe (tables.west[first], tables.middle[second])
    let three = unsafe tables.east[third]
    tables.joined.make(one, two)
    if tables.joined[one, two] == 0 {
      tables.joined[one, two] = pairs.number(of: parts.joined(west[one], middle[two]))
    }
    let pair = tables.joined[one, two]
    tables.answers.make(pair, three)
    tables.answers[pair, three] = UInt16(parts.next(pairs[pair], east[three])) + 1
  }

  /// The neighbourhood at a place, in the least states that are like its own.
  private func around(_ north: UnsafePointer<UInt8>) -> Around {
    var around = Around(ring: 0, centre: 0)
    for place in ColumnPlace.all {
      let (column, row) = place.quotientAndRemainder(dividingBy: 3)
      let state = unsafe north[row * PaddedTile.stride + column]
      around[place] = codes.likes[place][Int(state)]
    }
    return around
  }

  /// True if one more part of each kind may be too many.
  private var isFull: Bool {
    max(west.count, middle.count, east.count, pairs.count) >= 0xfffe
      || tables.joined.isFull || tables.answers.isFull
  }

  /// Begins anew, where cells are so mixed that numbers do not suffice.
  private mutating func forget() {
    drop()
    self = ColumnKnowledge(rule, codes)
  }
}

/// The tables by which columns are looked up.
@safe private struct ColumnTables {
  let words: UnsafeMutablePointer<UInt64>
  let west: UnsafeMutablePointer<UInt16>
  let middle: UnsafeMutablePointer<UInt16>
  let east: UnsafeMutablePointer<UInt16>

  /// The number of a western and a middle column; for that and an eastern one the next state and 1.
  var joined = NumberTable()
  var answers = NumberTable()

  init(_ codes: ColumnCodes) {
    unsafe words = .allocate(capacity: codes.words.count)
    for (place, word) in codes.words.enumerated() {
      unsafe (words + place).initialize(to: word)
    }
    unsafe west = NumberTable.zeros(codes.sizes[0])
    unsafe middle = NumberTable.zeros(codes.sizes[1])
    unsafe east = NumberTable.zeros(codes.sizes[2])
  }

  func drop() {
    unsafe words.deallocate()
    unsafe free(west)
    unsafe free(middle)
    unsafe free(east)
    joined.drop()
    answers.drop()
  }

  /// The indices of a column as the western, the middle and the eastern one.
  @inline(__always)
  private func column(_ north: UnsafePointer<UInt8>) -> UInt64 {
    let (a, b) = unsafe (north[0], north[PaddedTile.stride])
    let c = unsafe north[2 &* PaddedTile.stride]
    return unsafe words[Int(a)] &+ words[256 &+ Int(b)] &+ words[512 &+ Int(c)]
  }

  /// The indices of the three columns of a neighbourhood.
  func columns(at north: UnsafePointer<UInt8>) -> (Int, Int, Int) {
    unsafe (
      Int(column(north) & ColumnCodes.mask),
      Int(column(north + 1) >> ColumnCodes.bits & ColumnCodes.mask),
      Int(column(north + 2) >> (2 * ColumnCodes.bits))
    )
  }

  /// Steps cells of a row, from the place one left of and above the first; the number of those that
  /// are known.
  @inline(__always)
  func step(
    _ north: UnsafePointer<UInt8>, into row: UnsafeMutablePointer<UInt8>, count: Int
  ) -> Int {
    let (bits, mask) = (ColumnCodes.bits, ColumnCodes.mask)
    var first = unsafe west[Int(column(north) & mask)]
    var here = unsafe column(north + 1)
    for x in 0..<count {
      let next = unsafe column(north + (x &+ 2))
      let second = unsafe middle[Int(here &>> bits & mask)]
      let third = unsafe east[Int(next &>> (2 &* bits))]
      let answer = answers[joined[first, second], third]
      if answer == 0 { return x }
      unsafe row[x] = UInt8(truncatingIfNeeded: answer &- 1)
      unsafe first = west[Int(here & mask)]
      here = next
    }
    return count
  }
}

/// Parts and their numbers, from 1 on.
private struct PartNumbers<Part: Hashable> {
  private var numbers: [Part: UInt16] = [:]
  private var parts: [Part] = []

  var count: Int { parts.count }

  subscript(number: UInt16) -> Part { parts[Int(number) - 1] }

  mutating func number(of part: Part) -> UInt16 {
    if let number = numbers[part] { return number }
    parts.append(part)
    numbers[part] = UInt16(parts.count)
    return UInt16(parts.count)
  }
}

/// A table of numbers by two others, which grows with them; 0 where none was set.
@safe struct NumberTable {
  private var entries: UnsafeMutablePointer<UInt16>
  private var rows = 64
  private var shift: UInt64 = 6

  /// Tables do not grow beyond so many entries.
  private static var most: Int { 1 << 23 }

  init() { unsafe entries = Self.zeros(rows << 6) }

  /// Entries of 0, which take no memory of the system's until they are written.
  static func zeros(_ count: Int) -> UnsafeMutablePointer<UInt16> {
    guard let memory = unsafe calloc(count, 2) else { Allocation.fail() }
    return unsafe memory.assumingMemoryBound(to: UInt16.self)
  }

  func drop() { unsafe free(entries) }

  /// True if it can grow no more.
  var isFull: Bool { rows << Int(shift) >= Self.most }

  subscript(row: UInt16, column: UInt16) -> UInt16 {
    @inline(__always) get { unsafe entries[Int(UInt64(row) &<< shift | UInt64(column))] }
    nonmutating set { unsafe entries[Int(UInt64(row) &<< shift | UInt64(column))] = newValue }
  }

  /// Makes sure that there is an entry.
  mutating func make(_ row: UInt16, _ column: UInt16) {
    if row < rows, column < 1 << shift { return }
    let old = self
    while row >= rows { rows *= 2 }
    while column >= 1 << shift { shift += 1 }
    unsafe entries = Self.zeros(rows << Int(shift))
    for row in 0..<old.rows {
      unsafe (entries + row << Int(shift)).update(
        from: old.entries + row << Int(old.shift), count: 1 << Int(old.shift))
    }
    old.drop()
  }
}
