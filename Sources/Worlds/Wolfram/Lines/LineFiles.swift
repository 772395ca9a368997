internal import Basics
internal import Encoding
internal import Patterns
internal import Playback
internal import Rendering
internal import Simulation
internal import Vocabulary

extension LineWolfram: PatternKind {
  /// The newest line as a pattern file of one row.
  func patternFile(of state: LineWorld, as format: Format) -> [UInt8] {
    LineFile(
      row: state.newestLine, rule: state.rule.text, colors: state.rule.colors,
      edges: state.edges, tick: state.tick
    ).bytes(format)
  }

  /// The state from a pattern file of one row, of the same rule or of none: line 0, or the line of
  /// its generation. Of the line before nothing is known: it is all 0.
  func state(
    of pattern: Pattern, onto field: FieldShape, window: CellRect
  ) throws(Problem) -> LoadedState {
    let grid = try pattern.rule.map { text throws(Problem) in try RuleGrid(ofRule: text) }
    if let own = try grid?.rule(on: field), let other = try? LineRule(own), other != rule {
      throw .otherRule(other.text, than: rule.text)
    }
    let figure = try pattern.soleFigure(states: rule.colors)
    let box = try pattern.box(of: figure, grid, on: field)
    let tick = pattern.generation.flatMap { Int(exactly: $0) } ?? 0
    guard tick <= FilmPlan.tickLimit else { throw .tooManyTicks(limit: FilmPlan.tickLimit) }
    let (first, row) = figure.firstRow
    return LoadedState(
      tick: tick, field: field, window: window,
      make: LineWorld.change { world throws(WorldError) in
        var record = world.record
        let width = field.edges == .none ? 0 : field.size.columns
        let blank = LineRecord.Whole(
          first: 0, background: 0, cells: [UInt8](repeating: 0, count: width))
        (record.tick, record.newest, record.before, record.lines) = (tick, blank, blank, [])
        world.resume(from: record)
        for state in Set(row) where state > 0 {
          try world.set(
            state,
            at: row.indices.filter { row[$0] == state }.map {
              field.cell(Cell($0 + first + box.x, 0)).x
            })
        }
      })
  }
}

/// A line as a pattern file of one row, which goes on from there as the film does: where it ends,
/// its grid stands behind the rule.
struct LineFile {
  let row: [UInt8]
  let rule: String
  let colors: Int
  let edges: Edges
  let tick: Int

  func bytes(_ format: Format) -> [UInt8] {
    let size = GridSize(columns: row.count, rows: 1)
    let figure = Figure(states: StateGrid(size: size, states: row))
    let grid = edges == .none ? "" : LifeRule.Bounds(edges: edges, size: size).text
    switch format {
    case .mc:
      // The middle of a grid is cell [0, 0] of its files.
      let corner = Cell(edges == .none ? 0 : -(row.count / 2), -1)
      return Macrocell(figure, at: corner, ofTwo: colors == 2)
        .file(rule: rule + grid, generation: UInt128(tick))
    case .rle:
      return figure.rle(rule: rule + grid, generation: UInt128(tick), stateCount: colors)
    default: return figure.plaintext()
    }
  }
}

extension Figure {
  /// The states of its first row, as wide as it says to be.
  var row: [UInt8] {
    let (first, states) = firstRow
    var row = [UInt8](repeating: 0, count: max(size.columns, first + states.count))
    row.replaceSubrange(first..<first + states.count, with: states)
    return row
  }

  /// A row of so many columns that has it from one of them on; nil where it does not fit.
  func row(from column: Int, of columns: Int) -> [UInt8]? {
    let (first, states) = firstRow
    let start = column + first
    guard start >= 0, start + states.count <= columns else { return nil }
    var row = [UInt8](repeating: 0, count: columns)
    row.replaceSubrange(start..<start + states.count, with: states)
    return row
  }

