/// Counts a square's population, the occurrences of its parts, and its margins.
///
/// Most squares of a step are never counted; a field counts those of its tree when needed.
extension NodeStore {
  /// Computes the populations of a square and of all below it. The recursion is as deep as the
  /// levels.
  func countCells(of index: UInt32) {
    if index == 0 || HashNode.isLeaf(index) { return }
    let node = self[index]
    if node.population != 0 { return }
    var sum: UInt64 = 0
    for part in [node.nw, node.ne, node.sw, node.se] {
      countCells(of: part)
      let (larger, overflow) = sum.addingReportingOverflow(population(noted: part))
      sum = overflow ? .max : larger
    }
    unsafe nodes[Int(index)].population = sum
  }

  /// The population of a square of a field's tree, if computed.
  @inline(__always)
  func population(noted index: UInt32) -> UInt64 {
    HashNode.isLeaf(index) ? form.population(cells(of: index)) : self[index].population
  }

  /// The exact number of live cells of a field's tree. A node stores it up to 2^64; larger ones are
  /// added up from their parts.
  func population(of tree: HashTree) -> UInt128 {
    let noted = population(noted: tree.root)
    if noted != .max { return UInt128(noted) }
    return squares(of: tree, atLevel: 31).reduce(0) {
      $0 + $1.times * UInt128(population(noted: $1.index))
    }
  }

  /// The squares of a level in a tree, and the number of occurrences of each.
  ///
  /// It goes down from the root level by level: a square occurs as often as its parents, so each is
  /// visited once.
  func squares(of tree: HashTree, atLevel last: Int) -> [(index: UInt32, times: UInt128)] {
    var squares: [(index: UInt32, times: UInt128)] = []
    if tree.root != 0 { squares.append((tree.root, 1)) }
    var level = tree.level
    // The index of each square of the next level in its list.
    var places: [UInt32: Int] = [:]
    while level > max(last, leafLevel) {
      var parts: [(index: UInt32, times: UInt128)] = []
      places.removeAll(keepingCapacity: true)
      for (index, times) in squares {
        let node = self[index]
        for part in [node.nw, node.ne, node.sw, node.se] where part != 0 {
          if let place = places[part] {
            parts[place].times += times
          } else {
            places[part] = parts.count
            parts.append((part, times))
          }
        }
      }
      squares = parts
      level -= 1
    }
    return squares
  }

  /// The number of cells of a tree in each state from 1 on.
  func counts(of tree: HashTree, stateCount: Int) -> [UInt128] {
    var counts = [UInt128](repeating: 0, count: 256)
    for (index, times) in squares(of: tree, atLevel: leafLevel) {
      form.forEachCell(cells(of: index)) { _, _, state in counts[Int(state)] += times }
    }
    return Array(counts[1..<stateCount])
  }

  /// The number of empty columns or rows of a square on a side, before the first live cell.
  func margin(of index: UInt32, level: Int, on side: Side) -> UInt64 {
    var known: [UInt32: UInt64] = [:]
    return margin(of: index, level, side, &known)
  }

  private func margin(
    of index: UInt32, _ level: Int, _ side: Side, _ known: inout [UInt32: UInt64]
  ) -> UInt64 {
    if HashNode.isLeaf(index) { return form.margin(of: cells(of: index), on: side) }
    let node = self[index]
    if let margin = known[index] { return margin }
    let (near, far) = side.children(of: node)
    let isNearEmpty = near.0 | near.1 == 0
    let (a, b) = isNearEmpty ? far : near
    var margin = UInt64.max
    if a != 0 { margin = self.margin(of: a, level - 1, side, &known) }
    if b != 0, margin > 0 { margin = min(margin, self.margin(of: b, level - 1, side, &known)) }
    if isNearEmpty { margin += 1 << UInt64(level - 1) }
    known[index] = margin
    return margin
  }

  /// A side of a square.
  package enum Side {
    case left, right, top, bottom

    /// The two children at the side and the two away from it.
    func children(of node: HashNode) -> (near: (UInt32, UInt32), far: (UInt32, UInt32)) {
      switch self {
      case .left: ((node.nw, node.sw), (node.ne, node.se))
      case .right: ((node.ne, node.se), (node.nw, node.sw))
      case .top: ((node.nw, node.ne), (node.sw, node.se))
      case .bottom: ((node.sw, node.se), (node.nw, node.ne))
      }
    }
  }
}
