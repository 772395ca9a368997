package import TerrariumBasics
package import TerrariumPatterns
package import TerrariumSimulation

/// A cell that is not dead, and its state.
package struct LiveCell: Hashable, Sendable {
  package let place: Cell
  package let state: UInt8

  package init(_ place: Cell, state: UInt8 = 1) { (self.place, self.state) = (place, state) }

  /// The same cell some columns and rows further.
  func moved(right: Int, down: Int) -> LiveCell {
    LiveCell(Cell(place.x + right, place.y + down), state: state)
  }
}

extension [Cell] {
  /// The cells in state 1.
  package var alive: [LiveCell] { map { LiveCell($0) } }
}

extension [LiveCell] {
  /// The positions of the cells.
  package var places: [Cell] { map(\.place) }

  /// The cells row by row.
  var inRows: [LiveCell] { sorted { ($0.place.y, $0.place.x) < ($1.place.y, $1.place.x) } }

  /// The shift that turns cells, listed row by row, into others; nil if their shapes or states
  /// differ or there are none.
  func displacement(to others: [LiveCell]) -> Cell? {
    guard count == others.count, let first = first?.place, let other = others.first?.place else {
      return nil
    }
    let way = Cell(other.x - first.x, other.y - first.y)
    let isSame = zip(self, others).allSatisfy { $1 == $0.moved(right: way.x, down: way.y) }
    return isSame ? way : nil
  }
}

extension Pattern {
  /// The live cells with their states, row by row.
  package var live: [LiveCell] {
    runs.flatMap { run in (run.x..<run.maxX).map { LiveCell(Cell($0, run.y), state: run.state) } }
  }
}

extension LifeWorld {
  /// All cells that are not dead, row by row.
  package var live: [LiveCell] { listed(liveCells) }

  /// The cells of a window that are not dead, row by row.
  func live(in window: CellRect) -> [LiveCell] { listed(liveCells(in: window)) }

  private func listed(_ cells: [Cell]) -> [LiveCell] {
    rule.stateCount == 2 ? cells.alive : cells.map { LiveCell($0, state: self[$0]) }
  }

  /// Sets cells to their states.
  mutating func set(_ cells: [LiveCell]) {
    for state in Set(cells.map(\.state)) {
      set(cells.filter { $0.state == state }.places, to: state)
    }
  }
}
