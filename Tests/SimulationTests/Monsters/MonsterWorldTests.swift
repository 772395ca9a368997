import TerrariumSimulation
import TerrariumSupport
import Testing

/// The course of a walk: time, screens, and the actions allowed on each.
struct MonsterWorldTests {
  private static let place = GeoPoint(latitude: 40.4, longitude: -3.7)

  private func world(asks: Bool = false, seed: UInt64 = 1) -> MonsterWorld {
    MonsterWorld(from: Self.place, needsPermission: asks, seed: Seed(seed))
  }

  /// Returns a map with one monster a number of metres away.
  private func world(monsterAt metres: Double) -> MonsterWorld {
    var world = world()
    let place = Self.place.destination(bearing: 60, metres: metres)
    world.state.monsters = [Monster(number: 31, kind: .tuchka, place: place)]
    world.state.lastNumber = 31
    world.state.inSight = metres <= 300 ? [31] : []
    return world
  }

  // MARK: - Permission

  @Test func `the question is asked, and a no leads where only a grant leads on`() throws {
    var world = world(asks: true)
    #expect(world.scene.screen == .request && world.census == [0, 0, 0])
    try world.perform([.ask])
    #expect(world.scene.popup == .question && world.scene.screen == .request)
    try world.perform([.deny, .wait(seconds: 700)])
    #expect(world.scene.screen == .denied && world.census == [0, 0, 0])
    try world.perform([.grant])
    #expect(world.scene.screen == .map && world.census[0] == 30)
    // The map opened in second 700, so its first refresh is in second 1000.
    let before = world.state.monsters
    try world.perform([.wait(seconds: 299)])
    #expect(world.state.monsters == before)
    try world.perform([.wait(seconds: 1)])
    #expect(world.tick == 1000 && world.state.lastNumber == 36)
  }

  @Test func `who answers at once has been asked before`() throws {
    var world = world(asks: true)
    try world.perform(.grant)
    world.showMoment()
    #expect(world.scene.popup == .question)
    world.showMoment()
    #expect(world.scene.screen == .map && world.scene.popup == nil && !world.hasMoment)
  }

  // MARK: - The refresh

  @Test func `some go and six come every five minutes, whatever is shown`() throws {
    for shown in [[], [HuntAction.team], [.tap(number: nil)]] {
      var world = world(monsterAt: 50)
      try world.perform(shown)
      let before = world.state.monsters.count
      _ = world.takeHappenings()
      for second in 1...900 {
        let events = world.advanceReporting().map(\.event)
        let came = events.count { $0 == "appeared" }
        #expect(came == (second % 300 == 0 ? 6 : 0), "\(second)")
        if second % 300 != 0 { #expect(!events.contains("left")) }
      }
      #expect(world.state.lastNumber == 31 + 18)
      #expect(world.state.monsters.count <= before + 18)
    }
  }

  @Test func `newcomers come around where the player is then`() throws {
    var world = world()
    let far = Self.place.destination(bearing: 200, metres: 250 * 1.4)
    try world.perform([.walk(to: far)])
    #expect(world.tick == 250 && world.state.place == far)
    try world.perform([.wait(seconds: 50)])
    let newcomers = world.state.monsters.filter { $0.number > 30 }
    #expect(newcomers.count == 6)
    #expect(newcomers.allSatisfy { far.distance(to: $0.place) <= 1000.000001 })
  }

  @Test func `in sight are those within 300 metres of where the player is now`() throws {
    var world = world(seed: 4)
    _ = world.takeHappenings()
    try world.perform(.walk(to: Self.place.destination(bearing: 10, metres: 600)))
    var sighted = Set(world.state.inSight)
    var seconds = 0
    while world.isBusy {
      seconds += 1
      let happenings = world.advanceReporting()
      let near = world.state.monsters.filter {
        world.state.place.distance(to: $0.place) <= 300
      }.map(\.number)
      #expect(world.state.inSight == near)
      #expect(world.census[1] == UInt128(near.count))
      let told = happenings.filter { $0.event == "sighted" }.map(\.facts[0].value)
      #expect(told == near.filter { !sighted.contains($0) }.map { .number($0) })
      sighted = Set(near)
    }
    // 600 metres at a walker's pace of 1.4 metres a second.
    #expect(428...430 ~= seconds, "\(seconds)")
  }

  // MARK: - Tap, try, back

  @Test func `a tap within reach opens the catch, and the monster leaves the map`() throws {
    var world = world(monsterAt: 99)
    try world.perform(.tap(number: nil))
    world.showMoment()
    #expect(world.scene.pressed == .monster(number: 31) && world.scene.screen == .map)
    world.showMoment()
    #expect(world.scene.screen == .encounter && world.census == [0, 0, 0])
    #expect(world.scene.encounter?.kind == .tuchka)
    try world.perform([.back])
    #expect(world.scene.screen == .map && world.census == [0, 0, 0])
  }

  @Test func `a tap beyond reach says how far off the monster is`() throws {
    var world = world(monsterAt: 123.4)
    _ = world.takeHappenings()
    try world.perform(.tap(number: 31))
    let happenings = (0..<2).flatMap { _ in world.showMomentReporting() }
    #expect(
      happenings == [
        Happening(
          "tapped",
          [
            .init("monster", .number(31)), .init("kind", .text("tuchka")),
            .init("metres", .number(124)),
          ])
      ])
    #expect(world.scene.popup == .far(metres: 124) && world.census == [1, 1, 0])
    try world.perform([.back])
    #expect(world.scene.popup == nil)
    // The next action on the map also presses the popup's button.
    try world.perform([.tap(number: 31), .zoomIn])
    #expect(world.scene.popup == nil && world.scene.view.zoom == 1)
  }

