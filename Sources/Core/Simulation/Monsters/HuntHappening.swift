extension Monster {
  /// An event of the monster as a world reports it.
  func happening(_ event: String, _ facts: [Happening.Fact] = []) -> Happening {
    Happening(
      event, [.init("monster", .number(number)), .init("kind", .text(kind.rawValue))] + facts)
  }
}

extension HuntEncounter {
  /// The result of a try.
  package enum TryResult: String, CaseIterable, Sendable {
    case caught, fled, missed
  }

  /// An event of the encounter as a world reports it.
  func happening(_ event: String, _ facts: [Happening.Fact] = []) -> Happening {
    let own: [Happening.Fact] = [
      .init("monster", .number(number)), .init("kind", .text(kind.rawValue)),
      .init("level", .number(level)),
    ]
    return Happening(event, own + facts)
  }
}
