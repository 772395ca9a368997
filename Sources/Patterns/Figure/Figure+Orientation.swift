package import Basics

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
        runs: runs.map {
          CellRun(x: size.columns - $0.maxX, y: $0.y, length: $0.length, state: $0.state)
        })
    case .down:
      Figure(
        size: size,
        runs: runs.map {
          CellRun(x: $0.x, y: size.rows - 1 - $0.y, length: $0.length, state: $0.state)
        })
    }
  }

  /// Rows and columns exchanged.
  ///
  /// The cells are put in order of their columns by one sort of numbers, at O(n log n) for n
  /// living cells; joining the runs then finds them in order.
  private func transposed() -> Figure {
    // Columns and rows have 31 bits, which leaves room for a state of one byte behind them.
    var keys: [UInt128] = []
    keys.reserveCapacity(population)
    for run in runs {
      for x in run.x..<run.maxX {
        keys.append(UInt128(x) << 64 | UInt128(run.y) << 8 | UInt128(run.state))
      }
    }
    keys.sort()
    var transposed: [CellRun] = []
    for key in keys {
      let (y, x) = (Int(key >> 64), Int(key >> 8 & 0xffff_ffff))
      let state = UInt8(truncatingIfNeeded: key)
      if let last = transposed.last, last.y == y, last.maxX == x, last.state == state {
        transposed[transposed.count - 1] = CellRun(
          x: last.x, y: y, length: last.length + 1, state: state)
      } else {
        transposed.append(CellRun(x: x, y: y, length: 1, state: state))
      }
    }
    return Figure(size: GridSize(columns: size.rows, rows: size.columns), runs: transposed)
  }
}

extension Figure {
  /// The figure inside a rectangle; the part of it outside of the box is dead.
  package func cropped(to area: CellRect) -> Figure {
    let kept = runs.compactMap { run -> CellRun? in
      let (left, right) = (max(run.x, area.x), min(run.maxX, area.maxX))
      guard left < right, run.y >= area.y, run.y < area.maxY else { return nil }
      return CellRun(x: left - area.x, y: run.y - area.y, length: right - left, state: run.state)
    }
    return Figure(size: area.size, runs: kept)
  }

  /// The figure without its dead margins; nothing at all where nothing lives.
  package func cropped() -> Figure {
    cropped(to: liveBox ?? CellRect(x: 0, y: 0, width: 0, height: 0))
  }

  /// Both figures in one box, the other's top left at a cell of this one's, which may be negative.
  /// Where either lives, the merged one does; where both do, in the state of the other.
  package func merged(with other: Figure, at place: Cell) -> Figure {
    let box = CellRect(size).union(
      CellRect(x: place.x, y: place.y, width: other.size.columns, height: other.size.rows))
    var mine = runs.map { $0.moved(right: -box.x, down: -box.y) }
    let others = other.runs.map { $0.moved(right: place.x - box.x, down: place.y - box.y) }
    if highestState > 1 || other.highestState > 1 {
      mine = Figure(size: box.size, runs: mine).without(Figure(size: box.size, runs: others)).runs
    }
    return Figure(size: box.size, runs: mine + others)
  }

  /// The figure without the cells that another of the same box has.
  private func without(_ other: Figure) -> Figure {
    var left: [CellRun] = []
    var next = other.runs.startIndex
    for run in runs {
      var x = run.x
      while next > 0, other.runs[next - 1].y == run.y, other.runs[next - 1].maxX > x { next -= 1 }
      while next < other.runs.endIndex, (other.runs[next].y, other.runs[next].maxX) <= (run.y, x) {
        next += 1
      }
      var hole = next
      while hole < other.runs.endIndex, other.runs[hole].y == run.y, other.runs[hole].x < run.maxX {
        if other.runs[hole].x > x {
          left.append(
            CellRun(x: x, y: run.y, length: other.runs[hole].x - x, state: run.state))
        }
        x = max(x, other.runs[hole].maxX)
        hole += 1
      }
      if x < run.maxX {
        left.append(CellRun(x: x, y: run.y, length: run.maxX - x, state: run.state))
      }
    }
    return Figure(size: size, runs: left)
  }
}
