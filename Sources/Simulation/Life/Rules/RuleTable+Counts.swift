/// With how many live neighbours a cell is born and survives.
package struct NeighbourCounts: Hashable, Sendable {
  /// Bit `n` is set where a dead cell with `n` live neighbours is born.
  package var births: UInt16

  /// Bit `n` is set where a live cell with `n` live neighbours survives.
  package var survivals: UInt16

  /// The counts of births and survivals, as bits 0 to 8.
  package init(births: UInt16, survivals: UInt16) {
    self.births = births
    self.survivals = survivals
  }
}

extension NeighbourCounts {
  /// The counts of a rule as its shortest text has them: `B3/S23`, the digits in order; nil for any
  /// other text.
  package init?(written text: String) {
    var rest = text.utf8[...]
    guard let births = Self.digits(after: "B", of: &rest),
      let survivals = Self.digits(after: "/S", of: &rest), rest.isEmpty
    else { return nil }
    self.init(births: births, survivals: survivals)
  }

  private static func digits(after mark: String, of rest: inout Substring.UTF8View) -> UInt16? {
    guard rest.starts(with: mark.utf8) else { return nil }
    rest = rest.dropFirst(mark.utf8.count)
    var bits: UInt16 = 0
    while let digit = rest.first, 48...56 ~= digit {
      let bit = UInt16(1) << UInt16(digit - 48)
      guard bit > bits else { return nil }
      bits |= bit
      rest = rest.dropFirst()
    }
    return bits
  }
}

extension RuleTable {
  /// The table of a rule that counts live neighbours.
  package init(_ counts: NeighbourCounts) {
    self.init { around in
      (around.isAlive ? counts.survivals : counts.births) >> UInt16(around.liveNeighbours) & 1 != 0
    }
  }

  /// The counts of a rule that depends on nothing else; nil if the places of neighbours matter.
  package var counts: NeighbourCounts? {
    var counts = NeighbourCounts(births: 0, survivals: 0)
    for count in 0...8 {
      let around = UInt16(1) << UInt16(count) - 1  // the `count` lowest places of the eight
      let bits = around & 0xf | (around & 0xf0) << 1
      if self[Neighbourhood(bits: bits)] { counts.births |= 1 << UInt16(count) }
      if self[Neighbourhood(bits: bits | 16)] { counts.survivals |= 1 << UInt16(count) }
    }
    return RuleTable(counts) == self ? counts : nil
  }
}
