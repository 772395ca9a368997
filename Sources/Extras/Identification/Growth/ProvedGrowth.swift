package import TerrariumBasics
internal import TerrariumSimulation

/// Proved unlimited growth: a core that repeats, and in each period leaves or emits the same
/// objects, which it never meets again.
package struct ProvedGrowth: Sendable {
  /// The number of generations of a period.
  package let period: Int

  /// The displacement of the core per period; zero for a gun.
  package let displacement: Cell

  /// The tick from which this is proved.
  package let tick: Int

  /// The core at that tick.
  package let core: [LiveCell]

  /// The objects added by a period, in the place and phase of their first tick after it.
  package let shed: [RepeatingObject]

  /// The other objects at that tick, which no period added: each rests or moves away from
  /// everything for ever.
  package let debris: [RepeatingObject]

  /// True if the core stays in place.
  package var isGun: Bool { displacement == Cell(0, 0) }

  /// True if the whole pattern grows this way from its first tick on.
  package var isFromStart: Bool { tick == 0 }
}

extension CourseFinder {
  /// The growth of a world at a tick; nil if it cannot be proved.
  ///
  /// The numbers of cells give the period. If the nonrepeating rest has the same shape a period
  /// later, it gives the displacement. Everything else is then proved with the cells themselves.
  mutating func growth(
    of start: [LiveCell], _ world: LifeWorld, at tick: Int, _ populations: [Int]
  ) throws(WorldError) -> ProvedGrowth? {
    guard let shortest = Self.period(of: populations) else { return nil }
    let now = world.live
    let restless = splitter.restless(now).inRows
    guard let box = CellRect(around: restless.places) else { return nil }
    // If the new objects change their numbers of cells, a shorter period may not show in the sums.
    let parts = [4, 3, 2].filter { shortest.isMultiple(of: $0) }.map { shortest / $0 }
    for period in parts + (1...8).map({ $0 * shortest }) where period <= tick && !isExhausted {
      if let stream = try stream(from: start, period, Cell(0, 0)) {
        return stream.growth(from: start)
      }
      var later = world
      try advance(&later, by: period)
      let moved = splitter.restless(later.live).inRows
      guard let displacement = restless.displacement(to: moved) else { continue }
      if displacement != Cell(0, 0), let stream = try stream(from: start, period, displacement) {
        return stream.growth(from: start)
      }
      for margin in [8, 24, 72] {
        let (core, rest) = cut(now, around: box, margin: margin)
        guard let stream = try stream(from: core, period, displacement),
          let others = splitter.ash(of: rest)?.clusters
        else { continue }
        let debris = stream.strangers(among: others, at: tick)
        guard debris.allSatisfy(stream.isMissed) else { continue }
        return stream.growth(from: core, at: tick, beside: debris)
      }
    }
    return nil
  }

  /// The most live cells that are counted for a code, over all generations.
  private static let mostCounted = 200_000_000

  /// The apgcode of growth by its numbers of cells; nil if its periods are too long for one.
  package func code(of growth: ProvedGrowth) throws(WorldError) -> String? {
    let period = growth.shed.reduce(growth.period) {
      min($0 / greatestCommonDivisor($0, $1.period) * $1.period, 1 << 20)
    }
    var world = world(growth.core)
    var populations: [Int] = []
    var work = 0
    for _ in 0..<GrowthCode.window(forPeriod: period) {
      populations.append(Int(clamping: world.population))
      work += populations[populations.count - 1]
      guard work <= Self.mostCounted else { return nil }
      try world.advance(by: 1)
    }
    return GrowthCode.text(of: populations)
  }

  /// The shortest period over which the numbers of cells recently grew by the same amounts as a
  /// period before; nil if there is none. The amounts differ by phase if the new objects change
  /// their numbers of cells.
  private static func period(of populations: [Int]) -> Int? {
    let last = populations.count - 1
    return (1...max(1, last / 4)).first { period in
      guard populations[last] > populations[last - period] else { return false }
      return (0..<min(last - period, max(2 * period, 64)) - period).allSatisfy {
        let (now, before) = (populations[last - $0], populations[last - $0 - period])
        return now - before == before - populations[last - $0 - 2 * period]
      }
    }
  }

