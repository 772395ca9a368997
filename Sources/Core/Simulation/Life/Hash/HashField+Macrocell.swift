/// Conversion from and to macrocell lists, which list a field's squares without expanding them.
extension HashField {
  /// The highest level of a list: all its cells are within `Limits.farReach` of the centre.
  private static let largestLevel = 62

  /// Loads the squares of a list, whose last is the root. Its centre becomes the origin, which is
  /// the upper left cell of the root's lower right quarter. A plane of many states also accepts
  /// leaves of two states.
  ///
  /// Like an edit, reading may exceed the memory limit, and the next step reports it.
  package mutating func take(_ list: [MacrocellNode]) throws(MacrocellFault) {
    ownStore()
    store.nodes.begin(with: tree, room: .grown)
    var made = [Made(level: 0)]
    made.reserveCapacity(list.count + 1)
    for (place, square) in list.enumerated() {
      switch square {
      case .leaf(let bits):
        made.append(square8(bits))
      case .states(let cells):
        guard store.nodes.form == .states else {
          throw .levelOutOfRange(node: place + 1, level: 1)
        }
        made.append(Made(level: 1, cells: UInt64(cells)))
      case .branch(let level, let nw, let ne, let sw, let se):
        guard store.nodes.leafLevel...Self.largestLevel ~= level else {
          throw .levelOutOfRange(node: place + 1, level: level)
        }
        for child in [nw, ne, sw, se] {
          try Self.check(child, ofNode: place + 1, level: level, among: made)
        }
        made.append(join(made[nw], made[ne], made[sw], made[se], level: level))
      }
    }
    adopt(made[list.count])
  }

  /// A square of a list: one of the store, or the cells themselves if leaves are larger.
  private struct Made {
    var index: UInt32 = 0
    let level: Int
    var cells: UInt64 = 0
  }

  private mutating func join(_ nw: Made, _ ne: Made, _ sw: Made, _ se: Made, level: Int) -> Made {
    if level > store.nodes.leafLevel {
      let index = store.nodes.node(nw.index, ne.index, sw.index, se.index)
      return Made(index: index, level: level)
    }
    let cells = store.nodes.form.leaf(ofQuarters: nw.cells, ne.cells, sw.cells, se.cells)
    return Made(index: store.nodes.leaf(cells), level: level)
  }

  /// A square of 8×8 cells of two states.
  private mutating func square8(_ bits: UInt64) -> Made {
    if store.nodes.form == .bits { return Made(level: 3, cells: bits) }
    func leaf(_ x: UInt64, _ y: UInt64) -> UInt32 {
      var cells = LeafCells.zero
      for place in UInt64(0)..<16 {
        let (right, down) = (place & 3, place >> 2)
        let state = UInt8(bits >> ((y + down) << 3 | x + right) & 1)
        cells = store.nodes.form.putting(state, into: cells, x: right, y: down)
      }
      return store.nodes.leaf(cells)
    }
    return Made(
      index: store.nodes.node(leaf(0, 0), leaf(4, 0), leaf(0, 4), leaf(4, 4)), level: 3)
  }

  /// Moves the tree's origin to a cell without moving any cells; returns false if no list could
  /// hold the tree.
  package mutating func recentre(at cell: Cell) -> Bool {
    let (right, down) = (origin.x - cell.x, origin.y - cell.y)
    let furthest = max(right.magnitude, down.magnitude)
    let level = max(tree.level, 64 - furthest.leadingZeroBitCount) + 2
    guard level <= Self.largestLevel else { return false }
    ownStore()
    store.nodes.begin(with: tree, room: .grown)
    let wide = store.nodes.grown(tree, toLevel: level)
    tree = store.nodes.moved(wide, right: right, down: down)
    move(startTo: cell)
    return true
  }

