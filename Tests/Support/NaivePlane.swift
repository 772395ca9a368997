package import TerrariumSimulation

/// A plane stepped cell by cell. It is the box around all cells that differ from the background,
/// which every generation extends by one on each side and then trims.
package struct NaivePlane {
  package var rule: RuleTable
  package private(set) var background: UInt8 = 0
  package private(set) var box = CellRect(x: 0, y: 0, width: 0, height: 0)
  private var isAlive: [Bool] = []

  /// Creates a plane with live cells on a dead background.
  package init(rule: RuleTable, alive: [Cell]) {
    self.rule = rule
    for cell in alive { box = box.union(CellRect(x: cell.x, y: cell.y, width: 1, height: 1)) }
    isAlive = [Bool](repeating: false, count: box.width * box.height)
    for cell in alive { isAlive[index(cell.x, cell.y)] = true }
  }

  /// The cells that differ from the background, row by row.
  package var differing: [Cell] {
    var cells: [Cell] = []
    for y in box.y..<box.maxY {
      for x in box.x..<box.maxX where self[x, y] != background { cells.append(Cell(x, y)) }
    }
    return cells
  }

  /// The true state of a cell.
  package subscript(x: Int, y: Int) -> UInt8 {
    guard box.contains(Cell(x, y)) else { return background }
    return isAlive[index(x, y)] ? 1 : 0
  }

  /// Returns the true states of a window.
  package func states(in window: CellRect) -> StateGrid {
    var states = StateGrid(size: window.size)
    for y in 0..<window.height {
      for x in 0..<window.width { states[x, y] = self[window.x + x, window.y + y] }
    }
    return states
  }

  /// Advances by a generation.
  package mutating func advance() {
    // The old cells, with two of the background on each side.
    let (columns, rows) = (box.width, box.height)
    let width = columns + 4
    var around = [UInt16](repeating: UInt16(background), count: width * (rows + 4))
    for y in 0..<rows {
      for x in 0..<columns {
        around[(y + 2) * width + x + 2] = isAlive[y * columns + x] ? 1 : 0
      }
    }
    background = rule.next(background: background)
    box = CellRect(x: box.x - 1, y: box.y - 1, width: columns + 2, height: rows + 2)
    isAlive = []
    isAlive.reserveCapacity((columns + 2) * (rows + 2))
    for y in 0..<rows + 2 {
      for x in 0..<columns + 2 {
        var bits: UInt16 = 0
        for row in y...y + 2 {
          for place in row * width + x...row * width + x + 2 { bits = bits << 1 | around[place] }
        }
        isAlive.append(rule[Neighbourhood(bits: bits)])
      }
    }
    cutBack()
  }

  private mutating func cutBack() {
    let cells = differing
    let old = self
    guard let first = cells.first, let last = cells.last else {
      (box, isAlive) = (CellRect(x: 0, y: 0, width: 0, height: 0), [])
      return
    }
    let (left, right) = cells.reduce((first.x, first.x)) { (min($0.0, $1.x), max($0.1, $1.x)) }
    box = CellRect(x: left, y: first.y, width: right - left + 1, height: last.y - first.y + 1)
    isAlive = []
    for y in box.y..<box.maxY {
      for x in box.x..<box.maxX { isAlive.append(old[x, y] == 1) }
    }
  }

  private func index(_ x: Int, _ y: Int) -> Int { (y - box.y) * box.width + (x - box.x) }
}