  /// The cells of the islands in and near a box, and the others.
  private func cut(
    _ cells: [LiveCell], around box: CellRect, margin: Int
  ) -> (near: [LiveCell], far: [LiveCell]) {
    let wide = box.widened(by: margin)
    var (near, far): ([LiveCell], [LiveCell]) = ([], [])
    for island in splitter.islands(of: cells) {
      if island.contains(where: { wide.contains($0.place) }) {
        near += island
      } else {
        far += island
      }
    }
    return (near, far)
  }

  /// The most periods in which the emitted objects are compared.
  private static let mostWatched = 24

  /// The objects that a core emits in each period, for ever; nil if it does not.
  ///
  /// After a period the cells are those of the moved core and the new objects. The same holds after
  /// each further period as long as the new objects meet nothing. That is checked until they are so
  /// far away that their boxes prove that they never will.
  private mutating func stream(
    from core: [LiveCell], _ period: Int, _ displacement: Cell
  ) throws(WorldError) -> Stream? {
    var world = world(core)
    guard let box = try box(of: &world, during: period) else { return nil }
    var left = Set(world.live)
    for cell in core {
      guard left.remove(cell.moved(right: displacement.x, down: displacement.y)) != nil else {
        return nil
      }
    }
    guard !left.isEmpty, let ash = splitter.ash(of: Array(left)) else { return nil }
    let stream = Stream(
      core: box, shed: ash.clusters, period: period, displacement: displacement)
    for count in 2...Self.mostWatched where !isExhausted {
      try advance(&world, by: period)
      var expected = Self.moved(core, displacement, times: count)
      for age in 0..<count {
        let thrown = stream.shed.flatMap { $0.patch(at: age * period).live }
        expected += Self.moved(thrown, displacement, times: count - 1 - age)
      }
      guard Int(clamping: world.population) == expected.count,
        expected.allSatisfy({ world[$0.place] == $0.state })
      else { return nil }
      if stream.flowsFreely(after: count - 1) {
        return remain(ash.objects, period, displacement) ? stream : nil
      }
    }
    return nil
  }

  /// True if the objects of a period stay separate from those of the period before; a growing wick
  /// is one object.
  private mutating func remain(
    _ objects: [RepeatingObject], _ period: Int, _ displacement: Cell
  ) -> Bool {
    let older = objects.map {
      $0.patch(at: period).moved(right: -displacement.x, down: -displacement.y)
    }
    let both = objects.map(\.phases[0]) + older
    guard let ash = splitter.ash(of: both.flatMap(\.live)) else { return true }
    return Set(ash.objects.map(\.phases[0])) == Set(both)
  }

  /// The box around all cells that a world has during a period, which is computed; nil if nothing
  /// is alive.
  private mutating func box(
    of world: inout LifeWorld, during period: Int
  ) throws(WorldError) -> CellRect? {
    guard var box = world.liveBox else { return nil }
    for _ in 0..<period {
      try advance(&world)
      if let now = world.liveBox { box = box.union(now) }
    }
    return box
  }

  private static func moved(_ cells: [LiveCell], _ by: Cell, times: Int) -> [LiveCell] {
    cells.map { $0.moved(right: by.x * times, down: by.y * times) }
  }
}

/// The objects that a core emits in every period, at their places relative to the core.
private struct Stream {
  /// The box of the core in a period.
  let core: CellRect
  let shed: [RepeatingObject]
  let period: Int
  let displacement: Cell

  /// The growth of cells that emit it from a tick on, besides other objects.
  func growth(
    from cells: [LiveCell], at tick: Int = 0, beside debris: [RepeatingObject] = []
  ) -> ProvedGrowth {
    ProvedGrowth(
      period: period, displacement: displacement, tick: tick, core: cells, shed: shed,
      debris: debris)
  }

