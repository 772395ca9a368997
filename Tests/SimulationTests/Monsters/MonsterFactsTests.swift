import TerrariumSimulation
import TerrariumSupport
import Testing

/// The statistics of many hunts. Each bound is at least five standard errors of its mean; the seeds
/// are fixed, so every run is the same.
struct MonsterFactsTests {
  private static let place = GeoPoint(latitude: 55.75, longitude: 37.62)

  private func walk(_ seed: UInt64, way: MonsterWorld.Way = .none) -> MonsterWorld {
    MonsterWorld(from: Self.place, way: way, seed: Seed(seed))
  }

  @Test func `thirty are there at the start, each within a kilometre`() {
    for seed in UInt64(0)..<50 {
      let world = walk(seed)
      #expect(world.census[0] == 30 && world.census[2] == 0)
      #expect(world.state.monsters.map(\.number) == Array(1...30))
      #expect(world.state.monsters.allSatisfy { Self.place.distance(to: $0.place) <= 1000.000001 })
    }
  }

  @Test func `two or three are in sight at the start`() {
    // 30 × 0.09 = 2.7, each with a variance of 30 × 0.09 × 0.91 = 2.457: 5 σ / √4000 = 0.124.
    let walks = 4000
    let sum = (0..<UInt64(walks)).reduce(0) { $0 + Int(walk($1).census[1]) }
    #expect(abs(Double(sum) / Double(walks) - 2.7) < 0.125)
  }

  @Test func `refreshes keep thirty on the list, with a variance of 13 and a third`() {
    // N' = Bin(N, 0.8) + 6: the mean stays 30, the variance tends to 0.16 × 30 / 0.36 = 13.33.
    // 3000 lists after 12 refreshes: 5 √(13.33 / 3000) = 0.33; the variance's own standard error
    // is about 13.33 √(2 / 3000) = 0.34.
    var sums = (count: 0.0, first: 0.0, second: 0.0)
    for seed in UInt64(0)..<3000 {
      var world = walk(seed)
      world.advance(by: 12 * 300)
      let count = Double(world.state.monsters.count)
      sums = (sums.count + 1, sums.first + count, sums.second + count * count)
    }
    let mean = sums.first / sums.count
    #expect(abs(mean - 30) < 0.34)
    #expect(abs(sums.second / sums.count - mean * mean - 13.33) < 1.75)
  }

  @Test func `an encounter ends in a catch five times in eleven`() throws {
    // 0.2 / (0.2 + 0.8 × 0.3) = 5/11; 5 √(0.248 / 4000) = 0.04. Levels are uniform over sixteen:
    // 250 each, 5 √234 = 77. The tries of an encounter are 1 / 0.44 on average.
    var (caught, tries, encounters) = (0, 0, 0)
    var levels = [Int: Int]()
    for seed in UInt64(0)..<4000 {
      var world = walk(seed)
      world.state.monsters = [Monster(number: 31, kind: .iskra, place: Self.place)]
      world.state.inSight = [31]
      try world.perform(.tap(number: nil))
      world.showMoments()
      let encounter = try #require(world.state.encounter)
      levels[encounter.level, default: 0] += 1
      encounters += 1
      while world.state.popup == nil || world.state.popup == .missed {
        try world.perform(.try)
        world.showMoments()
        tries += 1
      }
      if world.state.popup == .caught { caught += 1 }
      #expect(world.state.team.count == (world.state.popup == .caught ? 1 : 0))
    }
    #expect(abs(Double(caught) / Double(encounters) - 5.0 / 11) < 0.04)
    #expect(abs(Double(tries) / Double(encounters) - 1 / 0.44) < 0.14)
    #expect(Set(levels.keys) == Set(5...20))
    for (level, count) in levels { #expect(abs(count - 250) < 78, "level \(level): \(count)") }
  }

  @Test func `the kinds are as frequent as each other`() {
    // 30,000 monsters, 6,000 of each: 5 √4800 = 346.
    var counts = [MonsterKind: Int]()
    for seed in UInt64(0)..<1000 {
      for monster in walk(seed).state.monsters { counts[monster.kind, default: 0] += 1 }
    }
    for kind in MonsterKind.allCases { #expect(abs((counts[kind] ?? 0) - 6000) < 347) }
  }

  @Test func `those too far off are whole metres away, rounded up, and 101 or more`() throws {
    var alerts = 0
    for seed in UInt64(0)..<400 {
      var world = walk(seed)
      for number in world.state.inSight {
        let monster = try #require(world.monster(number))
        let metres = Self.place.distance(to: monster.place)
        try world.perform(.tap(number: number))
        world.showMoments()
        if metres > 100 {
          #expect(world.state.popup == .far(metres: Int(metres.rounded(.up))))
          guard case .far(let told) = world.state.popup else { continue }
          #expect(101...300 ~= told)
          alerts += 1
        } else {
          #expect(world.state.encounter?.number == number)
          try world.perform(.back)
          world.showMoments()
        }
      }
    }
    #expect(alerts > 500)
  }

  @Test(arguments: [100.0, 100.0000001])
  func `a hundred metres are within reach and no more`(metres: Double) throws {
    var world = walk(1)
    var place = Self.place.destination(bearing: 30, metres: metres)
    // Walk the last billionths by hand: the destination may be off by its last bit.
    while metres == 100, Self.place.distance(to: place) > 100 {
      place = GeoPoint(
        latitude: place.latitude - 1e-13 * (place.latitude - Self.place.latitude).sign(),
        longitude: place.longitude)
    }
    world.state.monsters = [Monster(number: 99, kind: .rogul, place: place)]
    world.state.lastNumber = 99
    world.state.inSight = [99]
    try world.perform(.tap(number: 99))
    world.showMoments()
    #expect(world.state.popup == (metres == 100 ? nil : .far(metres: 101)))
    #expect((world.state.screen == .encounter) == (metres == 100))
  }
}

extension Double {
  fileprivate func sign() -> Double { self < 0 ? -1 : 1 }
}
