internal import Encoding
internal import Patterns
internal import Playback
internal import Simulation
internal import Vocabulary

extension Life: PatternKind {
  func patternFile(of state: LifeWorld, as format: Format) throws(Problem) -> [UInt8] {
    try state.patternFile(format)
  }

  /// What a pattern file makes of a world of two-state rules; its own grid, or the field that is
  /// there.
  func state(
    of pattern: Pattern, onto field: FieldShape, window: CellRect
  ) throws(Problem) -> LoadedState {
    let figure = try pattern.soleFigure()
    let rule: LifeRule?
    do throws(LifeRuleError) {
      rule = try pattern.rule.map { text throws(LifeRuleError) in try LifeRule(text) }
    } catch {
      throw error.problem(pattern.rule ?? "")
    }
    let shape =
      rule?.bounds.map { FieldShape(size: $0.size, edges: $0.edges) } ?? field
    // Asked of both sides first: their product may be more than there are numbers.
    guard
      shape.edges == .none || shape.size.columns <= Life.cellLimit / max(1, shape.size.rows)
    else {
      throw .sizeTooLarge(
        setting: "the grid", text: "\(shape.size)", limit: "\(Life.cellLimit) cells")
    }
    let corner =
      shape.edges == .none
      ? pattern.position ?? shape.size.centre(of: figure.size)
      : figure.size == shape.size ? Cell(0, 0) : shape.size.centre(of: figure.size)
    let placement: Placement
    do throws(PlacementError) {
      placement = try Placement(figure, at: corner, on: shape.size, edges: shape.edges)
    } catch {
      throw .placement(error)
    }
    let tick = pattern.generation.flatMap { Int(exactly: $0) } ?? 0
    guard tick <= FilmPlan.tickLimit else { throw .tooManyTicks(limit: FilmPlan.tickLimit) }
    return LoadedState(
      tick: tick, field: shape, window: shape.edges == .none ? window : CellRect(shape.size),
      make: LifeWorld.change { world throws(WorldError) in
        if shape.edges != .none { try Allocation.check(bytes: Life.bytes(ofField: shape.size)) }
        let empty = LifeRecord(
          rule: rule?.table ?? world.rule, size: shape.size, edges: shape.edges, tick: tick,
          backgroundIsAlive: false, nodes: [], middle: Cell(0, 0))
        world = try LifeWorld(empty, options: world.options)
        try world.apply(placement)
      })
  }
}

extension LifeWorld {
  /// The most living cells that are listed one by one.
  private static let listedCells: UInt128 = 50_000_000

  /// The world as a pattern file. A field that ends is written whole, its size and edges in the
  /// rule; of a plane, the box around what lives.
  func patternFile(_ format: Format) throws(Problem) -> [UInt8] {
    let bounds = edges == .none ? nil : LifeRule.Bounds(edges: edges, size: size)
    let rule = LifeRule(rule, bounds: bounds).text
    let generation = tick > 0 ? UInt128(tick) : nil
    if format == .mc {
      return Macrocell(checked: macrocellNodes()).file(rule: rule, generation: generation)
    }
    guard census[0] <= Self.listedCells else {
      throw .tooManyCellsToWrite(format: format.ending, limit: Int(Self.listedCells))
    }
    let box = try boxToWrite(as: format)
    let cells = liveCells(in: box).map { Cell($0.x - box.x, $0.y - box.y) }
    let figure = Figure(size: box.size, cells: cells)
    guard format == .rle else { return figure.plaintext() }
    let corner = edges == .none && !cells.isEmpty ? Cell(box.x, box.y) : nil
    return figure.rle(rule: rule, position: corner, generation: generation)
  }

  /// What a file of cells draws: no side longer than one that can be read again, and where every
  /// cell is a letter not more of them than anybody writes.
  private func boxToWrite(as format: Format) throws(Problem) -> CellRect {
    let nothing = CellRect(GridSize(columns: 0, rows: 0))
    guard edges != .none || census[0] == 0 || liveBox != nil else {
      throw .cellsTooFarApart(format: format.ending, side: nil)
    }
    let box = edges == .none ? liveBox ?? nothing : CellRect(size)
    let longest = max(box.width, box.height)
    guard longest <= PatternLimits().side,
      format == .rle || box.width <= Limits.letters / max(1, box.height)
    else { throw .cellsTooFarApart(format: format.ending, side: longest) }
    return box
  }
}
