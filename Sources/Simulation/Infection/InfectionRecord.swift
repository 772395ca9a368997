/// All that an infection is at a moment, in plain numbers: what a file of it must hold, so that it
/// goes on another day as if nothing had been.
package struct InfectionRecord: Hashable, Sendable {
  package var size: GridSize
  package var people: Int
  package var edges: Edges
  package var factor: Int
  package var seed: Seed
  package var tick: Int

  /// Where the stream stands that random taps draw from.
  package var tapsPosition: UInt64

  /// Who is ill: person `n`, counted row by row, at bit `n % 64` of word `n / 64`.
  package var ill: [UInt64]

  /// Who of them fell ill last.
  package var newlyIll: [UInt64]

  /// A record of these values.
  package init(
    size: GridSize, people: Int, edges: Edges, factor: Int, seed: Seed, tick: Int,
    tapsPosition: UInt64, ill: [UInt64], newlyIll: [UInt64]
  ) {
    self.size = size
    self.people = people
    self.edges = edges
    self.factor = factor
    self.seed = seed
    self.tick = tick
    self.tapsPosition = tapsPosition
    self.ill = ill
    self.newlyIll = newlyIll
  }

  /// Whether a world can be as this says; a record from a damaged file may not.
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
  /// What this world is now.
  package var record: InfectionRecord {
    InfectionRecord(
      size: size, people: people, edges: edges, factor: factor, seed: seed, tick: tick,
      tapsPosition: taps.position, ill: numbered(layout.closed), newlyIll: numbered(layout.fresh))
  }

  /// The world of a record; nil where no world can be so.
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

  /// A plane's bits in the order of the people.
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
