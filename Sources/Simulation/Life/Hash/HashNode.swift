/// A square of cells in the quadtree of a `NodeStore`.
///
/// A node of level n is 2^n cells wide. The lowest is a *leaf*, whose cells lie, as `LeafForm` says,
/// in the halves `nw` and `ne`; its `se` is `leafMark`. Every node above has four children by their
/// index in the store. Index 0 is the empty square of any level. A node
/// with anything in it has a leaf somewhere below, so its level is part of what it is, and no node
/// of one level equals a node of another.
///
/// Thirty-two bytes: two of them share a cache line.
struct HashNode {
  var nw: UInt32
  var ne: UInt32
  var sw: UInt32
  var se: UInt32

  /// The number of live cells; `UInt64.max` says "at least so many".
  var population: UInt64

  /// The middle of the square, some generations later, as `tag` says which.
  var result: UInt32 = 0

  /// The kind of `result` (`StepKey`), or `noResult`.
  var tag: UInt32 = HashNode.noResult

  /// Stands in `se` of a leaf.
  static let leafMark = UInt32.max

  /// Stands in `tag` where no result is known.
  static let noResult = UInt32.max

  /// True if this is a square of the lowest level.
  var isLeaf: Bool { se == HashNode.leafMark }

  /// The cells of a leaf.
  var bits: UInt64 { UInt64(nw) | UInt64(ne) << 32 }
}

/// The kind of a known result: by how many generations it is later, from which background, under
/// which of the rules the store has seen.
struct StepKey {
  /// The key without its exponent: results under one rule from one background.
  let base: UInt32

  /// The exponent of the step under way, two to the power of which is its length.
  let exponent: Int

  init(exponent: Int, background: UInt8, rule: Int) {
    base = UInt32(truncatingIfNeeded: rule) << 8 | UInt32(background)
    self.exponent = exponent
  }

  /// The tag of the result of a square at a level: a square of side 2^n can tell its middle at most
  /// 2^(n−2) generations later.
  func tag(atLevel level: Int) -> UInt32 {
    base | UInt32(truncatingIfNeeded: min(level - 2, exponent)) << 1
  }
}
