/// Looks for the first row of digits that two kinds of rows have in common, digit by digit: as long as
/// all digits are those of an end, that end bounds the next one.
struct CommonRow {
  private let rows: [(low: [UInt8], high: [UInt8], ending: [UInt8])]
  private let length: Int
  /// The places, and the ends that still bound there, from which nothing was found.
  private var deadEnds: Set<Int> = []

  /// Two kinds of rows of one length.
  init(_ one: NumberedPath.Rows, _ other: NumberedPath.Rows) {
    precondition(one.length == other.length, "what is common is as long as both")
    length = one.length
    rows = [one, other].map { (Array($0.low.utf8), Array($0.high.utf8), Array($0.ending.utf8)) }
  }

  /// The first row that is of both kinds; nil if there is none.
  mutating func first() -> String? {
    first(from: 0, bounded: 0b1111).map { String(decoding: $0.reversed(), as: UTF8.self) }
  }

  /// The digits from a place on, the last one first. The bits of `bounded` are the ends, low and high
  /// of the one and of the other, whose digits are those before the place.
  private mutating func first(from place: Int, bounded: Int) -> [UInt8]? {
    if place == length { return [] }
    guard !deadEnds.contains(place << 4 | bounded) else { return nil }
    for digit in UInt8(ascii: "0")...UInt8(ascii: "9") {
      guard let next = bounds(behind: digit, at: place, bounded),
        let rest = first(from: place + 1, bounded: next)
      else { continue }
      return rest + [digit]
    }
    deadEnds.insert(place << 4 | bounded)
    return nil
  }

  /// The ends that bound behind a digit; nil if it cannot stand at a place.
  private func bounds(behind digit: UInt8, at place: Int, _ bounded: Int) -> Int? {
    var bounded = bounded
    for (number, row) in rows.enumerated() {
      guard place < row.low.count else {
        if digit != row.ending[place - row.low.count] { return nil }
        continue
      }
      let (low, high) = (1 << (2 * number), 2 << (2 * number))
      if bounded & low != 0 {
        if digit < row.low[place] { return nil }
        if digit > row.low[place] { bounded &= ~low }
      }
      if bounded & high != 0 {
        if digit > row.high[place] { return nil }
        if digit < row.high[place] { bounded &= ~high }
      }
    }
    return bounded
  }
}
