/// The state of a place in a group, as an index into the world's states.
package enum InfectionState: UInt8, CaseIterable, Sendable {
  case healthy = 0
  case ill = 1
  /// No person: a blank place of the last row, or outside the group.
  case blank = 2
  /// Ill, and infected last: in the last tick, or by a tap since.
  case newlyIll = 3
}

extension InfectionWorld {
  /// The rectangle of the whole group.
  package var bounds: CellRect? { CellRect(size) }

  /// The states of a window, with those infected in the last tick in a state of their own.
  package func states(in window: CellRect) -> StateGrid {
    var grid = StateGrid(size: window.size, filledWith: InfectionState.blank.rawValue)
    let inside = window.intersection(CellRect(size))
    for y in inside.y..<inside.maxY {
      let end = min(inside.maxX, layout.end(ofRow: y))
      for x in inside.x..<max(inside.x, end) {
        grid[x - window.x, y - window.y] = state(at: Cell(x, y)).rawValue
      }
    }
    return grid
  }

  private func state(at cell: Cell) -> InfectionState {
    let (word, bit) = (layout.word(of: cell), layout.bit(of: cell))
    if words[layout.closed + word] & bit == 0 { return .healthy }
    return words[layout.fresh + word] & bit != 0 ? .newlyIll : .ill
  }
}
