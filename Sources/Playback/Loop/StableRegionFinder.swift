package import Basics

/// Finds the part of a plane in which everything stays: the cells that live in each frame, but for
/// ships that have left for good.
///
/// A ship has left where it lies outside of the box of all the rest and flies away from it.
package struct StableRegionFinder {
  /// The cells around all that has stayed so far.
  package private(set) var box: CellRect?
  /// True if nothing but ships was there at last.
  package private(set) var isEmpty = false
  /// The ways of clusters that were met before, by their shape; nil for those that are no ships.
  private var ways: [Shape: Cell?] = [:]

  /// The cells of a cluster from its top left, and their states.
  private struct Shape: Hashable {
    let cells: [Cell]
    let states: [UInt8]
  }

  /// The most cells of a ship, and the most ticks of its period.
  private static let mostCells = 800
  private static let longestPeriod = 96
  /// The most shapes that are remembered.
  private static let mostShapes = 1 << 13
  /// The distances within which clusters are tried as parts of one ship.
  private static let reaches = [4, 16]
  /// The most clusters that are joined.
  private static let mostParts = 512

  package init() {}

  /// Adds the world of a frame.
  package mutating func look(at world: any World) {
    guard let field = world.asField else { return }
    guard let ships = field as? any ShipWorld, let cells = ships.cellsOnPlane else {
      return add(field.liveBox ?? field.bounds)
    }
    guard !cells.isEmpty else { return }
    let stays = staying(Cluster.all(of: cells), in: ships)
    isEmpty = stays.isEmpty
    for cluster in stays { add(cluster.box) }
  }

  private mutating func add(_ more: CellRect?) {
    guard let more else { return }
    box = box?.union(more) ?? more
  }

  /// The clusters that have not left.
  private mutating func staying(_ all: [Cluster], in world: some ShipWorld) -> [Cluster] {
    var ships: [(cluster: Cluster, way: Cell)] = []
    var stays: [Cluster] = []
    for cluster in all {
      if let way = way(of: cluster, in: world) {
        ships.append((cluster, way))
      } else {
        stays.append(cluster)
      }
    }
    // Parts that are none may be of a ship with others, some of which are ships by themselves.
    for reach in Self.reaches where !stays.isEmpty && all.count <= Self.mostParts {
      for whole in Cluster.joined(stays + ships.map(\.cluster), reach: reach) {
        let isPart = { (part: Cluster) in whole.box.intersection(part.box) == part.box }
        guard stays.contains(where: isPart), let way = way(of: whole, in: world) else { continue }
        stays.removeAll(where: isPart)
        ships.removeAll { isPart($0.cluster) }
        ships.append((whole, way))
      }
    }
    // Who is outermost leaves first; then those behind it are.
    let rest = stays.map(\.box).reduce(nil) { (sum: CellRect?, box) in sum?.union(box) ?? box }
    ships.sort { Self.distance($0.cluster.box, rest) < Self.distance($1.cluster.box, rest) }
    let inside = Self.unions(ships.map(\.cluster.box), with: rest)
    while let ship = ships.last,
      Self.hasLeft(ship.cluster.box, ship.way, inside[ships.count - 1])
    {
      ships.removeLast()
    }
    // The others stay, or leave past each other.
    let outside = Self.unions(ships.reversed().map(\.cluster.box), with: rest)
    for (place, ship) in ships.enumerated() {
      let after = outside[ships.count - 1 - place]
      let others = inside[place].map { after?.union($0) ?? $0 } ?? after
      if !Self.hasLeft(ship.cluster.box, ship.way, others) { stays.append(ship.cluster) }
    }
    return stays
  }

  /// The boxes around a rest and the first few of some others: none, one, and so on.
  private static func unions(_ boxes: [CellRect], with rest: CellRect?) -> [CellRect?] {
    boxes.reduce(into: [rest]) { sums, box in
      sums.append(sums[sums.count - 1]?.union(box) ?? box)
    }
  }

  /// The distance of a box from another, by the longer axis.
  private static func distance(_ box: CellRect, _ rest: CellRect?) -> Int {
    guard let rest else { return 0 }
    return max(rest.x - box.maxX, box.x - rest.maxX, rest.y - box.maxY, box.y - rest.maxY)
  }

  /// True if a ship lies outside of a box and flies away from it.
  private static func hasLeft(_ ship: CellRect, _ way: Cell, _ rest: CellRect?) -> Bool {
    guard let rest else { return true }
    return ship.maxX <= rest.x && way.x < 0 || ship.x >= rest.maxX && way.x > 0
      || ship.maxY <= rest.y && way.y < 0 || ship.y >= rest.maxY && way.y > 0
  }

  /// The way of a ship in a period; nil if a cluster is none.
  private mutating func way(of cluster: Cluster, in world: some ShipWorld) -> Cell? {
    guard cluster.cells.count <= Self.mostCells else { return nil }
    let grid = world.states(in: cluster.box)
    let corner = Cell(cluster.box.x, cluster.box.y)
    let shape = Shape(
      cells: cluster.cells.map { Cell($0.x - corner.x, $0.y - corner.y) },
      states: cluster.cells.map { grid[$0.x - corner.x, $0.y - corner.y] })
    if let known = ways[shape] { return known }
    let way = Self.way(of: world.keeping(cluster.cells))
    if ways.count < Self.mostShapes { ways[shape] = .some(way) }
    return way
  }

  private static func way(of ship: some ShipWorld) -> Cell? {
    guard let start = ship.liveBox else { return nil }
    let cells = ship.states(in: start)
    var later = ship
    for _ in 0..<longestPeriod {
      guard (try? later.advance(by: 1)) != nil, let box = later.liveBox else { return nil }
      guard box.size == start.size, later.states(in: box) == cells else { continue }
      let way = Cell(box.x - start.x, box.y - start.y)
      return way == Cell(0, 0) ? nil : way
    }
    return nil
  }
}

