extension MonsterWorld {
  /// Advances by a second, after all pending moments.
  mutating func passSecond() {
    while hasMoment { showMoment() }
    state.seconds += 1
    (state.pressed, state.pace) = (nil, .tick)
    let (place, count) = (state.place, state.lastNumber)
    walk()
    refresh()
    // The monsters in sight change when somebody moves, leaves or appears.
    if state.place != place || state.lastNumber != count { look() }
    decide()
  }

  // MARK: - Walking

  /// Walks for a second, if the map is open and the player is not waiting.
  private mutating func walk() {
    if state.waiting > 0 {
      state.waiting -= 1
      return
    }
    guard state.screen == .map else { return }
    if let target = state.target {
      state.popup = nil
      if step(to: target) { state.target = nil }
    } else {
      switch way {
      case .none: return
      case .track(let track): walk(along: track)
      case .hunt:
        state.popup = nil
        if let nearest { state.heading = state.place.bearing(to: nearest.place) }
        state.place = state.place.destination(bearing: state.heading, metres: speed)
      }
    }
    state.trail.add(state.place)
    state.view.follow(state.place)
  }

  /// Continues along a track, or returns to where it was left.
  private mutating func walk(along track: WalkTrack) {
    guard state.trackSeconds < track.wholeSeconds else { return }
    state.popup = nil
    let left = track.place(at: Double(state.trackSeconds))
    guard state.place == left || state.place.distance(to: left) < 0.001 else {
      _ = step(to: left)
      return
    }
    state.trackSeconds += 1
    let next = track.place(at: Double(state.trackSeconds))
    if next != state.place { state.heading = state.place.bearing(to: next) }
    state.place = next
  }

  /// Walks straight towards a place for a second; returns true if it is reached.
  private mutating func step(to target: GeoPoint) -> Bool {
    let metres = state.place.distance(to: target)
    if metres > 0 { state.heading = state.place.bearing(to: target) }
    guard metres > speed else {
      state.place = target
      return true
    }
    state.place = state.place.destination(bearing: state.heading, metres: speed)
    return false
  }

  // MARK: - Monsters

  /// Opens the map; the first time, monsters appear.
  mutating func openMap() {
    state.screen = .map
    guard state.openedAt == nil else { return }
    state.openedAt = state.seconds
    for _ in 0..<HuntRules.monstersAtStart { appear() }
    look()
  }

  /// Replaces some monsters every five minutes after the map was opened.
  private mutating func refresh() {
    guard let openedAt = state.openedAt,
      (state.seconds - openedAt) % HuntRules.secondsBetweenRefreshes == 0
    else { return }
    var staying: [Monster] = []
    for monster in state.monsters {
      if state.streams.leaving.happens(HuntRules.leaveChance) {
        untold.append(monster.happening("left"))
      } else {
        staying.append(monster)
      }
    }
    state.monsters = staying
    for _ in 0..<HuntRules.newcomers { appear() }
  }

  private mutating func appear() {
    let kinds = MonsterKind.allCases
    state.lastNumber += 1
    let monster = Monster(
      number: state.lastNumber, kind: kinds[state.streams.kinds.draw(below: kinds.count)],
      place: state.place.somewhere(within: HuntRules.spread, using: &state.streams.places))
    state.monsters.append(monster)
    let (latitude, longitude) = (monster.place.latitude, monster.place.longitude)
    untold.append(
      monster.happening(
        "appeared", [.init("lat", .decimal(latitude)), .init("lon", .decimal(longitude))]))
  }

  /// Updates the monsters in sight, and reports new ones.
  private mutating func look() {
    var seen: [Int] = []
    var known = state.inSight[...]
    for monster in state.monsters {
      while let first = known.first, first < monster.number { known.removeFirst() }
      guard state.place.isPerhaps(within: HuntRules.sight, of: monster.place) else { continue }
      let metres = state.place.distance(to: monster.place)
      guard metres <= HuntRules.sight else { continue }
      seen.append(monster.number)
      if known.first != monster.number {
        untold.append(monster.happening("sighted", [.init("metres", .number(Self.whole(metres)))]))
      }
    }
    if seen != state.inSight { state.inSight = seen }
  }

  /// Metres for messages, rounded up.
  static func whole(_ metres: Double) -> Int { Int(metres.rounded(.up)) }

  /// The monster on the map with a number.
  package func monster(_ number: Int) -> Monster? { state.monsters.first { $0.number == number } }

  /// The nearest monster in sight; of two equally near ones, the older.
  package var nearest: Monster? {
    var nearest: (monster: Monster, metres: Double)?
    for number in state.inSight {
      guard let monster = monster(number) else { continue }
      let metres = state.place.distance(to: monster.place)
      if metres < nearest?.metres ?? .infinity { nearest = (monster, metres) }
    }
    return nearest?.monster
  }
}
