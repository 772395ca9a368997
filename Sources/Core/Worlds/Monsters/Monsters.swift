internal import TerrariumEncoding
internal import TerrariumFiles
internal import TerrariumPlayback
internal import TerrariumRendering
internal import TerrariumSimulation
internal import TerrariumVocabulary

/// A walk among monsters: a map, a catch, a team.
package struct Monsters: WorldKind {
  typealias State = MonsterWorld

  let words = WorldWords(
    name: "monsters",
    synonyms: ["hunt", "monster", "walk", "pokemon", "gpx"],
    meanings: ["walk": "track", "gpx": "track", "route": "track", "path": "track"],
    title: LocalizedText(en: "monsters", ru: "монстры", es: "monstruos"),
    summary: "a walk among monsters on a map: tap, catch, build a team",
    examples: [
      "render monsters --out hunt.gif",
      "render monsters --from tokyo --seed 4 --language es --theme dark --out hunt.gif",
      "render monsters --track walk.gpx --ground town.geojson --every 20 --out walk.gif",
      "render monsters --track walk.gpx --policy hunt --team team.json --out catches.gif",
      "render monsters --frames 3600 --team team.json --out hunt.csv --out hunt.jsonl",
    ],
    settings: [
      Setting.track, Setting.from, Setting.speed, Setting.ground, Setting.policy, Setting.team,
      Setting.backdrop, Setting.imageMode,
    ],
    usual: ["track", "from", "policy", "team"],
    ofPictures: ["backdrop", "image-mode"],
    defaults: ["fit": "360x640", "counters": "true", "seed": "70"],
    lacking: [
      "calm", "size", "view", "turn", "edges", "cell", "shape", "grid", "fade", "annotate",
    ],
    exclusions: [("policy", "steps"), ("from", "track")],
    limits: [
      LimitRow("bytes of a track", GPXTrack.byteLimit),
      LimitRow("places of a track", GPXTrack.pointLimit),
      LimitRow("bytes of a ground", GroundReader.byteLimit),
      LimitRow("places of a ground", GroundReader.pointLimit),
      LimitRow("bytes of a team", TeamFile.byteLimit),
      LimitRow("monsters of a team", TeamFile.entryLimit),
      LimitRow("bytes of a photo", BackdropPhoto.byteLimit),
    ], hasOwnTimes: true)

  let subject = Subject(
    states: [], ground: .table,
    census: [
      .init("on_map", .onMap, tone: .walker), .init("in_sight", .inSight, tone: .trail),
      .init("team", .inTeam, tone: .lit),
    ],
    isScene: true,
    parts: [
      .table, .card, .text, .muted, .track, .button, .lit, .land, .park, .lake, .house, .street,
      .walker, .trail,
    ],
    timeName: "seconds")

  let steps = StepKind.monsters + StepKind.stateSteps

  package init() {}

  func start(_ reader: inout SettingsReader) -> WorldStart? {
    let speed = reader.value(.speed)
    let place = reader.value(.from)
    let ground = MonsterFiles.ground(from: &reader)
    let way = way(from: &reader, speed: speed)
    let team = MonsterFiles.team(from: &reader, scenario: Self.scenario(of: reader))
    let backdrop = MonsterFiles.backdrop(from: &reader)
    guard let speed, let way, let ground, let team, let backdrop,
      place != nil || !reader.isGiven(.from)
    else { return nil }
    let origin = Self.origin(place, way, ground)
    let hunts = reader.isGiven(.policy)
    // A film with a step about the permission begins at its question.
    let isAsked = reader.stepWords.contains("permit")
    let isLeft = !reader.isGiven(.frames) && !reader.isGiven(.panels)
    var worldStart = WorldStart(
      widestCensus: [9999, 999, 9999], length: isLeft && way != .none ? .untilOver : .usual,
      scenery: {
        MonsterPainter(look: $0, size: $1, origin: origin, ground: ground, backdrop: backdrop)
      }
    ) { seed, _, _ in
      let world = MonsterWorld(
        from: origin, way: way, hunts: hunts, speed: speed, team: team.members,
        needsPermission: isAsked, seed: seed)
      return (world, [])
    }
    if !reader.isGiven(.delay), !reader.isGiven(.fps) {
      worldStart.momentDelays = (
        press: FrameDelay(milliseconds: 500), screen: FrameDelay(milliseconds: 1500)
      )
    }
    worldStart.ledger = team.ledger
    return worldStart
  }

  /// The start of a walk: on its track, at the given place, in the centre of its ground, or at a
  /// default place.
  private static func origin(
    _ place: GeoPoint?, _ way: MonsterWorld.Way, _ ground: Ground?
  ) -> GeoPoint {
    if case .track(let track) = way { return track.start }
    return place ?? ground?.middle ?? MonsterPlaces.usual
  }

  /// The route of the player; nil if it is wrong, which is recorded.
  private func way(from reader: inout SettingsReader, speed: Double?) -> MonsterWorld.Way? {
    if reader.isGiven(.policy), reader.value(.policy) == nil { return nil }
    guard reader.isGiven(.track) else { return reader.hasSteps ? MonsterWorld.Way.none : .hunt }
    return MonsterFiles.track(from: &reader, speed: speed).map { .track($0) }
  }

  /// The identity of a scenario as far as its catches depend on it: its walk and its actions.
  private static func scenario(of reader: SettingsReader) -> String {
    let names = ["track", "from", "speed", "policy", "steps"]
    let text = names.map {
      "\($0): \(reader.standIns[$0]?.text ?? reader.written[$0]?.value.text ?? "")\n"
    }.joined()
    return String(FileHash.of(Array(text.utf8)).prefix(12))
  }
}

extension LocalizedText {
  static let onMap = LocalizedText(en: "on the map", ru: "на карте", es: "en el mapa")
  static let inSight = LocalizedText(en: "in sight", ru: "рядом", es: "a la vista")
  static let inTeam = LocalizedText(en: "team", ru: "команда", es: "equipo")
}
