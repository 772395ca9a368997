internal import TerrariumEncoding
package import TerrariumPatterns
internal import TerrariumPlayback
package import TerrariumSimulation
internal import TerrariumVocabulary

extension Life: PatternKind {
  func patternFile(of state: LifeWorld, as format: Format) throws(Problem) -> [UInt8] {
    let bytes = try state.patternFile(format, notes)
    try state.refuse(bytes.count, above: PatternLimits().bytes, "bytes", as: format.ending)
    return bytes
  }

  /// Creates the world of a pattern file, with its own rule and grid, or otherwise the current
  /// ones.
  func state(
    of file: PatternFile, onto field: FieldShape, window: CellRect
  ) throws(Problem) -> LoadedState {
    let named = try file.rule.map { text throws(Problem) in
      do throws(RuleError) {
        return try self.rule(ofFile: text, isBounded: field.edges != .none)
      } catch {
        throw LifeRules.problem(error, text: text)
      }
    }
    if let (other, first) = named.flatMap(refusal) { throw .otherRule(other, than: first) }
    let rule = named ?? rule
    let drawn = try file.drawn(underStates: rule.stateCount)
    try drawn.checkStates(below: rule.stateCount)
    let ofFile = named?.topology.map { grid in
      placed(rule, size: LifeRules.size(of: grid), edges: grid.edgesOfCells)
    }
    let shape = ofFile?.field ?? field
    guard Self.hasRoom(shape) else {
      throw .sizeTooLarge(
        setting: "the grid", text: "\(shape.size)", limit: "\(Life.cellLimit) cells")
    }
    let tick = try file.tick()
    let source = LifeSource(pattern: drawn, rule: named)
    let placement = PatternPlacement(
      source: source, rule: rule, edges: shape.axes, window: shape.size, ofFile: ofFile != nil,
      drawsAll: false)
    let cells: LifeCells
    do throws(Problem) {
      cells = try placement.loadedCells()
    } catch .placement(.outside(let box, let field)) {
      throw .noRoom(for: box.size, on: field)
    }
    return LoadedState(
      tick: tick, field: shape, window: shape.edges == .none ? window : CellRect(shape.size),
      rule: named.map(Self.text),
      make: LifeWorld.change { world throws(WorldError) in
        let rule = ofFile?.rule ?? world.onGrid(named ?? world.rule)
        var new = try cells.world(
          rule, size: shape.size, edges: shape.edges, options: world.options)
        if !rule.hasTrueStates { new.phase = source.isOdd(under: rule) ? 1 : 0 }
        new.tick = tick
        world.replace(by: new)
      })
  }
}

extension LifeWorld {
  /// The most live cells of a pattern file that are listed individually.
  private static let listedCells: UInt128 = 50_000_000
  private static let lookedAtCells = 1 << 28

  /// The world as a pattern file: all cells of a bounded field, with its size and edges in the
  /// rule, or the live box of a plane. Cells are in the stored form, and there are no more than can
  /// be read again.
  func patternFile(_ format: Format, _ notes: PatternNotes) throws(Problem) -> [UInt8] {
    try refuseOtherMeaning(as: format)
    if format == .mc, bounds == nil, let tree = tree(around: Macrocell.middle) {
      return try file(of: Macrocell(tree, of: rule), notes)
    }
    if format == .rle, !isStoredInverted, rule.bitTable != nil, let box = liveBox,
      storedPopulation > Self.listedCells, box.height <= Self.listedRows
    {
      try refuse(storedPopulation, above: UInt128(PatternLimits().cells), "cells", as: "rle")
      return try rle(of: boxToWrite(as: format), notes)
    }
    try refuse(
      isStoredInverted ? max(storedPopulation, UInt128(size.area)) : storedPopulation,
      above: Self.listedCells, "cells", as: format.ending)
    let box = try boxToWrite(as: format)
    let pattern = storedPattern(in: box, isInverted: isStoredInverted && format != .cells)
    switch format {
    case .mc:
      let corner = corner(of: box)
      let tree = Macrocell(pattern, at: Cell(corner.x, corner.y - 1), ofTwo: isOfBits)
      return try file(of: tree, notes)
    case .rle:
      try refuse(pattern.runs.count, above: PatternLimits().runs, "runs of cells", as: "rle")
      return pattern.rle(
        rule: ruleInFiles, comments: notes.lines,
        position: bounds == nil && !box.isEmpty ? place(of: box, notes) : nil,
        generation: storedGeneration, stateCount: rule.stateCount, ruleFile: ruleFile)
    default:
      return pattern.plaintext(
        name: notes.name, comments: notes.plainLines, generation: plaintextGeneration,
        stateCount: rule.stateCount)
    }
  }

