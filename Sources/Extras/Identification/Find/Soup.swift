internal import TerrariumBasics
internal import TerrariumPatterns
internal import TerrariumPlanning
internal import TerrariumPlayback
internal import TerrariumSimulation
internal import TerrariumVocabulary

/// A random field of a candidate.
struct Soup {
  private let world: LifeWorld
  let cells: [LiveCell]

  var rule: CellRule { world.rule }

  /// The field of a plan with its own seed, or with another, after some ticks; nil if its world is not one
  /// of cells.
  init?(_ plan: Plan, seed: UInt64? = nil, after ticks: Int = 0) throws(Fault) {
    let start = try plan.worldStart.stage(seed: seed ?? plan.seed, threads: 1, window: plan.window)
    guard var world = start.stage.world as? LifeWorld else { return nil }
    if ticks > 0 {
      try Fault.ofWorld { () throws(WorldError) in try world.advance(by: ticks) }
    }
    (self.world, cells) = (world, world.live)
  }

  /// The number of cells that change within some ticks.
  func cellsThatChange(in ticks: Int) throws(Fault) -> Int {
    var (world, changed) = (world, Set<Cell>())
    let start = Set(cells.places)
    for _ in 0..<ticks {
      try Fault.ofWorld { () throws(WorldError) in try world.advance(by: 1) }
      changed.formUnion(start.symmetricDifference(world.live.places))
    }
    return changed.count
  }

  /// The most live cells over all generations: enough for the latest methuselahs of Life, while a field that
  /// grows for ever is given up after a fraction of a second.
  private static let mostWork = 20_000_000

  /// Its identity on a plane; nil if the rule has no objects, or it would take too much memory.
  func identity(ticks: Int) -> Identity? {
    guard var study = PatternStudy(rule, ticks: ticks, work: Self.mostWork, options: Self.options)
    else { return nil }
    return try? study.identity(of: cells, called: "")
  }

  /// Many are studied side by side.
  static var options: LifeOptions {
    var options = LifeOptions()
    options.memoryLimit = 1 << 28
    return options
  }

  /// The settings of soups on a plane.
  static func settings(_ options: FindOptions, runs: Int) -> [WrittenSettings.Entry] {
    [.init(adding: "vary", "seed=\(options.seeds(runs))"), .init(adding: "measures", "ticks")]
  }
}

extension [LiveCell] {
  /// They as a pattern's cells in one line, without its rule.
  var pattern: String {
    guard let box = CellRect(around: places) else { return "!" }
    let runs = map {
      CellRun(x: $0.place.x - box.x, y: $0.place.y - box.y, length: 1, state: $0.state)
    }
    return Pattern(size: box.size, runs: runs).rleBody
  }

  /// The longer side of the cells, with a margin.
  var side: Int { CellRect(around: places).map { Swift.max($0.width, $0.height) + 4 } ?? 4 }
}
