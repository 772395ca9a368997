extension CellRule {
  /// The lattice of its cells, by its text, its neighbourhood, or the pictures in its file.
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

  /// True if it is hexagonal. A MAP may not say so; its table then decides.
  private func isHexagonal(_ table: RuleTable) -> Bool {
    Reach(of: name) == .hexagonal || name.hasPrefix("MAP") && table.isHexagonal
  }

  /// True if cells have the same future after a translation: triangles alternate between up and
  /// down, and blocks begin at every second column and row.
  package func isSame(movedRight x: Int, down y: Int) -> Bool {
    switch family {
    case .blocks: (x | y) & 1 == 0
    case .larger(let rule): !rule.shape.isTriangular || (x + y) & 1 == 0
    case .twoState, .generations, .local: true
    }
  }

  /// The smallest rectangle around another whose corner can be moved to cell [0, 0] (`isSame`).
  package func aligned(_ box: CellRect) -> CellRect {
    for (x, y) in [(0, 0), (1, 0), (0, 1), (1, 1)]
    where isSame(movedRight: x - box.x, down: y - box.y) {
      return CellRect(x: box.x - x, y: box.y - y, width: box.width + x, height: box.height + y)
    }
    return box
  }
}

extension CellRule {
  /// The rule with history that it is; nil if it is none.
  package var watched: SuperRule? {
    if case .local(let rule) = family { rule as? SuperRule } else { nil }
  }

  /// The one of von Neumann's kin that it is; nil for all others.
  package var neumann: VonNeumannRule.Kind? {
    if case .local(let rule) = family { (rule as? VonNeumannRule)?.kind } else { nil }
  }
}

extension RuleTable {
  /// True if it depends on the north-west or the south-east, but never on the north-east or the
  /// south-west, unlike any rule of squares.
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

  /// True if rotated or reflected neighbourhoods of hexagons have the same next state.
  package var isIsotropicOnHexagons: Bool {
    // The places in row order; a rotation by 60 degrees and a reflection permute them.
    let places = [(0, 0), (1, 0), (0, 1), (1, 1), (2, 1), (1, 2), (2, 2)]
    func moved(_ bits: UInt16, _ move: (Int, Int) -> (Int, Int)) -> UInt16 {
      places.reduce(0) { moved, place in
        guard bits >> UInt16(8 - place.0 - 3 * place.1) & 1 != 0 else { return moved }
        let (x, y) = move(place.0 - 1, place.1 - 1)
        return moved | 1 << UInt16(4 - x - 3 * y)
      }
    }
    return (0..<UInt16(512)).allSatisfy { bits in
      let next = self[Neighbourhood(bits: bits)]
      return next == self[Neighbourhood(bits: moved(bits) { ($0 - $1, $0) })]
        && next == self[Neighbourhood(bits: moved(bits) { ($1, $0) })]
    }
  }
}
