/// A field that steps a plane tile by tile.
package protocol TiledField: CellField {
  /// The number of generations so far, also if memory ran out on the way.
  var age: Int { get }

  /// The work of all generations so far, in units that take about as long as a result of HashLife.
  var effort: Int { get }

  /// True if there is memory for cells in a box, besides the existing ones.
  func hasRoom(for box: CellRect) -> Bool

  /// Sets the background of an empty field.
  mutating func begin(on background: UInt8)

  /// Copies the cells of HashLife into an empty field.
  mutating func take(_ squares: HashField)
}

extension TiledField {
  package func hasRoom(for box: CellRect) -> Bool { true }

  package mutating func begin(on background: UInt8) {}

  package mutating func take(_ squares: HashField) { squares.copy(into: &self) }
}

/// Cells on a plane, held by tiles or by HashLife, whichever steps them with less work.
///
/// Both count their work, so the choice is the same on every machine. What tiles have left to do in
/// a call is estimated from their last generations, while the work of HashLife is unknown until it
/// is done. So HashLife may take a part of that estimate for the whole call, and if this is not
/// enough, the tiles continue. When HashLife holds the cells, tiles step a sample of generations to
/// compare. After a lost trial the next one waits until several times its work has been done.
package struct AutoField: CellField {
  private var rule: CellRule
  private let options: LifeOptions

  /// An empty field of tiles, and the one with the cells; nil if HashLife has them.
  private var empty: any TiledField
  private var tiles: (any TiledField)?
  private var squares: HashField?

  /// The work since the last trial of the other engine, the least before the next one, and the
  /// trials lost in sequence.
  private var sinceTrial = 0
  private var patience = 0
  private var losses = 0

  /// The cells stepped by engines that no longer hold the plane.
  private var steppedBefore: UInt128 = 0

  /// The work below which engines are not compared: a few milliseconds.
  private let worthTrying: Int

  /// The generations by which the work of tiles is estimated.
  private static let sample = 16

  /// The part of the tiles' estimated work that a trial of HashLife may take, and how many times
  /// the work done so far.
  private static let trialPart = 0.5
  private static let trialLead = 128.0

  /// The number of lost trials after which the time between two no longer doubles. At first it is
  /// twice the work of the trial.
  private static let mostLosses = 4

  /// The work of copying a tile from one engine to the other.
  private static let workPerTile = 20

  /// Creates an empty plane; `tiles` is an empty field of the tile engine.
  package init(
    _ rule: CellRule, tiles: any TiledField, options: LifeOptions, worthTrying: Int = 20_000
  ) {
    self.rule = rule
    self.options = options
    self.worthTrying = worthTrying
    empty = tiles
    self.tiles = tiles
  }

  /// Replaces the cells by those of a HashLife field.
  mutating func take(_ squares: HashField) {
    hold(squares)
    waitForTrial(after: 0, wasLost: false)
  }

  package mutating func follow(_ rule: CellRule) -> Bool {
    guard empty.follow(rule) else { return false }
    self.rule = rule
    _ = tiles?.follow(rule)
    _ = squares?.follow(rule)
    waitForTrial(after: 0, wasLost: false)
    return true
  }

  package mutating func advance(by generations: Int) throws(WorldError) {
    if tiles != nil {
      try stepTiles(generations)
    } else {
      try stepSquares(generations)
    }
  }

  private mutating func hold(_ squares: HashField) {
    steppedBefore += tiles?.work.cellsStepped ?? 0
    tiles = nil
    self.squares = squares
  }

  private mutating func hold(_ tiles: any TiledField) {
    steppedBefore += squares?.work.cellsStepped ?? 0
    squares = nil
    self.tiles = tiles
  }

  /// Begins to count the work until the next trial, after one of some work.
  private mutating func waitForTrial(after work: Int, wasLost: Bool) {
    losses = wasLost ? min(losses + 1, Self.mostLosses) : 0
    sinceTrial = 0
    patience = work << losses
  }
}