  /// The objects that were not emitted in the periods before a tick.
  func strangers(among others: [RepeatingObject], at tick: Int) -> [RepeatingObject] {
    var earlier: Set<CellPatch> = []
    for age in 0...tick / period {
      for thing in shed {
        let patch = thing.patch(at: age * period)
        earlier.insert(
          patch.moved(right: -displacement.x * (age + 1), down: -displacement.y * (age + 1)))
      }
    }
    return others.filter { !earlier.contains($0.phases[0]) }
  }

  private func moveAlike(_ one: RepeatingObject, _ other: RepeatingObject) -> Bool {
    one.displacement.x * other.period == other.displacement.x * one.period
      && one.displacement.y * other.period == other.displacement.y * one.period
  }

  /// The speed of an object relative to the core, in cells per common period.
  private func speed(_ object: RepeatingObject) -> (x: Int, y: Int) {
    (
      object.displacement.x * period - displacement.x * object.period,
      object.displacement.y * period - displacement.y * object.period
    )
  }

  /// The box of an object after some periods, relative to the core.
  private func box(_ object: RepeatingObject, after periods: Int) -> CellRect {
    // The box over a period, from its generation at that time.
    let time = periods * period
    var box = object.patch(at: time).box
    for step in 1..<max(2, object.period) { box = box.union(object.patch(at: time + step).box) }
    return box.moved(
      right: -displacement.x * (periods + 1), down: -displacement.y * (periods + 1))
  }

  /// The path of an object from some periods on.
  private func way(_ object: RepeatingObject, after periods: Int) -> Sweep {
    Sweep(box: box(object, after: periods), direction: speed(object))
  }

  /// True if no emitted object ever meets the core or another one, from some periods on.
  func flowsFreely(after periods: Int) -> Bool {
    let home = Sweep(box: core, direction: (0, 0))
    let ways = shed.map { way($0, after: periods) }
    // An object that moves like the core stays beside it, and would be counted as part of it.
    guard shed.allSatisfy({ speed($0) != (0, 0) }) else { return false }
    guard ways.allSatisfy({ $0.misses(home) }) else { return false }
    for (number, way) in ways.enumerated() {
      for (other, thing) in zip(ways, shed).prefix(number) {
        if !way.misses(other), !moveAlike(thing, shed[number]) { return false }
      }
    }
    return Flights.passEachOther(shed)
  }

  /// True if another object never meets the core or its emissions.
  func isMissed(by object: RepeatingObject) -> Bool {
    let way = Sweep(box: object.box, direction: speed(object))
    // Earlier emissions follow the same path as the next ones.
    return shed.allSatisfy { thing in
      moveAlike(object, thing) || way.misses(self.way(thing, after: 0))
    } && way.misses(Sweep(box: core, direction: (0, 0)))
  }
}

/// A box, and all places that it covers on a straight path.
private struct Sweep {
  let box: CellRect
  let direction: (x: Int, y: Int)

  /// The required distance between boxes, in cells.
  private static let margin = 4

  /// True if a straight line separates the two.
  func misses(_ other: Sweep) -> Bool {
    var normals = [(x: 1, y: 0), (x: 0, y: 1)]
    for way in [direction, other.direction] where way != (0, 0) {
      normals.append((x: -way.y, y: way.x))
    }
    return normals.contains { normal in
      let (own, others) = (range(along: normal), other.range(along: normal))
      let gap = Double(Self.margin * (abs(normal.x) + abs(normal.y)))
      return own.high + gap < others.low || others.high + gap < own.low
    }
  }

  /// The interval that the sweep covers along a normal's direction.
  private func range(along normal: (x: Int, y: Int)) -> (low: Double, high: Double) {
    let corners = [
      (box.x, box.y), (box.maxX - 1, box.y), (box.x, box.maxY - 1), (box.maxX - 1, box.maxY - 1),
    ].map { Double($0.0 * normal.x + $0.1 * normal.y) }
    let way = direction.x * normal.x + direction.y * normal.y
    return (
      way < 0 ? -.infinity : corners.min() ?? 0, way > 0 ? .infinity : corners.max() ?? 0
    )
  }
}
