/// A plane in a store: the smallest root whose centre is the plane's origin.
package struct HashTree: Hashable, Sendable {
  var root: UInt32 = 0
  package var level = smallestLevel

  /// A root has at least four leaves.
  package static let smallestLevel = 5

  /// The distance from the upper left corner to the origin.
  var half: UInt64 { 1 << UInt64(level - 1) }

  /// The column or row of a local coordinate, relative to the upper left corner.
  func place(_ local: UInt64) -> Int { Int(truncatingIfNeeded: local &- half) }

  /// The local coordinate of a column or row, which must be in the square.
  func local(_ place: Int) -> UInt64 { UInt64(truncatingIfNeeded: place) &+ half }

  /// The part of a window inside the tree; nil if they do not intersect.
  func local(_ window: CellRect) -> LocalRect? {
    guard !window.isEmpty else { return nil }
    let lowest = level == 64 ? Int.min : -Int(half)
    let (left, top) = (max(lowest, window.x), max(lowest, window.y))
    let right = min(~lowest, last(window.x, window.width))
    let bottom = min(~lowest, last(window.y, window.height))
    guard left <= right, top <= bottom else { return nil }
    return LocalRect(left: local(left), top: local(top), right: local(right), bottom: local(bottom))
  }

  private func last(_ first: Int, _ count: Int) -> Int {
    let (sum, overflow) = first.addingReportingOverflow(count - 1)
    return overflow ? .max : sum
  }
}

/// A rectangle relative to a tree's upper left corner, with inclusive ends.
struct LocalRect {
  var left: UInt64
  var top: UInt64
  var right: UInt64
  var bottom: UInt64

  /// True if a square of a level intersects it.
  func meets(_ x: UInt64, _ y: UInt64, level: Int) -> Bool {
    let reach = LocalRect.reach(level)
    return x <= right && y <= bottom && x + reach >= left && y + reach >= top
  }

  /// The last column and row of a square of a level.
  static func reach(_ level: Int) -> UInt64 { ~0 >> UInt64(64 - level) }

  /// The rectangle of a whole square of a level.
  static func whole(_ level: Int) -> LocalRect {
    LocalRect(left: 0, top: 0, right: reach(level), bottom: reach(level))
  }
}

/// Grows, shrinks, steps and edits trees.
extension NodeStore {
  /// Protects only a tree, and after it the results of an operation.
  mutating func begin(with tree: HashTree, room: Room) {
    protectedCount = 0
    protect(tree.root)
    self.room = room
    (isExhausted, isStopped) = (false, false)
  }

  /// Returns to a later tree of the operation, if further steps did not fit.
  mutating func beginAgain(from tree: HashTree) {
    protectedCount = 1
    protect(tree.root)
    isExhausted = false
    collect(keepingResults: false)
  }

  /// Begins a step of 2^exponent generations: the enlarged tree whose future is needed.
  mutating func begin(_ tree: HashTree, exponent: Int, background: UInt8) -> HashTree {
    // The operation's input stays protected besides the latest tree.
    protectedCount = Self.stepBase
    protect(tree.root)
    step = StepKey(exponent: exponent, background: background, rule: rule)
    collections = 0
    // All live cells are then in the middle quarter, and cannot leave the middle half.
    return grown(tree, toLevel: max(tree.level + 2, exponent + 3))
  }

  /// Ends a step: the tree of a future, which stays protected.
  mutating func end(_ future: UInt32, level: Int) -> HashTree {
    protectedCount = Self.stepBase
    protect(future)
    return trimmed(HashTree(root: future, level: level))
  }

  private static let stepBase = 1

  /// A tree with a larger root and the same cells; it stays protected.
  mutating func grown(_ tree: HashTree, toLevel level: Int) -> HashTree {
    var tree = tree
    while tree.level < level {
      let base = protectedCount
      let old = self[tree.root]
      protect(node(0, 0, 0, old.nw))
      protect(node(0, 0, old.ne, 0))
      protect(node(0, old.sw, 0, 0))
      protect(node(old.se, 0, 0, 0))
      tree.root = self.node(kept(base), kept(base + 1), kept(base + 2), kept(base + 3))
      tree.level += 1
      protectedCount = base
      protect(tree.root)
    }
    return tree
  }

