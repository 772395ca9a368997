/// An unbounded plane, stored as the tiles that differ from the background somewhere.
///
/// Tiles are created when cells reach the edge of an existing tile, and removed when they and their
/// surroundings are empty. Cells are stored as differences from the background, so an empty plane
/// needs no tile under any rule.
package struct TilePlane {
  private let options: LifeOptions
  package var tiles: TilePool
  package private(set) var background: UInt8
  private(set) var cellsStepped: UInt128 = 0
  private var codes: [RuleCode]

  /// The codes that made this generation and the one before; −1 if unknown.
  private var madeBy = (now: -1, before: -1)
  private var active = Int.max

  /// The tiles that all generations have stepped, and those that they have looked at.
  private var tilesStepped = 0
  private var tilesSeen = 0

  /// The number of generations that were stepped individually.
  package private(set) var age = 0

  /// The most tiles of the plane.
  private var tileLimit: Int { max(64, options.memoryLimit / TilePool.bytesPerTile) }

  var rule: RuleTable {
    didSet {
      guard rule != oldValue else { return }
      codes = Self.codes(of: rule)
      madeBy = (-1, -1)
    }
  }

  /// Creates an empty plane with a background.
  package init(rule: RuleTable, background: UInt8 = 0, options: LifeOptions) {
    self.rule = rule
    self.background = background
    self.options = options
    codes = Self.codes(of: rule)
    tiles = TilePool()
  }

  private static func codes(of rule: RuleTable) -> [RuleCode] {
    [0, 1].map { RuleCode(rule.ofDifferences(from: $0)) }
  }

  package var work: EngineWork { options.denseWork(cellsStepped) }

  mutating func write(_ bits: UInt64, where mask: UInt64, _ column: Int, _ y: Int) {
    active = Int.max
    tiles.write(background == 0 ? bits : ~bits, where: mask, column, y)
  }

  /// Advances by generations; if memory runs out, by those that `age` counts.
  package mutating func advance(by generations: Int) throws(WorldError) {
    var left = generations
    while left > 0 {
      let repeats = try step()
      left -= 1
      guard repeats else { continue }
      cellsStepped += UInt128(tiles.count) * 4096 * UInt128(left)
      if left % 2 == 1 { turn() }
      return
    }
  }

  /// Steps one generation; returns true if from now on every second generation is the same.
  private mutating func step() throws(WorldError) -> Bool {
    let code = Int(background)
    let knows = madeBy.before == code
    if !knows { tiles.touchAll() }
    tiles.growWhereReached()
    if tiles.count > tileLimit {
      throw WorldError.memoryBound(limitInBytes: tileLimit * TilePool.bytesPerTile)
    }
    age &+= 1
    cellsStepped += UInt128(tiles.count) * 4096
    let stepper = unsafe TileStepper(
      rule: codes[code], kernel: options.denseKernel, workers: options.workers, fits: nil,
      masks: nil)
    active = tiles.step(stepper, expecting: knows ? active : Int.max)
    tilesStepped += active
    tilesSeen += tiles.count
    background = rule.next(background: background)
    madeBy = (code, madeBy.now)
    if age % 64 == 0 { tiles.freeEmpty() }
    return knows && active == 0
  }

  /// Switches to the next generation, if that is known to be the one before.
  private mutating func turn() {
    tiles.swap()
    background = rule.next(background: background)
    madeBy = (madeBy.before, madeBy.now)
  }
}

extension TilePlane: BitField {
  func word(_ column: Int, _ y: Int) -> UInt64 {
    tiles.word(column, y) ^ (background == 0 ? 0 : ~0)
  }

  package var bytes: Int { tiles.count * TilePool.bytesPerTile }

  /// The number of cells that differ from the background, counted in memory order because tables
  /// need it for each row.
  package var population: UInt128 {
    var total = 0
    for tile in tiles.places.indices where tiles.places[tile] != nil {
      for word in tile * TileStore.tileWords..<(tile + 1) * TileStore.tileWords {
        unsafe total += tiles.store.cells[word].nonzeroBitCount
      }
    }
    return UInt128(total)
  }

  package var planeTiles: TilePool? { tiles }

  func forEachTile(of window: CellRect?, _ body: (Int, TilePool.Place) -> Void) {
    if let window { tiles.forEachTile(of: window, body) } else { tiles.forEachTile(body) }
  }

  func bits(of tile: Int, at _: TilePool.Place, row: Int) -> UInt64 {
    tiles.bits(of: tile, row: row)
  }

  package func isAtRest() -> Bool? {
    guard let next = advancedByOne(), next.background == background else { return false }
    return tiles.isWithin(next.tiles) && next.tiles.isWithin(tiles)
  }
}

extension TilePlane: TiledField {
  /// A result of HashLife takes as long as two or four tiles, by the kernel of the rule, or as
  /// finding out that 32 tiles rest.
  package var effort: Int { tilesStepped / (codes[0].countsNeighbours ? 4 : 2) + tilesSeen / 32 }

  package mutating func begin(on background: UInt8) { self.background = background }

  package mutating func take(_ squares: HashField) {
    if !tiles.take(squares) { squares.copy(into: &self) }
    active = Int.max
  }
}
