/// The number of nodes that some bytes allow, with the table to find them, the marks of a collection
/// and the results kept aside.
struct NodeBudget {
  let bytes: Int

  /// The largest number of nodes whose whole upkeep fits.
  let nodes: Int

  init(bytes: Int) {
    self.bytes = bytes
    nodes = Self.nodes(within: max(0, bytes))
  }

  /// The slots of a table for so many nodes: a power of two, at most four fifths of them taken.
  static func slots(forNodes count: Int) -> Int {
    var slots = 16
    while slots / 5 * 4 < count { slots *= 2 }
    return slots
  }

  /// The places for results kept aside beside a table of so many slots.
  static func spills(forSlots slots: Int) -> Int { max(16, slots / 2) }

  /// The bytes of a store of so many nodes.
  static func bytes(forNodes count: Int) -> Int {
    let slots = slots(forNodes: count)
    return count * MemoryLayout<HashNode>.stride + (count + 63) / 64 * 8
      + slots * MemoryLayout<UInt64>.stride
      + spills(forSlots: slots) * MemoryLayout<SpilledResult>.stride
      + NodeStore.protectedLimit * MemoryLayout<UInt32>.stride
  }

  private static func nodes(within bytes: Int) -> Int {
    // Indices are 32 bits, the last of which marks leaves.
    var (fits, fails) = (0, Int(UInt32.max) - 1)
    while fails - fits > 1 {
      let middle = fits + (fails - fits) / 2
      if Self.bytes(forNodes: middle) <= bytes { fits = middle } else { fails = middle }
    }
    return fits
  }
}
