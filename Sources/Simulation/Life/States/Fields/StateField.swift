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

  /// The state of every cell in a window.
  func states(in window: CellRect) -> StateGrid

  /// What ran: the engine, its kernel, and how many cells it has stepped so far.
  var work: EngineWork { get }
}

extension StateField {
  /// How many cells are not in state 0.
  var population: UInt128 { counts.reduce(0, +) }

  mutating func write(_ grid: StateGrid, at corner: Cell) {
    for y in 0..<grid.size.rows {
      for x in 0..<grid.size.columns where self[Cell(corner.x + x, corner.y + y)] != grid[x, y] {
        set([Cell(corner.x + x, corner.y + y)], to: grid[x, y])
      }
    }
  }
}
