extension PigWorld {
  /// Plays the next event without counting a tick. Returns nil if it has no row: all games are
  /// over, a player waits for a step, or the players have just returned to the rules.
  ///
  /// - Throws: `WorldError.notAllowed` if an instruction violates the rules.
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

  /// The button of the rules or the winner's alert that is pressed in the next tick, by a step or
  /// automatically; nil if none is.
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
    // A roll on the rules implies pressing the button that starts a game.
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
