/// Games of Pig as they are played: the table, who decides, and what is thrown.
///
/// Games between strategies run at tens of millions of happenings a second in the memory of one:
///
///     var play = PigPlay(players: (.hold(20), .optimal), games: 1_000_000, seed: Seed(1))
///     try play.playOn { row in statistics.add(row) }
package struct PigPlay: Sendable {
  package internal(set) var game: PigGame
  package let players: (PigStrategy, PigStrategy)

  /// The number of games between strategies; games played by steps are unlimited.
  package let games: Int

  /// The player's next action, given by a step and not yet done.
  package internal(set) var told: PigAction?

  /// The action that led to this state of the game; nil before the first, and for events that
  /// follow by themselves: the opening of a turn after another, a win.
  package internal(set) var pressed: PigAction?

  private let policy: PigPolicy?
  private let fixedDice: [Int]
  private var thrown = 0
  var dice: RandomStream
  var choices: (RandomStream, RandomStream)

  /// Games between two strategies; `dice` fixes the first throws, then the seed throws.
  package init(
    players: (PigStrategy, PigStrategy), target: Int = 100, games: Int = 1, dice: [Int] = [],
    seed: Seed
  ) {
    precondition(dice.allSatisfy { 1...6 ~= $0 }, "a die shows 1 to 6")
    game = PigGame(target: target)
    self.players = players
    self.games = games
    fixedDice = dice
    self.dice = seed.stream("dice")
    choices = (seed.stream("choices of player 1"), seed.stream("choices of player 2"))
    let needsPolicy = players.0 == .optimal || players.1 == .optimal
    policy = !needsPolicy ? nil : target == 100 ? .ofHundred : PigPolicy(target: target)
  }

  /// The fixed throws that have not fallen yet.
  var diceToCome: [Int] { Array(fixedDice[thrown...]) }

  /// True if a player is controlled by steps.
  package var followsSteps: Bool { players.0 == .steps || players.1 == .steps }

  /// True if all games between strategies are over.
  package var isOver: Bool {
    (game.phase == .won || game.phase == .rules) && told == nil && !followsSteps
      && game.number >= games
  }

  /// Sets the action for the next decision: that of a player controlled by steps, or of any player
  /// if neither is.
  package mutating func tell(_ action: PigAction) { told = action }

  /// Plays on until a player must be told what to do, and passes each row to a closure.
  package mutating func playOn(_ body: (PigHappening) -> Void) throws(WorldError) {
    while let row = try next() { body(row) }
  }
}

// MARK: - What happens next

extension PigPlay {
  /// Plays the next event; nil if it has no row: all games are over, a player waits for a step, or
  /// the players have just returned to the rules.
  ///
  /// - Throws: `WorldError.notAllowed` if a player was told what the rules do not allow.
  package mutating func next() throws(WorldError) -> PigHappening? {
    switch game.phase {
    case .rules: return try begin()
    case .alert, .turn: return try decide()
    case .won: return try end()
    case .bust: pressed = nil
    case .banked:
      pressed = nil
      if game.isDecided { return game.win() }
    }
    return game.open()
  }

  /// The button of the rules or of the winner's alert that is pressed in the next tick, by a step
  /// or by itself; nil if none is.
  func nextPress(told: PigAction?) -> PigAction? {
    switch (game.phase, told) {
    case (.rules, nil): isOver ? nil : .start
    case (.rules, .roll): .start
    case (.won, nil): followsSteps || isOver ? nil : .again
    case (.won, .again), (.won, .stop): told
    default: nil
    }
  }

  private mutating func begin() throws(WorldError) -> PigHappening? {
    // Whoever rolls has pressed the button that starts a game.
    if told == .start || told == .again || told == .stop {
      _ = try takeTold()
    } else if isOver {
      return nil
    }
    pressed = .start
    return game.open()
  }

  private mutating func end() throws(WorldError) -> PigHappening? {
    if told != nil {
      pressed = try takeTold()
      if pressed == .again { return game.open() }
      game.leave()
      return nil
    }
    if followsSteps || isOver { return nil }
    pressed = .again
    return game.open()
  }

  private mutating func decide() throws(WorldError) -> PigHappening? {
    let strategy = game.player == .one ? players.0 : players.1
    if strategy == .steps || told != nil && !followsSteps {
      guard told != nil else { return nil }
      pressed = try takeTold()
    } else {
      pressed = game.phase == .alert || rollsOn(strategy) ? .roll : .bank
    }
    return pressed == .bank ? game.bank() : game.roll(throwDie())
  }

  private mutating func takeTold() throws(WorldError) -> PigAction? {
    guard let action = told else { return nil }
    told = nil
    if let reason = game.refusal(of: action) {
      throw .notAllowed(action: action.rawValue, because: reason)
    }
    return action
  }

  private mutating func throwDie() -> Int {
    guard thrown < fixedDice.count else { return 1 + dice.draw(below: 6) }
    defer { thrown += 1 }
    return fixedDice[thrown]
  }

  private mutating func rollsOn(_ strategy: PigStrategy) -> Bool {
    let own = game.total(of: game.player)
    switch strategy {
    case .hold(let points): return game.turnPoints < points
    case .goal(let points):
      return game.turnPoints < points && own + game.turnPoints < game.target
    case .optimal:
      let other = game.total(of: game.player.other)
      return policy?.rollsOn(own: own, other: other, turnPoints: game.turnPoints) ?? false
    case .random:
      let banks = game.player == .one ? choices.0.happens(1, in: 2) : choices.1.happens(1, in: 2)
      return !banks
    case .steps: return false
    }
  }
}
