package import TerrariumSimulation

extension LifeWorld {
  /// All cells that differ from the background, row by row.
  package var cells: [Cell] { liveBox.map(liveCells) ?? [] }

  /// Sets the cells of a rectangle to states as files store them.
  package mutating func writeStored(_ grid: StateGrid, at corner: Cell) {
    let window = CellRect(corner: corner, size: grid.size)
    write(grid.differing(from: background, of: window, in: window), at: corner)
  }
}
