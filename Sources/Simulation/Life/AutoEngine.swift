/// An engine that steps tile by tile, as `AutoEngine` knows it.
protocol TileEngine: Sendable {
  /// How many tiles a generation takes.
  var tileCount: Int { get }

  /// How many cells differ from the background.
  var population: UInt128 { get }

  /// How many generations have passed, so that one knows where memory ended.
  var age: Int { get }

  var work: EngineWork { get }

  mutating func advance(by generations: Int) throws(WorldError)
}

/// HashLife, as `AutoEngine` knows it.
protocol SquareEngine: Sendable {
  /// How many tiles would hold its cells.
  var tileCount: Int { get }

  var work: EngineWork { get }

  mutating func advance(by generations: Int) throws(WorldError)

  /// Lets generations pass, if that takes no more than so many results; else the field is as before.
  mutating func advance(by generations: Int, fuel: inout Int) throws(WorldError) -> Bool
}

/// Two engines for the same cells.
protocol EnginePair: Sendable {
  associatedtype Tiles: TileEngine
  associatedtype Squares: SquareEngine

  func squares(of tiles: Tiles) -> Squares

  /// Nothing where the cells are too many for tiles.
  func tiles(of squares: Squares) -> Tiles?

  /// What the two cost.
  var account: EngineAccount { get }
}

/// Cells on a plane that are stepped by whichever engine suits: tile by tile while steps are short, by
/// HashLife when they are long. What comes out is the same.
struct AutoEngine<Pair: EnginePair>: Sendable {
  let pair: Pair

  /// One of the two has the cells.
  var tiles: Pair.Tiles?
  var squares: Pair.Squares?

  private var account: EngineAccount

  /// What the engine that has the cells is not charged with: what the others stepped before.
  private var steppedBefore: UInt128 = 0

  /// Steps from here on are left to HashLife at once.
  private static var long: Int { 1 << 16 }

  init(_ pair: Pair, _ tiles: Pair.Tiles) {
    (self.pair, self.tiles, account) = (pair, tiles, pair.account)
  }

  /// Takes squares in the place of what was there.
  mutating func take(_ squares: Pair.Squares) {
    (self.squares, tiles) = (squares, nil)
    account.begin(tiles: squares.tileCount)
  }

  var work: EngineWork {
    var work = tiles?.work ?? squares?.work ?? EngineWork(engine: "", kernel: "", cellsStepped: 0)
    work.cellsStepped += steppedBefore
    return work
  }

  mutating func advance(by generations: Int) throws(WorldError) {
    if generations >= Self.long { leaveTiles() }
    var left = generations
    while left > 0 {
      if tiles == nil { return try leap(left) }
      left -= try march(left)
      if let tiles,
        account.wantsTrial(for: left, population: Int(clamping: tiles.population))
      {
        leaveTiles()
      }
    }
  }

  /// Lets some generations pass tile by tile, and gives how many; where memory is too small for
  /// that, HashLife has the field then.
  private mutating func march(_ generations: Int) throws(WorldError) -> Int {
    let count = max(1, tiles?.tileCount ?? 1)
    let part = min(generations, account.stretch(tiles: count))
    let age = tiles?.age ?? 0
    do {
      try tiles?.advance(by: part)
      account.march(part, tiles: count)
      return part
    } catch {
      let passed = (tiles?.age ?? 0) - age
      leaveTiles()
      account.isSettled = true
      return passed
    }
  }

  /// Lets HashLife do it as long as that is cheaper; where its memory is too small, the tiles may
  /// do for a while.
  private mutating func leap(_ generations: Int) throws(WorldError) {
    var fuel = generations >= Self.long ? Int.max : account.fuel(for: generations)
    let full = fuel
    do {
      let isDone = try squares?.advance(by: generations, fuel: &fuel) ?? true
      if generations >= Self.long { return }
      account.leap(isDone ? generations : 0, results: full - max(0, fuel))
      if isDone, !account.isLosing { return }
      let isBack = returnToTiles()
      if isDone { return }
      guard isBack else {
        try squares?.advance(by: generations)
        return
      }
    } catch {
      guard case .memoryBound = error, generations < Self.long, returnToTiles() else { throw error }
    }
    try tiles?.advance(by: generations)
  }

  /// Gives the cells to HashLife.
  mutating func leaveTiles() {
    guard let tiles else { return }
    account.begin(tiles: tiles.tileCount)
    steppedBefore += tiles.work.cellsStepped
    squares = pair.squares(of: tiles)
    self.tiles = nil
  }

  /// Gives the cells to the tiles, if they are not too many for that.
  private mutating func returnToTiles() -> Bool {
    guard let squares, let tiles = pair.tiles(of: squares) else { return false }
    steppedBefore += squares.work.cellsStepped
    (self.tiles, self.squares) = (tiles, nil)
    account.lose()
    return true
  }
}
