internal import Encoding
internal import Patterns
internal import Playback
internal import Simulation
internal import Vocabulary

extension Life: PatternKind {
  func patternFile(of state: LifeWorld, as format: Format) throws(Problem) -> [UInt8] {
    try state.patternFile(format, notes)
  }

  /// What a pattern file makes of a world of two-state rules; its own grid, or the field that is
  /// there.
  func state(
    of pattern: Pattern, onto field: FieldShape, window: CellRect
  ) throws(Problem) -> LoadedState {
    if let high = pattern.highestState {
      throw .pattern(.moreStates(high.state, at: high.position), path: nil)
    }
    let rule = try Self.rule(of: pattern)
    let shape =
      rule.flatMap(LifeRules.twoStates)?.bounds
      .map { FieldShape(size: $0.size, edges: $0.edges) } ?? field
    // Asked of both sides first: their product may be more than there are numbers.
    guard
      shape.edges == .none || shape.size.columns <= Life.cellLimit / max(1, shape.size.rows)
    else {
      throw .sizeTooLarge(
        setting: "the grid", text: "\(shape.size)", limit: "\(Life.cellLimit) cells")
    }
    let tick = pattern.generation.flatMap { Int(exactly: $0) } ?? 0
    guard tick <= FilmPlan.tickLimit else { throw .tooManyTicks(limit: FilmPlan.tickLimit) }
    let table = rule.flatMap(LifeRules.twoStates)?.table
    let cells = try Self.cells(of: pattern, rule, on: shape)
    return LoadedState(
      tick: tick, field: shape, window: shape.edges == .none ? window : CellRect(shape.size),
      make: LifeWorld.change { world throws(WorldError) in
        world = try cells.world(
          table ?? world.rule, size: shape.size, edges: shape.edges, options: world.options)
        world.resume(at: tick)
      })
  }

  /// Where a file's cells come to lie: as it says itself, else in the middle, or in the corner of a
  /// field of just its size.
  private static func cells(
    of pattern: Pattern, _ rule: CellRule?, on shape: FieldShape
  ) throws(Problem) -> LifeCells {
    let source = LifeSource(pattern)
    let lay = LifeLay(
      source: source, rule: rule ?? CellRule(.life), edges: shape.edges, window: shape.size,
      ofFile: true, drawsAll: false)
    if shape.edges == .none { return try lay.cells(at: pattern.position).0 }
    return try lay.cells(at: source.size == shape.size ? Cell(0, 0) : nil).0
  }

  /// The rule that a file names, where it is one for two states on a plain field.
  private static func rule(of pattern: Pattern) throws(Problem) -> CellRule? {
    guard let text = pattern.rule else { return nil }
    let rule: CellRule
    do throws(RuleError) {
      rule = try CellRule(text)
    } catch {
      throw LifeRules.problem(error, text: text)
    }
    guard LifeRules.twoStates(rule) != nil else { throw .otherFamily(rule.text) }
    return rule
  }
}

extension LifeWorld {
  /// The most living cells that are listed one by one.
  private static let listedCells: UInt128 = 50_000_000

