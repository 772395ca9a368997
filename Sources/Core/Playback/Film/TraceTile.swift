internal import TerrariumBasics

/// A square of cells with the time of each one's last birth or death.
struct TraceTile: Sendable {
  static let side = 64
  /// The time of what has never been, and of what was too long ago to be known. Others are later.
  static let never: Int32 = 0
  static let longAgo: Int32 = 1

  private var states = [UInt8](repeating: 0, count: side * side)
  private var times = [Int32](repeating: never, count: side * side)
  /// The cells that live, and the latest time at which one died.
  private var population = 0
  private var lastDeath = never

  /// The cells of a tile, by its column and row.
  static func cells(at place: Cell) -> CellRect {
    CellRect(x: place.x * side, y: place.y * side, width: side, height: side)
  }

  /// True if nothing lives in it and all that lived died before a time; nil for any time.
  func isOver(before time: Int32?) -> Bool {
    population == 0 && lastDeath <= time ?? Self.never
  }

  /// True if it knows that a cell died.
  var hasDeaths: Bool { lastDeath != Self.never }

  /// Takes the states of some cells, the first of them at a corner. Only of cells that were known is
  /// it a birth or a death if they have changed.
  mutating func take(
    _ grid: StateGrid, at corner: Cell, known: CellRect?, birth: Int32, death: Int32
  ) {
    let isKnown = known.map { known in
      known.intersection(CellRect(corner: corner, size: grid.size)).size == grid.size
    }
    // Most tiles of most patterns rest.
    if isKnown ?? true, grid.states == states { return }
    for y in 0..<grid.size.rows {
      for x in 0..<grid.size.columns {
        let state = grid.states[y * grid.size.columns + x]
        let index = (corner.y + y) * Self.side + corner.x + x
        let isNew = !(known?.contains(Cell(corner.x + x, corner.y + y)) ?? true)
        guard isNew || state != states[index] else { continue }
        let wasAlive = states[index] != 0
        states[index] = state
        if isNew { times[index] = Self.never }
        guard wasAlive != (state != 0) else { continue }
        population += wasAlive ? -1 : 1
        guard !isNew else { continue }
        times[index] = wasAlive ? death : birth
        if wasAlive { lastDeath = max(lastDeath, death) }
      }
    }
  }

  /// Moves all times back that are known.
  mutating func count(back ticks: Int32) {
    func moved(_ time: Int32) -> Int32 {
      time > Self.longAgo ? max(Self.longAgo, time - ticks) : time
    }
    for index in times.indices { times[index] = moved(times[index]) }
    lastDeath = moved(lastDeath)
  }

  /// Shows the cells of a part of the tile that live or have lived: where they are, counted from the
  /// tile's corner, and when that last changed.
  @inline(__always)
  func forEachCell(
    in part: CellRect, _ visit: (_ x: Int, _ y: Int, _ isAlive: Bool, _ time: Int32) -> Void
  ) {
    for y in part.y..<part.maxY {
      for x in part.x..<part.maxX {
        let index = y * Self.side + x
        let isAlive = states[index] != 0
        if isAlive || times[index] != Self.never { visit(x, y, isAlive, times[index]) }
      }
    }
  }
}
