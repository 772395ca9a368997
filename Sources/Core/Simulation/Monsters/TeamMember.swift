/// A monster in the team.
package struct TeamMember: Hashable, Sendable {
  package let kind: MonsterKind
  package let level: Int

  /// The identifier of its catch in a team file; nil for a catch of this walk.
  package let id: String?

  /// The second of its catch and its number on the map; nil for a member from the file.
  package let caught: Catch?

  /// A catch of a walk.
  package struct Catch: Hashable, Sendable {
    package let second: Int
    package let number: Int

    /// Creates a catch in a second, of the monster with a number.
    package init(second: Int, number: Int) {
      self.second = second
      self.number = number
    }
  }

  /// Creates a member.
  package init(kind: MonsterKind, level: Int, id: String? = nil, caught: Catch? = nil) {
    self.kind = kind
    self.level = level
    self.id = id
    self.caught = caught
  }
}
