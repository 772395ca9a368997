/// Measures use the newest line; blocks and packed cells are those of the diagram's lines so far.
/// On an unbounded line, cells count that differ from the background.
extension WolframWorld: MeasuredWorld {
  package var measuredField: MeasuredField {
    MeasuredField(
      bounds: edges == .none ? nil : CellRect(x: 0, y: 0, width: size.columns, height: 1),
      cellCount: size.columns, stateCount: rule.colors)
  }

  package var followsFromMoment: Bool { true }

  package var liveCount: UInt128 { census[0] }

  package var moment: Moment {
    let now = line.whole
    let before = rule.isSecondOrder ? line.before : nil
    let key = [UInt64(now.background), before.map { UInt64($0.background) + 1 } ?? 0]
    guard edges == .none else {
      let lines = [now] + [before].compactMap(\.self)
      let size = GridSize(columns: size.columns, rows: lines.count)
      return Moment(
        StateGrid(size: size, states: lines.flatMap(\.row.states)),
        translations: edges == .wrap ? .ring : .none, key: key, countedRows: 1)
    }
    if before == nil, case .bits(let row) = now.row {
      return Moment(
        line: row.words(differingFrom: now.background != 0), count: row.count, from: now.first,
        key: key)
    }
    return Moment(in: Self.box(now, before), tick: tick, key: key, countedRows: 1) { visit in
      now.forEachCell(inRow: 0, colors: rule.colors, visit)
      before?.forEachCell(inRow: 1, colors: rule.colors, visit)
    }
  }

  /// Both lines of a moment are in fixed rows, so the box contains both.
  private static func box(_ now: WholeLine, _ before: WholeLine?) -> CellRect? {
    let lines = [now] + [before].compactMap(\.self)
    let full = lines.filter { $0.row.count > 0 }
    guard let left = full.map(\.first).min(),
      let right = full.map({ $0.first + $0.row.count }).max()
    else { return nil }
    return CellRect(x: left, y: 0, width: right - left, height: lines.count)
  }

  package func cellStates(in area: CellRect) -> [UInt8] { lines.states }

  package func blocks(in area: CellRect) -> StateGrid {
    let grid = lines
    guard edges != .none else { return grid }
    let (columns, rows) = (grid.size.columns, grid.size.rows)
    var bordered = StateGrid(size: GridSize(columns: columns + 2, rows: rows))
    for y in 0..<rows {
      for x in 0..<columns { bordered[x + 1, y] = grid[x, y] }
      guard edges == .wrap else { continue }
      (bordered[0, y], bordered[columns + 1, y]) = (grid[columns - 1, y], grid[0, y])
    }
    return bordered
  }

  /// The changes from line to line in the newer half of the diagram, because the older half
  /// contains the start.
  package func changingBlocks(in area: CellRect) -> StateGrid {
    let grid = blocks(in: area)
    let (columns, rows) = (grid.size.columns, grid.size.rows)
    let size = GridSize(columns: columns, rows: rows / 2)
    let lines = StateGrid(size: size, states: Array(grid.states.suffix(size.area)))
    let above = grid.states.dropLast(columns).suffix(size.area)
    return lines.cellsDiffering(from: StateGrid(size: size, states: Array(above)))
  }

  /// The lines of the diagram so far.
  private var lines: StateGrid {
    states(in: CellRect(x: 0, y: 0, width: size.columns, height: min(size.rows, tick + 1)))
  }
}

extension WholeLine {
  /// Calls a function with the cells that differ from the background, and the differences of their
  /// colours from it.
  fileprivate func forEachCell(inRow y: Int, colors: Int, _ visit: (Cell, UInt8) -> Void) {
    for place in 0..<row.count where row[place] != background {
      let distance = (Int(row[place]) + colors - Int(background)) % colors
      visit(Cell(first + place, y), UInt8(distance))
    }
  }
}

extension WolframWorld: FlippingWorld {
  package mutating func flip(_ cell: Cell) throws(WorldError) {
    try set(state(at: cell.x) == 0 ? 1 : 0, at: [cell.x])
  }
}
