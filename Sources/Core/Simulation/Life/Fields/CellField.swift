/// A field of cells under a rule, as implemented by every engine.
///
/// A field is a value with true states. Counts, boxes and lists cover the cells that *differ from
/// the background*, the state of all cells far from the pattern. The background is 0 unless a
/// two-state rule has B0.
package protocol CellField: Sendable {
  /// The number of states of its rule.
  var stateCount: Int { get }

  /// The state of all cells far from the pattern.
  var background: UInt8 { get }

  /// The generation modulo 2, for rules that alternate.
  var phase: Int { get set }

  /// The number of cells that differ from the background.
  var population: UInt128 { get }

  /// The number of cells in each state from 1 on; with a live background, the number of cells that
  /// differ from it.
  var counts: [UInt128] { get }

  /// The smallest rectangle around all cells that differ from the background; nil if there are
  /// none, or if its sides would overflow.
  var liveBox: CellRect? { get }

  /// The cells of a window that differ from the background, row by row.
  func liveCells(in window: CellRect) -> [Cell]

  /// Calls a function with each cell that differs from the background and its difference, in any
  /// order. The cost depends on their number, not on their distances.
  func forEachCell(_ visit: (Cell, _ difference: UInt8) -> Void)

  /// The true state of a cell; 0 outside the field.
  subscript(cell: Cell) -> UInt8 { get }

  /// Sets cells to a true state, skipping cells outside the field.
  mutating func set(_ cells: [Cell], to state: UInt8)

  /// Sets the cells of a rectangle to the true states of a grid of its size.
  mutating func write(_ grid: StateGrid, at corner: Cell)

  /// Changes the rule and keeps the cells and the background; returns false, unchanged, if the
  /// engine cannot.
  mutating func follow(_ rule: CellRule) -> Bool

  /// Advances by generations.
  mutating func advance(by generations: Int) throws(WorldError)

  /// The true state of every cell in a window; 0 outside the field.
  func states(in window: CellRect) -> StateGrid

  /// The share of each state in the blocks of a window; nil if it must be counted from the states.
  func shares(in window: CellRect, blockSide: Int) -> ShareGrid?

  /// True if the next generation is the same, including the background; nil if the field cannot
  /// tell without a step.
  mutating func isAtRest() -> Bool?

  /// The HashLife field, if it is one or uses one.
  var hashField: HashField? { get }

  /// The tiles of its cells, as differences from the background; nil if there are none, or if it is
  /// not a plane.
  var planeTiles: TilePool? { get }

  /// The memory of its cells in bytes, as far as it grows with them.
  var bytes: Int { get }

  /// The engine, its kernel, and the number of cells stepped so far.
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

  package var population: UInt128 { counts.reduce(0, +) }

  package mutating func follow(_ rule: CellRule) -> Bool { false }

  package func shares(in window: CellRect, blockSide: Int) -> ShareGrid? { nil }

  package mutating func isAtRest() -> Bool? { nil }

  /// Returns the next generation; nil if there is no memory for it.
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

  /// Copies all cells that differ from its background into another, empty field that supports their
  /// states.
  func copy(into field: inout some CellField) {
    var cells = [[Cell]](repeating: [], count: 256)
    forEachCell { cells[Int($1)].append($0) }
    for (state, cells) in cells.enumerated() where !cells.isEmpty && state < field.stateCount {
      field.set(cells, to: UInt8(state) ^ field.background)
    }
  }
}

extension StateGrid {
  /// The grid of a window in which the cells of a rectangle are replaced by their difference from a
  /// background, or the reverse.
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
