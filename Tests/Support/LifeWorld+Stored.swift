package import TerrariumSimulation

extension LifeWorld {
  /// All cells that differ from the background, row by row.
  package var cells: [Cell] { liveBox.map(liveCells) ?? [] }

  /// Returns the cells of a window, looked up one by one.
  private func lookedUp(in window: CellRect) -> [(cell: Cell, state: UInt8)] {
    (window.y..<window.maxY).flatMap { y in
      (window.x..<window.maxX).map { (Cell($0, y), self[Cell($0, y)]) }
    }
  }

  /// Returns the states of a window, looked up one by one.
  package func statesOneByOne(in window: CellRect) -> StateGrid {
    StateGrid(size: window.size, states: lookedUp(in: window).map(\.state))
  }

  /// Returns the cells of a window that differ from the background, looked up one by one.
  package func liveCellsOneByOne(in window: CellRect) -> [Cell] {
    lookedUp(in: window).filter { cell, state in
      state != background && bounds?.contains(cell) ?? true
    }.map(\.cell)
  }

  /// Sets the cells of a rectangle to states as files store them.
  package mutating func writeStored(_ grid: StateGrid, at corner: Cell) {
    let window = CellRect(corner: corner, size: grid.size)
    write(grid.differing(from: background, of: window, in: window), at: corner)
  }
}
