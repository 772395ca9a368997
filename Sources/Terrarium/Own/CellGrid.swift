internal import TerrariumBasics

/// Cells in columns and rows, each in a state.
///
/// ```swift
/// var grid = CellGrid(size: GridSize(40, 30), of: Tree.bare)
/// grid[3, 4] = .tree
/// grid = grid.next { cell, around in around.count(of: .fire) > 0 ? .fire : cell }
/// ```
public struct CellGrid<State: CellState>: Hashable, Sendable {
  /// The columns and rows.
  public let size: GridSize

  /// The edges: ``Edges/wrap``, otherwise a wall.
  public let edges: Edges

  /// The cells, row by row.
  public private(set) var cells: [State]

  @usableFromInline let outside: State

  /// Creates cells that are all in one state. Negative sizes count as 0. A grid of more than 2^30
  /// cells is empty, and a world with it is refused.
  public init(size: GridSize, edges: Edges = .wall, of state: State) {
    self.size = GridSize(max(0, size.columns), max(0, size.rows))
    self.edges = edges
    outside = State.states.first ?? state
    let (count, isTooLarge) = self.size.columns.multipliedReportingOverflow(by: self.size.rows)
    let hasRoom = !isTooLarge && count <= Limits.changedField
    cells = [State](repeating: state, count: hasRoom ? count : 0)
  }

  /// Creates cells in the states that a function returns, row by row.
  public init(size: GridSize, edges: Edges = .wall, _ state: (_ x: Int, _ y: Int) -> State) {
    self.init(size: size, edges: edges, of: State.states.first ?? state(0, 0))
    cells.indices.forEach { cells[$0] = state($0 % self.size.columns, $0 / self.size.columns) }
  }

  /// Creates cells in states that are drawn at random, row by row; one seed always gives the same
  /// ones.
  public init(
    size: GridSize, edges: Edges = .wall, seed: Int = 1,
    random state: (inout RandomStream) -> State
  ) {
    var stream = RandomStream(seed: seed)
    self.init(size: size, edges: edges) { _, _ in state(&stream) }
  }

  /// The state of a cell. Beyond the last column or row it is the state of the cell on the opposite
  /// side if the edges wrap. Otherwise it is the ground, and setting it has no effect.
  @inlinable
  public subscript(x: Int, y: Int) -> State {
    get { index(x, y).map { cells[$0] } ?? outside }
    set { if let index = index(x, y) { put(newValue, at: index) } }
  }

  /// Returns the cells after a tick: the rule is applied to every cell and its neighbours at once.
  @inlinable
  public func next(_ rule: (State, Neighbourhood<State>) -> State) -> CellGrid {
    guard !cells.isEmpty else { return self }
    var next: [State] = []
    next.reserveCapacity(cells.count)
    for y in 0..<size.rows {
      for x in 0..<size.columns {
        next.append(rule(cells[y * size.columns + x], Neighbourhood(in: self, x, y)))
      }
    }
    return CellGrid(self, cells: next)
  }

  /// Returns the cells on a grid of another size. New cells have the first state; cells outside the
  /// new grid are lost.
  ///
  /// - Parameters:
  ///   - size: the columns and rows
  ///   - corner: the new position of the top left cell
  /// - Returns: the grid
  public func resized(to size: GridSize, at corner: Cell = Cell(0, 0)) -> CellGrid {
    CellGrid(size: size, edges: edges) { x, y in
      let (x, y) = (x &- corner.x, y &- corner.y)
      guard !cells.isEmpty, 0..<self.size.columns ~= x, 0..<self.size.rows ~= y else {
        return outside
      }
      return cells[y * self.size.columns + x]
    }
  }

  /// Returns the number of cells in a state.
  public func count(of state: State) -> Int { cells.count { $0 == state } }

  @usableFromInline
  init(_ other: CellGrid, cells: [State]) {
    size = other.size
    edges = other.edges
    outside = other.outside
    self.cells = cells
  }

  @usableFromInline
  mutating func put(_ state: State, at index: Int) { cells[index] = state }

  @inlinable
  func index(_ x: Int, _ y: Int) -> Int? {
    if x >= 0, y >= 0, x < size.columns, y < size.rows, !cells.isEmpty {
      return y * size.columns + x
    }
    guard edges == .wrap, !cells.isEmpty else { return nil }
    let (column, row) = (x % size.columns, y % size.rows)
    return (row < 0 ? row + size.rows : row) * size.columns
      + (column < 0 ? column + size.columns : column)
  }
}

/// The neighbourhood of a cell of a grid.
public struct Neighbourhood<State: CellState>: Sendable {
  @usableFromInline let grid: CellGrid<State>

  /// The column of the cell in the centre.
  public let x: Int

  /// The row of the cell in the centre.
  public let y: Int

  @usableFromInline
  init(in grid: CellGrid<State>, _ x: Int, _ y: Int) { (self.grid, self.x, self.y) = (grid, x, y) }

  /// The state of the cell at any offset: `x` grows to the right, `y` downwards.
  @inlinable
  public subscript(x: Int, y: Int) -> State { grid[self.x &+ x, self.y &+ y] }

  /// Returns the number of cells in a state among the eight around the centre.
  @inlinable
  public func count(of state: State) -> Int {
    var count = 0
    for row in -1...1 {
      for column in -1...1 where (row != 0 || column != 0) && self[column, row] == state {
        count += 1
      }
    }
    return count
  }
}
