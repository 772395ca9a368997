/// A field of cells under a rule, as every engine shows it.
///
/// A field is a value. States are the true ones. What is counted, boxed and listed are the
/// cells that *differ from the background*, the state of all cells far from everything drawn.
/// The background is 0 unless a rule of two states has births of nothing.
package protocol CellField: Sendable {
  /// The number of states of its rule.
  var stateCount: Int { get }

  /// The state of all cells far from everything drawn.
  var background: UInt8 { get }

  /// The generation modulo 2, for rules that take turns.
  var phase: Int { get set }

  /// The number of cells that differ from the background.
  var population: UInt128 { get }

  /// The number of cells in each state above 0, that of state 1 first; under a background of 1 the
  /// number of those that differ from it.
  var counts: [UInt128] { get }

  /// The smallest rectangle around all cells that differ from the background; nil without any, or
  /// where the numbers of its sides would not fit.
  var liveBox: CellRect? { get }

  /// The cells of a window that differ from the background, row by row.
  func liveCells(in window: CellRect) -> [Cell]

  /// Shows each cell that differs from the background and by how much, in no order. The cost
  /// follows their number, and not how far they lie apart.
  func forEachCell(_ visit: (Cell, _ difference: UInt8) -> Void)

  /// The true state of a cell; that of a cell the field does not have is 0.
  subscript(cell: Cell) -> UInt8 { get }

  /// Puts cells into a true state; cells that the field does not have are skipped.
  mutating func set(_ cells: [Cell], to state: UInt8)

  /// The same for some cells of a rectangle.
  mutating func set(_ mask: CellMask, to state: UInt8)

  /// Puts the cells of a rectangle into the true states of a grid of its size.
  mutating func write(_ grid: StateGrid, at corner: Cell)

  /// Goes on under another rule with the cells and the background as they are; false if the
  /// engine cannot, and nothing has changed.
  mutating func follow(_ rule: CellRule) -> Bool

  /// Lets generations pass.
  mutating func advance(by generations: Int) throws(WorldError)

  /// The true state of every cell in a window; 0 for cells that the field does not have.
  func states(in window: CellRect) -> StateGrid

  /// For each block of a window, the share of its cells in each state; nil if that is to be
  /// counted from the states.
  func shares(in window: CellRect, blockSide: Int) -> ShareGrid?

  /// True if the next generation is the same, the background included; nil if the field cannot tell
  /// without a step.
  mutating func isAtRest() -> Bool?

  /// The field of HashLife that it is, or has at work.
  var hashField: HashField? { get }

  /// The tiles of its cells, of a bit or a byte each, as differences from the background; nil if they
  /// lie in no such tiles, or not on a plane.
  var planeTiles: TilePool? { get }

  /// The memory of its cells in bytes, as far as it grows with them.
  var bytes: Int { get }

  /// The engine, its kernel, and how many cells it has stepped so far.
  var work: EngineWork { get }
}

extension CellField {
  package var phase: Int {
    get { 0 }
    set {}
  }

  package var bytes: Int { 0 }

  package var hashField: HashField? { nil }

  package var planeTiles: TilePool? { nil }

  package mutating func set(_ mask: CellMask, to state: UInt8) {
    let box = mask.box
    var grid = states(in: box)
    mask.forEachWord { word, column, y in
      var rest = word
      while rest != 0 {
        grid[column << 6 + rest.trailingZeroBitCount - box.x, y - box.y] = state
        rest &= rest - 1
      }
    }
    write(grid, at: Cell(box.x, box.y))
  }

  package var population: UInt128 { counts.reduce(0, +) }

  package mutating func follow(_ rule: CellRule) -> Bool { false }

  package func shares(in window: CellRect, blockSide: Int) -> ShareGrid? { nil }

  package mutating func isAtRest() -> Bool? { nil }

  /// The next generation; nil if there is no memory for it.
  func advancedByOne() -> Self? {
    var next = self
    return (try? next.advance(by: 1)) == nil ? nil : next
  }

  func forEachCell(_ visit: (Cell, UInt8) -> Void) {
    guard let box = liveBox else { return }
    for y in box.y..<box.maxY {
      let row = states(in: CellRect(x: box.x, y: y, width: box.width, height: 1))
      for x in row.states.indices where row.states[x] != background {
        visit(Cell(box.x + x, y), row.states[x] ^ background)
      }
    }
  }

  package func liveCells(in window: CellRect) -> [Cell] {
    guard let seen = liveBox?.intersection(window), !seen.isEmpty else { return [] }
    let (area, isHuge) = seen.width.multipliedReportingOverflow(by: seen.height)
    guard isHuge || UInt128(area) > population else {
      let states = states(in: seen).states
      return states.indices.filter { states[$0] != background }
        .map { Cell(seen.x + $0 % seen.width, seen.y + $0 / seen.width) }
    }
    var cells: [Cell] = []
    forEachCell { cell, _ in if seen.contains(cell) { cells.append(cell) } }
    return cells.inRows
  }

  /// True if another field has the same cells.
  package func hasSameCells(as other: any CellField) -> Bool {
    guard population == other.population, liveBox == other.liveBox,
      background == other.background
    else { return false }
    let background = background
    var isSame = true
    forEachCell { cell, difference in
      if isSame, other[cell] != difference ^ background { isSame = false }
    }
    return isSame
  }

  /// Puts all cells that differ from its background into another field, which is empty, as far as
  /// that has their states.
  func copy(into field: inout some CellField) {
    var cells = [[Cell]](repeating: [], count: 256)
    forEachCell { cells[Int($1)].append($0) }
    for (state, cells) in cells.enumerated() where !cells.isEmpty && state < field.stateCount {
      field.set(cells, to: UInt8(state) ^ field.background)
    }
  }
}

extension StateGrid {
  /// The grid of a window in which the cells of a rectangle are told by their difference from a
  /// background, or, if they were, by their state.
  package func differing(from background: UInt8, of window: CellRect, in area: CellRect)
    -> StateGrid
  {
    guard background != 0 else { return self }
    var grid = self
    let seen = area.intersection(window)
    for y in seen.y..<max(seen.y, seen.maxY) {
      for x in seen.x..<max(seen.x, seen.maxX) { grid[x - window.x, y - window.y] ^= background }
    }
    return grid
  }
}

extension [Cell] {
  /// The cells row by row, from the left.
  package var inRows: [Cell] { sorted { ($0.y, $0.x) < ($1.y, $1.x) } }
}
