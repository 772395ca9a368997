internal import TerrariumBasics
package import TerrariumPatterns
package import TerrariumSimulation

/// A rule that patches can use: a two-state or Generations rule under which a dead plane stays
/// dead.
package struct PatchRule: Hashable, Sendable {
  /// The next state of a live or dead cell for each of the 512 neighbourhoods of live cells.
  let answers: [UInt8]

  /// The counts of live neighbours; nil if the rule depends on more than these.
  let counts: NeighbourCounts?

  /// The number of states; those from 2 on are the steps of dying cells.
  let stateCount: Int

  /// True if two cells that are two columns and two rows apart can affect the cell between them.
  let reachesCorners: Bool

  /// The rotations and reflections under which patterns evolve alike.
  package let symmetry: Apgcode.Symmetry

  /// The steps to the neighbours that matter, row by row; each comes with the opposite one.
  let around: [Cell]

  /// Creates the rule of a table; nil for a B0 rule.
  ///
  /// - Parameters:
  ///   - table: The births and survivals of cells in state 1.
  ///   - stateCount: The number of states.
  ///   - isHexagonal: True if the cells are hexagons.
  package init?(_ table: RuleTable, stateCount: Int = 2, isHexagonal: Bool = false) {
    guard !table.hasB0 else { return nil }
    self.stateCount = stateCount
    answers = (0..<UInt16(512)).map { table[Neighbourhood(bits: $0)] ? 1 : 0 }
    counts = table.counts
    reachesCorners = answers[257] != 0 || answers[68] != 0
    let matters = (0..<9).map { place in
      (0..<UInt16(512)).contains {
        table[Neighbourhood(bits: $0)] != table[Neighbourhood(bits: $0 ^ 1 << UInt16(8 - place))]
      }
    }
    around = (0..<9).filter { $0 != 4 && (matters[$0] || matters[8 - $0]) }
      .map { Cell($0 % 3 - 1, $0 / 3 - 1) }
    symmetry =
      isHexagonal
      ? table.isIsotropicOnHexagons ? .hexagons : .none : table.isIsotropic ? .squares : .none
  }

  /// Creates the rule of a family whose patches can be stepped; nil for any other.
  package init?(_ rule: CellRule) {
    let isHexagonal = rule.lattice == .hexagons
    switch rule.family {
    case .twoState(let table): self.init(table, isHexagonal: isHexagonal)
    case .generations(let rule):
      self.init(rule.table, stateCount: rule.stateCount, isHexagonal: isHexagonal)
    default: return nil
    }
  }

  /// Conway's Life.
  package static let life: PatchRule = {
    guard let rule = PatchRule(.life) else { preconditionFailure("life has no birth of nothing") }
    return rule
  }()

  /// Returns the state of a cell in the next generation.
  ///
  /// - Parameters:
  ///   - state: The cell's state.
  ///   - bits: The neighbourhood's cells in state 1.
  /// - Returns: The next state.
  func next(_ state: UInt8, _ bits: Int) -> UInt8 {
    if state < 2, answers[bits] != 0 { return 1 }
    return state > 0 && Int(state) + 1 < stateCount ? state + 1 : 0
  }

  /// The offsets at which two cells belong to one island: they are adjacent, or both matter for a
  /// third cell. Only half of them are listed, so that each pair is seen once.
  var halfReach: [Cell] {
    let all = around + [Cell(0, 0)]
    let places = Set(all.flatMap { one in all.map { Cell(one.x - $0.x, one.y - $0.y) } })
    return places.filter { place in
      (place.y, place.x) > (0, 0) && (reachesCorners || abs(place.x) < 2 || place.y < 2)
    }.sorted { ($0.y, $0.x) < ($1.y, $1.x) }
  }
}
