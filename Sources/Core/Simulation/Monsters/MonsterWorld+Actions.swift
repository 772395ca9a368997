extension MonsterWorld {
  /// Gives the player an instruction, which is carried out in the following moments and seconds.
  ///
  /// - Throws: `WorldError.notAllowed` if it is not possible now.
  package mutating func perform(_ action: HuntAction) throws(WorldError) {
    if let reason = refusal(of: action) {
      throw .notAllowed(action: action.name, because: reason)
    }
    state.pressed = nil
    switch action {
    case .wait(let seconds): state.waiting = seconds
    case .walk(let target):
      state.target = target
    case .deny, .grant:
      // An answer implies that the question was asked.
      if state.screen == .request, state.popup == nil { state.moments.append(.outcome(.ask)) }
      state.moments.append(.outcome(action))
    case .tap(let number):
      guard let monster = number.map(monster) ?? nearest else { return }
      state.popup = nil
      state.moments += Self.tap(monster)
    case .try: state.moments += Self.tryIt
    case .zoomIn, .zoomOut, .locate, .team:
      state.popup = nil
      state.moments.append(.outcome(action))
    case .ask, .back: state.moments.append(.outcome(action))
    }
  }

  private static func tap(_ monster: Monster) -> [HuntMoment] {
    [.press(.monster(number: monster.number)), .outcome(.tap(number: monster.number))]
  }

  private static let tryIt: [HuntMoment] = [.press(.try), .outcome(.try)]

  /// Chooses the next action of a hunter, if it takes no time.
  mutating func decide() {
    guard hunts, state.moments.isEmpty else { return }
    switch (state.screen, state.popup) {
    case (.map, nil):
      guard let nearest, state.place.distance(to: nearest.place) <= HuntRules.reach else { return }
      state.moments = Self.tap(nearest)
    case (.encounter, nil), (.encounter, .missed): state.moments = Self.tryIt
    case (.encounter, _): state.moments = [.outcome(.back)]
    default: return
    }
  }

  /// Carries out an allowed action.
  mutating func finish(_ action: HuntAction) {
    switch action {
    case .ask: state.popup = .question
    case .deny: (state.popup, state.screen) = (nil, .denied)
    case .grant:
      state.popup = nil
      openMap()
    case .zoomIn: zoom(by: 1)
    case .zoomOut: zoom(by: -1)
    case .locate:
      state.view.centre = state.place
      (state.pressed, state.pace) = (.locate, .press)
    case .tap(let number): tap(number ?? 0)
    case .try: tryToCatch()
    case .team: state.screen = .team
    case .back: goBack()
    case .walk, .wait: break
    }
  }

  private mutating func zoom(by steps: Int) {
    state.view.zoom += steps
    state.view.follow(state.place)
    (state.pressed, state.pace) = (steps > 0 ? .zoomIn : .zoomOut, .press)
  }

  private mutating func tap(_ number: Int) {
    guard let monster = monster(number) else { return }
    let metres = state.place.distance(to: monster.place)
    untold.append(monster.happening("tapped", [.init("metres", .number(Self.whole(metres)))]))
    guard metres <= HuntRules.reach else {
      state.popup = .far(metres: Self.whole(metres))
      return
    }
    state.monsters.removeAll { $0.number == number }
    state.inSight.removeAll { $0 == number }
    let range = HuntRules.levels
    let encounter = HuntEncounter(
      number: number, kind: monster.kind,
      level: range.lowerBound + state.streams.levels.draw(below: range.count))
    state.encounter = encounter
    state.screen = .encounter
    untold.append(encounter.happening("opened"))
  }

  private mutating func tryToCatch() {
    guard var encounter = state.encounter else { return }
    encounter.tries += 1
    state.encounter = encounter
    let result: HuntEncounter.TryResult
    if state.streams.catches.happens(HuntRules.catchChance) {
      (result, state.popup) = (.caught, .caught)
      state.team.append(
        TeamMember(
          kind: encounter.kind, level: encounter.level,
          caught: .init(second: state.seconds, number: encounter.number)))
    } else if state.streams.flights.happens(HuntRules.fleeChance) {
      (result, state.popup) = (.fled, .fled)
    } else {
      (result, state.popup) = (.missed, .missed)
    }
    untold.append(encounter.happening("try", [.init("result", .text(result.rawValue))]))
  }

  private mutating func goBack() {
    if state.popup == .missed || state.screen == .map {
      state.popup = nil
      return
    }
    (state.popup, state.encounter) = (nil, nil)
    state.screen = .map
  }
}

// MARK: - Permission

extension MonsterWorld {
  /// The reason why an action is not allowed now; nil if it is.
  package func refusal(of action: HuntAction) -> String? {
    if case .wait = action { return nil }
    switch state.screen {
    case .request, .denied: return refusalWithoutPlace(action)
    case .map: return refusalOnMap(action)
    case .encounter: return refusalInEncounter(action)
    case .team:
      return action == .back ? nil : Self.refusalAway(action, from: "the team is shown")
    }
  }

  private func refusalWithoutPlace(_ action: HuntAction) -> String? {
    let isDenied = state.screen == .denied
    return switch action {
    case .grant: nil
    case .deny: isDenied ? "the permission is denied already" : nil
    case .ask where isDenied:
      "the question is asked once; 'permit: grant' gives the permission in the settings"
    case .ask: state.popup == nil ? nil : "the question is shown already"
    default: "the player's place is not known before 'permit: grant'"
    }
  }

  private func refusalOnMap(_ action: HuntAction) -> String? {
    switch action {
    case .ask, .deny, .grant: return "the permission is given already"
    case .try: return "no monster is being caught; 'tap' one first"
    case .back: return state.popup == nil ? "the map is open, and no popup over it" : nil
    case .zoomIn:
      return state.view.zoom < MapView.zooms.upperBound ? nil : "the map is as near as it goes"
    case .zoomOut:
      return state.view.zoom > MapView.zooms.lowerBound ? nil : "the map is as far as it goes"
    case .tap(nil): return state.inSight.isEmpty ? "no monster is within 300 m" : nil
    case .tap(let number?):
      if state.inSight.contains(number) { return nil }
      return monster(number) == nil
        ? "monster \(number) is not on the map" : "monster \(number) is not within 300 m"
    case .walk(let target):
      return state.place.leadsOverPole(to: target)
        ? "the way there leads over latitude 85; walk round the pole" : nil
    case .locate, .team, .wait: return nil
    }
  }

  private func refusalInEncounter(_ action: HuntAction) -> String? {
    switch (action, state.popup) {
    case (.back, _), (.try, nil), (.try, .missed): nil
    case (.try, .caught): "the monster is caught; go 'back' to the map"
    case (.try, _): "the monster has fled; go 'back' to the map"
    default: Self.refusalAway(action, from: "a monster is being caught")
    }
  }

  private static func refusalAway(_ action: HuntAction, from screen: String) -> String {
    switch action {
    case .ask, .deny, .grant: "the permission is given already"
    case .try: "no monster is being caught; go 'back' to the map and 'tap' one"
    default: "\(screen); go 'back' to the map first"
    }
  }
}
