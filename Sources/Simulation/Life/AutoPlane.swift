/// A plane that changes its engine with the work: tiles for short steps, HashLife for long ones.
///
/// Tiles cost what lives in each generation; HashLife what is new in the pattern. Carrying the cells
/// over costs a walk over them, so an engine keeps a plane until the other is far better.
struct AutoPlane: LifeField {
  private let options: LifeOptions
  private var field: any LifeField
  private var steppedBefore: UInt128 = 0

  /// From so many generations at once on, HashLife is looked at.
  private static let longStep = 128
  /// As many cell generations as tiles do in about ten milliseconds.
  private static let shortWork: UInt128 = 4_000_000
  /// More cells than this are not carried over to tiles for a short step.
  private static let carriedCells: UInt128 = 1 << 20

  init(rule: RuleTable, background: UInt8, options: LifeOptions) {
    self.options = options
    field = Self.tiles(rule, background, options)
  }

  private static func tiles(
    _ rule: RuleTable, _ background: UInt8, _ options: LifeOptions
  ) -> TilePlane {
    TilePlane(
      rule: rule, background: background, kernel: options.denseKernel, workers: options.workers,
      engine: options.denseName, memoryLimit: options.memoryLimit)
  }

  mutating func advance(by generations: Int) throws(WorldError) {
    let isLong =
      generations >= Self.longStep
      && population.multipliedReportingOverflow(by: UInt128(generations)).partialValue
        > Self.shortWork
    if isLong {
      carryToHash()
    } else if population <= Self.carriedCells {
      carryToTiles()
    }
    try field.advance(by: generations)
  }

  private mutating func carryToHash() {
    guard !(field is HashField) else { return }
    carry(
      to: HashField(
        rule: field.rule, background: field.background, memory: options.memoryLimit))
  }

  private mutating func carryToTiles() {
    guard field is HashField else { return }
    // A field so wide that its numbers overflow has no box, and stays where it is.
    guard field.population == 0 || field.liveBox != nil else { return }
    carry(to: Self.tiles(field.rule, field.background, options))
  }

  private mutating func carry(to empty: any LifeField) {
    var new = empty
    if let box = field.liveBox { new.set(field.liveCells(in: box), to: 1 - field.background) }
    steppedBefore += field.work.cellsStepped
    field = new
  }
}

extension AutoPlane {
  var rule: RuleTable {
    get { field.rule }
    set { field.rule = newValue }
  }

  var background: UInt8 { field.background }

  var population: UInt128 { field.population }

  var liveBox: CellRect? { field.liveBox }

  var work: LifeWork {
    let work = field.work
    return LifeWork(
      engine: work.engine, kernel: work.kernel, cellsStepped: work.cellsStepped + steppedBefore)
  }

  subscript(cell: Cell) -> UInt8 { field[cell] }

  func liveCells(in window: CellRect) -> [Cell] { field.liveCells(in: window) }

  mutating func set(_ cells: [Cell], to state: UInt8) { field.set(cells, to: state) }

  func states(in window: CellRect) -> StateGrid { field.states(in: window) }

  func shares(in window: CellRect, blockSide: Int) -> ShareGrid {
    field.shares(in: window, blockSide: blockSide)
  }
}
