/// The world of two-state rules on the 3×3 neighbourhood: a torus, a walled field or a plane
/// without end, right for every rule and any number of generations.
///
///     var world = LifeWorld(rule: .life, size: GridSize(columns: 20, rows: 20), edges: .wrap)
///     world.set([Cell(1, 0), Cell(2, 1), Cell(0, 2), Cell(1, 2), Cell(2, 2)])
///     try world.advance(by: 80)  // the glider has come round
///
/// On the plane `size` is only a window; cells live beyond it too. Under a rule with B0 the
/// plane's background comes alive: the census counts what differs from it, states are true.
package struct LifeWorld: FieldWorld, EngineWorld {
  /// The states in the order of their numbers.
  package static let stateNames = ["dead", "alive"]

  package let edges: Edges
  package let options: LifeOptions

  /// The columns and rows of the field; on the plane those of the window.
  package private(set) var size: GridSize

  package internal(set) var tick = 0
  var field: any LifeField

  /// An empty field; its size must have been checked. A plane's background may live.
  package init(
    rule: RuleTable, size: GridSize, edges: Edges, backgroundIsAlive: Bool = false,
    options: LifeOptions = LifeOptions()
  ) {
    self.edges = edges
    self.size = size
    self.options = options
    field = options.makeField(
      rule: rule, size: size, edges: edges, background: backgroundIsAlive ? 1 : 0)
  }

  /// An empty plane whose background is alive or dead.
  init(plane rule: RuleTable, window size: GridSize, backgroundIsAlive: Bool) {
    (edges, options) = (.none, LifeOptions())
    self.size = size
    field = options.makeField(
      rule: rule, size: size, edges: edges, background: backgroundIsAlive ? 1 : 0)
  }

  /// The rule in force; a new one takes the cells as they are.
  package var rule: RuleTable {
    get { field.rule }
    set { field.rule = newValue }
  }

  /// How many cells differ from the background.
  package var census: [UInt128] { [field.population] }

  /// Whether the cells far from everything drawn are alive.
  package var backgroundIsAlive: Bool { field.background != 0 }

  /// Which engine and kernel have run, and how much.
  package var engineWork: EngineWork { field.work }

  package mutating func advance(by ticks: Int) throws(WorldError) {
    try field.advance(by: ticks)
    tick += ticks
  }

  package func states(in window: CellRect) -> StateGrid { field.states(in: window) }

  package func shares(in window: CellRect, blockSide: Int) -> ShareGrid {
    field.shares(in: window, blockSide: blockSide)
  }
}

extension LifeWorld {
  /// Whether a cell lives; a cell that the field does not have is dead and stays so.
  package subscript(cell: Cell) -> Bool {
    get { field[cell] != 0 }
    set { field.set([cell], to: newValue ? 1 : 0) }
  }

  /// Makes cells live or die; those that the field does not have are passed over.
  package mutating func set(_ cells: [Cell], alive: Bool = true) {
    field.set(cells, to: alive ? 1 : 0)
  }

  /// What a plane takes on which cells are drawn all over a window.
  package static func bytes(ofPlane window: GridSize) -> Int {
    ((window.columns + 63) / 64) * ((window.rows + 63) / 64) * TilePool.bytesPerTile
  }

  /// Throws where what was drawn takes more than a plane may grow to. Drawing itself is never
  /// refused, so who draws much asks now and then.
  package func refuseIfTooLarge() throws(WorldError) {
    guard edges == .none, field.bytes > options.memoryLimit else { return }
    throw .memoryBound(limitInBytes: options.memoryLimit)
  }

  /// Flips cells, one after the other.
  package mutating func toggle(_ cells: [Cell]) {
    for cell in cells { self[cell].toggle() }
  }

  /// Gives all cells of a rectangle the state of the background.
  package mutating func erase(_ window: CellRect) {
    field.set(field.liveCells(in: window), to: field.background)
  }

  /// Gives all cells the state of the background, however far out they are.
  package mutating func eraseAll() {
    field = options.makeField(
      rule: rule, size: size, edges: edges, background: field.background)
  }

  /// The smallest rectangle around all cells that differ from the background.
  package var liveBox: CellRect? { field.liveBox }

  /// The whole field; nil on the plane, which has no end.
  package var bounds: CellRect? { edges == .none ? nil : CellRect(size) }

  /// The cells of a window that differ from the background, row by row.
  package func liveCells(in window: CellRect) -> [Cell] { field.liveCells(in: window) }

  /// Changes the size; the top left stays, and cells that have no place are lost. On the plane
  /// only the window changes.
  package mutating func resize(to size: GridSize) {
    let (before, smaller) = (field, CellRect(self.size).intersection(CellRect(size)))
    self.size = size
    if edges == .none { return }
    field = options.makeField(rule: before.rule, size: size, edges: edges)
    field.set(before.liveCells(in: smaller), to: 1)
  }

  /// Makes each cell of a rectangle alive with the same probability, and dead otherwise.
  ///
  /// One number is drawn for each cell, row by row, so that a stream always gives the same field.
  /// The probability is counted in thousandths of a percent, from 0 to 100 000.
  package mutating func fill(
    _ window: CellRect, thousandthsOfPercent share: Int, using stream: inout RandomStream
  ) {
    precondition(0...100_000 ~= share, "a probability")
    let limit = UInt64(share) * (UInt64.max / 100_000)
    var bits = [UInt64](repeating: 0, count: (window.width + 63) / 64)
    for y in window.y..<window.maxY {
      for word in bits.indices {
        bits[word] = 0
        for bit in 0..<UInt64(min(64, window.width - word * 64)) {
          let lives = stream.next() < limit || share == 100_000
          bits[word] |= (lives ? 1 : 0) << bit
        }
      }
      field.write(bits, count: window.width, from: window.x, in: y)
    }
  }
}
