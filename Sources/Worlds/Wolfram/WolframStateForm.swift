internal import Patterns
internal import Playback
internal import Rendering
internal import Simulation
internal import Vocabulary

extension Wolfram: StoredKind {
  var unset: WolframRecord {
    WolframRecord(
      rule: rule, size: GridSize(columns: 1, rows: 1), edges: .none,
      newest: WholeLine(first: 0, row: .bytes([])))
  }

  /// The newest line, and under rules that are none of the 256 the one before it; then the lines that
  /// pictures can show, each with its number, its census and its cells.
  ///
  /// One of the 256 brings its rule along; under others a state goes on in a world of the same rule.
  var fields: [StateField<WolframRecord>] {
    [
      .init { record, text in
        text["rule"] = record.rule.text
      } read: { text, record throws(StateFault) in
        guard let rule = self.rule(of: text) else { throw .badValue("rule") }
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
      tick: record.tick, field: .line(columns: record.size.columns, edges: record.edges),
      window: CellRect(record.size),
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
      let lines = record.lines.map { "\($0.number) \($0.census[0]) " + words($0.row) }
      text.body = Array(([words(record.newest.row)] + lines).map { $0 + "\n" }.joined().utf8)
    } read: { text, record throws(StateFault) in
      let count = try text.number("columns", in: 0...1 << 32)
      let first = try text.number("first", in: -1 << 60...1 << 60)
      var rows = text.body.split(separator: 10, omittingEmptySubsequences: false)[...]
      guard let row = rows.popFirst().flatMap({ words($0, count: count) }) else {
        throw .badValue("cells")
      }
      let isLit = record.edges == .none && text["background"] == "1"
      record.newest = WholeLine(first: first, background: isLit ? 1 : 0, row: row)
      for row in rows where !row.isEmpty {
        let columns = record.size.columns
        guard let line = line(row, counts: 1, cells: { words($0, count: columns) }) else {
          throw .badValue("cells")
        }
        record.lines.append(line)
      }
    }
  }

  private static func words(_ row: LineRow) -> String {
    guard case .bits(let row) = row else { preconditionFailure("a row of an elementary line") }
    return StateWords.text(row.words)
  }

  private static func words(_ text: some Collection<UInt8>, count: Int) -> LineRow? {
    StateWords.words(text, count: (count + 63) / 64).map {
      .bits(PackedRow(count: count, words: $0))
    }
  }

  /// The lines of another rule: the last two, each behind its place, and letters.
  private static func letters(colors: Int) -> StateField<WolframRecord> {
    .body { record in
      let wholes = [record.newest, record.before].compactMap(\.self).map {
        "\($0.first) \($0.background) " + letters($0.row)
      }
      let lines = record.lines.map { line in
        "\(line.number) " + line.census.map { "\($0) " }.joined() + letters(line.row)
      }
      return (wholes + lines).map { $0 + "\n" }.joined()
    } read: { body, record throws(StateFault) in
      var rows = body.split(separator: 10, omittingEmptySubsequences: true)[...]
      guard let newest = rows.popFirst().flatMap(whole), let before = rows.popFirst().flatMap(whole)
      else { throw .badValue("cells") }
      (record.newest, record.before) = (newest, before)
      for row in rows {
        guard let line = line(row, counts: colors == 2 ? 1 : colors, cells: cells) else {
          throw .badValue("cells")
        }
        record.lines.append(line)
      }
    }
  }

  private static func letters(_ row: LineRow) -> String {
    let letters = LineRule.letters.compactMap(\.asciiValue)
    return String(decoding: row.states.map { letters[Int($0)] }, as: UTF8.self)
  }

  private static func cells(_ letters: ArraySlice<UInt8>) -> LineRow? {
    var cells: [UInt8] = []
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
    guard let (numbers, cells) = parts(of: row, numbers: 2, cells: cells),
      numbers[0].magnitude <= 1 << 60, let background = UInt8(exactly: numbers[1])
    else { return nil }
    return WholeLine(first: numbers[0], background: background, row: cells)
  }

  private static func line(
    _ row: ArraySlice<UInt8>, counts: Int, cells: (ArraySlice<UInt8>) -> LineRow?
  ) -> ShownLine? {
    guard let (numbers, cells) = parts(of: row, numbers: 1 + counts, cells: cells),
      numbers.allSatisfy({ $0 >= 0 })
    else { return nil }
    return ShownLine(
      number: numbers[0], row: cells, census: numbers.dropFirst().map { UInt128($0) })
  }

  /// The words of a row: so many numbers, and cells.
  private static func parts(
    of row: ArraySlice<UInt8>, numbers count: Int, cells: (ArraySlice<UInt8>) -> LineRow?
  ) -> (numbers: [Int], cells: LineRow)? {
    let parts = row.split(
      separator: UInt8(ascii: " "), maxSplits: count, omittingEmptySubsequences: false)
    let numbers = parts.prefix(count).compactMap { Int(String(decoding: $0, as: UTF8.self)) }
    guard parts.count == count + 1, numbers.count == count, let cells = cells(parts[count]) else {
      return nil
    }
    return (numbers, cells)
  }
}
