/// Something that happened on a hunt.
package enum HuntHappening: Hashable, Sendable {
  case appeared(Monster)
  /// A monster went by itself.
  case left(Monster)
  /// A monster came in sight, at a distance in metres, rounded up.
  case sighted(Monster, metres: Int)
  case tapped(Monster, metres: Int)
  /// The screen opened on which a monster is caught.
  case opened(HuntEncounter)
  case tried(HuntEncounter, TryResult)

  /// The result of a try.
  package enum TryResult: String, CaseIterable, Sendable {
    case caught, fled, missed
  }
}

extension Happening {
  /// An event of a hunt as a world reports it.
  package init(_ happening: HuntHappening) {
    switch happening {
    case .appeared(let monster):
      self.init(
        "appeared",
        Self.facts(of: monster) + [
          Fact("lat", .decimal(monster.place.latitude)),
          Fact("lon", .decimal(monster.place.longitude)),
        ])
    case .left(let monster):
      self.init("left", Self.facts(of: monster))
    case .sighted(let monster, let metres):
      self.init("sighted", Self.facts(of: monster) + [Fact("metres", .number(metres))])
    case .tapped(let monster, let metres):
      self.init("tapped", Self.facts(of: monster) + [Fact("metres", .number(metres))])
    case .opened(let encounter):
      self.init("opened", Self.facts(of: encounter))
    case .tried(let encounter, let result):
      self.init("try", Self.facts(of: encounter) + [Fact("result", .text(result.rawValue))])
    }
  }

  private static func facts(of monster: Monster) -> [Fact] {
    [Fact("monster", .number(monster.number)), Fact("kind", .text(monster.kind.rawValue))]
  }

  private static func facts(of encounter: HuntEncounter) -> [Fact] {
    [
      Fact("monster", .number(encounter.number)), Fact("kind", .text(encounter.kind.rawValue)),
      Fact("level", .number(encounter.level)),
    ]
  }
}
