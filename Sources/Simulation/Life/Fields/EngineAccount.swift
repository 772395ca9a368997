/// What the two engines of a plane cost, so that the cheaper one has it.
///
/// Work is counted in generations of a tile of two states. The tiles begin; when they have worked
/// for a while, HashLife is tried. It keeps the plane as long as it takes no more than the tiles
/// would, twice over, and what it may spend to begin with. Else the tiles get the plane back, and
/// twice as much work as came before, or as the trial has cost, must pass until the next one: however
/// dear HashLife is, no more is lost than the tiles take.
struct EngineAccount: Sendable {
  /// What a generation of a tile costs, and what HashLife computes of one square.
  private let tileCost: Int
  private let resultCost: Int

  /// Whether the tiles cannot have the plane back.
  var isSettled = false

  /// What is spent before HashLife is tried, and what it may spend to begin with: at first about a
  /// hundredth of a second.
  private var patience = 1 << 18
  private var spent = 0

  /// What is spent before the cells are counted again, when they were too many to be lent.
  private var ripe = 0

  /// What a generation of the tiles cost, or would have, when HashLife took over.
  private var tiles = 1

  /// What it cost to hand the cells over, what HashLife has cost since, and what the tiles would have.
  private var lent = 0
  private var paid = 0
  private var saved = 0

  /// How many short calls in a row HashLife had that were no gain.
  private var calmCalls = 0

  /// After so many of them the tiles get the plane back.
  private static let calm = 8
  private static let short = 64

  /// Steps so short are never worth a trial.
  private static let shortest = 16

  /// So many cells HashLife does not give back, and what it costs to give it one of fewer, which may
  /// come back, and one of so many.
  static let many = 1 << 20
  private static let costOfLending = 16
  private static let costOfMoving = 64

  /// What lies further back counts less.
  private static let memory = 1 << 25
}

extension EngineAccount {
  /// The account of two engines; of those of two states where nothing else is said.
  init(tileCost: Int = 1, resultCost: Int = 6) {
    (self.tileCost, self.resultCost) = (tileCost, resultCost)
  }

  /// How many generations the tiles do before they ask again.
  func stretch(tiles: Int) -> Int {
    let due = max(patience, ripe)
    return max(1, min(64, (spent < due ? due - spent : patience) / (tiles * tileCost)))
  }

  /// The tiles have done some generations.
  mutating func march(_ generations: Int, tiles: Int) { spent += generations * tiles * tileCost }

  /// Whether HashLife is to be tried on generations that are to pass. To hand cells over costs as much
  /// as some generations, and more than a million do not come back.
  mutating func wantsTrial(for generations: Int, population: @autoclosure () -> Int) -> Bool {
    guard spent >= max(patience, ripe) && generations >= Self.shortest else { return false }
    let cells = min(population(), 1 << 40)
    lent = cells * (cells < Self.many ? Self.costOfLending : Self.costOfMoving)
    if spent >= lent { return true }
    // To count them costs, too; and they may become fewer.
    ripe = min(max(lent, spent + spent / 8), 2 * spent)
    return false
  }

  /// HashLife takes over from some tiles.
  mutating func begin(tiles: Int) {
    self.tiles = min(1 << 30, max(1, tiles)) * tileCost
    (paid, saved, calmCalls) = (0, 0, 0)
  }

  /// How many results HashLife may compute for some generations.
  func fuel(for generations: Int) -> Int {
    isSettled ? .max : (patience / 2 + 4 * generations * tiles) / resultCost
  }

  /// HashLife has done some generations with so many results.
  mutating func leap(_ generations: Int, results: Int) {
    guard !isSettled else { return }
    let cost = results * resultCost
    let isGain = cost < generations * tiles
    calmCalls = generations >= Self.short || isGain ? 0 : calmCalls + 1
    paid += cost
    saved = min(1 << 58, saved + generations * tiles)
    if paid > max(Self.memory, 4 * patience) { (paid, saved) = (paid / 2, saved / 2) }
  }

  /// Whether the tiles would have been cheaper.
  var isLosing: Bool {
    !isSettled && (calmCalls >= Self.calm || paid > 2 * saved + patience)
  }

  /// The tiles get the plane back.
  mutating func lose() {
    // The trial may have waited for its many cells, and may have cost more than what came before.
    patience = min(2 * max(patience, spent, paid + lent), 1 << 58)
    (spent, lent, ripe, isSettled) = (0, 0, 0, false)
  }
}