  /// The place of a box's corner in files, which is relative to a grid's centre.
  private func corner(of box: CellRect) -> Cell {
    let grid = rule.topology ?? Topology(edges: edges, size: size)
    let middle = grid.map(LifeRules.middle) ?? Cell(0, 0)
    return Cell(box.x - middle.x, box.y - middle.y)
  }

  /// The place in the coordinates of the file that the world began with.
  private func place(of box: CellRect, _ notes: PatternNotes) -> Cell {
    let corner = corner(of: box)
    return Cell(corner.x + notes.origin.x, corner.y + notes.origin.y)
  }

  private func file(of tree: Macrocell, _ notes: PatternNotes) throws(Problem) -> [UInt8] {
    try refuse(tree.nodes.count, above: PatternLimits().nodes, "nodes", as: "mc")
    return tree.file(rule: ruleInFiles, comments: notes.lines, generation: storedGeneration)
  }

  /// Throws if there is too much of something for a format, suggesting a format with room.
  func refuse<Count: BinaryInteger>(
    _ count: Count, above limit: Count, _ things: String, as ending: String
  ) throws(Problem) {
    guard count > limit else { return }
    let other = ending != "mc" && keepsTree ? "mc" : "state"
    throw .tooMuchToWrite(
      "\(limit) \(things)", format: ending, instead: ending == "state" ? nil : other)
  }

  /// True if a macrocell file stores its tree, however large it is.
  private var keepsTree: Bool { bounds == nil && hasTrees }

  private var isOfBits: Bool { if case .twoState = rule.family { true } else { false } }

  /// The rule in files: two states with their size and edges, an elementary one by its code.
  private var ruleInFiles: String {
    guard let spelled = rule.spelled else { return rule.text }
    let isOfSquares = spelled.text.hasPrefix("MAP") && rule.lattice == .squares
    let text = isOfSquares ? spelled.table.elementaryName ?? spelled.text : spelled.text
    return text + (Topology(edges: edges, size: size).map { ":\($0.text)" } ?? "")
  }

  /// The most rows of a file whose cells do not fit into memory at once.
  private static let listedRows = 1 << 26

  /// Such a file, written some rows at a time.
  private func rle(of box: CellRect, _ notes: PatternNotes) throws(Problem) -> [UInt8] {
    var writer = RLEWriter(
      size: box.size, rule: ruleInFiles, comments: notes.lines,
      position: bounds == nil ? place(of: box, notes) : nil, generation: storedGeneration)
    for y in stride(from: box.y, to: box.maxY, by: 64) {
      let strip = CellRect(x: box.x, y: y, width: box.width, height: min(64, box.maxY - y))
      for cell in liveCells(in: strip) {
        writer.add(x: cell.x - box.x, y: cell.y - box.y, length: 1)
      }
      try refuse(writer.runs, above: PatternLimits().runs, "runs of cells", as: "rle")
    }
    writer.finish()
    return writer.bytes
  }

  /// True if files store its dead cells. Under rules with B0 they store the cells that differ from
  /// the background, which is alive at odd generations, or always if it stays alive. On a plane and
  /// under other rules the world itself stores them so.
  private var isStoredInverted: Bool {
    guard rule.hasTrueStates, edges != .none, let full = rule.nextOfFull else { return false }
    return full != 0 || tick & 1 != 0
  }

  /// Throws if the cells would have another future when the file is read. With B0, readers assume
  /// the background that B0 changes, and under other rules a dead one; they also enlarge narrow
  /// grids.
  private func refuseOtherMeaning(as format: Format) throws(Problem) {
    let full = rule.nextOfFull
    let advice: String? =
      if full == nil {
        rule.bitTable != nil && background == 1 ? "save a state" : nil
      } else if format == .cells || !rule.hasTrueStates {
        nil
      } else if edges == .wall {
        "choose 'edges: wrap' or save a state"
      } else {
        edges == .none && full == 1 && background == 0
          ? "write it from tick 1 on or save a state" : nil
      }
    if let advice { throw .unsaidSurroundings(under: rule.name, advice) }
    guard format != .cells else { return }
    if case .larger(let larger) = rule.family, let grid = rule.topology, larger.fitted(grid) != grid
    {
      throw .said(
        "in a pattern file the grid ':\(grid.text)' of '\(rule.name)' means a larger one",
        "choose a size of at least \(LifeRules.size(of: larger.fitted(grid))) or save a state")
    }
  }

