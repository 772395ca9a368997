internal import Basics
internal import Patterns
internal import Playback
internal import Rendering
internal import Simulation
internal import Vocabulary

extension Wolfram: StoredKind {
  /// An elementary automaton: its newest line, then the lines that pictures can show, each with its
  /// number and its count.
  func text(of state: WolframWorld) -> StateText {
    let record = state.record
    var text = StateText()
    text["rule"] = record.rule.description
    text["size"] = "\(record.size)"
    text["edges"] = record.state.edges.rawValue
    text["start"] = String(record.seed.value)
    text["start-epoch"] = String(record.seed.epoch)
    text["background"] = record.state.background ? "1" : "0"
    text["first"] = String(record.state.firstColumn)
    text["columns"] = String(record.state.row.count)
    var lines = TextBytes()
    StateWords.append(record.state.row.words, to: &lines)
    lines.add("\n")
    for line in record.lines {
      for number in [line.number, line.population] {
        lines.add(number)
        lines.add(" ")
      }
      StateWords.append(line.row.words, to: &lines)
      lines.add("\n")
    }
    text.body = lines.bytes
    return text
  }

  func state(in text: StateText) throws(StateFault) -> LoadedState {
    let record = try wolframRecord(text)
    return LoadedState(
      tick: record.tick,
      field: .line(columns: record.size.columns, edges: record.state.edges),
      window: CellRect(record.size),
      make: WolframWorld.change { world throws(WorldError) in
        try Self.check(record.size)
        world.resume(from: record)
      })
  }

  private func wolframRecord(_ text: StateText) throws(StateFault) -> WolframRecord {
    let size = try text.size(limit: Wolfram.cellLimit)
    let edges = try text.edges()
    let columns = try text.number("columns", in: 0...1 << 32)
    let first = try text.number("first", in: -1 << 60...1 << 60)
    var rows = text.body[...]
    guard let rule = text["rule"].flatMap({ try? WolframRule(parsing: $0) }) else {
      throw .badValue("rule")
    }
    guard let newest = rows.takeLine(), edges == .none || columns > 0,
      let row = self.row(newest, count: columns)
    else { throw .badValue("cells") }
    let state =
      edges == .none
      ? ElementaryState(plane: row, firstColumn: first, background: text["background"] == "1")
      : ElementaryState(row, edges: edges)
    var lines: [WolframRecord.Line] = []
    while var line = rows.takeLine() {
      if line.isEmpty { continue }
      guard let number = line.takeNumber(), let population = line.takeNumber(),
        let row = self.row(line, count: size.columns)
      else { throw .badValue("cells") }
      lines.append(.init(number: number, row: row, population: population))
    }
    let record = WolframRecord(
      rule: rule, size: size, tick: try text.number("tick", in: 0...FilmPlan.tickLimit),
      seed: Seed(try text.bits("start"), epoch: try text.bits("start-epoch")), state: state,
      lines: lines)
    guard record.isSound else { throw .badValue("cells") }
    return record
  }

  private func row(_ text: ArraySlice<UInt8>, count: Int) -> PackedRow? {
    StateWords.words(text, count: (count + 63) / 64).map { PackedRow(count: count, words: $0) }
  }
}
