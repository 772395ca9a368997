internal import TerrariumEncoding
internal import TerrariumPlanning
internal import TerrariumPlayback
internal import TerrariumSimulation
internal import TerrariumVocabulary
internal import TerrariumWorlds

/// Cells under a rule, without a film: Life, and every other rule that
/// ``BuiltInWorld/life(rule:pattern:size:edges:fill:)`` supports.
///
/// ```swift
/// var gun = try Life("gosper-glider-gun", engine: .hash)
/// try gun.advance(by: 1_000_000_000)
/// print(gun.population)  // 166666713
/// ```
///
/// It is a value: a copy evolves independently.
public struct Life: Sendable {
  /// An engine that steps cells. All engines give the same cells.
  public enum Engine: String, CaseIterable, Sendable {
    /// The one that suits the cells and the step.
    case auto
    /// Every cell that may change, 64 at a time.
    case dense
    /// HashLife, which computes equal parts of the plane once. For the plane only.
    case hash
  }

  private var world: LifeWorld
  private let kind: any PatternKind

  /// Creates a world with a pattern.
  ///
  /// - Parameters:
  ///   - pattern: a pattern of the library such as `"glider"`, the path of a pattern file, or RLE
  ///     text
  ///   - rule: the rule; the pattern's own by default, or B3/S23
  ///   - size: columns and rows; on an unbounded plane those of the part in whose centre the
  ///     pattern is
  ///   - edges: ``Edges/none`` by default, an unbounded plane
  ///   - engine: the engine that computes it
  ///   - settings: further settings by their names, such as `at`, `fill`, `seed` and `memory`; they
  ///     go before the parameters
  /// - Throws: all faults together.
  public init(
    _ pattern: String, rule: LifeRule? = nil, size: GridSize? = nil, edges: Edges? = nil,
    engine: Engine = .auto, settings: [String: SettingValue] = [:]
  ) throws(FilmError) {
    let start = BuiltInWorld.life(rule: rule, pattern: pattern, size: size, edges: edges)
    try self.init(start, engine, settings)
  }

  /// Creates a world with some live cells.
  ///
  /// - Parameters:
  ///   - cells: the cells; they begin in state 1
  ///   - rule: the rule; B3/S23 by default
  ///   - size: the columns and rows of a bounded field
  ///   - edges: ``Edges/none`` by default, an unbounded plane
  ///   - engine: the engine that computes it
  ///   - settings: further settings by their names, such as `fill` and `seed`; they go before the
  ///     parameters
  /// - Throws: all faults together.
  public init(
    cells: some Sequence<Cell>, rule: LifeRule? = nil, size: GridSize? = nil, edges: Edges? = nil,
    engine: Engine = .auto, settings: [String: SettingValue] = [:]
  ) throws(FilmError) {
    let start = BuiltInWorld.life(rule: rule, size: size, edges: edges, fill: "0%")
    try self.init(start, engine, settings)
    try set(cells)
  }

  private init(
    _ start: BuiltInWorld, _ engine: Engine, _ settings: [String: SettingValue]
  ) throws(FilmError) {
    let engine = ["engine": engine.value]
    let all = start.settings.merging(engine.merging(settings) { $1 }) { $1 }
    let request = Request(world: start.kind, settings: all, used: Self.settings)
    // It is planned as a film that is never made, so that the faults and their words are the same.
    let plan = try request.jobs(for: ["out": "-", "format": "csv"])[0].runs.first
    do throws(TerrariumVocabulary.Fault) {
      let threads = plan.threads ?? WorkerPool.cores
      let stage = try plan.worldStart.stage(seed: plan.seed, threads: threads).stage
      guard let world = stage.world as? LifeWorld, let kind = plan.world as? any PatternKind else {
        throw Fault(.outOfMemory)
      }
      self.world = world
      self.kind = kind
    } catch {
      throw FilmError(error)
    }
  }
}

extension Life {
  /// The settings that apply to cells without a film.
  private static let settings: Set = [
    "rule", "rules", "pattern", "at", "fill", "symmetry", "engine", "library", "script",
    "threshold", "colors", "size", "edges", "seed", "memory", "jobs",
  ]

  /// The number of generations since the start.
  public var generation: Int { world.tick }

  /// The rule, as pattern files name it.
  public var rule: String { world.ruleText }

