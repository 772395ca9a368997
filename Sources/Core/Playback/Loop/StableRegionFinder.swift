package import TerrariumBasics
package import TerrariumVocabulary

/// Finds the part of a plane that everything stays in: all live cells of each frame, except ships
/// that have left for good.
///
/// A ship has left if it is outside the box of everything else and flies away from it, along an
/// unbounded axis.
package struct StableRegionFinder {
  /// The cells around everything that has stayed so far.
  package private(set) var box: CellRect?
  /// True if only ships were left at the end.
  package private(set) var isEmpty = false
  /// True if all cells of some plane were assumed to stay: ships are only recognised among cells
  /// that can be listed, on a dead background.
  package private(set) var isWhole = false
  /// The displacements of known clusters, by their shape; nil for clusters that are not ships.
  private var ways: [Shape: Cell?] = [:]

  /// The cells of a cluster relative to its top left, and their states.
  private struct Shape: Hashable {
    let cells: [Cell]
    let states: [UInt8]
    /// The place of the top left along walled axes; 0 elsewhere.
    let place: Cell
  }

  /// The most cells of a ship, and the most ticks of its period.
  private static let mostCells = 800
  private static let longestPeriod = 96
  private static let mostShapes = 1 << 13
  /// The distances within which clusters are tried as parts of one ship.
  private static let reaches = [4, 16]
  /// The most clusters that are joined.
  private static let mostParts = 512

  package init() {}

  /// Adds the world of a frame.
  package mutating func look(at world: any World) {
    guard let field = world as? any FieldWorld else { return }
    guard let ships = field as? any ShipWorld, let cells = ships.cellsOnPlane else {
      if field is any ShipWorld, field.bounds == nil { isWhole = true }
      return add(field.liveBox ?? field.bounds)
    }
    guard !cells.isEmpty else { return }
    let rolled = RolledField(ships)
    let stays = staying(Cluster.all(of: cells, on: rolled), in: ships, rolled)
    isEmpty = stays.isEmpty
    for cluster in stays { add(rolled.box(around: cluster.cells, in: cluster.box)) }
  }

  private mutating func add(_ more: CellRect?) {
    guard let more else { return }
    box = box?.union(more) ?? more
  }

  private mutating func staying(
    _ all: [Cluster], in world: some ShipWorld, _ field: RolledField
  ) -> [Cluster] {
    var ships: [(cluster: Cluster, way: Cell)] = []
    var stays: [Cluster] = []
    for cluster in all {
      if let way = way(of: cluster, in: world) {
        ships.append((cluster, way))
      } else {
        stays.append(cluster)
      }
    }
    // Clusters that are not ships may be parts of one together with others, some of which are ships
    // by themselves.
    for reach in Self.reaches where !stays.isEmpty && all.count <= Self.mostParts {
      for whole in Cluster.joined(stays + ships.map(\.cluster), reach: reach, on: field) {
        let isPart = { (part: Cluster) in whole.contains(part, on: field) }
        guard stays.contains(where: isPart), let way = way(of: whole, in: world) else { continue }
        stays.removeAll(where: isPart)
        ships.removeAll { isPart($0.cluster) }
        ships.append((whole, way))
      }
    }
    // The outermost ship leaves first, then those behind it.
    func extent(_ cluster: Cluster) -> CellRect { field.extent(of: cluster.box) }
    let rest = stays.map(extent).reduce(nil) { (sum: CellRect?, box) in sum?.union(box) ?? box }
    ships.sort { Self.distance(extent($0.cluster), rest) < Self.distance(extent($1.cluster), rest) }
    let inside = Self.unions(ships.map { extent($0.cluster) }, with: rest)
    while let ship = ships.last,
      Self.hasLeft(extent(ship.cluster), ship.way, inside[ships.count - 1])
    {
      ships.removeLast()
    }
    // The others stay, or leave past each other.
    let outside = Self.unions(ships.reversed().map { extent($0.cluster) }, with: rest)
    for (place, ship) in ships.enumerated() {
      let after = outside[ships.count - 1 - place]
      let others = inside[place].map { after?.union($0) ?? $0 } ?? after
      if !Self.hasLeft(extent(ship.cluster), ship.way, others) { stays.append(ship.cluster) }
    }
    return stays
  }

  /// The running unions of some boxes, starting with `rest` alone.
  private static func unions(_ boxes: [CellRect], with rest: CellRect?) -> [CellRect?] {
    boxes.reduce(into: [rest]) { sums, box in sums.append(sums[sums.count - 1]?.union(box) ?? box) }
  }

  /// The distance of a box from another, along the longer axis.
  private static func distance(_ box: CellRect, _ rest: CellRect?) -> Int {
    guard let rest else { return 0 }
    return max(rest.x - box.maxX, box.x - rest.maxX, rest.y - box.maxY, box.y - rest.maxY)
  }

  /// True if a ship is outside a box and flies away from it.
  private static func hasLeft(_ ship: CellRect, _ way: Cell, _ rest: CellRect?) -> Bool {
    guard let rest else { return true }
    return ship.maxX <= rest.x && way.x < 0 || ship.x >= rest.maxX && way.x > 0
      || ship.maxY <= rest.y && way.y < 0 || ship.y >= rest.maxY && way.y > 0
  }

  /// The displacement of a ship per period along unbounded axes; nil if a cluster is not a ship, or
  /// stays in place there.
  private mutating func way(of cluster: Cluster, in world: some ShipWorld) -> Cell? {
    guard cluster.cells.count <= Self.mostCells else { return nil }
    let shape = Self.shape(of: cluster.cells, in: cluster.box, of: world)
    if let known = ways[shape] { return known }
    let field = RolledField(world)
    let way = Self.way(of: world.keeping(cluster.cells.map(field.wrapped)))
    if ways.count < Self.mostShapes { ways[shape] = .some(way) }
    return way
  }

  private static func way(of ship: some ShipWorld) -> Cell? {
    guard let (start, corner) = shape(of: ship) else { return nil }
    let census = ship.census
    var later = ship
    for _ in 0..<longestPeriod {
      guard (try? later.advance(by: 1)) != nil, later.liveBox != nil else { return nil }
      guard later.census == census, let (shape, place) = Self.shape(of: later), shape == start
      else { continue }
      let way = RolledField(ship).open(Cell(place.x - corner.x, place.y - corner.y))
      return way == Cell(0, 0) ? nil : way
    }
    return nil
  }

  /// The shape of all cells of a world, and their top left; nil if they cannot be listed.
  private static func shape(of world: some ShipWorld) -> (shape: Shape, corner: Cell)? {
    guard let cells = world.cellsOnPlane.map(RolledField(world).unrolled),
      let box = CellRect(around: cells)
    else { return nil }
    return (shape(of: cells, in: box, of: world), Cell(box.x, box.y))
  }

  /// The shape of some cells, which may extend beyond a seam.
  private static func shape(of cells: [Cell], in box: CellRect, of world: some ShipWorld) -> Shape {
    let field = RolledField(world)
    let states: [UInt8]
    if world.inside(box) == box {
      let grid = world.states(in: box)
      states = cells.map { grid[$0.x - box.x, $0.y - box.y] }
    } else {
      let one = GridSize(columns: 1, rows: 1)
      states = cells.map { world.states(in: CellRect(corner: field.wrapped($0), size: one))[0, 0] }
    }
    return Shape(
      cells: cells.map { Cell($0.x - box.x, $0.y - box.y) }, states: states,
      place: field.alongWalls(Cell(box.x, box.y)))
  }
}

