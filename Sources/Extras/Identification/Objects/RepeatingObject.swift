package import TerrariumBasics

/// A figure that comes back to itself, alone on the plane, after some generations: a still life,
/// an oscillator or a ship.
package struct RepeatingObject: Hashable, Sendable {
  /// The generations of a period, from the one that it was found in.
  package let phases: [CellPatch]

  /// By how much it has moved after a period.
  package let displacement: Cell

  /// Runs a figure alone until it returns to itself; nil if it does not within the bounds.
  package init?(_ figure: CellPatch, _ rule: PatchRule) {
    guard !figure.isEmpty else { return nil }
    var phases = [figure]
    var area = figure.shape.size.area
    let mostArea = PatchBounds.area(of: figure)
    while true {
      let next = phases[phases.count - 1].next(rule)
      if next.shape == figure.shape {
        displacement = Cell(next.corner.x - figure.corner.x, next.corner.y - figure.corner.y)
        break
      }
      area += next.shape.size.area
      // What is as it was twelve generations ago has the period 1, 2, 3, 4, 6 or 12, and never
      // returns to its start.
      let hasSettled = phases.count > 12 && phases[phases.count - 12] == next
      guard !next.isEmpty, !hasSettled, phases.count < PatchBounds.period,
        next.shape.size.area <= mostArea, area <= PatchBounds.work
      else { return nil }
      phases.append(next)
    }
    self.phases = phases
  }

  private init(phases: [CellPatch], displacement: Cell) {
    (self.phases, self.displacement) = (phases, displacement)
  }

  /// The number of generations after which it is itself again.
  package var period: Int { phases.count }

  /// True if the object moves.
  package var isShip: Bool { displacement != Cell(0, 0) }

  /// The same object, moved by a number of columns and rows.
  func moved(right: Int, down: Int) -> RepeatingObject {
    RepeatingObject(
      phases: phases.map { $0.moved(right: right, down: down) }, displacement: displacement)
  }

  /// The cells at a time, counted from its first phase; before that they are where they must have
  /// been.
  package func patch(at time: Int) -> CellPatch {
    let phase = time.wrapped(on: period)
    let periods = (time - phase) / period
    return phases[phase].moved(right: displacement.x * periods, down: displacement.y * periods)
  }

  /// The number of cells at a time.
  package func population(at time: Int) -> Int { patch(at: time).population }

  /// The smallest box around all its cells in a period.
  package var box: CellRect { phases.dropFirst().reduce(phases[0].box) { $0.union($1.box) } }
}

/// The limits within which a figure is run alone.
enum PatchBounds {
  /// Generations of a period.
  static let period = 1 << 12
  /// Cells that a box may have beside four times those of the first.
  private static let area = 1 << 13
  /// Cells of the boxes of all generations together.
  static let work = 1 << 23

  /// The cells that the box of a figure may grow to.
  static func area(of figure: CellPatch) -> Int { 4 * figure.shape.size.area + area }
}
