/// The number of times that the squares of a tree occur in it.
extension NodeStore {
  /// The squares of a level that a tree has, and how often each of them occurs.
  ///
  /// Level by level from the root: a square occurs as often as those that it is part of, so each is
  /// looked at once.
  func squares(of tree: HashTree, atLevel last: Int) -> [(index: UInt32, times: UInt128)] {
    var squares: [(index: UInt32, times: UInt128)] = []
    if tree.root != 0 { squares.append((tree.root, 1)) }
    var level = tree.level
    // Where each square of the next level stands in its list.
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

  /// The number of cells of a tree in each state above 0, that of state 1 first.
  func counts(of tree: HashTree, stateCount: Int) -> [UInt128] {
    var counts = [UInt128](repeating: 0, count: 256)
    for (index, times) in squares(of: tree, atLevel: leafLevel) {
      form.forEachCell(cells(of: index)) { _, _, state in counts[Int(state)] += times }
    }
    return Array(counts[1..<stateCount])
  }
}