  /// The smallest root of a protected tree with the same cells.
  mutating func trimmed(_ tree: HashTree) -> HashTree {
    var tree = tree
    while tree.root != 0, tree.level > HashTree.smallestLevel {
      let root = self[tree.root]
      let nw = self[root.nw]
      let ne = self[root.ne]
      let sw = self[root.sw]
      let se = self[root.se]
      let rim =
        nw.nw | nw.ne | nw.sw | ne.nw | ne.ne | ne.se | sw.nw | sw.sw | sw.se | se.ne | se.sw
        | se.se
      guard rim == 0 else { return tree }
      tree.root = node(nw.se, ne.sw, sw.ne, se.nw)
      tree.level -= 1
      protectedCount -= 1
      protect(tree.root)
    }
    return tree.root == 0 ? HashTree() : tree
  }

  /// A protected tree with contents put into its squares of a level: `painting` makes the new
  /// square from an old one and its contents.
  mutating func painted<Content>(
    _ tree: HashTree, _ places: inout [LocalPlace<Content>], downTo level: Int,
    _ painting: Painting<Content>
  ) -> HashTree {
    var tree = tree
    tree.root = painted(tree.root, tree.level, &places, places.indices, level, painting)
    protect(tree.root)
    return trimmed(tree)
  }

  typealias Painting<Content> = (
    _ store: inout NodeStore, _ index: UInt32, _ contents: ArraySlice<LocalPlace<Content>>
  ) -> UInt32

  private mutating func painted<Content>(
    _ index: UInt32, _ level: Int, _ places: inout [LocalPlace<Content>], _ range: Range<Int>,
    _ lowest: Int, _ painting: Painting<Content>
  ) -> UInt32 {
    if range.isEmpty { return index }
    if level == lowest { return painting(&self, index, places[range]) }
    let bit: UInt64 = 1 << UInt64(level - 1)
    let south = split(&places, range) { $0.y & bit == 0 }
    let northEast = split(&places, range.lowerBound..<south) { $0.x & bit == 0 }
    let southEast = split(&places, south..<range.upperBound) { $0.x & bit == 0 }
    let parts = [
      range.lowerBound..<northEast, northEast..<south, south..<southEast,
      southEast..<range.upperBound,
    ]
    let base = protectedCount
    let node = self[index]
    for (part, old) in zip(parts, [node.nw, node.ne, node.sw, node.se]) {
      protect(painted(old, level - 1, &places, part, lowest, painting))
    }
    let result = self.node(kept(base), kept(base + 1), kept(base + 2), kept(base + 3))
    protectedCount = base
    return result
  }

  /// Moves the places that satisfy a condition before the others; returns the first of the others.
  private func split<Content>(
    _ places: inout [LocalPlace<Content>], _ range: Range<Int>,
    by isFirst: (LocalPlace<Content>) -> Bool
  ) -> Int {
    var next = range.lowerBound
    for place in range where isFirst(places[place]) {
      places.swapAt(next, place)
      next += 1
    }
    return next
  }

  /// Calls a function with the leaves of a square that intersect a window, and their places.
  func visitLeaves(
    of index: UInt32, level: Int, x: UInt64 = 0, y: UInt64 = 0, in window: LocalRect,
    _ visit: (_ cells: LeafCells, _ x: UInt64, _ y: UInt64) -> Void
  ) {
    guard index != 0, window.meets(x, y, level: level) else { return }
    if HashNode.isLeaf(index) { return visit(cells(of: index), x, y) }
    let node = self[index]
    let half: UInt64 = 1 << UInt64(level - 1)
    visitLeaves(of: node.nw, level: level - 1, x: x, y: y, in: window, visit)
    visitLeaves(of: node.ne, level: level - 1, x: x + half, y: y, in: window, visit)
    visitLeaves(of: node.sw, level: level - 1, x: x, y: y + half, in: window, visit)
    visitLeaves(of: node.se, level: level - 1, x: x + half, y: y + half, in: window, visit)
  }
}

/// A place relative to a tree's upper left corner, and the state or the square to put there.
struct LocalPlace<Content> {
  var x: UInt64
  var y: UInt64
  var content: Content
}