  /// The number of live cells. Under a B0 rule on a plane it is the number of cells that differ
  /// from the background.
  public var population: Int128 { Int128(clamping: world.population) }

  /// Returns the number of cells in a state above 0; 0 for one that the rule does not have.
  public func population(in state: Int) -> Int128 {
    let counts = world.counts
    return counts.indices.contains(state &- 1) ? Int128(clamping: counts[state - 1]) : 0
  }

  /// The smallest rectangle around all cells that differ from the background; nil if there are
  /// none, or if they lie too far out for an `Int`.
  public var bounds: CellRectangle? { world.liveBox?.outside }

  /// The state of a cell: 0 is dead, 1 alive; rules of more states have more. Coordinates beyond
  /// wrapping edges continue on the other side.
  public subscript(x: Int, y: Int) -> Int {
    Int(world[world.shape.cell(TerrariumBasics.Cell(x, y))])
  }

  /// Returns the live cells of a rectangle, row by row.
  ///
  /// - Throws: an error if there are too many to list.
  public func cells(in area: CellRectangle) throws(FilmError) -> [Cell] {
    do throws(WorldError) {
      return try world.living(in: area.inside).map { Cell($0.x, $0.y) }
    } catch {
      throw FilmError(
        .said(
          "there are too many cells to list", "choose a rectangle of at most \(listedCellLimit)"))
    }
  }

  /// Returns the cells as a pattern file: all cells of a bounded field, the live cells of a plane.
  ///
  /// ``init(_:rule:size:edges:engine:settings:)`` reads RLE text and macrocells again.
  ///
  /// - Parameter format: `.rle`, `.cells` or `.mc`
  /// - Returns: its text
  /// - Throws: an error if the cells are too many or too far apart for it, or if its readers would
  ///   continue them in another way; ``Step/save(_:)`` writes these.
  public func pattern(as format: Format = .rle) throws(FilmError) -> String {
    do throws(Problem) {
      guard let format = TerrariumEncoding.Format(ending: format.rawValue), format.isPattern else {
        throw .badValue(
          setting: "format", text: format.rawValue, expected: "rle, cells or mc", nearest: nil)
      }
      return String(decoding: try kind.patternFile(ofWorld: world, as: format), as: UTF8.self)
    } catch {
      throw FilmError(error)
    }
  }
}

extension Life {
  /// Advances by any number of generations; HashLife can leap over a thousand million of them.
  ///
  /// - Throws: an error if they are more than can be counted, or the memory does not suffice.
  public mutating func advance(by generations: Int) throws(FilmError) {
    let limit = FilmPlan.tickLimit - generation
    guard 0...limit ~= generations else {
      throw FilmError(
        .badValue(
          setting: "generations", text: "\(generations)",
          expected: "a whole number from 0 to \(limit)", nearest: nil))
    }
    try Self.rethrow { () throws(WorldError) in try world.advance(by: generations) }
  }

  /// Sets the state of cells. Those beyond wrapping edges continue on the other side.
  ///
  /// - Parameters:
  ///   - cells: the cells
  ///   - state: 0 is dead, 1 alive; rules of more states have more
  /// - Throws: an error if a cell lies too far out or off the field, or the rule has no such state.
  public mutating func set(_ cells: some Sequence<Cell>, to state: Int = 1) throws(FilmError) {
    let (cells, shape) = (Array(cells), world.shape)
    let own = cells.map(\.inside)
    let far = cells.lazy.compactMap { $0.problem(as: "cell") }.first
    let problem = far ?? own.lazy.compactMap(shape.problem).first
    if let problem { throw FilmError(problem) }
    guard 0..<world.rule.stateCount ~= state, let state = UInt8(exactly: state) else {
      throw FilmError(
        .said("the rule has no state \(state)", "it has 0 to \(world.rule.stateCount - 1)"))
    }
    try Self.rethrow { () throws(WorldError) in try world.put(own.map(shape.cell), in: state) }
  }

  /// Does something that a world may refuse, and converts its error.
  private static func rethrow<Result>(
    _ body: () throws(WorldError) -> Result
  ) throws(FilmError) -> Result {
    do throws(WorldError) {
      return try body()
    } catch {
      throw FilmError(.worldStopped(error))
    }
  }
}
