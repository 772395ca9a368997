/// The complete state of an infection in plain numbers, from which it continues exactly.
package struct InfectionRecord: Hashable, Sendable {
  package var size = GridSize(columns: 1, rows: 1)
  package var people = 1
  package var edges = Edges.wall
  package var factor = 0
  package var seed = Seed(0)
  package var tick = 0

  /// The position of the stream for random taps.
  package var tapsPosition: UInt64 = 0

  /// The ill: person `n`, row by row, is bit `n % 64` of word `n / 64`.
  package var ill: [UInt64] = []

  /// The people infected in the last tick.
  package var newlyIll: [UInt64] = []

  /// An initial record: a group of one.
  package static var unset: Self { Self() }

  /// True if it is a valid world; a record from a damaged file may not be.
  package var isSound: Bool {
    guard size.columns > 0, size.rows > 0, edges != .none, 0...8 ~= factor, tick >= 0 else {
      return false
    }
    let (area, overflows) = size.columns.multipliedReportingOverflow(by: size.rows)
    guard !overflows, people <= area, people > area - size.columns,
      size.columns <= people
    else { return false }
    let words = (people + 63) / 64
    guard ill.count == words, newlyIll.count == words else { return false }
    let beyond = people % 64 == 0 ? 0 : UInt64.max << UInt64(people % 64)
    return ill[words - 1] & beyond == 0 && zip(ill, newlyIll).allSatisfy { $1 & ~$0 == 0 }
  }
}

extension InfectionWorld {
  /// The record of this world.
  package var record: InfectionRecord {
    InfectionRecord(
      size: size, people: people, edges: edges, factor: factor, seed: seed, tick: tick,
      tapsPosition: taps.position, ill: numbered(layout.closed), newlyIll: numbered(layout.fresh))
  }

  /// Creates the world of a record; nil if the record is invalid.
  package init?(_ record: InfectionRecord) {
    guard record.isSound else { return nil }
    self.init(
      size: record.size, people: record.people, factor: record.factor, edges: record.edges,
      seed: record.seed)
    tick = record.tick
    taps.position = record.tapsPosition
    for (index, word) in record.ill.enumerated() {
      var left = word
      while left != 0 {
        let bit = left.trailingZeroBitCount
        left &= left &- 1
        let isNew = record.newlyIll[index] >> UInt64(bit) & 1 != 0
        markIll(at: layout.cell(numbered: index << 6 + bit), newly: isNew)
      }
    }
  }

  /// The bits of a plane in the order of the people.
  private func numbered(_ plane: Int) -> [UInt64] {
    var bits = [UInt64](repeating: 0, count: (people + 63) / 64)
    for y in 0..<size.rows {
      for x in 0..<layout.end(ofRow: y) {
        let cell = Cell(x, y)
        guard words[plane + layout.word(of: cell)] & layout.bit(of: cell) != 0 else { continue }
        let number = layout.number(of: cell)
        bits[number >> 6] |= 1 << UInt64(number & 63)
      }
    }
    return bits
  }
}
