internal import TerrariumBasics

/// Live cells that are so close together that they have common neighbours.
struct Cluster {
  private(set) var cells: [Cell]
  private(set) var box: CellRect

  /// The distance at which two cells have a common neighbour.
  private static let reach = 2

  /// Merges clusters whose boxes are within a distance.
  static func joined(_ clusters: [Cluster], reach: Int, on field: RolledField) -> [Cluster] {
    var joined: [Cluster] = []
    for var cluster in clusters {
      while let (place, turn) = cluster.firstNear(of: joined, reach, on: field) {
        let other = joined.remove(at: place)
        cluster.cells += other.cells.map { Cell($0.x + turn.x, $0.y + turn.y) }
        cluster.box = cluster.box.union(other.box.moved(right: turn.x, down: turn.y))
      }
      // In rows, like the cells of a plane, so that equal shapes compare equal.
      cluster.cells.sort { ($0.y, $0.x) < ($1.y, $1.x) }
      joined.append(cluster)
    }
    return joined
  }

  /// True if another one is inside its box, beyond a seam or not.
  func contains(_ part: Cluster, on field: RolledField) -> Bool {
    field.turns.contains { turn in
      let box = part.box.moved(right: turn.x, down: turn.y)
      return self.box.intersection(box) == box
    }
  }

  /// The index of the first nearby cluster, and the turn around the field that brings it there; nil
  /// if there is none.
  private func firstNear(
    of others: [Cluster], _ reach: Int, on field: RolledField
  ) -> (place: Int, turn: Cell)? {
    for (place, other) in others.enumerated() {
      let turn = field.turns.first { isNear(other.box.moved(right: $0.x, down: $0.y), reach) }
      if let turn { return (place, turn) }
    }
    return nil
  }

  private func isNear(_ other: CellRect, _ reach: Int) -> Bool {
    box.x - other.maxX < reach && other.x - box.maxX < reach
      && box.y - other.maxY < reach && other.y - box.maxY < reach
  }

  /// The clusters of some cells, row by row, in the order of their first cells. Clusters across a
  /// seam continue beyond it.
  static func all(of cells: [Cell], on field: RolledField) -> [Cluster] {
    var roots = Array(cells.indices)
    func root(_ place: Int) -> Int {
      var place = place
      while roots[place] != place {
        roots[place] = roots[roots[place]]
        place = roots[place]
      }
      return place
    }
    func join(_ one: Int, _ other: Int) {
      let (one, two) = (root(one), root(other))
      roots[max(one, two)] = min(one, two)
    }
    // The first cells that may be near, in each of the last rows.
    var near = [Int](repeating: 0, count: reach + 1)
    for (place, cell) in cells.enumerated() {
      for up in 0...reach {
        let first = Cell(cell.x - reach, cell.y - up)
        while (cells[near[up]].y, cells[near[up]].x) < (first.y, first.x) { near[up] += 1 }
        var other = near[up]
        while other < place, cells[other].y == first.y, cells[other].x <= cell.x + reach {
          join(other, place)
          other += 1
        }
      }
    }
    for (one, other) in field.pairs(of: cells, within: reach) { join(one, other) }
    var members: [Int: [Cell]] = [:]
    for (place, cell) in cells.enumerated() { members[root(place), default: []].append(cell) }
    return members.sorted { $0.key < $1.key }.compactMap { _, cells in
      let cells = field.unrolled(cells)
      return CellRect(around: cells).map { Cluster(cells: cells, box: $0) }
    }
  }
}
