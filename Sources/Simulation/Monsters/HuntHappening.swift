extension Monster {
  /// An event of the monster as a world reports it.
  func happening(_ event: String, _ facts: [Happening.Fact] = []) -> Happening {
    Happening(
      event,
      [Happening.Fact("monster", .number(number)), Happening.Fact("kind", .text(kind.rawValue))]
        + facts)
  }
}

extension HuntEncounter {
  /// The result of a try.
  package enum TryResult: String, CaseIterable, Sendable {
    case caught, fled, missed
  }

  /// An event of the encounter as a world reports it.
  func happening(_ event: String, _ facts: [Happening.Fact] = []) -> Happening {
    Happening(
      event,
      [
        Happening.Fact("monster", .number(number)), Happening.Fact("kind", .text(kind.rawValue)),
        Happening.Fact("level", .number(level)),
      ] + facts)
  }
}
