internal import TerrariumPlayback
internal import TerrariumSimulation
internal import TerrariumVocabulary

extension Monsters: StoredKind {
  var unset: HuntState { HuntState(at: GeoPoint(latitude: 0, longitude: 0), screen: .map) }

  /// The screen, the player's place and the positions of the streams as named values, followed by a
  /// line for each monster, team member, pending moment, and place of the trail.
  var fields: [StateField<HuntState>] {
    let times = 0...FilmPlan.tickLimit
    let positions: [(String, WritableKeyPath<HuntState, UInt64>)] = [
      ("places", \.streams.places.position), ("kinds", \.streams.kinds.position),
      ("leaving", \.streams.leaving.position), ("levels", \.streams.levels.position),
      ("catches", \.streams.catches.position), ("flights", \.streams.flights.position),
      ("headings", \.streams.headings.position),
    ]
    return [
      .tick(\.seconds), .init("opened", \.openedAt) { $0.map(times.contains) ?? true },
      .init("screen", \.screen), .init("popup", \.popup), .init("pressed", \.pressed),
      .init("pace", \.pace), .init("place", \.place), .init("heading", \.heading),
      .init("track", \.trackSeconds, in: times), .init("target", \.target),
      .init("waiting", \.waiting, in: times), .init("centre", \.view.centre),
      .init("zoom", \.view.zoom, in: MapView.zooms), .init("last", \.lastNumber, in: times),
      .init("spacing", \.trail.spacing), .init("encounter", \.encounter),
    ]
      + positions.map { .init($0, $1) }
      + [.body(write: Self.lines, read: Self.readLines), .check("walk", \.isSound)]
  }

  func record(of state: MonsterWorld) -> HuntState { state.state }

  func loaded(_ record: HuntState) -> LoadedState {
    LoadedState(
      tick: record.seconds,
      make: MonsterWorld.change { world in
        if let loaded = MonsterWorld(record, like: world) { world = loaded }
      })
  }

  private static func lines(of state: HuntState) -> String {
    let seen = Set(state.inSight)
    let lines =
      state.monsters.map { "\(seen.contains($0.number) ? "sees" : "has") \($0.stateText)" }
      + state.team.map { "team \($0.stateText)" } + state.moments.map { "then \($0.stateText)" }
      + state.trail.points.map { "trail \($0.stateText)" }
    return lines.map { $0 + "\n" }.joined()
  }

  private static func readLines(_ body: [UInt8], into state: inout HuntState) throws(StateFault) {
    state.trail.points = []
    for line in String(decoding: body, as: UTF8.self).split(separator: "\n") {
      let words = line.split(separator: " ", maxSplits: 1).map(String.init)
      func value<Value: StateValue>(of name: String) throws(StateFault) -> Value {
        guard let value = Value(stateText: words.last ?? "") else { throw .badValue(name) }
        return value
      }
      switch words.first {
      case "sees", "has":
        let monster: Monster = try value(of: "monsters")
        state.monsters.append(monster)
        if words.first == "sees" { state.inSight.append(monster.number) }
      case "team": state.team.append(try value(of: "team"))
      case "then": state.moments.append(try value(of: "moments"))
      case "trail": state.trail.points.append(try value(of: "trail"))
      default: throw .badValue("walk")
      }
    }
  }
}