  @Test func `tries go on until the monster is caught or has fled`() throws {
    var outcomes: Set<HuntEncounter.TryResult> = []
    for seed in UInt64(0)..<40 {
      var world = MonsterWorld(from: Self.place, seed: Seed(seed))
      world.state.monsters = [Monster(number: 31, kind: .bubla, place: Self.place)]
      world.state.inSight = [31]
      try world.perform([.tap(number: nil)])
      repeat {
        #expect(world.refusal(of: .try) == nil)
        try world.perform(.try)
        world.showMoment()
        #expect(world.scene.pressed == .try && world.scene.popup == nil)
        world.showMoment()
        #expect(world.scene.pressed == nil && world.scene.popup != nil)
      } while world.scene.popup == .missed
      #expect(world.refusal(of: .try) != nil)
      outcomes.insert(world.scene.popup == .caught ? .caught : .fled)
      let level = try #require(world.scene.encounter?.level)
      try world.perform([.back])
      #expect(world.scene.screen == .map && world.scene.encounter == nil)
      let team = [TeamMember(kind: .bubla, level: level, caught: .init(second: 0, number: 31))]
      #expect(world.state.team == (world.census[2] == 1 ? team : []))
    }
    #expect(outcomes == [.caught, .fled])
  }

  @Test func `back presses a popup's button before it leaves the screen below`() throws {
    var misses = 0
    for seed in UInt64(0)..<20 {
      var world = MonsterWorld(from: Self.place, seed: Seed(seed))
      world.state.monsters = [Monster(number: 31, kind: .bubla, place: Self.place)]
      world.state.inSight = [31]
      try world.perform([.tap(number: nil), .try])
      guard world.scene.popup == .missed else { continue }
      misses += 1
      try world.perform([.back])
      #expect(world.scene.screen == .encounter && world.scene.popup == nil)
      try world.perform([.back])
      #expect(world.scene.screen == .map)
    }
    #expect(misses > 0)
  }

  // MARK: - Refused actions

