internal import Playback
internal import Simulation
internal import Vocabulary

extension Monsters: StoredKind {
  /// A walk: what is shown, where the player is and where the streams stand as named values; then a
  /// line for each monster, member of the team, moment that is due, and place of the trail.
  func text(of world: MonsterWorld) -> StateText {
    let state = world.state
    var text = StateText()
    text["opened"] = state.openedAt.map(String.init) ?? nothing
    text["screen"] = state.screen.rawValue
    text["popup"] = state.popup.map(Self.word) ?? nothing
    text["pressed"] = state.pressed.map(Self.word) ?? nothing
    text["pace"] = "\(state.pace)"
    text["place"] = Self.words(state.place)
    text["heading"] = "\(state.heading)"
    text["track"] = String(state.trackSeconds)
    text["target"] = state.target.map(Self.words) ?? nothing
    text["waiting"] = String(state.waiting)
    text["centre"] = Self.words(state.view.centre)
    text["zoom"] = String(state.view.zoom)
    text["last"] = String(state.lastNumber)
    text["spacing"] = "\(state.trail.spacing)"
    text["encounter"] =
      state.encounter.map { "\($0.number) \($0.kind.rawValue) \($0.level) \($0.tries)" } ?? nothing
    for (name, position) in zip(HuntStreams.names, state.streams.positions) {
      text[name] = String(position)
    }
    text.body = Array(body(of: state).utf8)
    return text
  }

  private func body(of state: HuntState) -> String {
    var lines: [String] = []
    let seen = Set(state.inSight)
    for monster in state.monsters {
      let mark = seen.contains(monster.number) ? "sees" : "has"
      lines.append(
        "\(mark) \(monster.number) \(monster.kind.rawValue) \(Self.words(monster.place))")
    }
    for member in state.team {
      let caught = member.caught.map { " \($0.second) \($0.number)" } ?? ""
      let id = member.id.map { " id \($0)" } ?? ""
      lines.append("team \(member.kind.rawValue) \(member.level)\(caught)\(id)")
    }
    for moment in state.moments { lines.append("then \(Self.word(moment))") }
    for point in state.trail.points { lines.append("trail \(Self.words(point))") }
    return lines.map { $0 + "\n" }.joined()
  }

  func state(in text: StateText) throws(StateFault) -> LoadedState {
    let state = try MonsterStateReader(text).state()
    guard state.isSound else { throw .badValue("walk") }
    return LoadedState(
      tick: state.seconds, field: nil, window: CellRect(GridSize(columns: 1, rows: 1))
    ) { world in
      guard let walk = world as? MonsterWorld, let loaded = MonsterWorld(state, like: walk) else {
        return
      }
      world = loaded
    }
  }

  private var nothing: String { MonsterStateReader.nothing }
}

// MARK: - Words

extension Monsters {
  private static func words(_ place: GeoPoint) -> String {
    "\(place.latitude) \(place.longitude)"
  }

  private static func word(_ popup: HuntPopup) -> String {
    if case .far(let metres) = popup { return "far \(metres)" }
    return "\(popup)"
  }

  private static func word(_ press: HuntPress) -> String {
    if case .monster(let number) = press { return "monster \(number)" }
    return "\(press)"
  }

  private static func word(_ moment: HuntMoment) -> String {
    switch moment {
    case .press(let press): "press \(word(press))"
    case .outcome(.tap(let number)): "tap \(number ?? 0)"
    case .outcome(let action): "\(action)"
    }
  }
}
