internal import Patterns
internal import Playback
internal import Simulation
internal import Vocabulary

extension Pig: StoredKind {
  /// Games of dice: the table in named numbers, who plays, where the streams stand, and the fixed
  /// throws that are still to come as digits.
  func text(of state: PigWorld) -> StateText {
    let record = state.record
    var text = StateText()
    text["players"] = "\(record.player1),\(record.player2)"
    text["target"] = String(record.game.target)
    text["games"] = String(record.games)
    for (name, number) in zip(PigGame.numberNames, record.game.numbers) {
      text[name] = String(number)
    }
    text["told"] = record.told?.rawValue ?? nothing
    text["pressed"] = record.pressed?.rawValue ?? nothing
    text["throws"] = String(record.dicePosition)
    text["choices1"] = String(record.choices1Position)
    text["choices2"] = String(record.choices2Position)
    text.body = digits(of: record.dice)
    return text
  }

  func state(in text: StateText) throws(StateFault) -> LoadedState {
    let record = try pigRecord(text)
    guard record.isSound else { throw .badValue("numbers") }
    // A table is no field: what shows it is as the scenario says.
    return LoadedState(
      tick: record.tick, field: nil, window: CellRect(GridSize(columns: 1, rows: 1))
    ) { world in
      if let loaded = PigWorld(record) { world = loaded }
    }
  }

  private var nothing: String { "none" }
  private var digitsPerLine: Int { 64 }

  private func pigRecord(_ text: StateText) throws(StateFault) -> PigRecord {
    let names = (text["players"] ?? "").split(separator: ",", omittingEmptySubsequences: false)
    let players = names.compactMap { PigStrategy(String($0)) }
    guard names.count == 2, players.count == 2 else { throw .badValue("players") }
    let target = try text.number("target", in: 1...1_000_000)
    var numbers: [Int] = []
    for name in PigGame.numberNames {
      numbers.append(try text.number(name, in: 0...FilmPlan.tickLimit))
    }
    guard let game = PigGame(target: target, numbers: numbers) else { throw .badValue("numbers") }
    return PigRecord(
      tick: try text.number("tick", in: 0...FilmPlan.tickLimit), game: game,
      players: (players[0], players[1]), games: try text.number("games", in: 1...1_000_000_000),
      dice: try dice(in: text.body), dicePosition: try text.bits("throws"),
      choices1Position: try text.bits("choices1"), choices2Position: try text.bits("choices2"),
      told: try action("told", in: text), pressed: try action("pressed", in: text))
  }

  private func action(
    _ name: String, in text: StateText
  ) throws(StateFault) -> PigAction? {
    guard text[name] != nothing else { return nil }
    guard let action = text[name].flatMap(PigAction.init) else { throw .badValue(name) }
    return action
  }

  private func digits(of dice: [Int]) -> [UInt8] {
    var bytes: [UInt8] = []
    for (index, die) in dice.enumerated() {
      bytes.append(UInt8(ascii: "0") + UInt8(die))
      let endsLine = (index + 1) % digitsPerLine == 0 || index + 1 == dice.count
      if endsLine { bytes.append(UInt8(ascii: "\n")) }
    }
    return bytes
  }

  private func dice(in body: [UInt8]) throws(StateFault) -> [Int] {
    let digits = body.filter { $0 != UInt8(ascii: "\n") }
    guard digits.allSatisfy({ UInt8(ascii: "1")...UInt8(ascii: "6") ~= $0 }) else {
      throw .badValue("dice")
    }
    return digits.map { Int($0 - UInt8(ascii: "0")) }
  }
}
