/// The neighbours that an ill person infects: all possible subsets, and the draw that chooses one.
///
/// The draw depends only on the key, the tick and the person, so the order and the threads do not
/// matter.
package struct InfectionChoices: Hashable, Sendable {
  let factor: Int

  /// The subsets of `min(factor, size)` for each set of healthy neighbours, in ascending order; a
  /// set has `stride` places, of which it uses its `counts`.
  let subsets: [UInt8]

  /// The number of subsets of each set.
  let counts: [UInt8]

  let stride: Int

  /// The choices of a factor; factors above 8 count as 8, the number of neighbours.
  static func of(factor: Int) -> InfectionChoices {
    precondition(factor >= 0, "a factor is a number of people")
    return all[min(factor, 8)]
  }

  /// Computed once, because a table takes longer than a small group's whole infection.
  private static let all = (0...8).map(InfectionChoices.init)

  private init(factor: Int) {
    self.factor = factor
    let choices = (0...UInt8.max).map { Self.subsets(of: $0, count: factor) }
    let stride = choices.lazy.map(\.count).max() ?? 1
    self.stride = stride
    counts = choices.map { UInt8($0.count) }
    subsets = choices.flatMap { $0 + [UInt8](repeating: 0, count: stride - $0.count) }
  }

  /// The subsets of a set with `count` members, or all if it has fewer, in ascending order.
  private static func subsets(of set: UInt8, count: Int) -> [UInt8] {
    let count = min(count, set.nonzeroBitCount)
    var found: [UInt8] = []
    var subset: UInt8 = 0
    repeat {
      if subset.nonzeroBitCount == count { found.append(subset) }
      subset = (subset &- set) & set  // the next larger one
    } while subset != 0
    return found
  }

  /// The key of a tick, from the key of the stream.
  package static func key(of tick: Int, stream: UInt64) -> UInt64 {
    mixed(stream &+ mixed(UInt64(tick) &+ 0x9e37_79b9_7f4a_7c15))
  }

  /// The generator of a person in a tick. The factor is odd, so no two people share one.
  @inline(__always)
  package static func stream(of person: Int, tickKey: UInt64) -> RandomStream {
    RandomStream(key: tickKey &+ UInt64(person) &* 0xd134_2543_de82_ef95)
  }

  /// The neighbours that a person infects in a tick, chosen among the healthy ones.
  func choice(of person: Int, among healthy: UInt8, tickKey: UInt64) -> UInt8 {
    let count = Int(counts[Int(healthy)])
    var stream = Self.stream(of: person, tickKey: tickKey)
    let drawn = count == 1 ? 0 : stream.draw(below: count)
    return subsets[Int(healthy) * stride + drawn]
  }
}