/// Live cells that lie so near together that they have neighbours in common.
private struct Cluster {
  private(set) var cells: [Cell]
  private(set) var box: CellRect

  /// The distance over which two cells have a neighbour in common.
  private static let reach = 2

  /// The clusters, where those are one whose boxes are no further apart than a distance.
  static func joined(_ clusters: [Cluster], reach: Int) -> [Cluster] {
    var joined: [Cluster] = []
    for var cluster in clusters {
      while let near = joined.firstIndex(where: { $0.isNear(cluster, reach) }) {
        let other = joined.remove(at: near)
        cluster.cells += other.cells
        cluster.box = cluster.box.union(other.box)
      }
      // In rows, as the cells of a plane are, so that shapes are alike.
      cluster.cells.sort { ($0.y, $0.x) < ($1.y, $1.x) }
      joined.append(cluster)
    }
    return joined
  }

  private func isNear(_ other: Cluster, _ reach: Int) -> Bool {
    box.x - other.box.maxX < reach && other.box.x - box.maxX < reach
      && box.y - other.box.maxY < reach && other.box.y - box.maxY < reach
  }

  /// The clusters of some cells, row by row, in the order of their first ones.
  static func all(of cells: [Cell]) -> [Cluster] {
    var roots = Array(cells.indices)
    func root(_ place: Int) -> Int {
      var place = place
      while roots[place] != place {
        roots[place] = roots[roots[place]]
        place = roots[place]
      }
      return place
    }
    // The first cells that may be near, in each of the last rows.
    var near = [Int](repeating: 0, count: reach + 1)
    for (place, cell) in cells.enumerated() {
      for up in 0...reach {
        let first = Cell(cell.x - reach, cell.y - up)
        while (cells[near[up]].y, cells[near[up]].x) < (first.y, first.x) { near[up] += 1 }
        var other = near[up]
        while other < place, cells[other].y == first.y, cells[other].x <= cell.x + reach {
          let (one, two) = (root(other), root(place))
          roots[max(one, two)] = min(one, two)
          other += 1
        }
      }
    }
    var members: [Int: [Cell]] = [:]
    for (place, cell) in cells.enumerated() { members[root(place), default: []].append(cell) }
    return members.sorted { $0.key < $1.key }.compactMap { _, cells in
      CellRect(around: cells).map { Cluster(cells: cells, box: $0) }
    }
  }
}