// MARK: - Tiles

extension AutoField {
  /// Steps tile by tile, unless HashLife does all generations with less work.
  private mutating func stepTiles(_ generations: Int) throws(WorldError) {
    // With two owners the cells would be copied.
    guard var tiles = tiles.take() else { return }
    let start = generations > Self.sample ? tiles : nil
    var done = 0
    var last = 0.0
    while done < generations {
      let (age, effort) = (tiles.age, tiles.effort)
      let part = min(max(1, done), generations - done)
      do throws(WorldError) {
        try tiles.advance(by: part)
      } catch {
        self.tiles = tiles
        hold(HashField(copying: tiles, rule, options: options))
        return try stepSquares(generations - done - (tiles.age - age), orTiles: false)
      }
      done += part
      sinceTrial += tiles.effort - effort
      let pace = Double(tiles.effort - effort) / Double(part)
      let left = Self.work(of: generations, after: done, at: pace, before: last)
      last = pace
      guard let start, done >= Self.sample, isTrialDue else { continue }
      if let squares = advanced(start, by: generations, insteadOf: left) {
        self.tiles = tiles
        return hold(squares)
      }
    }
    self.tiles = tiles
  }

  /// The estimated work of all generations after some, from the work of a generation lately and in
  /// the half of the time before. A growing pattern grows on, along a line or in an area.
  private static func work(
    of generations: Int, after done: Int, at pace: Double, before last: Double
  ) -> Double {
    let times = Double(generations) / Double(done)
    let part = pace * Double(done)
    if last == 0 || pace < 1.4 * last { return part * (times - 1) }
    if pace < 2.8 * last { return part * (times * times - 1) / 2 }
    return part * (times * times * times - 1) / 3
  }

  /// True if enough work has been done since the last trial.
  private var isTrialDue: Bool { sinceTrial >= max(patience, worthTrying / 8) }

  /// The cells some generations later by HashLife; nil if that would take more than a part of the
  /// work that tiles have left.
  private mutating func advanced(
    _ start: any TiledField, by generations: Int, insteadOf left: Double
  ) -> HashField? {
    guard left >= Double(worthTrying), start.bytes <= options.memoryLimit / 8 else { return nil }
    let copying = Self.workOfCopying(start)
    let most = min(Self.trialPart * left, Self.trialLead * Double(sinceTrial), 1e15)
    guard Double(copying) < most else { return nil }
    var squares = HashField(copying: start, rule, options: options)
    var fuel = Int(most) - copying
    let done = try? squares.advance(by: generations, fuel: &fuel)
    waitForTrial(after: Int(most) - fuel, wasLost: done != generations)
    return done == generations ? squares : nil
  }

  /// The work of copying tiles to HashLife.
  private static func workOfCopying(_ tiles: any TiledField) -> Int {
    tiles.planeTiles.map { workPerTile * $0.count } ?? Int(clamping: tiles.population)
  }
}

// MARK: - HashLife

extension AutoField {
  /// Steps with HashLife, unless tiles do the rest with less work; they also do it if memory runs
  /// out and `orTiles` is true.
  private mutating func stepSquares(
    _ generations: Int, orTiles: Bool = true
  ) throws(WorldError) {
    guard var squares = squares.take() else { return }
    var left = generations
    var work = 0
    while left > 0 {
      let most = orTiles ? max(patience, worthTrying, work) : .max
      var fuel = most
      do throws(WorldError) {
        left -= try squares.advance(by: left, fuel: &fuel)
      } catch {
        self.squares = squares
        guard orTiles, case .memoryBound = error, let tiles = copied(squares) else { throw error }
        hold(tiles)
        return try stepTiles(left)
      }
      work += most - max(0, fuel)
      sinceTrial += most - max(0, fuel)
      guard orTiles, sinceTrial >= max(patience, worthTrying) else { continue }
      let rest = left > 0 ? left : generations
      if let tiles = sampled(squares, for: rest, insteadOf: work) {
        self.squares = squares
        hold(tiles)
        return try stepTiles(left)
      }
    }
    self.squares = squares
  }

