/// The pictures of a state's individuals: each kind as it is, and if they turn with their
/// direction, also mirrored.
package struct Poses: Sendable {
  let kinds: Int
  let turns: Bool

  package init(kinds: Int, turns: Bool) {
    self.kinds = kinds
    self.turns = turns
  }

  package var count: Int { turns ? 2 * kinds : kinds }

  /// The pose of an individual: its kind's, mirrored if it faces left.
  package func pose(of individual: UInt8) -> Int {
    Int(individual >> 1) % kinds + (turns && individual & 1 != 0 ? kinds : 0)
  }
}
