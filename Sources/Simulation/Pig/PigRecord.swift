/// Where games of Pig stand, in plain numbers: what a file must hold beside the settings, so that
/// they go on another day as if nothing had been.
public struct PigRecord: Hashable, Sendable {
  /// How many ticks have passed.
  public var tick: Int

  /// The table.
  public var game: PigGame

  /// How many of the fixed throws are used up.
  public var thrown: Int

  /// Where the streams stand: of the die, and of each player's choices.
  public var dicePosition: UInt64
  public var choices1Position: UInt64
  public var choices2Position: UInt64

  /// What was told and is not done yet, and what was pressed last.
  public var told: PigAction?
  public var pressed: PigAction?

  /// A record of these values.
  public init(
    tick: Int, game: PigGame, thrown: Int, dicePosition: UInt64, choices1Position: UInt64,
    choices2Position: UInt64, told: PigAction?, pressed: PigAction?
  ) {
    self.tick = tick
    self.game = game
    self.thrown = thrown
    self.dicePosition = dicePosition
    self.choices1Position = choices1Position
    self.choices2Position = choices2Position
    self.told = told
    self.pressed = pressed
  }
}

extension PigWorld {
  /// Where the games stand now.
  public var record: PigRecord {
    PigRecord(
      tick: tick, game: play.game, thrown: play.thrown, dicePosition: play.dice.position,
      choices1Position: play.choices.0.position, choices2Position: play.choices.1.position,
      told: play.told, pressed: play.pressed)
  }

  /// Takes up games of the same settings where a record of them stands; the record must be sound.
  public mutating func resume(from record: PigRecord) {
    tick = record.tick
    lastHappening = nil
    play.game = record.game
    play.thrown = record.thrown
    play.dice.position = record.dicePosition
    play.choices.0.position = record.choices1Position
    play.choices.1.position = record.choices2Position
    play.told = record.told
    play.pressed = record.pressed
  }
}

extension PigGame {
  /// The names of a table's numbers, in the order of `numbers`.
  public static let numberNames = [
    "phase", "number", "turn", "player", "starter", "total1", "total2", "turn-points",
    "lost-points", "die",
  ]

  /// A table in numbers: phases and players by their place, no die as 0.
  public var numbers: [Int] {
    [
      PigPhase.allCases.firstIndex(of: phase) ?? 0, number, turn, player.rawValue,
      starter.rawValue, total1, total2, turnPoints, lostPoints, die ?? 0,
    ]
  }

  /// The table of these numbers; nil where no table can be so, as from a damaged file.
  public init?(target: Int, numbers: [Int]) {
    guard target > 0, numbers.count == Self.numberNames.count, !numbers.contains(where: { $0 < 0 }),
      PigPhase.allCases.indices.contains(numbers[0]), let player = PigPlayer(rawValue: numbers[3]),
      let starter = PigPlayer(rawValue: numbers[4]), numbers[9] <= 6
    else { return nil }
    self.init(target: target)
    phase = PigPhase.allCases[numbers[0]]
    (number, turn, self.player, self.starter) = (numbers[1], numbers[2], player, starter)
    (total1, total2, turnPoints, lostPoints) = (numbers[5], numbers[6], numbers[7], numbers[8])
    die = numbers[9] == 0 ? nil : numbers[9]
    guard isSound else { return nil }
  }

  /// Whether the rules can lead here: only banking wins, and only the one whose turn it is.
  private var isSound: Bool {
    guard total(of: player.other) < target else { return false }
    switch phase {
    case .won: return total(of: player) >= target
    case .banked, .rules: return true
    case .alert, .turn, .bust: return total(of: player) < target
    }
  }
}