  /// The cells of HashLife as tiles; nil if they are too many or too far apart, or if copying them
  /// would take more than some work.
  private func copied(_ squares: HashField, within work: Double = .infinity) -> (any TiledField)? {
    let population = squares.population
    let copying = Double(Self.workPerTile) * Double(squares.tileCount) + Double(population)
    // A listed cell takes sixteen bytes.
    guard population < UInt128(options.memoryLimit / 32), squares.hasBox, copying <= work else {
      return nil
    }
    var tiles = empty
    tiles.begin(on: squares.background)
    tiles.take(squares)
    return tiles.population == population ? tiles : nil
  }

  /// Tiles with the cells of HashLife, if by a sample they need less than some work for a number of
  /// generations.
  private mutating func sampled(
    _ squares: HashField, for generations: Int, insteadOf work: Int
  ) -> (any TiledField)? {
    let tiles = copied(squares, within: Double(sinceTrial) / 2)
    var sample = tiles
    // The first generations step all tiles, also those at rest.
    let half = Self.sample / 2
    guard let tiles, (try? sample?.advance(by: half)) != nil, let effort = sample?.effort,
      (try? sample?.advance(by: half)) != nil, let all = sample?.effort
    else {
      waitForTrial(after: sinceTrial, wasLost: true)
      return nil
    }
    let isFaster = Double(all - effort) / Double(half) * Double(generations) < Double(work)
    waitForTrial(after: max(all, sinceTrial / 2), wasLost: !isFaster)
    return isFaster ? tiles : nil
  }
}

// MARK: - Cells

extension AutoField {
  package mutating func set(_ cells: [Cell], to state: UInt8) {
    if let box = CellRect(around: cells) { makeRoom(for: box) }
    tiles?.set(cells, to: state)
    squares?.set(cells, to: state)
  }

  package mutating func write(_ grid: StateGrid, at corner: Cell) {
    makeRoom(for: CellRect(corner: corner, size: grid.size))
    tiles?.write(grid, at: corner)
    squares?.write(grid, at: corner)
  }

  /// False if a box is too far out for the tiles with the cells.
  func hasRoom(for box: CellRect) -> Bool { tiles?.hasRoom(for: box) ?? true }

  /// Moves the cells to HashLife if a box is too far out for tiles.
  private mutating func makeRoom(for box: CellRect) {
    guard let tiles, !tiles.hasRoom(for: box) else { return }
    hold(HashField(copying: tiles, rule, options: options))
  }

  package mutating func isAtRest() -> Bool? {
    tiles == nil ? squares?.isAtRest() : tiles?.isAtRest()
  }

  package var work: EngineWork {
    var work = current.work
    work.cellsStepped += steppedBefore
    return work
  }

  private var current: any CellField {
    if let tiles { return tiles }
    return squares ?? empty
  }

  package var hashField: HashField? { squares }

  package var stateCount: Int { empty.stateCount }

  package var background: UInt8 { current.background }

  package var bytes: Int { current.bytes }

  package var counts: [UInt128] { current.counts }

  package var population: UInt128 { current.population }

  package var liveBox: CellRect? { current.liveBox }

  package func liveCells(in window: CellRect) -> [Cell] { current.liveCells(in: window) }

  package func forEachCell(_ visit: (Cell, UInt8) -> Void) { current.forEachCell(visit) }

  package subscript(cell: Cell) -> UInt8 { current[cell] }

  package func states(in window: CellRect) -> StateGrid { current.states(in: window) }

  package func shares(in window: CellRect, blockSide: Int) -> ShareGrid? {
    current.shares(in: window, blockSide: blockSide)
  }
}
