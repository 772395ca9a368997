package import Simulation

/// A turn of a figure.
package enum Turn: String, CaseIterable, Sendable {
  /// A quarter against the clock.
  case left
  /// A quarter with the clock.
  case right
  /// Upside down.
  case half
}

/// A reflection of a figure.
package enum Flip: String, CaseIterable, Sendable {
  /// Left and right exchanged.
  case across
  /// Top and bottom exchanged.
  case down
}

extension Figure {
  /// The figure turned, with its box.
  package func turned(_ turn: Turn) -> Figure {
    switch turn {
    case .half: flipped(.across).flipped(.down)
    case .right: transposed().flipped(.across)
    case .left: transposed().flipped(.down)
    }
  }

  /// The figure reflected, with its box.
  package func flipped(_ flip: Flip) -> Figure {
    switch flip {
    case .across:
      Figure(
        size: size,
        runs: runs.map { CellRun(x: size.columns - $0.maxX, y: $0.y, length: $0.length) })
    case .down:
      Figure(
        size: size,
        runs: runs.map { CellRun(x: $0.x, y: size.rows - 1 - $0.y, length: $0.length) })
    }
  }

  /// Rows and columns exchanged.
  ///
  /// The cells are put in order of their columns by one sort of numbers, at O(n log n) for n
  /// living cells; joining the runs then finds them in order.
  private func transposed() -> Figure {
    var keys: [UInt64] = []
    keys.reserveCapacity(population)
    for run in runs {
      for x in run.x..<run.maxX { keys.append(UInt64(x) << 32 | UInt64(run.y)) }
    }
    keys.sort()
    var transposed: [CellRun] = []
    for key in keys {
      let (y, x) = (Int(key >> 32), Int(key & 0xffff_ffff))
      if let last = transposed.last, last.y == y, last.maxX == x {
        transposed[transposed.count - 1] = CellRun(x: last.x, y: y, length: last.length + 1)
      } else {
        transposed.append(CellRun(x: x, y: y, length: 1))
      }
    }
    return Figure(size: GridSize(columns: size.rows, rows: size.columns), runs: transposed)
  }
}

extension Figure {
  /// What a rectangle cuts out; the part of it outside of the box is dead.
  package func cropped(to area: CellRect) -> Figure {
    let kept = runs.compactMap { run -> CellRun? in
      let (left, right) = (max(run.x, area.x), min(run.maxX, area.maxX))
      guard left < right, run.y >= area.y, run.y < area.maxY else { return nil }
      return CellRun(x: left - area.x, y: run.y - area.y, length: right - left)
    }
    return Figure(size: area.size, runs: kept)
  }

  /// The figure without its dead margins; nothing at all where nothing lives.
  package func cropped() -> Figure {
    cropped(to: liveBox ?? CellRect(x: 0, y: 0, width: 0, height: 0))
  }

  /// Both figures in one box, the other's top left at a cell of this one's, which may be negative.
  /// Where either lives, the merged one does.
  package func merged(with other: Figure, at place: Cell) -> Figure {
    let box = CellRect(size).union(
      CellRect(x: place.x, y: place.y, width: other.size.columns, height: other.size.rows))
    let mine = runs.map { $0.moved(right: -box.x, down: -box.y) }
    let others = other.runs.map { $0.moved(right: place.x - box.x, down: place.y - box.y) }
    return Figure(size: box.size, runs: mine + others)
  }
}
