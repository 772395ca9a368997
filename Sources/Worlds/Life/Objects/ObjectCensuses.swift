internal import Patterns
internal import Playback
internal import Simulation
internal import Synchronization
internal import Vocabulary

/// The censuses of a rule, lent to one thread at a time, so that each remembers the figures that it
/// has seen in all runs.
final class ObjectCensuses: Sendable {
  private let rule: CellRule
  private let idle = Mutex<[ObjectCensus]>([])

  /// Those of the rule that was asked for last.
  private static let latest = Mutex<ObjectCensuses?>(nil)

  private init(_ rule: CellRule) { self.rule = rule }

  /// The censuses of a rule.
  static func of(_ rule: CellRule) -> ObjectCensuses {
    latest.withLock { latest in
      if let latest, latest.rule.text == rule.text { return latest }
      let censuses = ObjectCensuses(rule)
      latest = censuses
      return censuses
    }
  }

  /// Counts what a world is made of, once it has settled.
  func rows(
    of world: LifeWorld, within ticks: Int
  ) throws(WorldError) -> [ObjectCensus.Row]? {
    guard var census = idle.withLock({ $0.popLast() }) ?? ObjectCensus(rule) else { return nil }
    let rows = try census.rows(settling: world, within: ticks)
    idle.withLock { $0.append(census) }
    return rows
  }
}

extension ObjectCensus {
  /// The ticks between two looks at the number of cells.
  private static let stride = 6
  /// Looks that must be alike before the cells themselves are looked at.
  private static let alike = 12

  /// Counts what a world of the plane is made of, played on for so many ticks until it has settled;
  /// nil where it has not.
  mutating func rows(
    settling world: LifeWorld, within ticks: Int
  ) throws(WorldError) -> [Row]? {
    var world = world
    var populations: [UInt128] = []
    var (passed, check) = (0, 2 * Self.alike)
    while passed < ticks {
      let step = min(Self.stride, ticks - passed)
      try world.advance(by: step)
      passed += step
      populations.append(world.population)
      guard populations.count >= check || populations.last == 0 else { continue }
      check = populations.count + max(4, populations.count / 20)
      if Self.looksSettled(populations), let rows = rows(of: Self.cells(of: world)) { return rows }
    }
    return rows(of: Self.cells(of: world))
  }

  private static func cells(of world: LifeWorld) -> [Cell] {
    world.liveBox.map(world.liveCells(in:)) ?? []
  }

  /// True if the numbers of cells repeat lately.
  private static func looksSettled(_ populations: [UInt128]) -> Bool {
    let last = populations.count - 1
    if populations[last] == 0 { return true }
    return (1...max(1, min(180, last / 2))).contains { period in
      let window = min(last - period, max(period, alike))
      return (0..<window).allSatisfy {
        populations[last - $0] == populations[last - $0 - period]
      }
    }
  }
}

extension LifeStart {
  /// Whether the objects of its worlds can be counted.
  var objects: ObjectTelling {
    let refusal = edges == .none ? ObjectCensus.refusal(of: rule) : .grid
    if let refusal { return .refused(refusal.problem(rule.text)) }
    return .told(
      ObjectCounting { [rule] world, ticks throws(WorldError) in
        guard let world = world as? LifeWorld else { return nil }
        // A step may have changed the rule.
        let own = world.rule.text == rule.text ? rule : world.rule
        return try ObjectCensuses.of(own).rows(of: world, within: ticks)?.map {
          CountedObject(code: $0.apgcode, name: $0.name, count: $0.count)
        }
      } cells: { code in
        (try? Apgcode(code))?.figure.states
      })
  }
}
