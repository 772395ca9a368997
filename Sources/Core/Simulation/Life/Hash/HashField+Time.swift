/// Time in a field of HashLife.
extension HashField {
  /// Lets generations pass, as long as that takes no more than so many results of squares that are
  /// not yet known, and no end is asked for, and gives how many have passed; what is left of the results
  /// comes back.
  ///
  /// - Throws: `memoryBound` where what lives does not fit; `notAllowed` where it might come to lie
  ///   further out than cells have numbers. The field is then as before.
  package mutating func advance(
    by generations: Int, fuel: inout Int, until stop: Interruption? = nil
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
    (store.nodes.stop, store.nodes.listening) = (stop, stop == nil ? -1 : fuel)
    defer {
      fuel = store.nodes.fuel
      store.nodes.stop = nil
    }
    // What a dead and a live background become in a generation; under a rule of many states there is
    // none but the dead one.
    let backgrounds = (rule?.next(background: 0) ?? 0, rule?.next(background: 1) ?? 0)
    var (later, laterBackground) = (tree, background)
    var (remaining, longest) = (generations, Int.max)
    while remaining > 0 {
      let exponent = min(
        longest, Self.nextExponent(of: remaining, background: laterBackground, backgrounds))
      let next = store.stepped(later, exponent: exponent, background: laterBackground)
      if store.nodes.isStopped { break }
      if store.nodes.isExhausted {
        // A shorter step needs less at once, but there must be an end to them.
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

  /// The most steps that stand for a few longer ones for which the memory is too small.
  private static let shortStepLimit = 4096

  /// The length of the next step, as an exponent: the shortest that the number still needs, while
  /// the pattern is small.
  ///
  /// Steps longer than 1 count on the same background before and after: one that has yet to come
  /// to a standstill or to alternate takes a single generation first. While it alternates, an odd
  /// number of generations keeps its long steps for the dead background, where the last ones were.
  private static func nextExponent(
    of remaining: Int, background: UInt8, _ backgrounds: (UInt8, UInt8)
  ) -> Int {
    let next = background == 0 ? backgrounds.0 : backgrounds.1
    if (next == 0 ? backgrounds.0 : backgrounds.1) != background { return 0 }
    let shortest = remaining.trailingZeroBitCount
    if shortest > 0 || next == background || background != 0 || remaining == 1 { return shortest }
    return (remaining - 1).trailingZeroBitCount
  }

  /// True if all that can live after some generations has numbers for its place.
  private func mayWander(for generations: Int) -> Bool {
    let start = max(origin.x.magnitude, origin.y.magnitude)
    let (reach, overflow) = (start + UInt(tree.half)).addingReportingOverflow(generations.magnitude)
    if !overflow, reach <= Int.max.magnitude { return true }
    guard tree.root != 0 else { return true }
    guard let box = liveBox else { return false }
    let furthest = [box.x, box.y, box.maxX - 1, box.maxY - 1].map(\.magnitude).max() ?? 0
    // The tree's own places must have numbers, too.
    let (sum, over) = (furthest + start).addingReportingOverflow(generations.magnitude)
    return !over && sum <= Int.max.magnitude
  }
}
