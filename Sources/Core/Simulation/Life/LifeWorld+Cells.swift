extension LifeWorld {
  /// The true state of a cell; 0 outside the field.
  package subscript(cell: Cell) -> UInt8 {
    get { field[cell] }
    set { set([cell], to: newValue) }
  }

  /// Sets cells to a state, skipping those outside the field.
  package mutating func set(_ cells: [Cell], to state: UInt8 = 1) {
    precondition(state < rule.stateCount, "a state of the rule")
    field.set(cells, to: state)
  }

  /// Sets the cells of a rectangle to the states of a grid of its size.
  package mutating func write(_ grid: StateGrid, at corner: Cell) {
    field.write(grid, at: corner)
  }

  /// Sets all cells of a rectangle to the state of the background.
  package mutating func erase(_ window: CellRect) {
    field.set(field.liveCells(in: window), to: background)
  }

  /// The cells of a window that differ from the background, row by row.
  package func liveCells(in window: CellRect) -> [Cell] { field.liveCells(in: window) }

  /// All cells that differ from the background, row by row.
  package var liveCells: [Cell] { liveBox.map(liveCells(in:)) ?? [] }

  package func sparseCells(in window: CellRect) -> [(cell: Cell, state: UInt8)]? {
    let area = window.size.area
    guard area > 1 << 26, storedPopulation <= min(Self.mostListed, UInt128(area / 64)) else {
      return nil
    }
    return liveCells(in: window).map { ($0, field[$0]) }
  }

  /// The most cells of a plane that are listed at once.
  private static var mostListed: UInt128 { 1 << 22 }

  /// The cells of a window as stored in files, where 0 is the background.
  package func storedStates(in window: CellRect) -> StateGrid {
    states(in: window).differing(from: background, of: window, in: bounds ?? window)
  }

  /// Calls a function with each cell that differs from the background, as stored, in any order.
  package func forEachStoredCell(_ visit: (Cell, UInt8) -> Void) { field.forEachCell(visit) }

  /// Sets each cell of a rectangle to a state above 0 with the same probability, and to 0
  /// otherwise: to state 1 if the other states are dying ones, otherwise to any.
  ///
  /// It draws one number for each cell, row by row, so that a stream always gives the same field.
  /// The probability is in thousandths of a percent, from 0 to 100 000.
  package mutating func fill(
    _ window: CellRect, thousandthsOfPercent share: Int, using stream: inout RandomStream
  ) {
    precondition(0...100_000 ~= share, "a probability")
    let limit = RandomStream.limit(thousandthsOfPercent: share)
    let born = rule.bornStates
    for strip in window.strips {
      if born == 1 {
        let states = Kernel.best.drawCells(
          strip.size, thousandthsOfPercent: share, using: &stream)
        write(StateGrid(size: strip.size, states: states), at: Cell(strip.x, strip.y))
        continue
      }
      var states = [UInt8](repeating: 0, count: strip.width * strip.height)
      for place in states.indices where stream.next() < limit || share == 100_000 {
        states[place] = UInt8(1 + stream.draw(below: born))
      }
      write(StateGrid(size: strip.size, states: states), at: Cell(strip.x, strip.y))
    }
  }

  package func shares(in window: CellRect, blockSide: Int) -> ShareGrid {
    if let shares = field.shares(in: window, blockSide: blockSide) { return shares }
    let box = (field.liveBox ?? CellRect(x: 0, y: 0, width: 0, height: 0)).intersection(window)
    return field.population < box.size.cells / 16
      ? sharesCountedFromCells(in: window, blockSide: blockSide)
      : sharesCountedFromStates(
        in: window, blockSide: blockSide, stateCount: rule.stateCount, box: box,
        background: Int(background))
  }

  /// The shares counted from the existing cells, if these are few.
  private func sharesCountedFromCells(in window: CellRect, blockSide: Int) -> ShareGrid {
    let states = rule.stateCount
    var grid = BlockShares(
      window: window, side: blockSide, stateCount: states,
      there: bounds.map(window.intersection) ?? window, background: Int(background))
    /// The numbers of cells by block and state, including state 0 if the background is alive.
    var counts: [Int: UInt128] = [:]
    field.forEachCell { cell, state in
      guard window.contains(cell), state < states else { return }
      let block =
        (cell.y - window.y) / blockSide * grid.size.columns + (cell.x - window.x) / blockSide
      counts[block * states + Int(state ^ background), default: 0] += 1
    }
    for (place, count) in counts {
      let (block, state) = place.quotientAndRemainder(dividingBy: states)
      let (row, column) = block.quotientAndRemainder(dividingBy: grid.size.columns)
      if state > 0 {
        grid.set(state, count: count, of: 0, column: column, row: row)
      } else {
        // The cells not in the background's state, of two.
        grid.set(Int(background), count: 0, of: count, column: column, row: row)
      }
    }
    return grid.shares
  }
}

extension LifeWorld: ShipWorld {
  package var cellsOnPlane: [Cell]? {
    guard edges == .none, background == 0, population <= Self.mostListed else { return nil }
    return liveCells
  }

  package func keeping(_ cells: [Cell]) -> LifeWorld {
    var world = LifeWorld(rule: rule, size: size, edges: edges, options: options)
    world.phase = phase
    let states = cells.map { field[$0] }
    for state in Set(states) {
      world.set(zip(cells, states).filter { $1 == state }.map(\.0), to: state)
    }
    return world
  }
}
