/// A monster of the team.
package struct TeamMember: Hashable, Sendable {
  package let kind: MonsterKind
  package let level: Int

  /// The name of its catch in a team's file; nil for one of this walk.
  package let id: String?

  /// The second of its catch and its number on the map; nil for a member from the file.
  package let caught: Catch?

  /// A catch of a walk.
  package struct Catch: Hashable, Sendable {
    package let second: Int
    package let number: Int

    /// A catch in a second, of the monster of a number.
    package init(second: Int, number: Int) {
      self.second = second
      self.number = number
    }
  }

  /// A member of these values.
  package init(kind: MonsterKind, level: Int, id: String? = nil, caught: Catch? = nil) {
    self.kind = kind
    self.level = level
    self.id = id
    self.caught = caught
  }
}
