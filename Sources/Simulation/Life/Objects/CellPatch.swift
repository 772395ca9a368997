/// Some live cells on a dead plane: the smallest box around them, and the cells in it.
///
/// Two patches have the same shape if their grids are equal, wherever they lie.
package struct CellPatch: Hashable, Sendable {
  /// The top left of the box.
  package let corner: Cell

  /// The cells of the box, 1 where they live; without any the grid has no cell.
  package let grid: StateGrid

  private init(corner: Cell, grid: StateGrid) {
    (self.corner, self.grid) = (corner, grid)
  }

  /// A patch of some cells, in any order.
  package init(_ cells: [Cell]) {
    guard let box = CellRect(around: cells) else {
      self.init(corner: Cell(0, 0), grid: StateGrid(size: GridSize(columns: 0, rows: 0)))
      return
    }
    var grid = StateGrid(size: box.size)
    for cell in cells { grid[cell.x - box.x, cell.y - box.y] = 1 }
    self.init(corner: Cell(box.x, box.y), grid: grid)
  }

  /// True if nothing lives.
  package var isEmpty: Bool { grid.states.isEmpty }

  /// The number of live cells.
  package var population: Int { grid.states.reduce(0) { $0 + Int($1) } }

  /// The box.
  package var box: CellRect { CellRect(corner: corner, size: grid.size) }

  /// The live cells, row by row.
  package var cells: [Cell] {
    let width = grid.size.columns
    return grid.states.indices.lazy.filter { grid.states[$0] != 0 }.map {
      Cell(corner.x + $0 % width, corner.y + $0 / width)
    }
  }

  /// The same shape elsewhere.
  package func moved(right: Int, down: Int) -> CellPatch {
    CellPatch(corner: Cell(corner.x + right, corner.y + down), grid: grid)
  }

  /// The same shape with its box at the start of both axes.
  package var atStart: CellPatch { CellPatch(corner: Cell(0, 0), grid: grid) }

  /// The next generation.
  package func next(_ rule: PatchRule) -> CellPatch {
    guard !isEmpty else { return self }
    // Two dead cells on each side, of which one may be born into.
    let (width, height) = (grid.size.columns + 4, grid.size.rows + 4)
    var before = [UInt8](repeating: 0, count: width * height)
    for y in 0..<grid.size.rows {
      let (from, to) = (y * grid.size.columns, (y + 2) * width + 2)
      for x in 0..<grid.size.columns { before[to + x] = grid.states[from + x] }
    }
    var after = StateGrid(size: GridSize(columns: width - 2, rows: height - 2))
    for y in 1..<height - 1 {
      let row = y * width
      var (up, middle, down) = (
        Int(before[row - width]) << 1 | Int(before[row - width + 1]),
        Int(before[row]) << 1 | Int(before[row + 1]),
        Int(before[row + width]) << 1 | Int(before[row + width + 1])
      )
      for x in 1..<width - 1 {
        up = up << 1 & 7 | Int(before[row - width + x + 1])
        middle = middle << 1 & 7 | Int(before[row + x + 1])
        down = down << 1 & 7 | Int(before[row + width + x + 1])
        after.states[(y - 1) * (width - 2) + x - 1] = rule.answers[up << 6 | middle << 3 | down]
      }
    }
    return CellPatch(trimming: after, at: Cell(corner.x - 1, corner.y - 1))
  }

  /// A patch of the live cells of a grid, without dead margins.
  private init(trimming grid: StateGrid, at corner: Cell) {
    let (width, height) = (grid.size.columns, grid.size.rows)
    var (left, right, top, bottom) = (width, -1, height, -1)
    for y in 0..<height {
      let row = y * width
      var (first, last) = (0, width - 1)
      while first < width, grid.states[row + first] == 0 { first += 1 }
      guard first < width else { continue }
      while grid.states[row + last] == 0 { last -= 1 }
      (left, right) = (min(left, first), max(right, last))
      (top, bottom) = (min(top, y), y)
    }
    guard right >= 0 else {
      self.init([])
      return
    }
    let size = GridSize(columns: right - left + 1, rows: bottom - top + 1)
    var states: [UInt8] = []
    states.reserveCapacity(size.area)
    for y in top...bottom { states += grid.states[y * width + left...y * width + right] }
    self.init(
      corner: Cell(corner.x + left, corner.y + top), grid: StateGrid(size: size, states: states))
  }
}

/// A rule of two states as patches step by it: one that leaves a dead plane dead.
package struct PatchRule: Hashable, Sendable {
  /// The state that follows each of the 512 neighbourhoods.
  let answers: [UInt8]

  /// True if two cells that are two columns and two rows apart can act on the cell between them
  /// alone.
  let reachesCorners: Bool

  /// True if turned and reflected figures live as the figures do.
  package let isIsotropic: Bool

  /// The rule of a table; nil if nothing gives birth.
  package init?(_ table: RuleTable) {
    guard !table.hasB0 else { return nil }
    answers = (0..<UInt16(512)).map { table[Neighbourhood(bits: $0)] ? 1 : 0 }
    reachesCorners = answers[257] != 0 || answers[68] != 0
    isIsotropic = (0..<UInt16(512)).allSatisfy { bits in
      let own = table[Neighbourhood(bits: bits)]
      return own == table[Neighbourhood(bits: bits.turned)]
        && own == table[Neighbourhood(bits: bits.reflected)]
    }
  }

  /// Conway's Life.
  package static let life: PatchRule = {
    guard let rule = PatchRule(.life) else { preconditionFailure("life has no birth of nothing") }
    return rule
  }()

  /// The distances at which two cells belong to one island, counted from the cell at the start:
  /// half of all places, so that each pair is seen once.
  var halfReach: [Cell] {
    var places = [Cell(1, 0), Cell(2, 0)]
    for y in 1...2 {
      for x in -2...2 where reachesCorners || abs(x) < 2 || y < 2 { places.append(Cell(x, y)) }
    }
    return places
  }
}

extension UInt16 {
  /// The nine bits of a neighbourhood after a quarter turn.
  fileprivate var turned: UInt16 {
    placed { x, y in (y, 2 - x) }
  }

  /// The nine bits of a neighbourhood with left and right exchanged.
  fileprivate var reflected: UInt16 {
    placed { x, y in (2 - x, y) }
  }

  private func placed(_ place: (Int, Int) -> (Int, Int)) -> UInt16 {
    var bits: UInt16 = 0
    for y in 0..<3 {
      for x in 0..<3 where self >> UInt16(y * 3 + x) & 1 == 1 {
        let (column, row) = place(x, y)
        bits |= 1 << UInt16(row * 3 + column)
      }
    }
    return bits
  }
}
