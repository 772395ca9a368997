/// The cells around that count as neighbours.
package enum Reach: String, CaseIterable, Sendable {
  /// All eight.
  case moore = ""
  /// Six, as on hexagons: without the north-east and the south-west.
  case hexagonal = "H"
  /// Four, which share a side with the cell.
  case vonNeumann = "V"

  /// Derives the reach of a rule from its text: from its letter, or from the number of digits of a
  /// MAP. Up to four more characters are a slash and a number of states.
  package init(of text: String) {
    if text.hasPrefix("MAP") {
      let digits = text.count - 3
      self = (0...4).lazy.compactMap { MapNotation.reach(digits: digits - $0) }.first ?? .moore
    } else {
      self = Self.allCases.last { text.hasSuffix($0.rawValue) } ?? .moore
    }
  }

  /// The places of the neighbours, as bits of a neighbourhood.
  var mask: UInt16 {
    switch self {
    case .moore: 0b111_101_111
    case .hexagonal: 0b110_101_011
    case .vonNeumann: 0b010_101_010
    }
  }

  /// The number of neighbours.
  var count: Int { mask.nonzeroBitCount }

  /// The number of live cells among the neighbours.
  fileprivate func liveNeighbours(in neighbourhood: Neighbourhood) -> Int {
    (neighbourhood.bits & mask).nonzeroBitCount
  }

  /// The text of a rule with these counts in this reach.
  func text(of counts: NeighbourCounts) -> String {
    func digits(_ bits: UInt16) -> String {
      (0...count).filter { bits >> UInt16($0) & 1 != 0 }.map(String.init).joined()
    }
    return "B\(digits(counts.births))/S\(digits(counts.survivals))\(rawValue)"
  }
}

extension RuleTable {
  /// Creates the table of a rule that counts live cells in a neighbourhood.
  package init(_ counts: NeighbourCounts, in reach: Reach = .moore) {
    self.init {
      ($0.isAlive ? counts.survivals : counts.births) >> reach.liveNeighbours(in: $0) & 1 != 0
    }
  }

  /// The counts of a rule that depends on nothing else; nil if the places of neighbours matter.
  package var counts: NeighbourCounts? { counts(in: .moore) }

  /// The widest reach in which only the counts matter, and the counts; nil if there is none.
  var countsInSomeReach: (Reach, NeighbourCounts)? {
    Reach.allCases.lazy.compactMap { reach in counts(in: reach).map { (reach, $0) } }.first
  }

  /// The counts, if nothing else matters within a reach.
  func counts(in reach: Reach) -> NeighbourCounts? {
    var counts = NeighbourCounts(births: 0, survivals: 0)
    for neighbourhood in (0..<512).lazy.map(Neighbourhood.init) where self[neighbourhood] {
      let count: UInt16 = 1 << reach.liveNeighbours(in: neighbourhood)
      if neighbourhood.isAlive { counts.survivals |= count } else { counts.births |= count }
    }
    return RuleTable(counts, in: reach) == self ? counts : nil
  }

  /// The table as a part of a rule with more states, whose other states depend on the same
  /// neighbourhood.
  func text(in reach: Reach) -> String {
    if let counts = counts(in: reach) { return reach.text(of: counts) }
    if reach == .moore, let sets = classSets { return IsotropicNotation.text(of: sets) }
    return MapNotation.text(of: self, in: reach, .byRows)
  }
}
