/// The transitions of a table that remain possible when some columns are known.
struct TransitionParts: ColumnParts {
  private let rule: TransitionRule
  private var columns = [RowLists](repeating: RowLists(), count: 3)
  private var pairs = RowLists()

  /// The transitions of all lists, in ascending order for each list, with spare room after them.
  private var rows = [UInt32](repeating: 0, count: 1024)

  /// The end of the last list.
  private var end = 0

  init(rule: TransitionRule) { self.rule = rule }

  var isFull: Bool {
    max(columns[0].count, columns[1].count, columns[2].count, pairs.count) >= 0xfffe
  }

  var bytes: Int { columns.reduce(4 * rows.count + pairs.bytes) { $0 + $1.bytes } }

  mutating func number(of column: Int, _ around: Around) -> UInt16 {
    let list = rule.rows(fitting: around, at: column * 3..<column * 3 + 3)
    let rest = end..<end + list.count
    makeRoom(list.count)
    rows.replaceSubrange(rest, with: list)
    let centre = column == 1 ? around.centre : 0
    return columns[column].number(of: rest, in: rows, centre: centre, end: &end)
  }

  mutating func number(ofWest first: UInt16, middle second: UInt16) -> UInt16 {
    let (some, others) = (columns[0].rows(of: first), columns[1].rows(of: second))
    // A row is written before it is known to be common.
    makeRoom(min(some.count, others.count) + 1)
    let start = end
    let rest = unsafe rows.withUnsafeMutableBufferPointer { rows in
      // Branch-free, because the comparison of two rows is unpredictable.
      var (a, b, end) = (some.lowerBound, others.lowerBound, start)
      while a < some.upperBound, b < others.upperBound {
        let (x, y) = unsafe (rows[a], rows[b])
        unsafe rows[end] = x
        end &+= x == y ? 1 : 0
        a &+= x <= y ? 1 : 0
        b &+= y <= x ? 1 : 0
      }
      return start..<end
    }
    return pairs.number(of: rest, in: rows, centre: columns[1].centre(of: second), end: &end)
  }

  func next(ofPair pair: UInt16, east column: UInt16) -> UInt8 {
    let (some, others) = (pairs.rows(of: pair), columns[2].rows(of: column))
    var (a, b) = (some.lowerBound, others.lowerBound)
    while a < some.upperBound, b < others.upperBound {
      let (x, y) = (rows[a], rows[b])
      if x == y { return rule.result(of: x) }
      a += x < y ? 1 : 0
      b += y < x ? 1 : 0
    }
    return pairs.centre(of: pair)
  }

  /// Reserves room for more rows.
  private mutating func makeRoom(_ count: Int) {
    guard end + count > rows.count else { return }
    rows.append(contentsOf: repeatElement(0, count: rows.count + count))
  }
}

extension TransitionRule: ColumnRule {
  func makeParts() -> TransitionParts { TransitionParts(rule: self) }
}

/// Lists of transitions, each with the state of the cell, numbered from 1.
///
/// A list is found by a hash of its rows, because a new soup needs tens of thousands of lists.
private struct RowLists {
  /// The range of each list among all rows; the list at number 0 is empty.
  private var lists = [0..<0]
  private var centres: [UInt8] = [0]

  /// The number of the list at each hash, or at the next free place after it; 0 if there is none.
  private var places = [UInt16](repeating: 0, count: 64)

  var count: Int { lists.count - 1 }

  var bytes: Int { 17 * lists.capacity + 2 * places.count }

  func centre(of number: UInt16) -> UInt8 { centres[Int(number)] }

  func rows(of number: UInt16) -> Range<Int> { lists[Int(number)] }

  /// The number of the rows after the last list: that of an equal list, or a new one.
  ///
  /// - Parameters:
  ///   - rest: The range of these rows.
  ///   - rows: All rows.
  ///   - centre: The state of the cell.
  ///   - end: The end of the last list, which moves after a new one.
  /// - Returns: The number of the list.
  mutating func number(
    of rest: Range<Int>, in rows: [UInt32], centre: UInt8, end: inout Int
  ) -> UInt16 {
    var place = hash(rows[rest], centre)
    while places[place] != 0 {
      let number = places[place]
      if centres[Int(number)] == centre, rows[lists[Int(number)]] == rows[rest] { return number }
      place = (place + 1) & (places.count - 1)
    }
    lists.append(rest)
    centres.append(centre)
    end = rest.upperBound
    places[place] = UInt16(count)
    if 2 * count > places.count { grow(rows) }
    return UInt16(count)
  }

  private func hash(_ rows: ArraySlice<UInt32>, _ centre: UInt8) -> Int {
    var hash = UInt64(centre) + 1
    for row in rows { hash = (hash ^ UInt64(row)) &* 0x9e37_79b9_7f4a_7c15 }
    return Int(truncatingIfNeeded: hash >> 40) & (places.count - 1)
  }

  private mutating func grow(_ rows: [UInt32]) {
    places = [UInt16](repeating: 0, count: 2 * places.count)
    for number in 1...count {
      var place = hash(rows[lists[number]], centres[number])
      while places[place] != 0 { place = (place + 1) & (places.count - 1) }
      places[place] = UInt16(number)
    }
  }
}