  /// The states of its first row, from the first to the last that is not 0: a file may say to be
  /// wider than all that lives.
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

extension LineWolfram: StoredKind {
  /// Its last two lines, then the lines that pictures can show, each with its number, its census and
  /// its colours.
  func text(of state: LineWorld) -> StateText {
    let record = state.record
    var text = StateText()
    text["rule"] = state.rule.text
    text["size"] = "\(record.size)"
    text["edges"] = record.edges.rawValue
    text["start"] = String(record.seed.value)
    text["start-epoch"] = String(record.seed.epoch)
    var body = TextBytes()
    for whole in [record.newest, record.before] {
      body.add("\(whole.first) \(whole.background) ")
      add(whole.cells, to: &body)
    }
    for line in record.lines {
      body.add(line.number)
      for count in line.census {
        body.add(" ")
        body.add(Int(clamping: count))
      }
      body.add(" ")
      add(line.cells, to: &body)
    }
    text.body = body.bytes
    return text
  }

  /// A state goes on in a world of the same rule.
  func state(in text: StateText) throws(StateFault) -> LoadedState {
    guard text["rule"] == rule.text else { throw .badValue("rule") }
    var rows = text.body[...]
    guard let newest = rows.takeLine().flatMap(whole), let before = rows.takeLine().flatMap(whole)
    else { throw .badValue("cells") }
    var lines: [LineRecord.Line] = []
    while let row = rows.takeLine() {
      guard !row.isEmpty else { continue }
      guard let line = line(row) else { throw .badValue("cells") }
      lines.append(line)
    }
    let record = LineRecord(
      size: try text.size(limit: Wolfram.cellLimit), edges: try text.edges(),
      tick: try text.number("tick", in: 0...FilmPlan.tickLimit),
      seed: Seed(try text.bits("start"), epoch: try text.bits("start-epoch")), newest: newest,
      before: before, lines: lines)
    guard record.isSound(colors: rule.colors) else { throw .badValue("cells") }
    return LoadedState(
      tick: record.tick, field: .line(columns: record.size.columns, edges: record.edges),
      window: CellRect(record.size),
      make: LineWorld.change { [rule = self.rule] world throws(WorldError) in
        try Self.check(record.size, of: rule)
        world.resume(from: record)
      })
  }

  private static let letters = LineRule.letters.compactMap(\.asciiValue)

  private func add(_ cells: [UInt8], to text: inout TextBytes) {
    for cell in cells { text.add(Self.letters[Int(cell)]) }
    text.add("\n")
  }

  private func cells(_ letters: ArraySlice<UInt8>) -> [UInt8]? {
    var cells: [UInt8] = []
    cells.reserveCapacity(letters.count)
    for letter in letters {
      switch letter {
      case UInt8(ascii: "0")...UInt8(ascii: "9"): cells.append(letter - UInt8(ascii: "0"))
      case UInt8(ascii: "a")...UInt8(ascii: "z"): cells.append(letter - UInt8(ascii: "a") + 10)
      default: return nil
      }
    }
    return cells
  }

  private func whole(_ row: ArraySlice<UInt8>) -> LineRecord.Whole? {
    var rest = row
    let isLeft = rest.first == UInt8(ascii: "-")
    if isLeft { rest.removeFirst() }
    guard let first = rest.takeNumber(), first <= 1 << 60,
      let background = rest.takeNumber().flatMap({ UInt8(exactly: $0) }), let cells = cells(rest)
    else { return nil }
    return .init(first: isLeft ? -first : first, background: background, cells: cells)
  }

  private func line(_ row: ArraySlice<UInt8>) -> LineRecord.Line? {
    var rest = row
    guard let number = rest.takeNumber() else { return nil }
    var census: [UInt128] = []
    for _ in 0..<(rule.colors == 2 ? 1 : rule.colors) {
      guard let count = rest.takeNumber() else { return nil }
      census.append(UInt128(count))
    }
    return cells(rest).map { .init(number: number, cells: $0, census: census) }
  }
}
