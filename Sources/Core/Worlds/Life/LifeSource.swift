internal import TerrariumPatterns
internal import TerrariumPlayback
internal import TerrariumSimulation

/// A pattern file or a figure of the library, and the meaning that its rule gives to its cells.
struct LifeSource {
  let pattern: Pattern
  /// The rule that it names.
  let rule: CellRule?

  /// The rule that says what its cells are: its own, or with a generation but no rule the film's.
  private func rule(under film: CellRule) -> CellRule? {
    rule ?? (pattern.generation == nil ? nil : film)
  }

  /// True if its cells are stored inverted: under rules with B0 files store the cells that differ
  /// from the background, which lives at odd generations, or at all of them if it stays alive.
  func isInverted(under film: CellRule) -> Bool {
    guard let full = rule(under: film)?.nextOfFull else { return false }
    return full != 0 || isOdd(under: film)
  }

  /// True if its cells may be others than those that live.
  func isStored(under film: CellRule) -> Bool {
    rule(under: film).map { $0.nextOfFull != nil || $0.takesTurns } ?? false
  }

  /// True if a rule that takes turns is in the second of its two phases.
  func isOdd(under film: CellRule) -> Bool {
    isStored(under: film) && pattern.generation.map { $0 & 1 != 0 } ?? false
  }
}

extension LifeSource {
  /// A figure or a file that was looked up, and the rule of the film where that is its own.
  init(_ source: PatternSource, film rule: CellRule?) {
    self.init(
      pattern: source.pattern, rule: source.pattern.rule.flatMap { rule ?? (try? CellRule($0)) })
  }

  /// The top left of its box on the grid of its own rule, whose middle is cell [0, 0] of the file:
  /// the file's own place, else the middle if the box fits there, else the corner.
  ///
  /// A grid's corner is in the middle of a side without end. Sides are halved as whole numbers,
  /// each by itself.
  func corner(on grid: Topology) -> Cell {
    let size = pattern.declared ?? pattern.content.size
    let middle = LifeRules.middle(of: grid)
    if let position = pattern.position { return Cell(position.x + middle.x, position.y + middle.y) }
    let fits =
      (grid.columns == 0 || 1...grid.columns ~= size.columns)
      && (grid.rows == 0 || 1...grid.rows ~= size.rows)
    if fits { return Cell(middle.x - size.columns / 2, middle.y - size.rows / 2) }
    return Cell(grid.columns > 0 ? 0 : middle.x, grid.rows > 0 ? 0 : middle.y)
  }
}
