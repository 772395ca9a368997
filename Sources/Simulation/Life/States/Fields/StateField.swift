/// A field of cells in any number of states: the face that every engine for them shows.
///
/// What is counted, boxed and listed are the cells that are not in state 0, which is that of all
/// cells far from everything drawn.
protocol StateField: Sendable {
  /// How many states its rule has.
  var stateCount: Int { get }

  /// The true state of cells that are stored as 0: 0, or 1 where the background lives.
  var background: UInt8 { get }

  /// The generation modulo 2, for rules that take turns.
  var phase: Int { get set }

  /// How many cells are in each state above 0; that of state 1 comes first.
  var counts: [UInt128] { get }

  /// The smallest rectangle around all cells that are not in state 0.
  var liveBox: CellRect? { get }

  /// The state of a cell; that of a cell the field does not have is 0.
  subscript(cell: Cell) -> UInt8 { get }

  /// Puts cells into a state; cells that the field does not have are passed over.
  mutating func set(_ cells: [Cell], to state: UInt8)

  /// Puts the cells of a rectangle into the states of a grid of its size.
  mutating func write(_ grid: StateGrid, at corner: Cell)

  /// Lets generations pass.
  mutating func advance(by generations: Int) throws(WorldError)

  /// How many cells are not in state 0.
  var population: UInt128 { get }

  /// The state of every cell in a window.
  func states(in window: CellRect) -> StateGrid

  /// Shows each cell that is not in state 0, in no order: what it costs follows their number, and not
  /// how far they lie apart.
  func forEachCell(_ visit: (Cell, UInt8) -> Void)

  /// Whether the next generation is the same, where a field finds that out by itself.
  mutating func isAtRest() -> Bool?

  /// For each block of a window, which share of its cells is in each state; nil where that is to be
  /// counted from the states of its cells.
  func shares(in window: CellRect, blockSide: Int) -> ShareGrid?

  /// What ran: the engine, its kernel, and how many cells it has stepped so far.
  var work: EngineWork { get }
}

extension StateField {
  func shares(in window: CellRect, blockSide: Int) -> ShareGrid? { nil }

  mutating func isAtRest() -> Bool? { nil }

  func forEachCell(_ visit: (Cell, UInt8) -> Void) {
    guard let box = liveBox else { return }
    for y in box.y..<box.maxY {
      let row = states(in: CellRect(x: box.x, y: y, width: box.width, height: 1))
      for x in row.states.indices where row.states[x] != 0 {
        visit(Cell(box.x + x, y), row.states[x])
      }
    }
  }

  /// Whether another field has the same cells.
  func hasSameCells(as other: any StateField) -> Bool {
    guard population == other.population, liveBox == other.liveBox else { return false }
    var isSame = true
    forEachCell { cell, state in
      if isSame, other[cell] != state { isSame = false }
    }
    return isSame
  }

  /// The cells in each state above 0.
  var cellsByState: [UInt8: [Cell]] {
    var cells: [UInt8: [Cell]] = [:]
    forEachCell { cells[$1, default: []].append($0) }
    return cells
  }

  var population: UInt128 { counts.reduce(0, +) }

  mutating func write(_ grid: StateGrid, at corner: Cell) {
    for y in 0..<grid.size.rows {
      for x in 0..<grid.size.columns where self[Cell(corner.x + x, corner.y + y)] != grid[x, y] {
        set([Cell(corner.x + x, corner.y + y)], to: grid[x, y])
      }
    }
  }
}
