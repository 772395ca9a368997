package import TerrariumBasics

/// The changes that place a pattern on a field: cells to clear first, then cells to set.
package struct Placement: Hashable, Sendable {
  /// The mode of combining a pattern with the existing cells.
  package enum Mode: String, CaseIterable, Sendable {
    /// The pattern's box replaces the cells, including by dead ones.
    case replace
    /// The pattern's live cells fill dead cells only.
    case merge
    /// The pattern's live cells replace live cells too, or toggle them.
    case or, xor
    /// Only cells of the box that are alive in both stay alive.
    case and
  }

  /// Areas that are cleared first; on a bounded field they are inside it and disjoint.
  package let cleared: [CellRect]

  /// The cells that become alive.
  package let runs: [CellRun]

  /// Creates the placement of a pattern with its top left at a cell of a field.
  ///
  /// Parts beyond a seam (`wrap`) come in on the other side; an unbounded axis takes all of it.
  ///
  /// - Throws: If the box extends beyond a walled field, or beyond the coordinates of cells.
  package init(
    _ pattern: Pattern, at place: Cell, mode: Mode = .replace, on field: GridSize, edges: AxisEdges
  ) throws(PlacementError) {
    let box = CellRect(corner: place, size: pattern.size)
    let limit = 1 << 30
    guard place.x.magnitude <= limit, place.y.magnitude <= limit,
      max(box.width, box.height) <= limit
    else { throw .tooFar(limit: limit) }
    if edges.withinWalls(box, of: field) != box { throw .outside(box, field: field) }
    let areas = mode == .replace && !box.isEmpty ? [box] : []
    let moved =
      place == Cell(0, 0)
      ? pattern.runs : pattern.runs.map { $0.moved(right: place.x, down: place.y) }
    guard edges.wraps, edges.inside(box, of: field) != box else {
      (cleared, runs) = (areas, moved)
      return
    }
    cleared = areas.flatMap { area in
      Self.parts(of: area, on: field, edges: edges).map { part, _ in part }
    }
    runs = moved.flatMap { Self.wrapped($0, on: field, edges) }
  }

  /// The states of the placed cells, in ascending order.
  package var states: [UInt8] { Set(runs.lazy.map(\.state)).sorted() }

  /// The cells in one of the states, in batches.
  package func parts(in state: UInt8) -> some Sequence<[Cell]> {
    Self.parts(of: (states == [state] ? runs : runs.filter { $0.state == state })[...])
      .lazy.map(\.cells)
  }

  /// The cells of some runs with their states, run by run, in batches.
  package static func parts(
    of runs: ArraySlice<CellRun>
  ) -> some Sequence<(state: UInt8, cells: [Cell])> {
    // Patterns may have millions of short runs, and a list for each would cost more than the runs.
    sequence(state: (next: runs.startIndex, done: 0)) { state -> (state: UInt8, cells: [Cell])? in
      guard state.next < runs.endIndex else { return nil }
      let kind = runs[state.next].state
      var cells: [Cell] = []
      while state.next < runs.endIndex, cells.count < Self.partLength {
        let run = runs[state.next]
        if run.state != kind { break }
        let start = run.x + state.done
        let end = min(run.maxX, start + Self.partLength - cells.count)
        for x in start..<end { cells.append(Cell(x, run.y)) }
        state = end == run.maxX ? (state.next + 1, 0) : (state.next, state.done + end - start)
      }
      return (kind, cells)
    }
  }

  private static let partLength = 1 << 16

  /// The parts of a field that a rectangle covers, and their places in the rectangle.
  package static func parts(
    of area: CellRect, on field: GridSize, edges: AxisEdges
  ) -> [(part: CellRect, offset: Cell)] {
    pieces(area.y, area.height, on: field.rows, edges.down).flatMap { rows in
      pieces(area.x, area.width, on: field.columns, edges.across).map { columns in
        (
          CellRect(x: columns.start, y: rows.start, width: columns.length, height: rows.length),
          Cell(columns.offset, rows.offset)
        )
      }
    }
  }

  private static func wrapped(_ run: CellRun, on field: GridSize, _ edges: AxisEdges) -> [CellRun] {
    let y = edges.down == .wrap ? run.y.wrapped(on: field.rows) : run.y
    return pieces(run.x, run.length, on: field.columns, edges.across).map {
      CellRun(x: $0.start, y: y, length: $0.length, state: run.state)
    }
  }

  /// The parts that an interval covers, those of 0 ..< side on a ring, and their places in the
  /// interval.
  private static func pieces(
    _ start: Int, _ length: Int, on side: Int, _ edges: Edges
  ) -> [(start: Int, length: Int, offset: Int)] {
    guard edges == .wrap else { return [(start, length, 0)] }
    guard length <= side else { return [(0, side, 0)] }
    let start = start.wrapped(on: side)
    let first = min(length, side - start)
    return first == length ? [(start, length, 0)] : [(start, first, 0), (0, length - first, first)]
  }
}

/// A reason why a pattern cannot be placed.
package enum PlacementError: Error, Hashable {
  /// The box extends beyond a walled field.
  case outside(CellRect, field: GridSize)
  /// The place or the box is beyond the coordinates of cells.
  case tooFar(limit: Int)
}

extension GridSize {
  /// The top left corner of a centred box: floor((W − w) / 2), floor((H − h) / 2).
  package func centre(of box: GridSize) -> Cell {
    Cell((columns - box.columns) >> 1, (rows - box.rows) >> 1)
  }
}
