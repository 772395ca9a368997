internal import Synchronization
internal import TerrariumPlayback
internal import TerrariumSimulation
internal import TerrariumVocabulary

/// A pool of a rule's censuses. Each thread borrows one, and each remembers the patterns it has
/// seen in all runs.
final class ObjectCensuses: Sendable {
  private let rule: CellRule
  private let idle = Mutex<[ObjectCensus]>([])

  /// The pool of the rule that was used last.
  private static let latest = Mutex<ObjectCensuses?>(nil)

  private init(_ rule: CellRule) { self.rule = rule }

  /// Returns the censuses of a rule.
  static func of(_ rule: CellRule) -> ObjectCensuses {
    latest.withLock { latest in
      if let latest, latest.rule.text == rule.text { return latest }
      let censuses = ObjectCensuses(rule)
      latest = censuses
      return censuses
    }
  }

  /// Lends a census for a world's rule; nil if there is none.
  static func look<Found, Failure: Error>(
    at world: any World, _ body: (inout ObjectCensus, LifeWorld) throws(Failure) -> Found?
  ) throws(Failure) -> Found? {
    guard let world = world as? LifeWorld else { return nil }
    // A step may have changed the rule.
    let censuses = of(world.rule)
    guard var census = censuses.idle.withLock({ $0.popLast() }) ?? ObjectCensus(world.rule) else {
      return nil
    }
    let found = try body(&census, world)
    censuses.idle.withLock { $0.append(census) }
    return found
  }
}

extension ObjectCensus {
  /// The number of ticks between two comparisons of the population.
  private static let stride = 6
  /// The number of equal comparisons before the cells themselves are examined.
  private static let equalPopulations = 12
  /// A world with more cells than this, and this many times more than at first, does not settle.
  private static let (mostCells, mostGrowth): (UInt128, UInt128) = (1 << 16, 8)

  /// Counts the objects of a world, after running it for at most `ticks` until it has settled; nil
  /// if it does not settle.
  mutating func rows(
    settling world: LifeWorld, within ticks: Int
  ) throws(WorldError) -> [CountedObject]? {
    var world = world
    var populations: [UInt128] = []
    let mostCells = max(Self.mostCells, Self.mostGrowth * world.population)
    var (passed, check) = (0, 2 * Self.equalPopulations)
    while passed < ticks {
      let step = min(Self.stride, ticks - passed)
      try world.advance(by: step)
      passed += step
      populations.append(world.population)
      // The pattern explodes, and listing its cells would take much memory.
      if world.population > mostCells { return nil }
      guard populations.count >= check || populations.last == 0 else { continue }
      check = populations.count + max(4, populations.count / 20)
      if Self.looksSettled(populations), let rows = try rows(of: world) { return rows }
    }
    return try rows(of: world)
  }

  /// True if the recent populations repeat within some number of periods. Without that a closer
  /// look is not worthwhile: it takes long where many cells are restless.
  fileprivate static func looksSettled(_ populations: [UInt128], within periods: Int = 180) -> Bool
  {
    let last = populations.count - 1
    if populations[last] == 0 { return true }
    return (1...max(1, min(periods, last / 2))).contains { period in
      let window = min(last - period, max(period, equalPopulations))
      return (0..<window).allSatisfy { populations[last - $0] == populations[last - $0 - period] }
    }
  }
}

extension ObjectCensus {
  /// Returns the object counter for a rule's worlds, or the reason why there is none.
  static func counting(
    under rule: CellRule, on edges: Edges
  ) -> Result<ObjectCounting, Problem> {
    if let problem = problem(of: rule, on: edges) { return .failure(problem) }
    return .success(
      ObjectCounting(
        count: { world, ticks throws(WorldError) in
          try ObjectCensuses.look(at: world) { census, world throws(WorldError) in
            try census.rows(settling: world, within: ticks)
          }
        },
        period: { world, populations in
          guard (world as? LifeWorld)?.edges == Edges.none,
            ObjectCensus.looksSettled(populations, within: .max)
          else { return nil }
          return ObjectCensuses.look(at: world) { $0.period(of: $1.live) }
        }))
  }
}
