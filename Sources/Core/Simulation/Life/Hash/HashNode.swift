/// A square of cells in the quadtree of a `NodeStore`.
///
/// A node of level n is 2^n cells wide and has four children by their index in the store. The
/// lowest squares are *leaves*: the entry of one contains only its cells (`LeafForm`), and its
/// index has the bit `leafMark`. Index 0 is the empty square of any level. A nonempty node has a
/// leaf somewhere below, which determines its level, so nodes of different levels are never equal.
///
/// Thirty-two bytes: two of them share a cache line.
struct HashNode {
  var nw: UInt32
  var ne: UInt32
  var sw: UInt32
  var se: UInt32

  /// The number of live cells; 0 if not yet counted, and `UInt64.max` for that many or more.
  var population: UInt64 = 0

  /// The centre of the square after the step named by `tag`; if that is `awaited`, the number of
  /// the square among those to compute.
  var result: UInt32 = 0

  /// The kind of `result` (`StepKey`), or `awaited` or `noResult`.
  var tag: UInt32 = HashNode.noResult

  /// The bit of the index of a leaf.
  static let leafMark: UInt32 = 1 << 31

  /// The `tag` of a node without a result.
  static let noResult = UInt32.max

  /// The `tag` of a node to be computed.
  static let awaited = UInt32.max - 1

  /// True if an index is that of a leaf.
  @inline(__always)
  static func isLeaf(_ index: UInt32) -> Bool { index & leafMark != 0 }

  /// The place of a square's entry in the store.
  @inline(__always)
  static func place(_ index: UInt32) -> Int { Int(index & ~leafMark) }
}

/// The kind of a known result: the number of generations, the initial background, and the rule.
struct StepKey {
  /// The key without its exponent: results under one rule from one background.
  let base: UInt32

  /// The exponent of the current step, whose length is two to that power.
  let exponent: Int

  init(exponent: Int, background: UInt8, rule: Int) {
    base = UInt32(truncatingIfNeeded: rule) << 8 | UInt32(background)
    self.exponent = exponent
  }

  /// The background that the step starts from.
  var background: UInt8 { UInt8(truncatingIfNeeded: base & 1) }

  /// The tag of a square's result at a level: the centre of a square of side 2^n is known at most
  /// 2^(n−2) generations later.
  func tag(atLevel level: Int) -> UInt32 {
    base | UInt32(truncatingIfNeeded: exponent(atLevel: level)) << 1
  }

  /// The exponent of the longest step of a square at a level.
  func exponent(atLevel level: Int) -> Int { min(level - 2, exponent) }
}
