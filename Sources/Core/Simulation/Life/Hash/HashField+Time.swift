/// Advancing a HashLife field.
extension HashField {
  /// Advances by generations, as long as that takes at most a number of unknown results. Returns
  /// the number of generations done; `fuel` keeps the remaining results.
  ///
  /// - Throws: `memoryBound` if the live cells do not fit; `notAllowed` if they could move beyond
  ///   the coordinates of cells. The field is then unchanged.
  package mutating func advance(
    by generations: Int, fuel: inout Int
  ) throws(WorldError) -> Int {
    precondition(generations >= 0, "time goes on")
    guard generations > 0 else { return 0 }
    guard mayWander(for: generations) else {
      throw .notAllowed(
        action: "run", because: "cells could come to lie further out than 2^63")
    }
    ownStore()
    if let rule { store.nodes.prepare(rule) }
    store.nodes.begin(with: tree, room: .bounded)
    store.nodes.fuel = fuel
    defer { fuel = store.nodes.fuel }
    // The next state of a dead and a live background; under a rule of many states, the background
    // is always dead.
    let backgrounds = (rule?.next(background: 0) ?? 0, rule?.next(background: 1) ?? 0)
    var (later, laterBackground) = (tree, background)
    var (remaining, longest) = (generations, Int.max)
    while remaining > 0 {
      let exponent = min(
        longest, Self.nextExponent(of: remaining, background: laterBackground, backgrounds))
      let next = store.stepped(later, exponent: exponent, background: laterBackground)
      if store.nodes.isStopped { break }
      if store.nodes.isExhausted {
        // A shorter step needs less memory at once, but their number is limited.
        guard exponent > 0, remaining >> (exponent - 1) <= Self.shortStepLimit else {
          throw .memoryBound(limitInBytes: memory)
        }
        longest = exponent - 1
        store.nodes.beginAgain(from: later)
        continue
      }
      later = next
      if exponent == 0 { laterBackground = laterBackground == 0 ? backgrounds.0 : backgrounds.1 }
      remaining -= 1 << exponent
    }
    (tree, background) = (later, laterBackground)
    return generations - remaining
  }

  /// The most short steps in place of a few longer ones for which there is too little memory.
  private static let shortStepLimit = 4096

  /// The exponent of the next step's length: the shortest that the number still needs, while the
  /// pattern is small.
  ///
  /// Steps longer than 1 need the same background before and after. If it has yet to become
  /// constant or alternating, a single generation comes first. If it alternates and the number of
  /// generations is odd, the long steps still use the dead background, like the last ones.
  private static func nextExponent(
    of remaining: Int, background: UInt8, _ backgrounds: (UInt8, UInt8)
  ) -> Int {
    let next = background == 0 ? backgrounds.0 : backgrounds.1
    if (next == 0 ? backgrounds.0 : backgrounds.1) != background { return 0 }
    let shortest = remaining.trailingZeroBitCount
    if shortest > 0 || next == background || background != 0 || remaining == 1 { return shortest }
    return (remaining - 1).trailingZeroBitCount
  }

  /// True if everything that can be alive after some generations is within the coordinates of
  /// cells.
  private func mayWander(for generations: Int) -> Bool {
    let start = max(origin.x.magnitude, origin.y.magnitude)
    let (reach, overflow) = (start + UInt(tree.half)).addingReportingOverflow(generations.magnitude)
    if !overflow, reach <= Int.max.magnitude { return true }
    guard tree.root != 0 else { return true }
    guard let box = liveBox else { return false }
    let furthest = [box.x, box.y, box.maxX - 1, box.maxY - 1].map(\.magnitude).max() ?? 0
    // The tree's own coordinates must not overflow either.
    let (sum, over) = (furthest + start).addingReportingOverflow(generations.magnitude)
    return !over && sum <= Int.max.magnitude
  }
}