  /// The generation with which a file is continued correctly: under rules of two phases it
  /// determines the phase. The background of an alternating plane is alive at odd ones.
  private var storedGeneration: UInt128? {
    let turn: Int? =
      if rule.hasTrueStates {
        edges == .none && rule.nextOfFull == 0 ? Int(background) : nil
      } else {
        rule.takesTurns ? phase : nil
      }
    let generation = turn.map { tick & 1 == $0 ? tick : tick + 1 } ?? tick
    return generation > 0 ? UInt128(generation) : nil
  }

  /// The generation of a file without a rule. Without one it is read as an even generation with
  /// true states; so if the background is alive, 0 is written explicitly.
  private var plaintextGeneration: UInt128? {
    if rule.hasTrueStates {
      guard rule.nextOfFull != nil, edges == .none else { return nil }
      return storedGeneration ?? (background == 1 ? 0 : nil)
    }
    return rule.takesTurns && phase == 1 || background == 1 ? storedGeneration ?? 0 : nil
  }

  /// The cells of a box in stored form, or the inverse.
  package func storedPattern(in box: CellRect, isInverted: Bool = false) -> Pattern {
    let (area, isHuge) = box.width.multipliedReportingOverflow(by: box.height)
    // The box is far larger than its live cells.
    if !isInverted, isHuge || area > Self.lookedAtCells || UInt128(area / 64) > storedPopulation {
      var runs: [CellRun] = []
      forEachStoredCell { cell, state in
        runs.append(CellRun(x: cell.x - box.x, y: cell.y - box.y, length: 1, state: state))
      }
      return Pattern(size: box.size, runs: runs)
    }
    let runs = box.strips.flatMap { strip in
      let states = storedStates(in: strip)
        .differing(from: isInverted ? 1 : 0, of: strip, in: strip)
      return Pattern(states: states).runs.map { $0.moved(right: 0, down: strip.y - box.y) }
    }
    return Pattern(size: box.size, runs: runs)
  }

  /// The box for a file of cells: no side is longer than one that can be read again, and formats
  /// with a letter for each cell limit the number of cells.
  private func boxToWrite(as format: Format) throws(Problem) -> CellRect {
    guard bounds != nil || population == 0 || liveBox != nil else {
      throw .cellsTooFarApart(format: format.ending, side: nil, instead: keepsTree ? "mc" : nil)
    }
    let box = bounds ?? alignedBox(for: format)
    let longest = max(box.width, box.height)
    let isTooLong = longest > PatternLimits().side
    guard !isTooLong, format != .cells || box.width <= Limits.letters / max(1, box.height) else {
      throw .cellsTooFarApart(
        format: format.ending, side: longest, instead: keepsTree ? "mc" : isTooLong ? nil : "rle")
    }
    return box
  }

  /// The live box, enlarged so that its future does not depend on where the file's corner is
  /// placed. For a field bounded on one axis only, it spans that axis if the format stores no
  /// place.
  private func alignedBox(for format: Format) -> CellRect {
    guard let live = liveBox else { return CellRect(x: 0, y: 0, width: 0, height: 0) }
    let box = format.unpacked == .mc ? live : rule.aligned(live)
    guard format.unpacked == .cells, let grid = rule.topology else { return box }
    return grid.columns > 0
      ? CellRect(x: 0, y: box.y, width: grid.columns, height: box.height)
      : CellRect(x: box.x, y: 0, width: box.width, height: grid.rows)
  }
}

extension Macrocell {
  /// The cell at the centre of a file's tree: the upper left one of the root's lower right quarter.
  static let middle = Cell(0, 1)

  /// Creates the tree of a pattern with its top left at a cell; its leaves are bits if `ofTwo`.
  init(_ pattern: Pattern, at corner: Cell, ofTwo: Bool) {
    guard ofTwo else {
      self.init(states: pattern, at: corner)
      return
    }
    let cells = pattern.cells.map { Cell($0.x + corner.x, $0.y + corner.y) }
    self.init(checked: MacrocellNode.tree(of: cells))
  }

  /// Creates the tree of a plane; an empty one of many states has an empty square.
  init(_ tree: CellTree, of rule: CellRule) {
    let isBare = tree.nodes.isEmpty && rule.bitTable == nil
    self.init(checked: isBare ? [.states(0)] : tree.nodes)
  }
}
