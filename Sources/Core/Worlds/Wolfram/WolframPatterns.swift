internal import TerrariumEncoding
internal import TerrariumPatterns
internal import TerrariumPlayback
internal import TerrariumSimulation
internal import TerrariumVocabulary

extension Wolfram: PatternKind {
  /// The newest line as a pattern file of one row.
  func patternFile(of state: WolframWorld, as format: Format) throws(Problem) -> [UInt8] {
    let size = GridSize(columns: state.size.columns, rows: 1)
    let line = state.newestLine.states
    let pattern = Pattern(row: line)
    let (isPlane, generation) = (state.edges == .none, try state.storedGeneration)
    // For a bounded line, its grid follows the rule.
    let grid = Topology(edges: state.edges, size: size).map { ":\($0.text)" } ?? ""
    let rule = state.rule.text + grid
    switch format {
    case .mc:
      let isOfTwo = state.rule.colors == 2
      if state.background != 0 {
        // A tree has no box, so a background cell at both ends preserves the width of the line.
        let ends = [state.background]
        return Macrocell(Pattern(row: ends + line + ends), at: Cell(-1, -1), ofTwo: isOfTwo)
          .file(rule: rule, generation: generation)
      }
      // The centre of a grid is cell [0, 0] of its files.
      let corner = Cell(isPlane ? 0 : -(size.columns / 2), -1)
      return Macrocell(pattern, at: corner, ofTwo: isOfTwo).file(rule: rule, generation: generation)
    case .rle: return pattern.rle(rule: rule, generation: generation, stateCount: state.rule.colors)
    default:
      return pattern.plaintext(
        generation: state.background == 0 ? nil : generation, stateCount: state.rule.colors)
    }
  }

  /// Creates the state from a pattern file of one row: line 0, or the line of its generation. The
  /// line before is unknown, so it is all 0.
  func state(
    of file: PatternFile, onto field: FieldShape, window: CellRect
  ) throws(Problem) -> LoadedState {
    let grid = try file.rule.map { text throws(Problem) in try RuleGrid(ofRule: text) }
    let rule = try rule(of: grid, on: field)
    try file.checkStates(below: self.rule.colors)
    let pattern = try file.content.cells(ofFile: nil)
    let box = try file.box(of: pattern, grid, on: field)
    let tick = try file.tick()
    let (first, row) = pattern.firstRow
    var whole = WholeLine(first: first + box.x, row: .bytes(row))
    if field.edges != .none {
      var cells = [UInt8](repeating: 0, count: field.size.columns)
      for (place, state) in row.enumerated() {
        cells[field.cell(Cell(whole.first + place, 0)).x] = state
      }
      whole = WholeLine(first: 0, row: .bytes(cells))
    }
    return LoadedState(
      tick: tick, field: field, window: window, rule: rule?.written,
      make: WolframWorld.change { [whole] world in
        let rule = rule ?? world.rule
        var record = WolframRecord(
          rule: rule, size: world.size, edges: world.edges, tick: tick,
          seed: world.record.seed, newest: whole)
        let background = file.background(under: rule)
        if world.edges == .none, background != 0 {
          record.newest = WholeLine(first: box.x, background: background, row: .bytes(pattern.row))
        }
        world.resume(from: record)
      })
  }

  /// The rule in a file, if it is one of the 256; other files must have the film's.
  private func rule(of grid: RuleGrid?, on field: FieldShape) throws(Problem) -> LineRule? {
    guard let own = try grid?.rule(on: field) else { return nil }
    let other: LineRule
    do throws(RuleError) {
      other = try LineRule(own)
    } catch {
      guard rule.isElementary else { return nil }
      throw error.lineProblem(own, mustBeElementary: true)
    }
    if rule.isElementary, other.isElementary { return other }
    guard other == rule else { throw .otherRule(other.text, than: rule.text) }
    return nil
  }
}

extension WolframWorld {
  /// The generation with which a file is continued correctly: the next one with the plane's
  /// background. After a change of rule there may be none.
  fileprivate var storedGeneration: UInt128 {
    get throws(Problem) {
      let tick = UInt128(self.tick)
      guard edges == .none else { return tick }
      // No background recurs later, because a second-order rule goes through pairs of colours.
      let next = (tick...tick + UInt128(rule.colors * rule.colors))
        .first { rule.background(ofLine: $0) == background }
      guard let next else { throw .unsaidSurroundings(under: rule.text) }
      return next
    }
  }
}

extension PatternFile {
  /// The cells of a line that a pattern of this file covers: at the file's own place on the grid of
  /// its rule, relative to the centre, otherwise in the centre.
  func box(of pattern: Pattern, _ grid: RuleGrid?, on field: FieldShape) throws(Problem) -> CellRect
  {
    let middle = (grid?.columns ?? 0) / 2
    let corner = position.map { Cell($0.x + middle, 0) } ?? field.size.centre(of: pattern.size)
    let box = CellRect(corner: Cell(corner.x, 0), size: pattern.size)
    if field.problem(of: box) != nil { throw .noRoom(for: box.size, on: field.size) }
    return box
  }

  /// The background of an unbounded line for this file: that of its generation under its own rule.
  /// The film's rule is used if the file names none or if the film's lacks that colour.
  func background(under rule: LineRule) -> UInt8 {
    let grid = self.rule.flatMap { try? RuleGrid(ofRule: $0) }
    let line = generation ?? 0
    let own = grid.flatMap { try? LineRule($0.rule) }?.background(ofLine: line)
    if let own, own < rule.colors { return own }
    return rule.background(ofLine: line)
  }
}

extension Pattern {
  fileprivate init(row: [UInt8]) {
    let size = GridSize(columns: row.count, rows: 1)
    self.init(states: StateGrid(size: size, states: row))
  }

  /// The states of its first row, as wide as the file declares.
  var row: [UInt8] {
    row(from: 0, of: max(size.columns, firstRow.first + firstRow.states.count)) ?? []
  }

  /// A row of a number of columns with the pattern starting at one of them; nil if it does not fit.
  func row(from column: Int, of columns: Int) -> [UInt8]? {
    let (first, states) = firstRow
    let start = column + first
    guard start >= 0, start + states.count <= columns else { return nil }
    var row = [UInt8](repeating: 0, count: columns)
    row.replaceSubrange(start..<start + states.count, with: states)
    return row
  }

  /// The states of its first row, from the first to the last that is not 0, because the declared
  /// width may be larger.
  var firstRow: (first: Int, states: [UInt8]) {
    let own = runs.filter { $0.y == 0 }
    guard let first = own.map(\.x).min(), let end = own.map(\.maxX).max() else { return (0, []) }
    var row = [UInt8](repeating: 0, count: end - first)
    for run in own {
      for x in run.x..<run.maxX { row[x - first] = run.state }
    }
    return (first, row)
  }
}
