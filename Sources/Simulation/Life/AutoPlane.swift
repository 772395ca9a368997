/// A plane that is stepped by whichever engine suits: tile by tile while steps are short, by
/// HashLife when they are long. What comes out is the same.
struct AutoPlane: LifeField {
  private var dense: TilePlane?
  private var hash: HashField
  private var calmSteps = 0
  private let memoryLimit: Int
  private let makeDense: @Sendable (RuleTable, UInt8) -> TilePlane

  /// What the engine that has the field is not charged with: what the others stepped before.
  private var steppedBefore: UInt128 = 0

  /// Steps from here on are left to HashLife at once.
  private static let long = 1 << 16

  /// So much work, in tiles times generations, is spent on one step before HashLife takes over:
  /// about a quarter of a second.
  private static let patience = 1 << 23

  /// After so many steps of one generation HashLife gives the field back, if that is small.
  private static let calm = 8

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
    if dense != nil, generations >= Self.long { leaveTiles() }
    if dense == nil { return try leap(generations) }
    var left = generations
    var patience = Self.patience
    while left > 0 {
      let tiles = max(1, dense?.tiles.count ?? 1)
      let part = min(left, max(1, min(64, patience / tiles)))
      let age = dense?.age ?? 0
      do {
        try dense?.advance(by: part)
      } catch {
        left -= (dense?.age ?? 0) - age
        leaveTiles()
        return try leap(left)
      }
      left -= part
      patience -= part * tiles
      if patience <= 0, left >= 256 {
        leaveTiles()
        return try leap(left)
      }
    }
  }

  /// Lets HashLife do it; where its memory is too small, the tiles may do for a while.
  private mutating func leap(_ generations: Int) throws(WorldError) {
    do {
      try hash.advance(by: generations)
    } catch {
      guard case .memoryBound = error, generations < Self.long, returnToTiles() else { throw error }
      try dense?.advance(by: generations)
      return
    }
    calmSteps = generations < 64 ? calmSteps + 1 : 0
    if calmSteps >= Self.calm {
      calmSteps = 0
      _ = returnToTiles()
    }
  }
}

extension AutoPlane {
  /// Gives the cells to HashLife.
  private mutating func leaveTiles() {
    guard let tiles = dense else { return }
    steppedBefore += tiles.cellsStepped
    hash = HashField(rule: tiles.rule, background: tiles.background, memory: memoryLimit)
    if let box = tiles.liveBox { hash.set(tiles.liveCells(in: box), to: 1 - tiles.background) }
    dense = nil
    calmSteps = 0
  }

  /// Takes a tree's cells in the place of its own.
  mutating func take(_ tree: HashField) {
    hash = tree
    dense = nil
  }

  /// Gives the cells to the tiles, if they are not too many for that.
  private mutating func returnToTiles() -> Bool {
    guard hash.population < 1 << 20, hash.population == 0 || hash.liveBox != nil else {
      return false
    }
    var tiles = makeDense(hash.rule, hash.background)
    if let box = hash.liveBox { tiles.set(hash.liveCells(in: box), to: 1 - hash.background) }
    steppedBefore += hash.work.cellsStepped
    hash = HashField(rule: hash.rule, background: hash.background, memory: memoryLimit)
    dense = tiles
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

  var work: EngineWork {
    var work = current.work
    work.cellsStepped += steppedBefore
    return work
  }
}