extension StableRegionFinder {
  /// The cells that everything stays in during some frames, ignoring ships that leave for good.
  ///
  /// - Parameters:
  ///   - stage: The stage at the film's start.
  ///   - loop: The loop of these frames; nil to use some ticks from one on.
  ///   - every: The ticks between frames.
  ///   - skip: The ticks before the film, if the loop is unknown.
  /// - Returns: The cells; nil if everything leaves.
  /// - Throws: An error of the world, or that the run was stopped.
  package static func home(
    of stage: Stage, in loop: Loop? = nil, every: Int, skip: Int = 0
  ) throws(Fault) -> CellRect? {
    var finder = StableRegionFinder()
    var world = stage.world
    var now = 0
    let settled = loop.map { settledTicks(of: $0, every: every) }
    for tick in settled ?? Array(skip..<skip + 2 * LoopSearch.trust) {
      if stage.interruption?.isAsked ?? false { throw Fault(.interrupted) }
      try Fault.ofWorld { () throws(WorldError) in try world.advance(by: tick - now) }
      now = tick
      finder.look(at: world)
    }
    return finder.isEmpty ? nil : finder.box
  }

  /// The ticks of a loop's frames in order, or earlier ones with the same pictures. Ships have had
  /// time to leave by then; later there are only more of them, far away.
  private static func settledTicks(of loop: Loop, every: Int) -> [Int] {
    let settled = (2 * LoopSearch.trust + loop.period - 1) / loop.period * loop.period
    return (0..<loop.frames)
      .map { frame in
        let tick = frame * every
        return loop.skip + (tick < settled + loop.period ? tick : settled + tick % loop.period)
      }
      .sorted()
  }
}
