internal import TerrariumBasics
internal import TerrariumPictures

/// The cells of a world as a look shows them: in states for ages and traces where they have one.
struct TracedCells: CellSource {
  private let world: any FieldWorld
  private let keeper: TraceKeeper
  private let shades: Shades

  init(_ world: any FieldWorld, _ keeper: TraceKeeper, in look: Look, as traces: TraceStates) {
    (self.world, self.keeper) = (world, keeper)
    shades = Shades(look, traces, depth: keeper.depth)
  }

  /// The states of ages and traces by the ticks since a birth or death.
  private struct Shades {
    /// The states of dead cells: 0 where they leave no trace.
    let dead: [UInt8]
    /// The states of live cells; empty where these have none for their age.
    let live: [UInt8]
    let traces: TraceStates
    /// The 255th parts of the second colour in each state.
    let parts: [UInt8]

    init(_ look: Look, _ traces: TraceStates, depth: Int) {
      self.traces = traces
      let past = look.traces.hasHistory ? traces.past : nil
      dead = (0...depth + 1).map { ticks in
        ticks < look.traces.fade
          ? traces.dead(since: ticks, of: look.traces.fade) : UInt8(past ?? 0)
      }
      live =
        look.traces.age > 0
        ? (0...depth + 1).map { traces.alive(since: $0, of: look.traces.age) } : []
      parts = (0...255).map { state in
        UInt8(((traces.blend(of: state)?.share ?? 0) * 255).rounded())
      }
    }

    /// The state of a cell that lives or has lived; nil if it is its own.
    @inline(__always)
    func state(isAlive: Bool, since ticks: Int) -> UInt8? {
      if isAlive { return live.isEmpty ? nil : live[min(ticks, live.count - 1)] }
      return dead[ticks] == 0 ? nil : dead[ticks]
    }
  }

  func states(in window: CellRect) -> StateGrid {
    var grid = world.states(in: window)
    if let old = shades.live.last {
      // Cells that were not seen to be born are old.
      for index in grid.states.indices where grid.states[index] != 0 { grid.states[index] = old }
    }
    forEachTile(in: window) { tile, cells, part in
      tile.forEachCell(in: part) { x, y, isAlive, time in
        guard let state = shades.state(isAlive: isAlive, since: keeper.since(time)) else { return }
        grid.states[(cells.y + y - window.y) * window.width + cells.x + x - window.x] = state
      }
    }
    return grid
  }

  /// Calls a function with the tiles of a window, their cells, and the part of each in the window,
  /// counted from the tile's corner.
  private func forEachTile(in window: CellRect, _ visit: (TraceTile, CellRect, CellRect) -> Void) {
    for (place, tile) in keeper.tiles {
      let cells = TraceTile.cells(at: place)
      let seen = cells.intersection(window)
      if !seen.isEmpty { visit(tile, cells, seen.moved(right: -cells.x, down: -cells.y)) }
    }
  }

  // Ages and traces are few colours from far: the two ends of each range, each in part.
  func shares(in window: CellRect, blockSide side: Int) -> ShareGrid {
    let plain = world.shares(in: window, blockSide: side)
    let (columns, traces) = (plain.size.columns, shades.traces)
    let ends = [traces.young, traces.old, traces.first, traces.past ?? 0]
    /// The cells of each block in each of these, in 255th parts.
    var sums = [SIMD4<Int>](repeating: .zero, count: plain.size.area)
    forEachTile(in: window) { tile, cells, part in
      let rows = (0..<TraceTile.side).map { (cells.y + $0 - window.y) / side * columns }
      let blocks = (0..<TraceTile.side).map { (cells.x + $0 - window.x) / side }
      tile.forEachCell(in: part) { x, y, isAlive, time in
        guard let state = shades.state(isAlive: isAlive, since: keeper.since(time)) else { return }
        let share = Int(shades.parts[Int(state)])
        sums[rows[y] + blocks[x]] &+=
          isAlive ? SIMD4(255 - share, share, 0, 0) : SIMD4(0, 0, 255 - share, share)
      }
    }
    var planes = [[UInt8]](
      repeating: [UInt8](repeating: 0, count: sums.count), count: ends.count)
    for (block, sum) in sums.enumerated() where sum != .zero {
      let (row, column) = block.quotientAndRemainder(dividingBy: columns)
      let cells = ShareGrid.cells(of: window, inColumn: column, row: row, blockSide: side)
      // Tiles have fewer cells than 2^32: of 2^64 or more they are the least share.
      let parts = 255 * min(cells, 1 << 64)
      for end in ends.indices {
        planes[end][block] = ShareGrid.share(of: UInt128(sum[end]), in: parts)
      }
    }
    guard !shades.live.isEmpty else {
      let count = plain.planes.count
      return ShareGrid(
        size: plain.size, planes: plain.planes + planes[2...], states: plain.states + ends[2...],
        ranges: [count])
    }
    // Cells that were not seen to be born are old.
    for block in sums.indices where sums[block].x + sums[block].y == 0 {
      planes[1][block] = UInt8(min(255, plain.planes.reduce(0) { $0 + Int($1[block]) }))
    }
    return ShareGrid(size: plain.size, planes: planes, states: ends, ranges: [0, 2])
  }
}
