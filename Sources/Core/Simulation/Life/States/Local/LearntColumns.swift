internal import CTerrariumKernels
internal import TerrariumLibC

/// A worker's memory of a rule's columns.
@safe final class ColumnMemory: LookUpMemory, @unchecked Sendable {
  // A value, so that a neighbourhood is learnt within one access.
  private var learnt: LearntColumns

  init(_ rule: any ColumnRule, _ numbers: LookUpNumbers) { learnt = LearntColumns(rule, numbers) }

  deinit { learnt.drop() }

  override var bytes: Int { learnt.bytes }

  override func show(_ step: inout LookUpStep) { unsafe learnt.show(&step) }

  override func learn(_ north: UnsafePointer<UInt8>) { unsafe learnt.learn(north) }
}

/// The known part of a rule: the numbers of its columns, and of two and three columns together.
/// Each column has a number, one look-up joins two of them, and another gives the next state for
/// these and the third.
///
/// Columns that are equivalent under the rule have the same number. Unknown entries are 0 in all
/// tables, including the entries at number 0, so only the last look-up is tested. Missing entries
/// are then learnt.
private struct LearntColumns {
  private let numbers: LookUpNumbers
  private let rule: any ColumnRule
  private var parts: any ColumnParts

  /// The least equivalent of each state at each place.
  private let likes: [[UInt8]]

  private var tables: ColumnTables

  /// The number of numbered columns.
  private var count = 0

  init(_ rule: any ColumnRule, _ numbers: LookUpNumbers) {
    (self.rule, parts, self.numbers) = (rule, rule.makeParts(), numbers)
    likes = ColumnPlace.all.map(rule.likes)
    tables = ColumnTables(numbers)
  }

  func drop() { tables.drop() }

  var bytes: Int { tables.bytes(columns: count) + parts.bytes }

  func show(_ step: inout LookUpStep) {
    unsafe (step.west, step.middle, step.east) = (
      UnsafePointer(tables.west), UnsafePointer(tables.middle), UnsafePointer(tables.east)
    )
    unsafe (step.pairs, step.pairShift) = tables.joined.look
    unsafe (step.answers, step.answerShift) = tables.answers.look
  }

  mutating func learn(_ north: UnsafePointer<UInt8>) {
    if parts.isFull || tables.joined.isFull || tables.answers.isFull { forget() }
    let (first, second, third) = unsafe numbers.parts(north)
    if unsafe tables.west[first] == 0 { unsafe tables.west[first] = number(of: 0, north) }
    if unsafe tables.middle[second] == 0 { unsafe tables.middle[second] = number(of: 1, north) }
    if unsafe tables.east[third] == 0 { unsafe tables.east[third] = number(of: 2, north) }
    let (one, two) = unsafe (tables.west[first], tables.middle[second])
    let three = unsafe tables.east[third]
    tables.joined.make(one, two)
    if tables.joined[one, two] == 0 {
      tables.joined[one, two] = parts.number(ofWest: one, middle: two)
    }
    let pair = tables.joined[one, two]
    tables.answers.make(pair, three)
    tables.answers[pair, three] = UInt16(parts.next(ofPair: pair, east: three)) + 1
  }

  /// The number of an unnumbered column of the neighbourhood at a place.
  private mutating func number(of column: Int, _ north: UnsafePointer<UInt8>) -> UInt16 {
    count += 1
    // With each state replaced by its least equivalent.
    var around = unsafe Around(at: north)
    for place in ColumnPlace.all { around[place] = likes[place][Int(around[place])] }
    return parts.number(of: column, around)
  }

  /// Empties the tables, if there are too many different columns.
  private mutating func forget() {
    tables.drop()
    (tables, parts, count) = (ColumnTables(numbers), rule.makeParts(), 0)
  }
}

/// The tables by which columns are looked up.
@safe private struct ColumnTables {
  let west: UnsafeMutablePointer<UInt16>
  let middle: UnsafeMutablePointer<UInt16>
  let east: UnsafeMutablePointer<UInt16>

  /// The numbers of western and middle columns together; and for these and an eastern one, the next
  /// state plus 1.
  var joined = NumberTable()
  var answers = NumberTable()

  private let columns: Int

  init(_ numbers: LookUpNumbers) {
    let middles = 1 << numbers.bitsOfColumn
    let sides = numbers.isCross ? 1 << numbers.bits : middles
    unsafe (west, middle, east) = (zeros(sides), zeros(middles), zeros(sides))
    columns = middles + 2 * sides
  }

  /// The memory for a number of columns: each may be in its own page.
  func bytes(columns learnt: Int) -> Int {
    min(2 * columns, 4096 * learnt) + joined.bytes + answers.bytes
  }

  func drop() {
    unsafe free(west)
    unsafe free(middle)
    unsafe free(east)
    joined.drop()
    answers.drop()
  }
}

/// A table indexed by two numbers that grows with them; 0 for unset entries.
@safe private struct NumberTable {
  private var entries: UnsafeMutablePointer<UInt16>
  private var rows = 64
  private var shift: UInt64 = 6

  /// The most entries of a table.
  private static var most: Int { 1 << 23 }

  init() { unsafe entries = zeros(rows << 6) }

  func drop() { unsafe free(entries) }

  /// The entries, and the bits of the second number.
  var look: (UnsafePointer<UInt16>, UInt32) { unsafe (UnsafePointer(entries), UInt32(shift)) }

  var bytes: Int { 2 * rows << Int(shift) }

  /// True if it cannot grow any more.
  var isFull: Bool { rows << Int(shift) >= Self.most }

  subscript(row: UInt16, column: UInt16) -> UInt16 {
    @inline(__always) get { unsafe entries[Int(UInt64(row) &<< shift | UInt64(column))] }
    nonmutating set { unsafe entries[Int(UInt64(row) &<< shift | UInt64(column))] = newValue }
  }

  /// Ensures that an entry exists.
  mutating func make(_ row: UInt16, _ column: UInt16) {
    if row < rows, column < 1 << shift { return }
    let old = self
    while row >= rows { rows *= 2 }
    while column >= 1 << shift { shift += 1 }
    unsafe entries = zeros(rows << Int(shift))
    for row in 0..<old.rows {
      unsafe (entries + row << Int(shift)).update(
        from: old.entries + row << Int(old.shift), count: 1 << Int(old.shift))
    }
    old.drop()
  }
}
