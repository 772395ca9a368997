/// Macrocell lists, which name a field's squares without spreading them out.
extension HashField {
  /// The highest level that a list may hold: all its cells lie within `reach` of the middle.
  private static let largestLevel = 62

  /// Takes the squares of a list, whose last is the root; its middle comes to lie at the origin,
  /// which is the upper left cell of the root's lower right quarter. Leaves of two states may stand
  /// in a plane of many.
  ///
  /// Like an edit, reading may take more memory than the bound, and the next step tells.
  mutating func take(_ list: [MacrocellNode]) throws(MacrocellFault) {
    ownStore()
    store.nodes.begin(with: tree, room: .grown)
    var made: [(index: UInt32, level: Int)] = [(0, 0)]
    made.reserveCapacity(list.count + 1)
    for (place, square) in list.enumerated() {
      switch square {
      case .leaf(let bits):
        made.append((square8(bits), 3))
      case .states(let cells):
        guard store.nodes.form == .states else {
          throw .levelOutOfRange(node: place + 1, level: 1)
        }
        made.append((store.nodes.leaf(UInt64(cells)), 1))
      case .branch(let level, let nw, let ne, let sw, let se):
        guard store.nodes.leafLevel + 1...Self.largestLevel ~= level else {
          throw .levelOutOfRange(node: place + 1, level: level)
        }
        for child in [nw, ne, sw, se] {
          try Self.check(child, ofNode: place + 1, level: level, among: made)
        }
        let index = store.nodes.node(
          made[nw].index, made[ne].index, made[sw].index, made[se].index)
        made.append((index, level))
      }
    }
    adopt(made[list.count].index, level: made[list.count].level)
  }

  /// A square of 8×8 cells of two states, as the store keeps it.
  private mutating func square8(_ bits: UInt64) -> UInt32 {
    if store.nodes.form == .bits { return store.nodes.leaf(bits) }
    func square(_ x: Int, _ y: Int, level: Int) -> UInt32 {
      if level == 1 {
        var cells: UInt64 = 0
        for place in 0..<4 {
          let bit = bits >> UInt64((y + place >> 1) << 3 | (x + place & 1)) & 1
          cells |= bit << UInt64(8 * place)
        }
        return store.nodes.leaf(cells)
      }
      let half = 1 << (level - 1)
      return store.nodes.node(
        square(x, y, level: level - 1), square(x + half, y, level: level - 1),
        square(x, y + half, level: level - 1), square(x + half, y + half, level: level - 1))
    }
    return square(0, 0, level: 3)
  }

  /// Takes a square of the store for the whole field.
  private mutating func adopt(_ index: UInt32, level: Int) {
    if index == 0 {
      tree = HashTree()
    } else if level < HashTree.smallestLevel {
      let side = 1 << level
      let half = side / 2
      var cells: [(cell: Cell, state: UInt8)] = []
      let form = store.nodes.form
      let whole = LocalRect(left: 0, top: 0, right: UInt64(side - 1), bottom: UInt64(side - 1))
      store.nodes.visitLeaves(of: index, level: level, in: whole) { bits, x, y in
        form.forEachCell(bits) { right, down, state in
          cells.append((Cell(Int(x) + right - half, Int(y) + down - half), state))
        }
      }
      let origin = origin
      paint(cells.map { (Cell($0.cell.x + origin.x, $0.cell.y + origin.y), $0.state) })
    } else {
      store.nodes.protect(index)
      tree = store.nodes.trimmed(HashTree(root: index, level: level))
    }
  }

  private static func check(
    _ child: Int, ofNode node: Int, level: Int, among made: [(index: UInt32, level: Int)]
  ) throws(MacrocellFault) {
    guard made.indices.contains(child) else {
      throw .childNotYetThere(node: node, child: child)
    }
    guard child == 0 || made[child].level == level - 1 else {
      throw .childOfOtherLevel(node: node, child: child, level: made[child].level)
    }
  }

  /// The field's squares, each once and after all that it is made of; the last is the root, and
  /// there is none where nothing lives.
  package func macrocellNodes() -> [MacrocellNode] {
    var list: [MacrocellNode] = []
    var numbers: [UInt32: Int] = [0: 0]
    _ = number(of: tree.root, level: tree.level, in: &list, &numbers)
    return list
  }

  private func number(
    of index: UInt32, level: Int, in list: inout [MacrocellNode], _ numbers: inout [UInt32: Int]
  ) -> Int {
    if let number = numbers[index] { return number }
    let node = store.nodes[index]
    if node.isLeaf {
      list.append(
        store.nodes.form == .bits
          ? .leaf(node.bits) : .states(UInt32(truncatingIfNeeded: node.bits)))
    } else {
      let nw = number(of: node.nw, level: level - 1, in: &list, &numbers)
      let ne = number(of: node.ne, level: level - 1, in: &list, &numbers)
      let sw = number(of: node.sw, level: level - 1, in: &list, &numbers)
      let se = number(of: node.se, level: level - 1, in: &list, &numbers)
      list.append(.branch(level: level, nw: nw, ne: ne, sw: sw, se: se))
    }
    numbers[index] = list.count
    return list.count
  }
}