  /// Makes a square the whole field.
  private mutating func adopt(_ square: Made) {
    if square.index == 0, square.cells == 0 {
      tree = HashTree()
    } else if square.level < HashTree.smallestLevel {
      let side = 1 << square.level
      var cells: [(cell: Cell, content: UInt8)] = []
      let (form, corner) = (store.nodes.form, Cell(origin.x - side / 2, origin.y - side / 2))
      let take = { (leaf: LeafCells, x: Int, y: Int) in
        form.forEachCell(leaf) { right, down, state in
          cells.append((Cell(corner.x + x + right, corner.y + y + down), state))
        }
      }
      if square.index == 0 { take(form.leaf(ofQuarters: square.cells, 0, 0, 0), 0, 0) }
      store.nodes.visitLeaves(of: square.index, level: square.level, in: .whole(square.level)) {
        take($0, Int($1), Int($2))
      }
      paint(cells)
    } else {
      store.nodes.protect(square.index)
      tree = store.nodes.trimmed(HashTree(root: square.index, level: square.level))
    }
  }

  private static func check(
    _ child: Int, ofNode node: Int, level: Int, among made: [Made]
  ) throws(MacrocellFault) {
    guard made.indices.contains(child) else {
      throw .childNotYetThere(node: node, child: child)
    }
    guard child == 0 || made[child].level == level - 1 else {
      throw .childOfOtherLevel(node: node, child: child, level: made[child].level)
    }
  }

  /// The field's squares, each once and after its parts, with the root last; empty if nothing is
  /// alive. The smallest root of a file has a side of 16 cells, independently of how its cells were
  /// set.
  package func macrocellNodes() -> [MacrocellNode] {
    var lister = MacrocellLister()
    let smallest = CellRect(x: origin.x - 8, y: origin.y - 8, width: 16, height: 16)
    guard tree.level == HashTree.smallestLevel, let box = liveBox,
      box.intersection(smallest) == box
    else {
      _ = lister.number(of: tree.root, level: tree.level, in: store.nodes)
      return lister.list
    }
    // The tree's root is twice as wide: only the innermost part of each quarter has cells.
    let root = store.nodes[tree.root]
    var parts: [Int] = []
    for (place, quarter) in [root.nw, root.ne, root.sw, root.se].enumerated() {
      parts.append(lister.parts(of: quarter, level: tree.level - 1, in: store.nodes)[3 - place])
    }
    lister.add(parts, level: tree.level - 1)
    return lister.list
  }
}

/// Lists the squares of a store, each once.
private struct MacrocellLister {
  private(set) var list: [MacrocellNode] = []
  private var numbers: [UInt32: Int] = [0: 0]

  /// The numbers of squares smaller than leaves, by their cells.
  private var small: [UInt64: Int] = [0: 0]

  /// The number of a square, which is listed if it is new.
  mutating func number(of index: UInt32, level: Int, in store: borrowing NodeStore) -> Int {
    if let number = numbers[index] { return number }
    add(parts(of: index, level: level, in: store), level: level)
    numbers[index] = list.count
    return list.count
  }

  /// The numbers of the four parts of a square.
  mutating func parts(of index: UInt32, level: Int, in store: borrowing NodeStore) -> [Int] {
    var parts: [Int] = []
    if HashNode.isLeaf(index) {
      for cells in store.form.quarters(of: store.cells(of: index)) {
        parts.append(number(ofCells: cells, store.form))
      }
    } else {
      let node = store[index]
      for part in [node.nw, node.ne, node.sw, node.se] {
        parts.append(number(of: part, level: level - 1, in: store))
      }
    }
    return parts
  }

  /// Lists a square of four others.
  mutating func add(_ parts: [Int], level: Int) {
    list.append(.branch(level: level, nw: parts[0], ne: parts[1], sw: parts[2], se: parts[3]))
  }

  private mutating func number(ofCells cells: UInt64, _ form: LeafForm) -> Int {
    if let number = small[cells] { return number }
    list.append(form == .bits ? .leaf(cells) : .states(UInt32(truncatingIfNeeded: cells)))
    small[cells] = list.count
    return list.count
  }
}
