import Foundation
import TerrariumFiles
import TerrariumRendering
import TerrariumSimulation
import TerrariumSupport
import TerrariumVocabulary
import TerrariumWorlds
import Testing

/// Approved pictures of every screen and every popup.
struct MonsterGoldenTests {
  private static let place = GeoPoint(latitude: 43.2, longitude: -28.6)

  private func town() throws -> Ground {
    let tests = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    let package = tests.deletingLastPathComponent().deletingLastPathComponent()
    let path = package.path + "/examples/monsters/town.geojson"
    let bytes = try FileReader.bytes(of: path, limit: GroundReader.byteLimit)
    return try GroundReader.read(SourceText(path: path, bytes: bytes))
  }

  /// Returns the story of `examples/monsters-story.yaml`, a scene for each thing that can be seen.
  private func story() throws -> [(name: String, scene: MonsterScene)] {
    var world = MonsterWorld(from: Self.place, needsPermission: true, seed: Seed(70))
    var scenes: [(String, MonsterScene)] = [("request", world.scene)]
    func take(_ name: String, _ actions: [HuntAction]) throws {
      try world.perform(actions)
      scenes.append((name, world.scene))
    }
    func press(_ name: String, _ action: HuntAction) throws {
      try world.perform(action)
      world.showMoment()
      scenes.append((name, world.scene))
      world.showMoments()
    }
    try take("question", [.ask])
    try take("denied", [.deny])
    try take("map", [.grant])
    try take("empty team", [.team])
    try take("too far", [.back, .tap(number: nil)])
    let near = GeoPoint(latitude: 43.19935, longitude: -28.60025)
    try world.perform([.walk(to: near)])
    try press("tap", .tap(number: nil))
    scenes.append(("encounter", world.scene))
    try press("try", .try)
    scenes.append(("missed", world.scene))
    try take("fled", [.try])
    try take("near", [.back, .zoomIn])
    try take("far", [.zoomOut, .zoomOut, .zoomOut])
    try take("located", [.walk(to: GeoPoint(latitude: 43.1995, longitude: -28.5992)), .locate])
    try take("caught", [.tap(number: 28), .try, .try])
    try take("team", [.back, .team])
    var members = world.state.team
    members += (0..<30).map {
      TeamMember(kind: MonsterKind.allCases[$0 % 5], level: 5 + $0 % 16)
    }
    world.state.team = members
    scenes.append(("large team", world.scene))
    return scenes
  }

  private func tiles(
    _ width: Int, _ height: Int, _ language: Language, theme: String, ground: Ground?
  ) throws -> [GoldenTile] {
    let look = Look(
      theme: try #require(Theme.named(theme)), scale: .fit(width: width, height: height),
      hasCounters: true, language: language)
    let artist = try FilmArtist(
      looks: [look], subject: Monsters().subject, window: GridSize(columns: 1, rows: 1),
      facts: FilmFacts(
        clock: .ticks, widest: CounterValues(tick: 0, census: []),
        scenery: {
          MonsterPainter(look: $0, size: $1, origin: Self.place, ground: ground)
        }))
    return try story().enumerated().map { number, moment in
      let frame = Frame(number: number, tick: 0, census: [], scene: moment.scene)
      return GoldenTile("\(moment.name), \(language)", TruePicture(artist.draw(frame)))
    }
  }

  @Test(arguments: [(60, false), (80, true)])
  func `a button is left out where its letters would stand out`(height: Int, isThere: Bool) throws {
    let tile = try tiles(80, height, .en, theme: "light", ground: nil)[3]
    let button = try #require(Theme.named("light"))[.button].code
    #expect(tile.picture.colours.contains(button) == isThere)
  }

  @Test(arguments: [(60, false), (160, true)])
  func `a pill is left out where it has no room for a letter`(side: Int, isThere: Bool) throws {
    let picture = try tiles(side, side, .en, theme: "dark", ground: nil)[3].picture
    let layout = MonsterMapLayout(MonsterSizes(width: side, height: side), hasTime: true)
    let (room, card) = (try #require(layout.time), try #require(Theme.named("dark"))[.card].code)
    let rows = (room.top..<room.bottom).map { picture.colours[side * $0..<side * ($0 + 1)] }
    #expect(rows.contains { $0.dropFirst(room.left).contains(card) } == isThere)
  }

  @Test(arguments: Language.allCases)
  func `every screen and popup`(language: Language) throws {
    let tiles = try tiles(270, 480, language, theme: "light", ground: town())
    try expectGolden(tiles, across: 6, "monsters-\(language.rawValue)")
  }

  @Test func `every screen and popup in the smallest picture, on dark plain ground`() throws {
    try expectGolden(
      tiles(180, 320, .ru, theme: "dark", ground: nil), across: 6, "monsters-small-dark")
  }

  @Test func `a wide picture`() throws {
    try expectGolden(
      tiles(480, 300, .es, theme: "forest", ground: town()), across: 4, "monsters-wide")
  }
}
