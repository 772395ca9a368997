internal import TerrariumPatterns
internal import TerrariumPlayback
internal import TerrariumSimulation

/// A pattern file or a pattern of the library, with its rule's interpretation of the cells.
struct LifeSource {
  let pattern: PatternFile
  /// The rule that it names.
  let rule: CellRule?

  /// The rule that determines the meaning of its cells: its own, or with a generation but no rule
  /// the film's.
  private func rule(under film: CellRule) -> CellRule? {
    rule ?? (pattern.generation == nil ? nil : film)
  }

  /// True if its cells are stored inverted. Under rules with B0 files store the cells that differ
  /// from the background, which is alive at odd generations, or always if it stays alive.
  func isInverted(under film: CellRule) -> Bool {
    guard let full = rule(under: film)?.nextOfFull else { return false }
    return full != 0 || isOdd(under: film)
  }

  /// True if its cells may differ from the live ones.
  func isStored(under film: CellRule) -> Bool {
    rule(under: film).map { $0.nextOfFull != nil || $0.takesTurns } ?? false
  }

  /// True if an alternating rule is in the second of its two phases.
  func isOdd(under film: CellRule) -> Bool {
    isStored(under: film) && pattern.generation.map { $0 & 1 != 0 } ?? false
  }
}

extension LifeSource {
  /// Creates the source of a resolved pattern, with the film's rule if that is its own.
  init(_ source: PatternSource, film rule: CellRule?) {
    self.init(
      pattern: source.pattern, rule: source.pattern.rule.flatMap { rule ?? (try? CellRule($0)) })
  }

  /// The top left of its box on the grid of its own rule, whose centre is cell [0, 0] of the file.
  /// It is the file's own place, otherwise the centre if the box fits there, otherwise the corner.
  ///
  /// A grid's corner is at the centre of an unbounded side. Sides are halved as integers,
  /// independently.
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
