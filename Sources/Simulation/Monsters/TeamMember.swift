/// A monster of the team.
public struct TeamMember: Hashable, Sendable {
  public let kind: MonsterKind
  public let level: Int

  /// What its catch is called in a team's file; nil for one of this walk.
  public let id: String?

  /// When and as which of the map's monsters it was caught; nil for one who was there before.
  public let caught: Catch?

  /// A catch of a walk.
  public struct Catch: Hashable, Sendable {
    public let second: Int
    public let number: Int

    /// A catch in a second, of the monster of a number.
    public init(second: Int, number: Int) {
      self.second = second
      self.number = number
    }
  }

  /// A member of these values.
  public init(kind: MonsterKind, level: Int, id: String? = nil, caught: Catch? = nil) {
    self.kind = kind
    self.level = level
    self.id = id
    self.caught = caught
  }
}
