extension CellRule {
  /// The lattice of its cells: as its text or its neighbourhood has it, or as the pictures in its file
  /// say.
  package var lattice: CellLattice {
    switch family {
    case .twoState(let table): isHexagonal(table) ? .hexagons : .squares
    case .generations(let rule): isHexagonal(rule.table) ? .hexagons : .squares
    case .larger(let rule): rule.shape.lattice ?? .squares
    case .blocks: .squares
    case .local(let rule):
      rule.reach == .hexagonal || file?.icons.shape == .hexagons ? .hexagons : .squares
    }
  }

  /// True if it is written for hexagons. A MAP may be without saying so: then its table tells.
  private func isHexagonal(_ table: RuleTable) -> Bool {
    Reach(of: name) == .hexagonal || name.hasPrefix("MAP") && table.isHexagonal
  }
}

extension CellRule {
  /// The rule with history that it is; nil if it is none.
  package var watched: SuperRule? {
    if case .local(let rule) = family { rule.watched } else { nil }
  }
}

extension RuleTable {
  /// True if it looks to the north-west or the south-east, and never to the north-east or the
  /// south-west: no rule of squares does.
  var isHexagonal: Bool {
    let seen = Reach.hexagonal.mask | 16
    let (northWest, southEast) = (UInt16(1) << 8, UInt16(1))
    var leans = false
    for bits in 0..<UInt16(512) {
      let next = self[Neighbourhood(bits: bits)]
      if next != self[Neighbourhood(bits: bits & seen)] { return false }
      if next != self[Neighbourhood(bits: bits ^ northWest)]
        || next != self[Neighbourhood(bits: bits ^ southEast)]
      {
        leans = true
      }
    }
    return leans
  }
}
