import TerrariumSimulation
import Testing

/// An automatic hunter.
struct MonsterHuntTests {
  private static let place = GeoPoint(latitude: 52.5, longitude: 13.4)

  private func hunt(_ seed: UInt64) -> MonsterWorld {
    MonsterWorld(from: Self.place, way: .hunt, seed: Seed(seed))
  }

  @Test func `a hunter walks to the nearest in sight, or straight on`() {
    for seed in UInt64(0)..<30 {
      var world = hunt(seed)
      while !world.isOver {
        if world.hasMoment {
          world.showMoment()
          continue
        }
        let (before, nearest, heading) = (world.state.place, world.nearest, world.state.heading)
        world.advance(by: 1)
        let metres = before.distance(to: world.state.place)
        #expect(abs(metres - 1.4) < 1e-6)
        let way = nearest.map { before.bearing(to: $0.place) } ?? heading
        #expect(abs(before.bearing(to: world.state.place) - way) < 1e-3)
      }
      #expect(world.tick == 600 || world.state.team.count == 1)
    }
  }

  @Test func `a hunter catches one within ten minutes more often than not`() {
    let caught = (0..<UInt64(200)).count { seed in
      var world = hunt(seed)
      while !world.isOver { world.advance(by: 1) }
      return world.census[2] > 0
    }
    #expect(100...199 ~= caught)
  }

  @Test func `all that takes no time is seen, in order`() throws {
    // Seeds differ, so look for one that catches at the second try.
    for seed in UInt64(0)..<500 {
      var world = hunt(seed)
      var seen: [String] = []
      while !world.isOver {
        guard world.hasMoment else {
          world.advance(by: 1)
          continue
        }
        world.showMoment()
        let scene = world.scene
        seen.append(
          "\(scene.screen)" + (scene.pressed.map { "/\($0)" } ?? "")
            + (scene.popup.map { "+\($0)" } ?? ""))
      }
      guard seen.count == 6, let number = world.state.encounter?.number else { continue }
      #expect(
        seen == [
          "map/monster(number: \(number))", "encounter", "encounter/try", "encounter+missed",
          "encounter/try", "encounter+caught",
        ])
      return
    }
    Issue.record("no seed catches at the second try")
  }

  @Test func `moments that nobody looks at pass by themselves`() {
    for seed in UInt64(0)..<20 {
      var (seen, unseen) = (hunt(seed), hunt(seed))
      while seen.tick < 900 {
        if seen.hasMoment { seen.showMoment() } else { seen.advance(by: 1) }
      }
      unseen.advance(by: 900)
      #expect(seen.state.team == unseen.state.team && seen.state.monsters == unseen.state.monsters)
      #expect(seen.state.place == unseen.state.place && seen.state.streams == unseen.state.streams)
    }
  }

  @Test func `a copy lives the same future, and so does a state`() throws {
    for seed in UInt64(0)..<10 {
      var world = hunt(seed)
      world.advance(by: Int(seed) * 37)
      var copy = world
      var again = try #require(MonsterWorld(world.state, like: hunt(seed + 100)))
      #expect(world.state.isSound)
      for _ in 0..<700 {
        let told = world.advanceReporting()
        #expect(copy.advanceReporting() == told)
        let retold = again.advanceReporting()
        #expect(retold.count <= told.count && again.state == world.state)
      }
      #expect(copy == world)
    }
  }

  @Test func `a state that no walk can have makes no world`() {
    var world = hunt(7)
    world.advance(by: 100)
    let damages: [(String, (inout HuntState) -> Void)] = [
      ("seconds", { $0.seconds = -1 }), ("opening", { $0.openedAt = 101 }),
      ("opening", { $0.openedAt = nil }), ("order", { $0.monsters.reverse() }),
      ("number", { $0.lastNumber = 3 }), ("sight", { $0.inSight = [4000] }),
      ("place", { $0.place = GeoPoint(latitude: 90.5, longitude: 0) }),
      ("place", { $0.place = GeoPoint(latitude: .nan, longitude: 0) }),
      ("heading", { $0.heading = 360 }), ("track", { $0.trackSeconds = 101 }),
      ("waiting", { $0.waiting = -1 }), ("screen", { $0.screen = .denied }),
      ("popup", { $0.popup = .question }), ("popup", { $0.popup = .far(metres: 100) }),
      ("trail", { $0.trail = WalkTrail(points: [], spacing: 10) }),
      ("trail", { $0.trail = WalkTrail(points: $0.trail.points, spacing: 0) }),
      ("zoom", { $0.view = MapView(centre: $0.place, zoom: 11) }),
      ("team", { $0.team = [TeamMember(kind: .iskra, level: 21)] }),
      (
        "team",
        { $0.team = [TeamMember(kind: .iskra, level: 9, caught: .init(second: 101, number: 1))] }
      ),
      ("moments", { $0.moments = [.outcome(.grant)] }),
    ]
    for (name, damage) in damages {
      var state = world.state
      damage(&state)
      #expect(MonsterWorld(state, like: world) == nil, "\(name)")
    }
  }
}
