internal import Playback
internal import Simulation
internal import Vocabulary

/// Reads a walk out of a state file. What cannot be is found by the state itself.
struct MonsterStateReader {
  static let nothing = "none"

  private let text: StateText

  init(_ text: StateText) { self.text = text }

  func state() throws(StateFault) -> HuntState {
    guard let screen = HuntScreen(rawValue: text["screen"] ?? "") else { throw .badValue("screen") }
    var state = HuntState(at: try place("place"), screen: screen)
    let times = 0...FilmPlan.tickLimit
    state.seconds = try text.number("tick", in: times)
    if text["opened"] != Self.nothing { state.openedAt = try text.number("opened", in: times) }
    state.popup = try optional("popup", Self.popup)
    state.pressed = try optional("pressed", Self.press)
    guard let pace = [MomentPace.tick, .press, .screen].first(where: { "\($0)" == text["pace"] })
    else { throw .badValue("pace") }
    state.pace = pace
    state.heading = try number("heading")
    state.trackSeconds = try text.number("track", in: times)
    if text["target"] != Self.nothing { state.target = try place("target") }
    state.waiting = try text.number("waiting", in: times)
    state.view = MapView(
      centre: try place("centre"), zoom: try text.number("zoom", in: MapView.zooms))
    state.lastNumber = try text.number("last", in: times)
    state.encounter = try optional("encounter", Self.encounter)
    var positions: [UInt64] = []
    for name in HuntStreams.names { positions.append(try text.bits(name)) }
    state.streams.positions = positions
    try readBody(into: &state)
    return state
  }

  private func readBody(into state: inout HuntState) throws(StateFault) {
    var trail: [GeoPoint] = []
    let lines = String(decoding: text.body, as: UTF8.self).split(separator: "\n")
    for line in lines {
      let words = line.split(separator: " ").map(String.init)
      switch words.first {
      case "sees", "has":
        guard let monster = Self.monster(words.dropFirst()) else { throw .badValue("monsters") }
        state.monsters.append(monster)
        if words.first == "sees" { state.inSight.append(monster.number) }
      case "team":
        guard let member = Self.member(words.dropFirst()) else { throw .badValue("team") }
        state.team.append(member)
      case "then":
        guard let moment = Self.moment(words.dropFirst()) else { throw .badValue("moments") }
        state.moments.append(moment)
      case "trail":
        guard let place = Self.place(words.dropFirst()) else { throw .badValue("trail") }
        trail.append(place)
      default: throw .badValue("walk")
      }
    }
    state.trail = WalkTrail(points: trail, spacing: try number("spacing"))
  }
}

extension MonsterStateReader {
  private func number(_ name: String) throws(StateFault) -> Double {
    guard let number = text[name].flatMap({ Double(degrees: $0) }) else { throw .badValue(name) }
    return number
  }

  private func place(_ name: String) throws(StateFault) -> GeoPoint {
    let words = (text[name] ?? "").split(separator: " ").map(String.init)
    guard let place = Self.place(words[...]) else { throw .badValue(name) }
    return place
  }

  private func optional<Value>(
    _ name: String, _ read: (ArraySlice<String>) -> Value?
  ) throws(StateFault) -> Value? {
    guard text[name] != Self.nothing else { return nil }
    let words = (text[name] ?? "").split(separator: " ").map(String.init)
    guard let value = read(words[...]) else { throw .badValue(name) }
    return value
  }

  private static func place(_ words: ArraySlice<String>) -> GeoPoint? {
    let numbers = words.compactMap { Double(degrees: $0) }
    guard words.count == 2, numbers.count == 2 else { return nil }
    return GeoPoint(latitude: numbers[0], longitude: numbers[1])
  }

  private static func monster(_ words: ArraySlice<String>) -> Monster? {
    guard words.count == 4, let number = words.first.flatMap({ Int(plain: $0) }),
      let kind = MonsterKind(rawValue: words.dropFirst().first ?? ""),
      let place = place(words.dropFirst(2))
    else { return nil }
    return Monster(number: number, kind: kind, place: place)
  }

  private static func member(_ words: ArraySlice<String>) -> TeamMember? {
    var words = words
    guard let kind = words.popFirst().flatMap(MonsterKind.init),
      let level = words.popFirst().flatMap({ Int(plain: $0) })
    else { return nil }
    var caught: TeamMember.Catch?
    if words.count == 2 || words.count == 4, words.first != "id" {
      guard let second = words.popFirst().flatMap({ Int(plain: $0) }),
        let number = words.popFirst().flatMap({ Int(plain: $0) })
      else { return nil }
      caught = .init(second: second, number: number)
    }
    guard words.isEmpty || words.count == 2 && words.first == "id" else { return nil }
    return TeamMember(kind: kind, level: level, id: words.last, caught: caught)
  }

  private static func encounter(_ words: ArraySlice<String>) -> HuntEncounter? {
    let numbers = words.compactMap { Int(plain: $0) }
    guard words.count == 4, numbers.count == 3,
      let kind = MonsterKind(rawValue: words.dropFirst().first ?? "")
    else { return nil }
    var encounter = HuntEncounter(number: numbers[0], kind: kind, level: numbers[1])
    encounter.tries = numbers[2]
    return encounter
  }

  private static func popup(_ words: ArraySlice<String>) -> HuntPopup? {
    if words.count == 2, words.first == "far" {
      return words.last.flatMap { Int(plain: $0) }.map { .far(metres: $0) }
    }
    let plain: [HuntPopup] = [.question, .missed, .caught, .fled]
    return words.count == 1 ? plain.first { "\($0)" == words.first } : nil
  }

  private static func press(_ words: ArraySlice<String>) -> HuntPress? {
    if words.count == 2, words.first == "monster" {
      return words.last.flatMap { Int(plain: $0) }.map { .monster(number: $0) }
    }
    let plain: [HuntPress] = [.try, .zoomIn, .zoomOut, .locate]
    return words.count == 1 ? plain.first { "\($0)" == words.first } : nil
  }

  private static func moment(_ words: ArraySlice<String>) -> HuntMoment? {
    switch words.first {
    case "press": return press(words.dropFirst()).map { .press($0) }
    case "tap":
      guard words.count == 2, let number = words.last.flatMap({ Int(plain: $0) }) else {
        return nil
      }
      return .outcome(.tap(number: number))
    default:
      let plain: [HuntAction] = [
        .ask, .deny, .grant, .zoomIn, .zoomOut, .locate, .try, .back, .team,
      ]
      return words.count == 1
        ? plain.first { "\($0)" == words.first }.map { .outcome($0) } : nil
    }
  }
}
