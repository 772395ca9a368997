/// The pictures in which individuals of a state are seen: each kind as it is, then, where they turn
/// with the way they head, each the other way round.
package struct Poses: Sendable {
  let kinds: Int
  let turns: Bool

  package init(kinds: Int, turns: Bool) {
    self.kinds = kinds
    self.turns = turns
  }

  package var count: Int { turns ? 2 * kinds : kinds }

  /// The pose of an individual: its nature's, the other way round where it heads left.
  package func pose(of individual: UInt8) -> Int {
    Int(individual >> 1) % kinds + (turns && individual & 1 != 0 ? kinds : 0)
  }
}
