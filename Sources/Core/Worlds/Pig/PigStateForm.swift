internal import TerrariumPlayback
internal import TerrariumSimulation
internal import TerrariumVocabulary

extension PigStrategy: StateValue {}
extension PigAction: StateValue {}
extension PigPhase: StateValue {}

extension PigPlayer: StateValue {
  package init?(stateText text: String) {
    guard let number = Int(text), let player = Self(rawValue: number) else { return nil }
    self = player
  }

  package var stateText: String { "\(rawValue)" }
}

extension Pig: StoredKind {
  private static let digitsPerLine = 64

  var unset: PigRecord { .unset }

  /// The game as named values, the positions of the random streams, and the remaining fixed throws
  /// as digits.
  var fields: [StateField<PigRecord>] {
    let counts = 0...FilmPlan.tickLimit
    return [
      .init("players", \.players) { $0.count == 2 },
      .init("target", \.game.target, in: 1...1_000_000),
      .init("games", \.games, in: 1...1_000_000_000), .tick(\.tick),
      .init("phase", \.game.phase), .init("number", \.game.number, in: counts),
      .init("turn", \.game.turn, in: counts), .init("player", \.game.player),
      .init("starter", \.game.starter), .init("total1", \.game.total1, in: counts),
      .init("total2", \.game.total2, in: counts),
      .init("turn-points", \.game.turnPoints, in: counts),
      .init("lost-points", \.game.lostPoints, in: counts), .init("die", \.game.die),
      .init("told", \.told), .init("pressed", \.pressed), .init("throws", \.dicePosition),
      .init("choices1", \.choices1Position), .init("choices2", \.choices2Position),
      .body(write: Self.digits, read: Self.readDigits), .check("numbers", \.isSound),
    ]
  }

  func record(of state: PigWorld) -> PigRecord { state.record }

  /// The loaded state. A game has no field, so its window is the scenario's.
  func loaded(_ record: PigRecord) -> LoadedState {
    LoadedState(
      tick: record.tick,
      make: PigWorld.change { world in
        if let loaded = PigWorld(record) { world = loaded }
      })
  }

  private static func digits(of record: PigRecord) -> String {
    var text = ""
    for (index, die) in record.dice.enumerated() {
      text += "\(die)"
      let endsLine = (index + 1) % digitsPerLine == 0 || index + 1 == record.dice.count
      if endsLine { text += "\n" }
    }
    return text
  }

  private static func readDigits(_ body: [UInt8], into record: inout PigRecord) throws(StateFault) {
    let digits = body.filter { $0 != UInt8(ascii: "\n") }
    guard digits.allSatisfy({ UInt8(ascii: "1")...UInt8(ascii: "6") ~= $0 }) else {
      throw .badValue("dice")
    }
    record.dice = digits.map { Int($0 - UInt8(ascii: "0")) }
  }
}
