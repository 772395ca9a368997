/// A plane without end, stepped by HashLife: any rule, any number of generations at once.
///
/// A step of n generations costs what its binary digits cost, not n. Populations are exact up to
/// 2^127. The memory of a field is bounded; the bound is met by a clear error, and then the field is
/// what it was. A copy shares all that is known until one of the two changes.
package struct HashField: Sendable {
  package var rule: RuleTable

  package private(set) var background: UInt8 = 0

  /// The smallest tree around all cells that differ from the background.
  var tree = HashTree()

  /// Which cell lies at the tree's origin.
  private(set) var origin = Cell(0, 0)

  private(set) var store: HashStore

  /// No cell further from the start of either axis is drawn on; what lives may wander on.
  package static let reach = 1 << 61

  /// An empty plane with a background, dead or alive, that may use a number of bytes.
  package init(rule: RuleTable, background: UInt8 = 0, memory: Int = HashField.usualMemory) {
    self.rule = rule
    self.background = background == 0 ? 0 : 1
    store = HashStore(memory: memory)
  }

  /// The memory that a field may use where nobody says otherwise: a gigabyte.
  package static let usualMemory = 1 << 30

  /// The number of bytes that the field may use.
  package var memory: Int { store.nodes.budget.bytes }

  /// Lets generations pass.
  ///
  /// - Throws: `memoryBound` where what lives does not fit; `notAllowed` where it might come to lie
  ///   further out than cells have numbers. The field is then as before.
  package mutating func advance(by generations: Int) throws(WorldError) {
    var fuel = Int.max
    _ = try advance(by: generations, fuel: &fuel)
  }

  /// Lets generations pass, if that takes no more than so many results of squares that are not yet
  /// known; what is left of these comes back. Else it is false, and the field is as before.
  mutating func advance(by generations: Int, fuel: inout Int) throws(WorldError) -> Bool {
    precondition(generations >= 0, "time goes on")
    guard generations > 0 else { return true }
    guard mayWander(for: generations) else {
      throw .notAllowed(
        action: "run", because: "cells could come to lie further out than 2^63")
    }
    ownStore()
    store.nodes.prepare(rule)
    store.nodes.begin(with: tree, room: .bounded)
    store.nodes.fuel = fuel
    defer { fuel = store.nodes.fuel }
    var (later, laterBackground) = (tree, background)
    var (remaining, longest) = (generations, Int.max)
    while remaining > 0 {
      let exponent = min(longest, nextExponent(of: remaining, background: laterBackground))
      let next = store.nodes.stepped(later, exponent: exponent, background: laterBackground)
      if store.nodes.fuel < 0 { return false }
      if store.nodes.isExhausted {
        // A shorter step needs less at once, but there must be an end to them.
        guard exponent > 0, remaining >> (exponent - 1) <= HashField.shortStepLimit else {
          throw .memoryBound(limitInBytes: memory)
        }
        longest = exponent - 1
        store.nodes.beginAgain(from: later)
        continue
      }
      later = next
      if exponent == 0 { laterBackground = rule.next(background: laterBackground) }
      remaining -= 1 << exponent
    }
    (tree, background) = (later, laterBackground)
    return true
  }

  /// How many steps may stand for a few longer ones for which the memory is too small.
  private static let shortStepLimit = 4096

  /// The length of the next step, as an exponent: the shortest that the number still needs, while
  /// the pattern is small.
  ///
  /// Steps longer than 1 count on the same background before and after: one that has yet to come
  /// to a standstill or to alternate takes a single generation first. While it alternates, an odd
  /// number of generations keeps its long steps for the dead background, where the last ones were.
  private func nextExponent(of remaining: Int, background: UInt8) -> Int {
    let next = rule.next(background: background)
    if rule.next(background: next) != background { return 0 }
    let shortest = remaining.trailingZeroBitCount
    if shortest > 0 || next == background || background != 0 || remaining == 1 { return shortest }
    return (remaining - 1).trailingZeroBitCount
  }

  /// Whether all that can live after some generations has numbers for its place.
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

  /// Goes back to what the field was before the last step, whose input the store still has.
  mutating func put(back tree: HashTree, _ background: UInt8) {
    (self.tree, self.background) = (tree, background)
  }

  /// Makes the store the field's own.
  private mutating func ownStore() {
    if !isKnownUniquelyReferenced(&store) { store = HashStore(cloning: store) }
  }
}

extension HashField {
  /// Puts cells into a true state; those further out than `reach` are passed over.
  ///
  /// An edit is never refused: it may take more memory than the bound, and the next step tells.
  package mutating func set(_ cells: [Cell], to state: UInt8) {
    let near = cells.filter {
      $0.x.magnitude <= HashField.reach.magnitude && $0.y.magnitude <= HashField.reach.magnitude
    }
    guard !near.isEmpty else { return }
    ownStore()
    store.nodes.begin(with: tree, room: .collectedOrGrown)
    let level = near.reduce(tree.level) { level, cell in
      max(
        level, HashField.level(around: cell.x - origin.x),
        HashField.level(around: cell.y - origin.y))
    }
    let wide = store.nodes.grown(tree, toLevel: level)
    var places = near.map {
      LocalCell(x: wide.local($0.x - origin.x), y: wide.local($0.y - origin.y))
    }
    tree = store.nodes.painted(wide, &places, live: (state != 0) != (background != 0))
  }

  /// The level of the smallest square round the origin with a column or row.
  private static func level(around place: Int) -> Int {
    65 - (place < 0 ? ~place : place).leadingZeroBitCount
  }

  /// Moves all cells without a step, at no cost: what lay at the start lies at `cell` then.
  ///
  /// - Precondition: `cell` is no further out than `reach`.
  package mutating func move(startTo cell: Cell) {
    precondition(cell.x.magnitude <= HashField.reach.magnitude, "moved too far")
    precondition(cell.y.magnitude <= HashField.reach.magnitude, "moved too far")
    origin = cell
  }
}
