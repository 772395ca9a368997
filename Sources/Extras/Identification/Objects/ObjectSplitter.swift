package import TerrariumBasics
package import TerrariumSimulation

/// Identifies the objects that some cells form: still lifes, oscillators and ships in their
/// smallest parts.
///
/// It remembers each pattern it has seen, at any position, so use one splitter for all fields of a
/// run. Do not share it between threads.
///
///     var splitter = ObjectSplitter(.life)
///     let ash = splitter.ash(of: cells)  // nil: not at rest yet
package struct ObjectSplitter: Sendable {
  package let rule: PatchRule

  /// A remembered pattern, moved to the origin, and its result.
  private struct Known {
    let object: RepeatingObject?
    /// All cells that are live in a period, except those of the first generation.
    let others: [Cell]
    var parts: [RepeatingObject]?
  }
  private var known: [PatchShape: Known] = [:]

  /// The cells that were computed in boxes of patterns.
  var computed: UInt128 = 0
  /// The most of them for the parts of one field: more is none that settles.
  private static let mostComputed: UInt128 = 1 << 33

  /// The most patterns that are remembered; the table is emptied at this number.
  private static let memory = 1 << 16

  package init(_ rule: PatchRule) { self.rule = rule }

  /// Returns the object that a pattern forms alone; nil if it does not repeat within the bounds.
  package mutating func object(_ pattern: CellPatch) -> RepeatingObject? {
    look(at: pattern).object?.moved(right: pattern.corner.x, down: pattern.corner.y)
  }

  private mutating func look(at pattern: CellPatch) -> Known {
    if let known = known[pattern.shape] { return known }
    let object = RepeatingObject(pattern.atStart, rule, computed: &computed)
    var others: Set<Cell> = []
    for phase in object?.phases.dropFirst() ?? [] { others.formUnion(phase.cells) }
    if object != nil { others.subtract(pattern.atStart.cells) }
    let found = Known(object: object, others: Array(others))
    if known.count >= Self.memory { known = [:] }
    known[pattern.shape] = found
    return found
  }

  /// Returns the smallest parts of an object: those that live alone as they do in it.
  package mutating func parts(of object: RepeatingObject) -> [RepeatingObject] {
    let first = object.phases[0]
    var found = look(at: first)
    let parts = found.parts ?? found.object.map { split($0) } ?? []
    if found.parts == nil {
      found.parts = parts
      known[first.shape] = found
    }
    return parts.map { $0.moved(right: first.corner.x, down: first.corner.y) }
  }

  private mutating func split(_ object: RepeatingObject) -> [RepeatingObject] {
    guard var islands = SpacetimeIslands(object, rule) else { return [object] }
    islands.find(isStrong: true)
    var groups = islands.count > 1 ? islands.singles() : nil
    if groups == nil {
      islands.find(isStrong: false)
      islands.bind()
      groups = islands.groups()
    }
    guard let groups, groups.count > 1 else { return [object] }
    return groups.flatMap { group -> [RepeatingObject] in
      let part = CellPatch(group)
      return self.object(part).map { parts(of: $0) } ?? []
    }
  }
}

extension ObjectSplitter {
  /// Returns the objects of some cells, which stay apart for ever; nil if the cells are not known
  /// to be at rest.
  ///
  /// Groups of cells near each other are examined alone. A group that does not repeat is examined
  /// with whatever it comes near. In the end no object's cells ever come near another's, and ships
  /// fly past everything else.
  package mutating func ash(of cells: [LiveCell]) -> Ash? {
    guard let search = IslandSearch(cells, rule), let clusters = clusters(of: search),
      Flights.passEachOther(clusters)
    else { return nil }
    return ash(of: clusters)
  }

