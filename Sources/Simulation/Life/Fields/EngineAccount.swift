/// The costs of the two engines of a plane, so that the cheaper one has it.
///
/// Work is counted in generations of a tile of two states. The tiles begin; when they have worked
/// for a while, HashLife is tried. It keeps the plane as long as it takes no more than the tiles
/// would, twice over, and what it may spend to begin with. Else the tiles get the plane back, and
/// twice as much work as came before, or as the trial has cost, must pass until the next one: however
/// dear HashLife is, no more is lost than the tiles take.
struct EngineAccount: Sendable {
  /// The cost of a generation of a tile, and of what HashLife computes of one square.
  private let tileCost: Int
  private let resultCost: Int

  /// True if the tiles cannot have the plane back.
  var isSettled = false

  /// The cost after which HashLife is tried, and that it may have to begin with: at first about a
  /// hundredth of a second.
  private var trialCost = 1 << 18
  private var tileWork = 0

  /// The cost after which the cells are counted again, when they were too many to hand over.
  private var nextCount = 0

  /// The cost of a generation of the tiles when HashLife took over.
  private var tiles = 1

  /// The cost to hand the cells over, that of HashLife since, and that which the tiles would have
  /// had.
  private var handoverCost = 0
  private var hashCost = 0
  private var avoidedCost = 0

  /// The number of short calls in a row in which HashLife was no gain.
  private var idleCalls = 0

  /// After so many of them the tiles get the plane back.
  private static let idleLimit = 8
  private static let short = 64

  /// Steps so short are never worth a trial.
  private static let shortest = 16

  /// So many cells HashLife does not give back, and what it costs to give it one of fewer, which may
  /// come back, and one of so many.
  static let many = 1 << 20
  private static let costOfHandover = 16
  private static let costOfMoving = 64

  /// The cost beyond which what lies further back counts less.
  private static let memory = 1 << 25
}

extension EngineAccount {
  /// The account of two engines; of those of two states where nothing else is said.
  init(tileCost: Int = 1, resultCost: Int = 6) {
    (self.tileCost, self.resultCost) = (tileCost, resultCost)
  }

  /// The number of generations that the tiles do before the next decision.
  func stretch(tiles: Int) -> Int {
    let due = max(trialCost, nextCount)
    return max(1, min(64, (tileWork < due ? due - tileWork : trialCost) / (tiles * tileCost)))
  }

  /// The tiles have done some generations.
  mutating func march(_ generations: Int, tiles: Int) { tileWork += generations * tiles * tileCost }

  /// True if HashLife is to be tried on generations that are to pass. To hand cells over costs as
  /// much as some generations, and more than a million do not come back.
  mutating func wantsTrial(for generations: Int, population: @autoclosure () -> Int) -> Bool {
    guard tileWork >= max(trialCost, nextCount) && generations >= Self.shortest else {
      return false
    }
    let cells = min(population(), 1 << 40)
    handoverCost = cells * (cells < Self.many ? Self.costOfHandover : Self.costOfMoving)
    if tileWork >= handoverCost { return true }
    // To count them costs, too; and they may become fewer.
    nextCount = min(max(handoverCost, tileWork + tileWork / 8), 2 * tileWork)
    return false
  }

  /// HashLife takes over from some tiles.
  mutating func begin(tiles: Int) {
    self.tiles = min(1 << 30, max(1, tiles)) * tileCost
    (hashCost, avoidedCost, idleCalls) = (0, 0, 0)
  }

  /// The number of results that HashLife may compute for some generations.
  func fuel(for generations: Int) -> Int {
    isSettled ? .max : (trialCost / 2 + 4 * generations * tiles) / resultCost
  }

  /// HashLife has done some generations with so many results.
  mutating func leap(_ generations: Int, results: Int) {
    guard !isSettled else { return }
    let cost = results * resultCost
    let isGain = cost < generations * tiles
    idleCalls = generations >= Self.short || isGain ? 0 : idleCalls + 1
    hashCost += cost
    avoidedCost = min(1 << 58, avoidedCost + generations * tiles)
    if hashCost > max(Self.memory, 4 * trialCost) {
      (hashCost, avoidedCost) = (hashCost / 2, avoidedCost / 2)
    }
  }

  /// True if the tiles would have been cheaper.
  var isLosing: Bool {
    !isSettled && (idleCalls >= Self.idleLimit || hashCost > 2 * avoidedCost + trialCost)
  }

  /// The tiles get the plane back.
  mutating func lose() {
    // The trial may have waited for its many cells, and may have cost more than what came before.
    trialCost = min(2 * max(trialCost, tileWork, hashCost + handoverCost), 1 << 58)
    (tileWork, handoverCost, nextCount, isSettled) = (0, 0, 0, false)
  }
}
