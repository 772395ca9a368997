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
      .tick(\.tick), lines, .check("cells", \.isSound),
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

  private func rule(of text: StateText) -> LineRule? {
    guard rule.isElementary else { return text["rule"] == rule.text ? rule : nil }
    return text["rule"].flatMap { try? LineRule($0) }.flatMap { $0.isElementary ? $0 : nil }
  }

  /// The newest line, and for other rules than the 256 the one before it, with their places and
  /// backgrounds; then the lines for pictures, each with its number and census. Cells are words of
  /// bits, or letters.
  private var lines: StateField<WolframRecord> {
    StateField { record, text in
      var lines = TextBytes()
      for whole in [record.newest, record.before].compactMap(\.self) {
        lines.add("\(whole.first) \(whole.background) \(whole.row.count) ")
        Self.add(whole.row, to: &lines)
      }
      for line in record.lines {
        lines.add("\(line.number) " + line.census.map { "\($0) " }.joined())
        Self.add(line.row, to: &lines)
      }
      text.body = lines.bytes
    } read: { text, record throws(StateFault) in
      var rows = text.body[...]
      guard let newest = rows.takeLine().flatMap(whole) else { throw .badValue("cells") }
      record.newest = newest
      if !rule.isElementary {
        guard let before = rows.takeLine().flatMap(whole) else { throw .badValue("cells") }
        record.before = before
      }
      while let row = rows.takeLine() {
        guard let line = shownLine(row, columns: record.size.columns) else {
          throw .badValue("cells")
        }
        record.lines.append(line)
      }
    }
  }

  private static func add(_ row: LineRow, to text: inout TextBytes) {
    switch row {
    case .bits(let row): StateWords.append(row.words, to: &text)
    case .bytes(let states): for state in states { text.add(letters[Int(state)]) }
    }
    text.add("\n")
  }

  private static let letters = LineRule.letters.compactMap(\.asciiValue)

  private func cells(_ text: ArraySlice<UInt8>, count: Int) -> LineRow? {
    if rule.isElementary {
      let words = StateWords.words(text, count: (count + 63) / 64)
      return words.map { .bits(PackedRow(count: count, words: $0)) }
    }
    guard text.count == count else { return nil }
    var cells: [UInt8] = []
    cells.reserveCapacity(count)
    for letter in text {
      switch letter {
      case UInt8(ascii: "0")...UInt8(ascii: "9"): cells.append(letter - UInt8(ascii: "0"))
      case UInt8(ascii: "a")...UInt8(ascii: "z"): cells.append(letter - UInt8(ascii: "a") + 10)
      default: return nil
      }
    }
    return .bytes(cells)
  }

  private func whole(_ row: ArraySlice<UInt8>) -> WholeLine? {
    var rest = row
    let isLeft = rest.first == UInt8(ascii: "-")
    if isLeft { rest.removeFirst() }
    guard let first = rest.takeNumber(), first <= 1 << 60,
      let background = rest.takeNumber().flatMap({ UInt8(exactly: $0) }),
      let count = rest.takeNumber(), count <= 1 << 32, let cells = cells(rest, count: count)
    else { return nil }
    return WholeLine(first: isLeft ? -first : first, background: background, row: cells)
  }

  private func shownLine(_ row: ArraySlice<UInt8>, columns: Int) -> ShownLine? {
    var rest = row
    guard let number = rest.takeNumber() else { return nil }
    var census: [UInt128] = []
    for _ in 0..<rule.counts {
      guard let count = rest.takeNumber() else { return nil }
      census.append(UInt128(count))
    }
    return cells(rest, count: columns).map { ShownLine(number: number, row: $0, census: census) }
  }
}
