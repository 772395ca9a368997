/// A plane without end in a store of squares: the cells of a field of HashLife, told by their
/// difference from the background.
///
/// A copy shares all that is known until one of the two changes.
struct HashPlane: Sendable {
  /// The smallest tree around all cells that differ from the background.
  var tree = HashTree()

  /// Which cell lies at the tree's origin.
  private(set) var origin = Cell(0, 0)

  var background: UInt8

  private(set) var store: HashStore

  /// No cell further from the start of either axis is drawn on; what lives may wander on.
  static let reach = 1 << 61

  /// An empty plane in a store of its own.
  init(_ store: HashStore, background: UInt8 = 0) {
    (self.store, self.background) = (store, background)
  }

  /// The number of bytes that the plane may use.
  var memory: Int { store.nodes.budget.bytes }

  /// What is taken by now.
  var bytes: Int { NodeBudget.bytes(forNodes: store.nodes.capacity) }

  var population: UInt128 { store.nodes.population(of: tree.root) }

  /// Makes the store the plane's own.
  mutating func ownStore() {
    if !isKnownUniquelyReferenced(&store) { store = HashStore(cloning: store) }
  }

  /// Goes back to what the plane was before the last step, whose input the store still has.
  mutating func put(back tree: HashTree, _ background: UInt8) {
    (self.tree, self.background) = (tree, background)
  }
}

// MARK: - Time

extension HashPlane {
  /// Lets generations pass, if that takes no more than so many results of squares that are not yet
  /// known; what is left of these comes back. Else it is false, and the plane is as before.
  /// `backgrounds` are what a dead and a living background become in a generation.
  ///
  /// - Throws: `memoryBound` where what lives does not fit; `notAllowed` where it might come to lie
  ///   further out than cells have numbers. The plane is then as before.
  mutating func advance(
    by generations: Int, backgrounds: (UInt8, UInt8), fuel: inout Int
  ) throws(WorldError) -> Bool {
    precondition(generations >= 0, "time goes on")
    guard generations > 0 else { return true }
    guard mayWander(for: generations) else {
      throw .notAllowed(
        action: "run", because: "cells could come to lie further out than 2^63")
    }
    store.nodes.begin(with: tree, room: .bounded)
    store.nodes.fuel = fuel
    defer { fuel = store.nodes.fuel }
    var (later, laterBackground) = (tree, background)
    var (remaining, longest) = (generations, Int.max)
    while remaining > 0 {
      let exponent = min(
        longest, Self.nextExponent(of: remaining, background: laterBackground, backgrounds))
      let next = store.nodes.stepped(later, exponent: exponent, background: laterBackground)
      if store.nodes.fuel < 0 { return false }
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
  private static func nextExponent(
    of remaining: Int, background: UInt8, _ backgrounds: (UInt8, UInt8)
  ) -> Int {
    let next = background == 0 ? backgrounds.0 : backgrounds.1
    if (next == 0 ? backgrounds.0 : backgrounds.1) != background { return 0 }
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
}

// MARK: - Cells

extension HashPlane {
  /// Puts cells into a state; those further out than `reach` are passed over.
  ///
  /// An edit is never refused: it may take more memory than the bound, and the next step tells.
  mutating func set(_ cells: [Cell], to state: UInt8) {
    paint(cells.lazy.map { (cell: $0, state: state) })
  }

  /// Puts each of some cells, all of which differ, into a state of its own.
  mutating func paint(_ cells: some Sequence<(cell: Cell, state: UInt8)>) {
    let near = cells.filter {
      $0.cell.x.magnitude <= Self.reach.magnitude && $0.cell.y.magnitude <= Self.reach.magnitude
    }
    guard !near.isEmpty else { return }
    ownStore()
    store.nodes.begin(with: tree, room: .collectedOrGrown)
    let level = near.reduce(tree.level) { level, one in
      max(
        level, Self.level(around: one.cell.x - origin.x), Self.level(around: one.cell.y - origin.y))
    }
    let wide = store.nodes.grown(tree, toLevel: level)
    var places = near.map {
      LocalCell(
        x: wide.local($0.cell.x - origin.x), y: wide.local($0.cell.y - origin.y), state: $0.state)
    }
    tree = store.nodes.painted(wide, &places)
  }

  /// The level of the smallest square round the origin with a column or row.
  private static func level(around place: Int) -> Int {
    65 - (place < 0 ? ~place : place).leadingZeroBitCount
  }

  /// Moves all cells without a step, at no cost: what lay at the start lies at `cell` then.
  ///
  /// - Precondition: `cell` is no further out than `reach`.
  mutating func move(startTo cell: Cell) {
    precondition(cell.x.magnitude <= Self.reach.magnitude, "moved too far")
    precondition(cell.y.magnitude <= Self.reach.magnitude, "moved too far")
    origin = cell
  }

  /// The smallest rectangle around all cells that differ from the background; nil without any, or
  /// where the numbers of its sides would not fit.
  var liveBox: CellRect? {
    guard tree.root != 0 else { return nil }
    let margin = { (side: NodeStore.Side) in
      store.nodes.margin(of: tree.root, level: tree.level, on: side)
    }
    let reach = LocalRect.reach(tree.level)
    let (left, top) = (margin(.left), margin(.top))
    let right = reach - margin(.right)
    let bottom = reach - margin(.bottom)
    let (x, xOverflow) = tree.place(left).addingReportingOverflow(origin.x)
    let (y, yOverflow) = tree.place(top).addingReportingOverflow(origin.y)
    guard !xOverflow, !yOverflow, let width = Int(exactly: right - left),
      let height = Int(exactly: bottom - top), width < .max, height < .max,
      !x.addingReportingOverflow(width + 1).overflow,
      !y.addingReportingOverflow(height + 1).overflow
    else { return nil }
    return CellRect(x: x, y: y, width: width + 1, height: height + 1)
  }

  /// A window as the tree counts, as far as there are numbers.
  func onTree(_ window: CellRect) -> CellRect {
    let (x, xOverflow) = window.x.subtractingReportingOverflow(origin.x)
    let (y, yOverflow) = window.y.subtractingReportingOverflow(origin.y)
    guard !xOverflow, !yOverflow else { return CellRect(x: 0, y: 0, width: 0, height: 0) }
    return CellRect(x: x, y: y, width: window.width, height: window.height)
  }

  /// Shows the leaves that meet a window, and where their upper left cells lie.
  func visitLeaves(in window: CellRect, _ visit: (UInt64, _ x: Int, _ y: Int) -> Void) {
    guard let local = tree.local(onTree(window)) else { return }
    store.nodes.visitLeaves(of: tree.root, level: tree.level, in: local) { bits, x, y in
      visit(bits, tree.place(x) &+ origin.x, tree.place(y) &+ origin.y)
    }
  }

  /// Shows the cells of a window that differ from the background, with their states; no order.
  func forEachCell(in window: CellRect, _ visit: (Cell, UInt8) -> Void) {
    let form = store.nodes.form
    visitLeaves(in: window) { bits, x, y in
      form.forEachCell(bits) { right, down, state in
        let cell = Cell(x &+ right, y &+ down)
        if window.contains(cell) { visit(cell, state) }
      }
    }
  }
}
