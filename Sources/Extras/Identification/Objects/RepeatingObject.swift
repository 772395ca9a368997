package import TerrariumBasics

/// A pattern that repeats itself, alone on the plane, after some generations: a still life, an
/// oscillator or a ship.
package struct RepeatingObject: Hashable, Sendable {
  /// The generations of a period, from the one in which it was found.
  package let phases: [CellPatch]

  /// The displacement after a period.
  package let displacement: Cell

  /// Runs a pattern alone until it repeats; nil if it does not within the bounds.
  package init?(_ pattern: CellPatch, _ rule: PatchRule) {
    var computed: UInt128 = 0
    self.init(pattern, rule, computed: &computed)
  }

  /// Runs a pattern likewise, and adds the cells in its boxes to those that were computed.
  init?(_ pattern: CellPatch, _ rule: PatchRule, computed: inout UInt128) {
    guard !pattern.isEmpty else { return nil }
    var phases = [pattern]
    var area = pattern.shape.size.area
    defer { computed += UInt128(area) }
    let mostArea = PatchBounds.area(of: pattern)
    while true {
      let next = phases[phases.count - 1].next(rule)
      if next.shape == pattern.shape {
        displacement = Cell(next.corner.x - pattern.corner.x, next.corner.y - pattern.corner.y)
        break
      }
      area += next.shape.size.area
      // A pattern that equals itself twelve generations ago has the period 1, 2, 3, 4, 6 or 12, and
      // never returns to its start.
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

  /// The number of generations after which it repeats.
  package var period: Int { phases.count }

  /// True if the object moves.
  package var isShip: Bool { displacement != Cell(0, 0) }

  /// The same object, moved by a number of columns and rows.
  func moved(right: Int, down: Int) -> RepeatingObject {
    RepeatingObject(
      phases: phases.map { $0.moved(right: right, down: down) }, displacement: displacement)
  }

  /// Returns the cells at a time, counted from the first phase; negative times are extrapolated.
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

/// The limits within which a pattern is run alone.
enum PatchBounds {
  /// The most generations of a period.
  static let period = 1 << 12
  /// The most cells of a box, in addition to four times those of the first.
  private static let area = 1 << 13
  /// The most cells in the boxes of all generations together.
  static let work = 1 << 23

  /// The most cells that the box of a pattern may grow to.
  static func area(of pattern: CellPatch) -> Int { 4 * pattern.shape.size.area + area }
}
