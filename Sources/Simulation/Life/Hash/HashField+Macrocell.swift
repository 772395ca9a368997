/// Macrocell lists, which name a field's squares without spreading them out.
extension HashField {
  /// The levels that a list may hold. Of the highest, all cells lie within `reach` of the middle.
  private static let levels = 4...62

  /// The field of a list, whose last square is the root; its middle comes to lie at [0, 0], which
  /// is the upper left cell of the root's lower right quarter. Cells are told by their difference
  /// from the background.
  ///
  /// Like an edit, reading may take more memory than the bound, and the next step tells.
  package init(
    macrocell list: [MacrocellNode], rule: RuleTable, background: UInt8 = 0,
    memory: Int = HashField.usualMemory
  ) throws(MacrocellFault) {
    self.init(rule: rule, background: background, memory: memory)
    store.nodes.begin(with: tree, room: .grown)
    var made: [(index: UInt32, level: Int)] = [(0, 0)]
    made.reserveCapacity(list.count + 1)
    for (place, square) in list.enumerated() {
      switch square {
      case .leaf(let bits):
        made.append((store.nodes.leaf(bits), 3))
      case .branch(let level, let nw, let ne, let sw, let se):
        guard HashField.levels.contains(level) else {
          throw .levelOutOfRange(node: place + 1, level: level)
        }
        for child in [nw, ne, sw, se] {
          try HashField.check(child, ofNode: place + 1, level: level, among: made)
        }
        let index = store.nodes.node(
          made[nw].index, made[ne].index, made[sw].index, made[se].index)
        made.append((index, level))
      }
    }
    adopt(made[list.count].index, level: made[list.count].level)
  }

  /// Takes a square of the store for the whole field.
  private mutating func adopt(_ index: UInt32, level: Int) {
    if level < HashTree.smallestLevel {
      let bits = store.nodes[index].bits
      let live = (0..<64).filter { bits >> UInt64($0) & 1 != 0 }
      set(live.map { Cell($0 & 7 - 4, $0 >> 3 - 4) }, to: 1 - background)
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
  /// there is none where nothing lives. Cells are told by their difference from the background.
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
      list.append(.leaf(node.bits))
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
