/// The memory of nodes, their look-up table, and the marks of a collection.
package enum NodeBudget {
  /// The largest number of nodes whose complete memory fits into some bytes.
  package static func nodes(within bytes: Int) -> Int {
    // Indices have 32 bits, the last of which marks leaves.
    (1..<Int(HashNode.leafMark)).partition { Self.bytes(forNodes: $0) > bytes } - 1
  }

  /// The slots of a table for a number of nodes: a power of two, at most four fifths full.
  static func slots(forNodes count: Int) -> Int {
    var slots = 16
    while slots / 5 * 4 < count { slots *= 2 }
    return slots
  }

  /// The memory of a store of a number of nodes, in bytes.
  package static func bytes(forNodes count: Int) -> Int {
    count * MemoryLayout<HashNode>.stride + (count + 63) / 64 * 8
      + slots(forNodes: count) * MemoryLayout<UInt32>.stride
      + lists(forBatch: batch(forNodes: count))
  }

  /// The memory of the lists for a number of squares computed together, in bytes.
  static func lists(forBatch batch: Int) -> Int {
    protected(forBatch: batch) * MemoryLayout<UInt32>.stride
      + waiting(forBatch: batch) * MemoryLayout<WaitingPlace>.stride
  }

  /// The number of squares that a store computes together: few as long as it fits into the nearest
  /// cache.
  static func batch(forNodes count: Int) -> Int { min(LeafBatch.most, max(1, count / 2048)) }

  /// The squares that an operation protects: an edit's, or 22 for each of a batch on 64 levels.
  static func protected(forBatch batch: Int) -> Int { 512 + 64 * 22 * batch }

  /// The places that wait for results: nine for each of a batch on 64 levels.
  static func waiting(forBatch batch: Int) -> Int { 64 * 9 * batch + 1 }
}