  @Test func `what cannot be done now is refused with a reason`() throws {
    func reason(_ action: HuntAction, after actions: [HuntAction], asks: Bool = false) -> String? {
      var world = asks ? self.world(asks: true) : self.world(monsterAt: 50)
      do { try world.perform(actions) } catch { return "\(error)" }
      let before = world
      do throws(WorldError) {
        try world.perform(action)
        return nil
      } catch {
        #expect(world == before, "a refused action changes nothing")
        guard case .notAllowed(let name, let reason) = error else { return nil }
        #expect(name == action.name)
        return reason
      }
    }
    let unknown = "the player's place is not known before 'permit: grant'"
    #expect(reason(.tap(number: nil), after: [], asks: true) == unknown)
    #expect(reason(.walk(to: Self.place), after: [], asks: true) == unknown)
    #expect(reason(.team, after: [.deny], asks: true) == unknown)
    let opposite = GeoPoint(latitude: Self.place.latitude, longitude: Self.place.longitude + 180)
    #expect(
      reason(.walk(to: opposite), after: [])
        == "the way there leads over latitude 85; walk round the pole")
    #expect(reason(.ask, after: [.ask], asks: true) == "the question is shown already")
    #expect(
      reason(.ask, after: [.deny], asks: true)?.hasPrefix("the question is asked once") == true)
    #expect(reason(.deny, after: [.deny], asks: true) == "the permission is denied already")
    #expect(reason(.grant, after: []) == "the permission is given already")
    #expect(reason(.try, after: []) == "no monster is being caught; 'tap' one first")
    #expect(reason(.back, after: []) == "the map is open, and no popup over it")
    #expect(reason(.tap(number: 7), after: []) == "monster 7 is not on the map")
    #expect(
      reason(.tap(number: nil), after: [.tap(number: nil), .back]) == "no monster is within 300 m")
    let tapped: [HuntAction] = [.tap(number: nil)]
    #expect(reason(.team, after: tapped) == "a monster is being caught; go 'back' to the map first")
    #expect(reason(.zoomIn, after: [.team]) == "the team is shown; go 'back' to the map first")
    #expect(
      reason(.try, after: [.team])
        == "no monster is being caught; go 'back' to the map and 'tap' one")
    #expect(
      reason(.zoomIn, after: [HuntAction](repeating: .zoomIn, count: 10))
        == "the map is as near as it goes")
    #expect(
      reason(.zoomOut, after: [HuntAction](repeating: .zoomOut, count: 10))
        == "the map is as far as it goes")
    #expect(reason(.wait(seconds: 5), after: [.team]) == nil)
  }

  @Test func `a monster on the map that is not in sight cannot be tapped`() {
    #expect(world(monsterAt: 301).refusal(of: .tap(number: 31)) == "monster 31 is not within 300 m")
  }

  // MARK: - Tracks, waiting, the map

  @Test func `a track is walked while the map is shown, and taken up where it was left`() throws {
    let points = [Self.place, Self.place.destination(bearing: 90, metres: 140)]
    let track = try #require(WalkTrack(points: points, speed: 1.4))
    var world = MonsterWorld(from: Self.place, way: .track(track), seed: Seed(3))
    world.advance(by: 40)
    #expect(world.state.place == track.place(at: 40))
    try world.perform([.team, .wait(seconds: 5)])
    world.advance(by: 5)
    #expect(world.state.place == track.place(at: 40) && world.tick == 50)
    try world.perform([.back, .walk(to: Self.place)])
    #expect(world.state.place == Self.place && !world.isOver)
    world.advance(by: 40)
    #expect(world.state.place.distance(to: track.place(at: 40)) < 0.01)
    world.advance(by: 60)
    #expect(world.state.place == points[1] && world.isOver)
    world.advance(by: 10)
    #expect(world.state.place == points[1])
  }

  @Test func `who hunts on a track catches whoever comes within reach, and ends with it`() throws {
    let points = [Self.place, Self.place.destination(bearing: 90, metres: 1400)]
    let track = try #require(WalkTrack(points: points, speed: 1.4))
    var tries = 0
    for seed in UInt64(0)..<20 {
      var world = MonsterWorld(from: Self.place, way: .track(track), hunts: true, seed: Seed(seed))
      while !world.isOver {
        if world.hasMoment {
          world.showMoment()
        } else {
          world.advance(by: 1)
          #expect(world.state.place == track.place(at: Double(world.state.trackSeconds)))
        }
        if world.state.encounter != nil { tries += 1 }
      }
      #expect(world.tick == track.wholeSeconds && world.state.screen == .map)
      let near = world.nearest.map { world.state.place.distance(to: $0.place) }
      #expect(near ?? .infinity > HuntRules.reach)
    }
    #expect(tries > 0)
  }

  @Test func `the map goes along once the walker leaves its middle`() throws {
    var world = world()
    try world.perform([.walk(to: Self.place.destination(bearing: 0, metres: 50))])
    #expect(world.scene.view.centre == Self.place)
    try world.perform([.walk(to: Self.place.destination(bearing: 0, metres: 260))])
    let away = world.scene.view.centre.distance(to: world.scene.place)
    #expect(abs(away - 60) < 1e-6)
    try world.perform([.zoomIn])
    #expect(world.scene.view.magnification == 1.25)
    #expect(abs(world.scene.view.centre.distance(to: world.scene.place) - 48) < 1e-6)
    try world.perform([.locate, .zoomOut, .zoomOut])
    #expect(world.scene.view.centre == world.scene.place)
    #expect(world.scene.view.magnification == 0.8)
  }

  @Test func `a trail remembers a walk of any length in as many places`() {
    var trail = WalkTrail(from: Self.place)
    for step in 1...60_000 {
      trail.add(Self.place.destination(bearing: 90, metres: Double(step) * 5))
    }
    #expect(trail.points.first == Self.place)
    #expect(500...WalkTrail.limit ~= trail.points.count)
    for (one, next) in zip(trail.points, trail.points.dropFirst()) {
      #expect(one.distance(to: next) >= trail.spacing / 2)
    }
  }
}