  /// Returns the objects of a world; nil if it is not known to be at rest.
  ///
  /// On a torus objects are laid out on the plane. Ships come round again, so the world is run
  /// until all are back at their start, which shows whether they hit anything.
  package mutating func ash(of world: LifeWorld) throws(WorldError) -> Ash? {
    guard world.edges == .wrap else { return ash(of: world.live) }
    guard let search = IslandSearch(world.live, rule, on: world.size),
      let clusters = clusters(of: search)
    else { return nil }
    let ash = ash(of: clusters)
    guard clusters.contains(where: \.isShip) else { return ash }
    guard let period = ash.period(on: world.size) else { return nil }
    var world = world
    for time in 1...period {
      try world.advance(by: 1)
      let cells = ash.cells(at: time)
      guard Int(clamping: world.population) == cells.count,
        cells.allSatisfy({ world[$0.place.wrapped(on: world.size)] == $0.state })
      else { return nil }
    }
    return ash
  }

  private mutating func ash(of clusters: [RepeatingObject]) -> Ash {
    Ash(clusters: clusters, objects: clusters.flatMap { parts(of: $0) })
  }

  /// Returns the objects whose cells stay apart, except for the later paths of ships; nil if
  /// something does not repeat.
  private mutating func clusters(of search: IslandSearch) -> [RepeatingObject]? {
    var search = search
    let limit = computed + Self.mostComputed
    while !search.hasRings, let island = search.next() {
      guard computed <= limit else { return nil }
      guard let pattern = CellPatch(near: search.cells(of: island)) else { return nil }
      let found = look(at: pattern)
      if let object = found.object {
        let corner = pattern.corner
        guard
          search.claims(found.others.map { Cell($0.x + corner.x, $0.y + corner.y) }, for: island)
        else { continue }
        search.settle(island, object.moved(right: corner.x, down: corner.y))
      } else if !search.mergesRestless(island, pattern, computed: &computed) {
        return nil
      }
    }
    return search.hasRings ? nil : search.settled
  }
}

extension ObjectSplitter {
  /// Returns the islands of some cells in their current generation.
  func islands(of cells: [LiveCell]) -> [[LiveCell]] {
    guard var search = IslandSearch(cells, rule) else { return [] }
    var islands: [[LiveCell]] = []
    while let island = search.next() { islands.append(search.cells(of: island)) }
    return islands
  }

  /// Returns the cells of all islands that do not repeat alone, at any distance from others.
  mutating func restless(_ cells: [LiveCell]) -> [LiveCell] {
    let limit = computed + Self.mostComputed
    return islands(of: cells).flatMap { own in
      computed > limit || CellPatch(near: own).flatMap { look(at: $0).object } == nil ? own : []
    }
  }
}

/// A settled pattern: each of its parts repeats or flies on.
package struct Ash: Sendable {
  /// The objects that never come near one another.
  package let clusters: [RepeatingObject]

  /// The smallest objects into which the clusters can be split.
  package let objects: [RepeatingObject]

  /// The longest time for which ships are followed around a torus.
  private static let longestRound = 1 << 16

  /// The number of generations after which the ash is the same again on a torus; nil if that is too
  /// long.
  fileprivate func period(on torus: GridSize) -> Int? {
    var period = 1
    func take(_ number: Int) {
      period = min(period / greatestCommonDivisor(period, number) * number, Self.longestRound + 1)
    }
    for cluster in clusters {
      let way = cluster.displacement
      // A ship is back after this many of its periods; an object at rest after one.
      let columns = torus.columns / greatestCommonDivisor(torus.columns, abs(way.x))
      let rows = torus.rows / greatestCommonDivisor(torus.rows, abs(way.y))
      take(cluster.period * columns)
      take(cluster.period * rows)
    }
    return period <= Self.longestRound ? period : nil
  }

  /// The number of live cells at a time, counted from the moment at which the ash was found.
  package func population(at time: Int) -> Int {
    clusters.reduce(0) { $0 + $1.population(at: time) }
  }

  /// The cells at a time, counted as for `population`. For a negative time the periods and
  /// velocities of the clusters are extrapolated.
  package func cells(at time: Int) -> [LiveCell] { clusters.flatMap { $0.patch(at: time).live } }
}
