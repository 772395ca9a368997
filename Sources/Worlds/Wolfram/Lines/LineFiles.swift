internal import Encoding
internal import Patterns
internal import Playback
internal import Rendering
internal import Simulation
internal import Vocabulary

extension LineWolfram: PatternKind {
  /// The newest line as a pattern file of one row.
  func patternFile(of state: LineWorld, as format: Format) -> [UInt8] {
    let figure = Figure(
      states: StateGrid(
        size: GridSize(columns: state.size.columns, rows: 1), states: state.newestLine))
    let (rule, tick) = (state.rule.text, UInt128(state.tick))
    switch format {
    case .mc:
      return Macrocell(states: figure, at: Cell(0, -1)).file(rule: rule, generation: tick)
    case .rle: return figure.rle(rule: rule, generation: tick, stateCount: state.rule.colors)
    default: return figure.plaintext()
    }
  }

  /// The state from a pattern file of one row, of the same rule or of none: line 0, or the line of
  /// its generation. Of the line before nothing is known: it is all 0.
  func state(
    of pattern: Pattern, onto field: FieldShape, window: CellRect
  ) throws(Problem) -> LoadedState {
    if let text = pattern.rule {
      let own = try RuleGrid(ofRule: text).rule(on: field)
      if let other = try? LineRule(own), other != rule {
        throw .otherRule(other.text, than: rule.text)
      }
    }
    let figure = try pattern.soleFigure(states: rule.colors)
    let corner = pattern.position ?? field.size.centre(of: figure.size)
    let box = CellRect(corner: Cell(corner.x, 0), size: figure.size)
    if let problem = field.problem(of: box) { throw .step(problem) }
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

extension Figure {
  /// The states of its first row, as wide as it says to be.
  var row: [UInt8] {
    let (first, states) = firstRow
    var row = [UInt8](repeating: 0, count: max(size.columns, first + states.count))
    row.replaceSubrange(first..<first + states.count, with: states)
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
    var body: [UInt8] = []
    for whole in [record.newest, record.before] {
      body += Array("\(whole.first) \(whole.background) ".utf8) + letters(whole.cells) + [10]
    }
    for line in record.lines {
      let numbers = [UInt128(line.number)] + line.census
      body += Array(numbers.map { "\($0) " }.joined().utf8) + letters(line.cells) + [10]
    }
    text.body = body
    return text
  }

  /// A state goes on in a world of the same rule.
  func state(in text: StateText) throws(StateFault) -> LoadedState {
    guard text["rule"] == rule.text else { throw .badValue("rule") }
    var rows = text.body.split(separator: 10, omittingEmptySubsequences: true)[...]
    guard let newest = rows.popFirst().flatMap(whole), let before = rows.popFirst().flatMap(whole)
    else { throw .badValue("cells") }
    var lines: [LineRecord.Line] = []
    for row in rows {
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

  private func letters(_ cells: [UInt8]) -> [UInt8] {
    let letters = LineRule.letters.compactMap(\.asciiValue)
    return cells.map { letters[Int($0)] }
  }

  private func cells(_ letters: some Collection<UInt8>) -> [UInt8]? {
    var cells: [UInt8] = []
    for letter in letters {
      switch letter {
      case UInt8(ascii: "0")...UInt8(ascii: "9"): cells.append(letter - UInt8(ascii: "0"))
      case UInt8(ascii: "a")...UInt8(ascii: "z"): cells.append(letter - UInt8(ascii: "a") + 10)
      default: return nil
      }
    }
    return cells
  }

  /// The words of a row: so many numbers, and letters.
  private func words(
    _ row: ArraySlice<UInt8>, numbers count: Int
  ) -> (numbers: [Int], cells: [UInt8])? {
    let parts = row.split(
      separator: UInt8(ascii: " "), maxSplits: count, omittingEmptySubsequences: false)
    let numbers = parts.prefix(count).compactMap { Int(String(decoding: $0, as: UTF8.self)) }
    guard parts.count == count + 1, numbers.count == count, let cells = cells(parts[count]) else {
      return nil
    }
    return (numbers, cells)
  }

  private func whole(_ row: ArraySlice<UInt8>) -> LineRecord.Whole? {
    guard let (numbers, cells) = words(row, numbers: 2), numbers[0].magnitude <= 1 << 60,
      let background = UInt8(exactly: numbers[1])
    else { return nil }
    return .init(first: numbers[0], background: background, cells: cells)
  }

  private func line(_ row: ArraySlice<UInt8>) -> LineRecord.Line? {
    let counts = rule.colors == 2 ? 1 : rule.colors
    guard let (numbers, cells) = words(row, numbers: 1 + counts),
      numbers.allSatisfy({ $0 >= 0 })
    else { return nil }
    return .init(number: numbers[0], cells: cells, census: numbers.dropFirst().map { UInt128($0) })
  }
}
