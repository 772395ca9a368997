package import TerrariumSimulation

/// Cells in many states on a grid with any topology, stepped one by one: written to be obviously
/// right.
package struct NaiveStates {
  package let topology: Topology
  package var cells: StateGrid

  /// Creates the cells of a bounded grid.
  package init(_ topology: Topology, _ cells: StateGrid) {
    self.topology = topology
    self.cells = cells
  }

  /// Returns the state of a cell that may lie one step outside.
  package func state(_ x: Int, _ y: Int) -> UInt8 {
    let (w, h, s) = (topology.columns, topology.rows, topology.shift)
    let beside = x < 0 || x >= w
    let above = y < 0 || y >= h
    if !beside && !above { return cells[x, y] }
    func at(_ x: Int, _ y: Int) -> UInt8 { cells[((x % w) + w) % w, ((y % h) + h) % h] }
    // The distance by which a seam moves cells that cross it upwards or to the left, or the other
    // way.
    let along = topology.seam == .topAndBottom
    switch topology.kind {
    case .plane: return 0
    case .torus:
      let right = along && above ? (y < 0 ? -s : s) : 0
      let down = !along && beside ? (x < 0 ? -s : s) : 0
      return at(x + right, y + down)
    case .klein:
      if along { return above ? at(w - 1 - s - x, y) : at(x, y) }
      return beside ? at(x, h - 1 - s - y) : at(x, y)
    case .crossSurface:
      if beside && above { return cells[x < 0 ? 0 : w - 1, y < 0 ? 0 : h - 1] }
      return above ? at(w - 1 - x, y) : at(x, h - 1 - y)
    case .sphere:
      if beside && above { return cells[x < 0 ? 0 : w - 1, y < 0 ? 0 : h - 1] }
      if y < 0 { return cells[0, x] }
      if x < 0 { return cells[y, 0] }
      return y >= h ? cells[w - 1, x] : cells[y, h - 1]
    }
  }

  /// Advances by a generation under a rule of the nearest cells.
  package mutating func step(_ rule: some LocalRule) {
    let (columns, rows) = (cells.size.columns, cells.size.rows)
    // All cells with those one step outside, which are looked up once.
    let width = columns + 2
    var around: [UInt8] = []
    around.reserveCapacity(width * (rows + 2))
    for y in -1...rows {
      if y < 0 || y == rows {
        for x in -1...columns { around.append(state(x, y)) }
      } else {
        around.append(state(-1, y))
        around += cells.states[y * columns..<(y + 1) * columns]
        around.append(state(columns, y))
      }
    }
    let places = [(-1, -1), (0, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (0, 1), (1, 1)]
    let reach = rule.reach
    let near = places.enumerated().filter { _, step in
      switch reach {
      case .moore: true
      case .hexagonal: step != (1, -1) && step != (-1, 1)
      case .vonNeumann: step.0 == 0 || step.1 == 0
      }
    }.map { place, step in (offset: step.1 * width + step.0, shift: UInt64(8 * place)) }
    var next: [UInt8] = []
    next.reserveCapacity(columns * rows)
    for y in 1...rows {
      for place in y * width + 1...y * width + columns {
        var ring: UInt64 = 0
        for (offset, shift) in near { ring |= UInt64(around[place + offset]) << shift }
        next.append(rule.next(Around(ring: ring, centre: around[place])))
      }
    }
    cells.states = next
  }
}

/// Returns every kind of finite grid of a size.
package func everyTopology(_ size: GridSize, shift: Int) -> [Topology] {
  let (w, h) = (size.columns, size.rows)
  var all = [
    Topology(.plane, columns: w, rows: h), Topology(.torus, columns: w, rows: h),
    Topology(.torus, columns: w, rows: h, shift: shift, seam: .topAndBottom),
    Topology(.torus, columns: w, rows: h, shift: shift, seam: .leftAndRight),
    Topology(.crossSurface, columns: w, rows: h),
  ]
  for seam in [Topology.Seam.topAndBottom, .leftAndRight] {
    for shift in [0, 1] {
      all.append(Topology(.klein, columns: w, rows: h, shift: shift, seam: seam))
    }
  }
  if w == h { all.append(Topology(.sphere, columns: w, rows: h)) }
  return all
}
