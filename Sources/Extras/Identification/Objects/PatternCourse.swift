package import TerrariumBasics
package import TerrariumSimulation

/// The course of a pattern on a plane: its repetition, the tick at which it comes to rest, and the
/// objects left then.
package struct PatternCourse: Sendable {
  /// The end of a course.
  package enum End: Sendable {
    /// The whole pattern repeats, perhaps displaced.
    case repeats(period: Int, displacement: Cell)
    /// Every part repeats or flies on from a tick; the ash is that of a later one.
    case rests(tick: Int)
    /// It grows for ever, by a stream of objects that never come near it again.
    case grows(ProvedGrowth)
    /// It grows for ever, quadratically.
    case spreads(QuadraticGrowth)
    /// None of these was found within the computed ticks, or before there were more live cells than
    /// a number.
    case open(beyond: Int?)
  }

  package let end: End

  /// The ash, and the tick that is its time 0.
  package let ash: (ash: Ash, tick: Int)?

  /// The number of cells at each computed tick.
  package let populations: [Int]

  /// The last computed tick.
  package var lastTick: Int { populations.count - 1 }
}

/// Follows a pattern until its course is known, or a budget of work is spent. The budget is counted in
/// cells, so the result is the same on every machine.
package struct CourseFinder: Sendable {
  private let rule: CellRule
  private let options: LifeOptions
  private let ticks: Int
  /// The most live cells over all generations; a larger pattern is not followed to the end.
  private let mostWork: Int
  /// The splitter, which caches known patterns.
  package var splitter: ObjectSplitter

  /// The cells that were computed in ticks of worlds.
  private var computed: UInt128 = 0

  /// The work for a pattern that is studied by itself.
  package static let usualWork = 2_000_000_000
  /// The most computed cells, of worlds and of their parts: some seconds.
  private static let mostComputed: UInt128 = 1 << 36
  /// A pattern with more live cells than this, and this many times more than at first, fills the plane.
  private static let (mostCells, mostGrowth) = (1 << 18, 64)

  /// Creates a finder for a rule; nil if its patterns cannot be split into objects.
  ///
  /// - Parameters:
  ///   - rule: The rule, of two states or of Generations, without B0.
  ///   - ticks: The most ticks to compute.
  ///   - work: The most live cells over all generations.
  ///   - options: The engine's memory and threads.
  package init?(
    _ rule: CellRule, ticks: Int = 100_000, work: Int = usualWork,
    options: LifeOptions = LifeOptions()
  ) {
    guard let patchRule = PatchRule(rule) else { return nil }
    self.rule = rule
    self.ticks = ticks
    mostWork = work
    self.options = options
    splitter = ObjectSplitter(patchRule)
  }

  /// The world of some cells.
  package func world(_ cells: [LiveCell]) -> LifeWorld {
    var options = options
    options.engine = .dense
    var world = LifeWorld(
      rule: rule, size: GridSize(columns: 64, rows: 64), edges: .none, options: options)
    world.set(cells)
    return world
  }

  /// Advances a world, and counts the cells that this computes.
  mutating func advance(_ world: inout LifeWorld, by ticks: Int = 1) throws(WorldError) {
    let before = world.engineWork?.cellsStepped ?? 0
    try world.advance(by: ticks)
    let now = world.engineWork?.cellsStepped ?? 0
    // A field that has grown may count anew. A tick of dying cells takes four times as long.
    computed += (now < before ? now : now - before) * (rule.stateCount > 2 ? 4 : 1)
  }

  /// True if the budget is spent.
  var isExhausted: Bool { computed + splitter.computed > Self.mostComputed }

  /// Follows some cells.
  ///
  /// - Throws: If they take more memory than the options allow, or if the work was stopped.
  package mutating func course(of cells: [LiveCell]) throws(WorldError) -> PatternCourse {
    if let ash = splitter.ash(of: cells) {
      return PatternCourse(end: ash.end, ash: (ash, 0), populations: [cells.count])
    }
    var world = world(cells)
    let (start, size) = (world.live, world.liveBox?.size)
    var populations = [start.count]
    var check = 8
    var growthCheck = 256
    var work = 0
    let mostCells = max(Self.mostCells, Self.mostGrowth * populations[0])
    (computed, splitter.computed) = (0, 0)
    for tick in 1...max(1, ticks) {
      try advance(&world)
      populations.append(Int(clamping: world.population))
      if populations[tick] > mostCells {
        return PatternCourse(end: .open(beyond: mostCells), ash: nil, populations: populations)
      }
      work += populations[tick]
      if work > mostWork || isExhausted { break }
      if populations[tick] == populations[0], world.liveBox?.size == size,
        let displacement = start.displacement(to: world.live)
      {
        return PatternCourse(
          end: .repeats(period: tick, displacement: displacement), ash: nil,
          populations: populations)
      }
      if tick >= check || populations[tick] == 0 {
        check = tick < 64 ? 2 * tick : tick + max(8, tick / 16)
        if Self.looksSettled(populations), let ash = splitter.ash(of: world.live) {
          let rest = try rest(of: cells, ash, at: tick, populations)
          let end = rest == 0 ? ash.end : .rests(tick: rest)
          return PatternCourse(end: end, ash: (ash, tick), populations: populations)
        }
      }
      if tick >= growthCheck {
        growthCheck = tick + tick / 2
        guard populations[tick] > populations[tick / 2] else { continue }
        if let growth = try growth(of: cells, world, at: tick, populations) {
          return PatternCourse(end: .grows(growth), ash: nil, populations: populations)
        }
        if let growth = QuadraticGrowth(populations) {
          return PatternCourse(end: .spreads(growth), ash: nil, populations: populations)
        }
      }
    }
    return PatternCourse(end: .open(beyond: nil), ash: nil, populations: populations)
  }

  /// True if the numbers of cells recently repeat; otherwise a closer look is not worthwhile.
  private static func looksSettled(_ populations: [Int]) -> Bool {
    let last = populations.count - 1
    if populations[last] == 0 { return true }
    return (1...min(1024, max(1, last / 3))).contains { period in
      let window = min(last - period, max(2 * period, last < 128 ? 12 : 48))
      return (0..<window).allSatisfy {
        populations[last - $0] == populations[last - $0 - period]
      }
    }
  }

  /// The first tick from which some cells are the ash that was found at a later one.
  ///
  /// The numbers of cells limit how far back that may be; from there the cells themselves are
  /// compared, tick by tick.
  private func rest(
    of cells: [LiveCell], _ ash: Ash, at tick: Int, _ populations: [Int]
  ) throws(WorldError) -> Int {
    var first = tick
    while first > 0, populations[first - 1] == ash.population(at: first - 1 - tick) { first -= 1 }
    var world = world(cells)
    try world.advance(by: first)
    var rest = first
    for time in first..<max(first, tick) {
      let expected = ash.cells(at: time - tick)
      if !expected.allSatisfy({ world[$0.place] == $0.state }) { rest = time + 1 }
      try world.advance(by: 1)
    }
    return rest
  }
}

extension Ash {
  /// The end of a pattern that is ash from its first tick on: the repetition of the whole, if its
  /// parts stay together.
  package var end: PatternCourse.End {
    var period = 1
    for cluster in clusters {
      let common = period / greatestCommonDivisor(period, cluster.period)
      let (product, overflow) = common.multipliedReportingOverflow(by: cluster.period)
      if overflow { return .rests(tick: 0) }
      period = product
    }
    let moves = clusters.map {
      Cell(
        $0.displacement.x * (period / $0.period), $0.displacement.y * (period / $0.period))
    }
    let displacement = moves.first ?? Cell(0, 0)
    guard moves.allSatisfy({ $0 == displacement }) else { return .rests(tick: 0) }
    return .repeats(period: period, displacement: displacement)
  }
}
