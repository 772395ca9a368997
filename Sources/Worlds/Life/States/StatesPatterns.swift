internal import Encoding
internal import Patterns
internal import Playback
internal import Simulation
internal import Vocabulary

extension StatesLife: PatternKind {
  func patternFile(of state: StatesWorld, as format: Format) throws(Problem) -> [UInt8] {
    try state.patternFile(format, notes)
  }

  /// What a pattern file of the same rule, or of none, makes of a world; the grid stays.
  func state(
    of pattern: Pattern, onto field: FieldShape, window: CellRect
  ) throws(Problem) -> LoadedState {
    if let text = pattern.rule, let other = try? CellRule(text), other.name != rule.name {
      throw .otherRule(other.name, than: rule.name)
    }
    let figure = try pattern.soleFigure(states: rule.stateCount)
    let tick = pattern.generation.flatMap { Int(exactly: $0) } ?? 0
    guard tick <= FilmPlan.tickLimit else { throw .tooManyTicks(limit: FilmPlan.tickLimit) }
    let isWhole = field.edges != .none && figure.size == field.size
    let corner =
      isWhole ? Cell(0, 0) : pattern.position ?? field.size.centre(of: figure.size)
    return LoadedState(
      tick: tick, field: field, window: window,
      make: StatesWorld.change { world throws(WorldError) in
        world.resume(figure, at: corner, tick: tick)
      })
  }
}

extension StatesWorld {
  /// The most cells of a pattern file.
  private static let listedCells = 1 << 26

  /// The world as a pattern file: a field that ends is written whole, of a plane the box around
  /// what lives, as its cells are stored.
  func patternFile(_ format: Format, _ notes: PatternNotes) throws(Problem) -> [UInt8] {
    let box = bounds ?? liveBox ?? CellRect(x: 0, y: 0, width: 0, height: 0)
    guard box.width == 0 || box.height <= Self.listedCells / box.width else {
      throw .tooManyCellsToWrite(format: format.ending, limit: Self.listedCells)
    }
    let figure = Figure(states: storedStates(in: box))
    // Where what is seen takes turns, the generation tells whose turn it is.
    let stored = tick + (tick & 1 == phase ? 0 : 1)
    let generation = rule.takesTurns ? stored : tick
    return file(
      of: figure, box, format, notes, generation: generation > 0 ? UInt128(generation) : nil)
  }

  private func file(
    of figure: Figure, _ box: CellRect, _ format: Format, _ notes: PatternNotes,
    generation: UInt128?
  ) -> [UInt8] {
    switch format {
    case .mc:
      // The middle of a grid is cell [0, 0] of its files.
      let corner = bounds == nil ? Cell(box.x, box.y) : Cell(-(size.columns / 2), -(size.rows / 2))
      guard case .twoState = rule.family else {
        return figure.stateMacrocell(
          rule: rule.text, at: corner, comments: notes.lines, generation: generation)
      }
      let cells = figure.cells.map { Cell($0.x + corner.x, $0.y + corner.y - 1) }
      return Macrocell(checked: MacrocellNode.tree(of: cells))
        .file(rule: rule.text, comments: notes.lines, generation: generation)
    case .rle:
      let corner = bounds == nil && !box.isEmpty ? Cell(box.x, box.y) : nil
      return figure.rle(
        rule: rule.text, comments: notes.lines, position: corner, generation: generation,
        stateCount: rule.stateCount)
    default: return figure.plaintext(name: notes.name, comments: notes.plainLines)
    }
  }
}
