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
    let tick = pattern.generation.flatMap { Int(exactly: $0) } ?? 0
    guard tick <= FilmPlan.tickLimit else { throw .tooManyTicks(limit: FilmPlan.tickLimit) }
    if case .tree(let tree) = pattern.content, rule.keepsTrees {
      try pattern.checkStates(below: rule.stateCount)
      let cells = CellTree(nodes: tree.nodes, middle: Macrocell.middle)
      return LoadedState(
        tick: tick, field: field, window: window,
        make: StatesWorld.change { world throws(WorldError) in
          try world.take(cells)
          world.tick = tick
        })
    }
    let figure = try pattern.soleFigure(states: rule.stateCount)
    let lay = LifeLay(
      source: LifeSource(pattern), rule: rule, edges: field.edges, window: field.size,
      ofFile: pattern.rule != nil, drawsAll: true)
    let corner = lay.corner(ofLoaded: figure)
    return LoadedState(
      tick: tick, field: field, window: window,
      make: StatesWorld.change { world throws(WorldError) in
        world.resume(figure, at: corner, tick: tick)
      })
  }
}

extension Macrocell {
  /// The tree of a plane of many states.
  init(_ tree: CellTree) {
    self.init(checked: tree.nodes.isEmpty ? [.states(0)] : tree.nodes)
  }
}

extension StatesWorld {
  /// The most living cells of a pattern file, and the most that are looked at together.
  private static let listedCells: UInt128 = 50_000_000
  private static let stripCells = 1 << 22
  private static let lookedAtCells = 1 << 28

  /// The world as a pattern file: a field that ends is written whole, of a plane the box around
  /// what lives, as its cells are stored.
  func patternFile(_ format: Format, _ notes: PatternNotes) throws(Problem) -> [UInt8] {
    if format.unpacked == .mc, let tree = tree(around: Macrocell.middle) {
      return Macrocell(tree).inFile(origin: tree.middle)
        .file(rule: rule.text, comments: notes.lines, generation: storedGeneration)
    }
    let box = boxToWrite(as: format)
    guard population <= Self.listedCells else {
      throw .tooManyCellsToWrite(format: format.ending, limit: Int(Self.listedCells))
    }
    let longest = max(box.width, box.height)
    guard longest <= PatternLimits().side,
      format.unpacked != .cells || box.width <= Limits.letters / max(1, box.height)
    else { throw .cellsTooFarApart(format: format.ending, side: longest) }
    let figure = storedFigure(in: box)
    return file(of: figure, box, format, notes, generation: storedGeneration)
  }

  /// The field, or what lives on one without end: so that it goes on the same wherever a file's corner
  /// is put, and across a field that ends on one side alone where files tell no place.
  private func boxToWrite(as format: Format) -> CellRect {
    if let bounds { return bounds }
    guard let live = liveBox else { return CellRect(x: 0, y: 0, width: 0, height: 0) }
    let box = format.unpacked == .mc ? live : rule.aligned(live)
    guard format.unpacked == .cells, let grid = rule.topology else { return box }
    return grid.columns > 0
      ? CellRect(x: 0, y: box.y, width: grid.columns, height: box.height)
      : CellRect(x: box.x, y: 0, width: box.width, height: grid.rows)
  }

  /// The generation that a file has: where what is seen takes turns, it tells whose turn it is.
  private var storedGeneration: UInt128? {
    let generation = rule.takesTurns && tick & 1 != phase ? tick + 1 : tick
    return generation > 0 ? UInt128(generation) : nil
  }

  /// The cells of the box around them, as they are stored.
  func storedFigure(in box: CellRect) -> Figure {
    var runs: [CellRun] = []
    let (area, isHuge) = box.width.multipliedReportingOverflow(by: box.height)
    guard !isHuge, area <= Self.lookedAtCells else {
      // Far larger than what lives in it.
      forEachStoredCell { cell, state in
        runs.append(CellRun(x: cell.x - box.x, y: cell.y - box.y, length: 1, state: state))
      }
      return Figure(size: box.size, runs: runs)
    }
    let rows = max(1, Self.stripCells / max(1, box.width))
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
    // The middle of a grid is cell [0, 0] of its files.
    let grid = rule.topology
    let corner = Cell(box.x - (grid?.columns ?? 0) / 2, box.y - (grid?.rows ?? 0) / 2)
    switch format {
    case .mc:
      guard case .twoState = rule.family else {
        return Macrocell(states: figure, at: Cell(corner.x, corner.y - 1))
          .file(rule: rule.text, comments: notes.lines, generation: generation)
      }
      let cells = figure.cells.map { Cell($0.x + corner.x, $0.y + corner.y - 1) }
      return Macrocell(checked: MacrocellNode.tree(of: cells))
        .file(rule: rule.text, comments: notes.lines, generation: generation)
    case .rle:
      return figure.rle(
        rule: rule.text, comments: notes.lines,
        position: bounds == nil && !box.isEmpty ? corner : nil, generation: generation,
        stateCount: rule.stateCount)
    default:
      // A file without a generation is taken to be of an even one.
      let isOdd = rule.takesTurns && phase == 1
      return figure.plaintext(
        name: notes.name, comments: notes.plainLines, generation: isOdd ? generation : nil)
    }
  }
}
