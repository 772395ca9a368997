/// A plane that is stepped by whichever engine suits: tile by tile while steps are short, by
/// HashLife when they are long. What comes out is the same.
struct AutoPlane: LifeField {
  private var dense: TilePlane?
  private var hash: HashField
  private var account = EngineAccount()
  private let memoryLimit: Int
  private let makeDense: @Sendable (RuleTable, UInt8) -> TilePlane

  /// What the engine that has the field is not charged with: what the others stepped before.
  private var steppedBefore: UInt128 = 0

  /// Steps from here on are left to HashLife at once.
  private static let long = 1 << 16

  /// An empty plane.
  init(
    rule: RuleTable, background: UInt8, memoryLimit: Int,
    makeDense: @escaping @Sendable (RuleTable, UInt8) -> TilePlane
  ) {
    self.memoryLimit = memoryLimit
    self.makeDense = makeDense
    dense = makeDense(rule, background)
    hash = HashField(rule: rule, background: background, memory: memoryLimit)
  }

  /// HashLife's field, while it has the plane.
  var hashAtWork: HashField? { dense == nil ? hash : nil }

  var rule: RuleTable {
    get { dense?.rule ?? hash.rule }
    set {
      hash.rule = newValue
      dense?.rule = newValue
    }
  }

  mutating func advance(by generations: Int) throws(WorldError) {
    if generations >= Self.long {
      leaveTiles()
      return try hash.advance(by: generations)
    }
    var left = generations
    while left > 0 {
      if dense == nil { return try leap(left) }
      left -= try march(left)
      if let tiles = dense?.tiles, account.wantsTrial(for: left, population: tiles.population) {
        leaveTiles()
      }
    }
  }

  /// Lets some generations pass tile by tile, and gives how many; where memory is too small for
  /// that, HashLife has the field then.
  private mutating func march(_ generations: Int) throws(WorldError) -> Int {
    let tiles = max(1, dense?.tiles.count ?? 1)
    let part = min(generations, account.stretch(tiles: tiles))
    let age = dense?.age ?? 0
    do {
      try dense?.advance(by: part)
      account.march(part, tiles: tiles)
      return part
    } catch {
      let passed = (dense?.age ?? 0) - age
      leaveTiles()
      account.isSettled = true
      return passed
    }
  }

  /// Lets HashLife do it as long as that is cheaper; where its memory is too small, the tiles may
  /// do for a while.
  private mutating func leap(_ generations: Int) throws(WorldError) {
    var fuel = account.fuel(for: generations)
    let full = fuel
    do {
      let isDone = try hash.advance(by: generations, fuel: &fuel)
      account.leap(isDone ? generations : 0, results: full - max(0, fuel))
      if isDone, !account.isLosing { return }
      let isBack = returnToTiles()
      if isDone { return }
      guard isBack else { return try hash.advance(by: generations) }
    } catch {
      guard case .memoryBound = error, returnToTiles() else { throw error }
    }
    try dense?.advance(by: generations)
  }
}

extension AutoPlane {
  /// Gives the cells to HashLife.
  private mutating func leaveTiles() {
    guard let tiles = dense else { return }
    account.begin(tiles: tiles.tiles.count)
    steppedBefore += tiles.cellsStepped
    hash = HashField(rule: tiles.rule, background: tiles.background, memory: memoryLimit)
    if let box = tiles.liveBox { hash.set(tiles.liveCells(in: box), to: 1 - tiles.background) }
    dense = nil
  }

  /// Takes a tree's cells in the place of its own.
  mutating func take(_ tree: HashField) {
    hash = tree
    dense = nil
    account.begin(tiles: nil)
  }

  /// Gives the cells to the tiles, if they are not too many for that.
  private mutating func returnToTiles() -> Bool {
    guard hash.population < EngineAccount.many, hash.population == 0 || hash.liveBox != nil else {
      return false
    }
    var tiles = makeDense(hash.rule, hash.background)
    if let box = hash.liveBox { tiles.set(hash.liveCells(in: box), to: 1 - hash.background) }
    steppedBefore += hash.work.cellsStepped
    hash = HashField(rule: hash.rule, background: hash.background, memory: memoryLimit)
    dense = tiles
    account.lose()
    return true
  }

  mutating func isAtRest() -> Bool { dense?.isAtRest() ?? hash.isAtRest() }

  private var current: any LifeField {
    if let dense { return dense }
    return hash
  }

  var bytes: Int { current.bytes }

  var background: UInt8 { dense?.background ?? hash.background }

  var population: UInt128 { current.population }

  var liveBox: CellRect? { current.liveBox }

  func liveCells(in window: CellRect) -> [Cell] { current.liveCells(in: window) }

  subscript(cell: Cell) -> UInt8 { current[cell] }

  func states(in window: CellRect) -> StateGrid { current.states(in: window) }

  func shares(in window: CellRect, blockSide: Int) -> ShareGrid {
    current.shares(in: window, blockSide: blockSide)
  }

  mutating func set(_ cells: [Cell], to state: UInt8) {
    if dense != nil {
      dense?.set(cells, to: state)
    } else {
      hash.set(cells, to: state)
    }
  }

  mutating func write(_ bits: [UInt64], count: Int, from x: Int, in y: Int) {
    if dense != nil {
      dense?.write(bits, count: count, from: x, in: y)
    } else {
      hash.write(bits, count: count, from: x, in: y)
    }
  }

  var work: EngineWork {
    var work = current.work
    work.cellsStepped += steppedBefore
    return work
  }
}
