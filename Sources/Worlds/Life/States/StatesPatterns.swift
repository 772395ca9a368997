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
  /// The most living cells of a pattern file, and the most that are looked at together.
  private static let listedCells: UInt128 = 50_000_000
  private static let stripCells = 1 << 22

  /// The world as a pattern file: a field that ends is written whole, of a plane the box around
  /// what lives, as its cells are stored.
  func patternFile(_ format: Format, _ notes: PatternNotes) throws(Problem) -> [UInt8] {
    let box = bounds ?? liveBox ?? CellRect(x: 0, y: 0, width: 0, height: 0)
    guard population <= Self.listedCells else {
      throw .tooManyCellsToWrite(format: format.ending, limit: Int(Self.listedCells))
    }
    let longest = max(box.width, box.height)
    guard longest <= PatternLimits().side,
      format.unpacked != .cells || box.width <= Limits.letters / max(1, box.height)
    else { throw .cellsTooFarApart(format: format.ending, side: longest) }
    let figure = figure(of: box)
    // Where what is seen takes turns, the generation tells whose turn it is.
    let stored = tick + (tick & 1 == phase ? 0 : 1)
    let generation = rule.takesTurns ? stored : tick
    return file(
      of: figure, box, format, notes, generation: generation > 0 ? UInt128(generation) : nil)
  }

  /// The cells of a box, some rows at a time: it may be far larger than what lives in it.
  private func figure(of box: CellRect) -> Figure {
    let rows = max(1, Self.stripCells / max(1, box.width))
    var runs: [CellRun] = []
    for y in stride(from: box.y, to: box.maxY, by: rows) {
      let strip = CellRect(x: box.x, y: y, width: box.width, height: min(rows, box.maxY - y))
      runs += Figure(states: storedStates(in: strip)).runs
        .map { $0.moved(right: 0, down: y - box.y) }
    }
    return Figure(size: box.size, runs: runs)
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
