internal import TerrariumPatterns
internal import TerrariumSimulation

/// The generations of a period: how many cells live in each, how many change, and how often each
/// cell does.
struct PhaseStudy {
  private(set) var least = Int.max
  private(set) var most = 0
  /// The changes of all cells in a period.
  private(set) var changes = 0
  /// The first phase that equals the first one up to rotation and reflection; nil if unknown.
  private(set) var turningPeriod: Int?
  /// For each cell that is ever live, the phases in which it is, and its states in them.
  private var phasesByCell: [Cell: [(phase: Int, state: UInt8)]] = [:]
  let period: Int

  /// Studies the cells of each phase of a pattern that moves by a displacement in a period.
  ///
  /// - Parameters:
  ///   - phases: The pattern's cells in each generation of the period.
  ///   - displacement: The displacement in a period.
  ///   - symmetry: The rotations and reflections under which two phases count as the same.
  init(_ phases: [[LiveCell]], displacement: Cell, symmetry: Apgcode.Symmetry = .none) {
    period = phases.count
    func body(of cells: [LiveCell]) -> String? {
      guard let box = CellRect(around: cells.places), Apgcode.draws(box.size) else { return nil }
      return Apgcode.body(of: [CellPatch(cells).grid], symmetry: symmetry, stateCount: 256)
    }
    let first = symmetry == .none ? nil : body(of: phases[0])
    for (number, phase) in phases.enumerated() {
      (least, most) = (min(least, phase.count), max(most, phase.count))
      let next =
        number + 1 < period
        ? phases[number + 1]
        : phases[0].map { $0.moved(right: displacement.x, down: displacement.y) }
      let after = Dictionary(uniqueKeysWithValues: next.map { ($0.place, $0.state) })
      let (there, same) = phase.reduce((0, 0)) { counts, cell in
        let state = after[cell.place]
        return (counts.0 + (state == nil ? 0 : 1), counts.1 + (state == cell.state ? 1 : 0))
      }
      changes += phase.count + next.count - there - same
      if let first, turningPeriod == nil, phase.count == phases[0].count,
        number + 1 == period || next.count == phases[0].count, body(of: next) == first
      {
        turningPeriod = number + 1
      }
      for cell in phase { phasesByCell[cell.place, default: []].append((number, cell.state)) }
    }
  }

  /// The average number of cells that change in a generation.
  var heat: Double { Double(changes) / Double(period) }

  /// The share of ever-live cells that are not always live in one state.
  var volatility: Double {
    let rotor = phasesByCell.values.count { phases in
      phases.count < period || phases.contains { $0.state != phases[0].state }
    }
    return phasesByCell.isEmpty ? 0 : Double(rotor) / Double(phasesByCell.count)
  }

  /// The cells that are ever live, with their own periods and the number of their changes in a
  /// period.
  var cells: [(cell: Cell, period: Int, changes: Int)] {
    let divisors = (1...period).filter { period % $0 == 0 }
    return phasesByCell.map { cell, phases in
      let states = Dictionary(uniqueKeysWithValues: phases.map { ($0.phase, $0.state) })
      let own = divisors.first { divisor in
        phases.allSatisfy { states[($0.phase + divisor) % period] == $0.state }
      }
      // A cell that is live up to a phase is dead in the next one, and born later.
      let changes = phases.reduce(0) { changes, living in
        let next = states[(living.phase + 1) % period]
        return changes + (next == nil ? 2 : next == living.state ? 0 : 1)
      }
      return (cell, own ?? period, changes)
    }
  }
}