  /// The world as a pattern file. A field that ends is written whole, its size and edges in the
  /// rule; of a plane, the box around what lives.
  func patternFile(_ format: Format, _ notes: PatternNotes) throws(Problem) -> [UInt8] {
    let bounds = edges == .none ? nil : LifeRule.Bounds(edges: edges, size: size)
    let spelled = LifeRule(rule, bounds: bounds)
    let elementary = spelled.tableText.hasPrefix("MAP") ? rule.elementaryName : nil
    let rule = elementary.map { $0 + (bounds?.text ?? "") } ?? spelled.text
    let generation = storedGeneration > 0 ? UInt128(storedGeneration) : nil
    if format == .mc, edges == .none {
      let tree = tree(around: Macrocell.middle)
      return Macrocell(checked: tree.nodes).inFile(origin: tree.middle)
        .file(rule: rule, comments: notes.lines, generation: generation)
    }
    if format == .rle, !isStoredInverted, census[0] > Self.listedCells, let box = liveBox,
      box.height <= Self.listedRows
    {
      return rle(of: edges == .none ? box : CellRect(size), rule, notes, generation)
    }
    guard census[0] <= Self.listedCells, !isStoredInverted || size.area <= Int(Self.listedCells)
    else {
      throw .tooManyCellsToWrite(format: format.ending, limit: Int(Self.listedCells))
    }
    let box = try boxToWrite(as: format)
    let cells = (format == .cells ? liveCells(in: box) : storedCells(in: box))
      .map { Cell($0.x - box.x, $0.y - box.y) }
    if format == .mc {
      return Macrocell(checked: MacrocellNode.tree(of: cells.map(size.placeInTree)))
        .file(rule: rule, comments: notes.lines, generation: generation)
    }
    let figure = Figure(size: box.size, cells: cells)
    guard format == .rle else {
      return figure.plaintext(
        name: notes.name, comments: notes.plainLines,
        generation: self.rule.hasB0 && edges == .none ? UInt128(storedGeneration) : nil)
    }
    let corner = edges == .none && !cells.isEmpty ? Cell(box.x, box.y) : nil
    return figure.rle(
      rule: rule, comments: notes.lines, position: corner, generation: generation)
  }

  /// The most rows of a file whose cells are too many to be held at once.
  private static let listedRows = 1 << 26

  /// Such a file, written some rows at a time.
  private func rle(
    of box: CellRect, _ rule: String, _ notes: PatternNotes, _ generation: UInt128?
  ) -> [UInt8] {
    var writer = RLEWriter(
      size: box.size, rule: rule, comments: notes.lines,
      position: edges == .none ? Cell(box.x, box.y) : nil, generation: generation)
    for y in stride(from: box.y, to: box.maxY, by: 64) {
      let strip = CellRect(x: box.x, y: y, width: box.width, height: min(64, box.maxY - y))
      for cell in liveCells(in: strip) {
        writer.add(x: cell.x - box.x, y: cell.y - box.y, length: 1)
      }
    }
    writer.finish()
    return writer.bytes
  }

  /// Whether files have its dead cells: under births of nothing they store what differs from the
  /// background, which lives at odd generations, or at all of them where it stays alive.
  private var isStoredInverted: Bool {
    rule.hasB0 && edges != .none && (rule.next(background: 1) != 0 || tick & 1 != 0)
  }

  /// The generation that makes a file go on rightly: where the background of a plane alternates, it
  /// lives at odd ones.
  private var storedGeneration: Int {
    guard rule.hasB0, edges == .none, rule.next(background: 1) == 0 else { return tick }
    return tick + ((tick & 1 != 0) == backgroundIsAlive ? 0 : 1)
  }

  /// The cells of a box that a file lists.
  private func storedCells(in box: CellRect) -> [Cell] {
    guard isStoredInverted else { return liveCells(in: box) }
    let states = states(in: box)
    return states.states.indices.filter { states.states[$0] == 0 }
      .map { Cell(box.x + $0 % box.width, box.y + $0 / box.width) }
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

extension Macrocell {
  /// Which cell lies at the middle of a file's tree: the upper left one of the root's lower right
  /// quarter.
  static let middle = Cell(0, 1)

  /// The tree as a file has it where its middle lies at a cell.
  func inFile(origin: Cell) -> Macrocell {
    moved(right: origin.x - Self.middle.x, down: origin.y - Self.middle.y) ?? self
  }

  /// The same cells round [0, 0], where that is possible, so that it does not matter which engine had
  /// them; and the cell that is at the middle then.
  func centred(from middle: Cell) -> (Macrocell, middle: Cell) {
    moved(right: middle.x, down: middle.y).map { ($0, Cell(0, 0)) } ?? (self, middle)
  }
}

extension GridSize {
  /// Where a tree has a cell of a grid of this size: the grid's middle, halved as whole numbers, is
  /// cell [0, 0], which lies above the upper left cell of the tree's lower right quarter.
  func placeInTree(_ cell: Cell) -> Cell { Cell(cell.x - columns / 2, cell.y - rows / 2 - 1) }
}
