package import Simulation

/// A plane stepped cell by cell: the box around all cells that differ from the background, which
/// every generation widens by one on each side and then cuts back to what it needs.
package struct NaivePlane {
  package var rule: RuleTable
  package private(set) var background: UInt8 = 0
  package private(set) var box = CellRect(x: 0, y: 0, width: 0, height: 0)
  private var isAlive: [Bool] = []

  /// A plane with live cells on a dead background.
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

  /// The true states of a window.
  package func states(in window: CellRect) -> StateGrid {
    var states = StateGrid(size: window.size)
    for y in 0..<window.height {
      for x in 0..<window.width { states[x, y] = self[window.x + x, window.y + y] }
    }
    return states
  }

  /// One generation.
  package mutating func advance() {
    let old = self
    background = rule.next(background: old.background)
    box = CellRect(
      x: old.box.x - 1, y: old.box.y - 1, width: old.box.width + 2, height: old.box.height + 2)
    isAlive = []
    for y in box.y..<box.maxY {
      for x in box.x..<box.maxX {
        var bits: UInt16 = 0
        for dy in -1...1 {
          for dx in -1...1 { bits = bits << 1 | UInt16(old[x + dx, y + dy]) }
        }
        isAlive.append(rule[Neighbourhood(bits: bits)])
      }
    }
    cutBack()
  }

  private mutating func cutBack() {
    var needed = CellRect(x: 0, y: 0, width: 0, height: 0)
    for cell in differing {
      needed = needed.union(CellRect(x: cell.x, y: cell.y, width: 1, height: 1))
    }
    let old = self
    box = needed
    isAlive = []
    for y in box.y..<box.maxY {
      for x in box.x..<box.maxX { isAlive.append(old[x, y] == 1) }
    }
  }

  private func index(_ x: Int, _ y: Int) -> Int { (y - box.y) * box.width + (x - box.x) }
}
