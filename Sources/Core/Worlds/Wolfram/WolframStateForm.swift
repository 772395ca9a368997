internal import TerrariumBasics
internal import TerrariumPlayback
internal import TerrariumSimulation
internal import TerrariumVocabulary

extension Wolfram: StoredKind {
  var unset: WolframRecord {
    WolframRecord(
      rule: rule, size: GridSize(columns: 1, rows: 1), edges: .none,
      newest: WholeLine(first: 0, row: .bytes([])))
  }

  /// The newest line, and for non-elementary rules the one before it; then the lines for pictures,
  /// each with its number, census and cells.
  ///
  /// A state of one of the 256 contains its rule; others continue in a world of the same rule.
  var fields: [StateField<WolframRecord>] {
    [
      .init { record, text in
        text["rule"] = record.rule.text
      } read: { text, record throws(StateFault) in
        guard let rule = self.rule(of: text) else { throw text.ruleFault(expected: self.rule.text) }
        record.rule = rule
      },
      .size(\.size, limit: Self.cellLimit), .init("edges", \.edges), .seed("start", \.seed),
      .tick(\.tick), isElementary ? Self.bits : Self.letters(colors: rule.colors),
      .check("cells", \.isSound),
    ]
  }

  func record(of state: WolframWorld) -> WolframRecord { state.record }

  func loaded(_ record: WolframRecord) -> LoadedState {
    LoadedState(
      tick: record.tick, field: FieldShape(lineOf: record.size, edges: record.edges),
      window: CellRect(record.size), rule: record.rule.written,
      make: WolframWorld.change { world throws(WorldError) in
        try Self.check(record.size, under: record.rule)
        world.resume(from: record)
      })
  }

  private func rule(of text: StateText) -> LineFamily? {
    guard isElementary else { return text["rule"] == rule.text ? rule : nil }
    return text["rule"].flatMap { try? WolframRule(parsing: $0) }.map { .elementary($0) }
  }

  /// The lines of one of the 256: the place of the newest one as named values, and words of bits.
  private static var bits: StateField<WolframRecord> {
    StateField { record, text in
      text["background"] = "\(record.newest.background)"
      text["first"] = "\(record.newest.first)"
      text["columns"] = "\(record.newest.row.count)"
      var lines = TextBytes()
      add(record.newest.row, to: &lines)
      add(record.lines, to: &lines)
      text.body = lines.bytes
    } read: { text, record throws(StateFault) in
      let count = try text.number("columns", in: 0...1 << 32)
      let first = try text.number("first", in: -1 << 60...1 << 60)
      var rows = text.body[...]
      guard let row = rows.takeLine().flatMap({ words($0, count: count) }) else {
        throw .badValue("cells")
      }
      let isLit = record.edges == .none && text["background"] == "1"
      record.newest = WholeLine(first: first, background: isLit ? 1 : 0, row: row)
      let columns = record.size.columns
      record.lines = try lines(&rows, counts: 1) { words($0, count: columns) }
    }
  }

  private static func words(_ text: ArraySlice<UInt8>, count: Int) -> LineRow? {
    StateWords.words(text, count: (count + 63) / 64).map {
      .bits(PackedRow(count: count, words: $0))
    }
  }

  /// The lines of another rule: the last two, each with its place, as letters.
  private static func letters(colors: Int) -> StateField<WolframRecord> {
    StateField { record, text in
      var lines = TextBytes()
      for whole in [record.newest, record.before].compactMap(\.self) {
        lines.add("\(whole.first) \(whole.background) ")
        add(whole.row, to: &lines)
      }
      add(record.lines, to: &lines)
      text.body = lines.bytes
    } read: { text, record throws(StateFault) in
      var rows = text.body[...]
      guard let newest = rows.takeLine().flatMap(whole), let before = rows.takeLine().flatMap(whole)
      else { throw .badValue("cells") }
      (record.newest, record.before) = (newest, before)
      record.lines = try lines(&rows, counts: colors == 2 ? 1 : colors, cells: cells)
    }
  }

  private static let letters = LineRule.letters.compactMap(\.asciiValue)

  private static func add(_ row: LineRow, to text: inout TextBytes) {
    switch row {
    case .bits(let row): StateWords.append(row.words, to: &text)
    case .bytes(let states): for state in states { text.add(letters[Int(state)]) }
    }
    text.add("\n")
  }

  private static func add(_ lines: [ShownLine], to text: inout TextBytes) {
    for line in lines {
      text.add("\(line.number) " + line.census.map { "\($0) " }.joined())
      add(line.row, to: &text)
    }
  }

  private static func cells(_ letters: ArraySlice<UInt8>) -> LineRow? {
    var cells: [UInt8] = []
    cells.reserveCapacity(letters.count)
    for letter in letters {
      switch letter {
      case UInt8(ascii: "0")...UInt8(ascii: "9"): cells.append(letter - UInt8(ascii: "0"))
      case UInt8(ascii: "a")...UInt8(ascii: "z"): cells.append(letter - UInt8(ascii: "a") + 10)
      default: return nil
      }
    }
    return .bytes(cells)
  }

  private static func whole(_ row: ArraySlice<UInt8>) -> WholeLine? {
    var rest = row
    let isLeft = rest.first == UInt8(ascii: "-")
    if isLeft { rest.removeFirst() }
    guard let first = rest.takeNumber(), first <= 1 << 60,
      let background = rest.takeNumber().flatMap({ UInt8(exactly: $0) }), let cells = cells(rest)
    else { return nil }
    return WholeLine(first: isLeft ? -first : first, background: background, row: cells)
  }

  private static func lines(
    _ rows: inout ArraySlice<UInt8>, counts: Int, cells: (ArraySlice<UInt8>) -> LineRow?
  ) throws(StateFault) -> [ShownLine] {
    var lines: [ShownLine] = []
    while let row = rows.takeLine() {
      if row.isEmpty { continue }
      guard let line = line(row, counts: counts, cells: cells) else { throw .badValue("cells") }
      lines.append(line)
    }
    return lines
  }

  private static func line(
    _ row: ArraySlice<UInt8>, counts: Int, cells: (ArraySlice<UInt8>) -> LineRow?
  ) -> ShownLine? {
    var rest = row
    guard let number = rest.takeNumber() else { return nil }
    var census: [UInt128] = []
    for _ in 0..<counts {
      guard let count = rest.takeNumber() else { return nil }
      census.append(UInt128(count))
    }
    return cells(rest).map { ShownLine(number: number, row: $0, census: census) }
  }
}
