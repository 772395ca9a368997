internal import TerrariumPatterns
internal import TerrariumSimulation

/// The generations of a period, one by one: how many cells live, how many change, and how often
/// each does.
struct PhaseStudy {
  private(set) var least = Int.max
  private(set) var most = 0
  /// The changes of all cells in a period.
  private(set) var changes = 0
  /// The first phase that is the first one again, perhaps turned or reflected; nil if it is
  /// unknown.
  private(set) var turningPeriod: Int?
  /// For each cell that ever lives, the phases in which it does.
  private var phasesByCell: [Cell: [Int]] = [:]
  let period: Int

  /// Studies the cells of each phase of something that moves by a displacement in a period.
  init(_ phases: [[Cell]], displacement: Cell, turns: Bool) {
    period = phases.count
    let first = turns ? Self.body(of: phases[0]) : nil
    for (number, phase) in phases.enumerated() {
      (least, most) = (min(least, phase.count), max(most, phase.count))
      let next =
        number + 1 < period
        ? phases[number + 1]
        : phases[0].map { Cell($0.x + displacement.x, $0.y + displacement.y) }
      let after = Set(next)
      let common = phase.reduce(0) { $0 + (after.contains($1) ? 1 : 0) }
      changes += phase.count + next.count - 2 * common
      if let first, turningPeriod == nil, phase.count == phases[0].count,
        number + 1 == period || next.count == phases[0].count, Self.body(of: next) == first
      {
        turningPeriod = number + 1
      }
      for cell in phase { phasesByCell[cell, default: []].append(number) }
    }
  }

  /// The code of some cells without its head; nil if they are too large for one.
  private static func body(of cells: [Cell]) -> String? {
    guard let box = CellRect(around: cells), Apgcode.draws(box.size) else { return nil }
    return Apgcode.body(of: [CellPatch(cells).grid])
  }

  /// The number of cells that change in a generation, on the average.
  var heat: Double { Double(changes) / Double(period) }

  /// The share of the cells that ever live which do not live always.
  var volatility: Double {
    let rotor = phasesByCell.values.reduce(0) { $0 + ($1.count < period ? 1 : 0) }
    return phasesByCell.isEmpty ? 0 : Double(rotor) / Double(phasesByCell.count)
  }

  /// The cells that ever live, with their own periods and how often they change in a period.
  var cells: [(cell: Cell, period: Int, changes: Int)] {
    let divisors = (1...period).filter { period % $0 == 0 }
    return phasesByCell.map { cell, phases in
      let lives = Set(phases)
      let own = divisors.first { divisor in
        phases.allSatisfy { lives.contains(($0 + divisor) % period) }
      }
      let changes = phases.reduce(0) { $0 + (lives.contains(($1 + 1) % period) ? 0 : 2) }
      return (cell, own ?? period, changes)
    }
  }
}
