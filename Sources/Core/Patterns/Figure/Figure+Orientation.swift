package import TerrariumBasics

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
    let flipped = runs.map { run in
      switch flip {
      case .across: run.moved(right: size.columns - run.maxX - run.x, down: 0)
      case .down: run.moved(right: 0, down: size.rows - 1 - 2 * run.y)
      }
    }
    return Figure(size: size, runs: flipped)
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
  /// The figure in all eight orientations; without turns it alone.
  package func orientations(turns: Bool) -> [Figure] {
    guard turns else { return [self] }
    let turned = [self, turned(.left), turned(.half), turned(.right)]
    return turned + turned.map { $0.flipped(.across) }
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

  /// The figure, whose top left is at a corner, in a part of its box; and where that part lies.
  package func cut(to seen: CellRect, at corner: Cell) -> (Figure, Cell) {
    let part = seen.size == size ? self : cropped(to: seen.moved(right: -corner.x, down: -corner.y))
    // Empty parts may lie anywhere, even where no cell can be.
    return (part, seen.isEmpty ? Cell(0, 0) : Cell(seen.x, seen.y))
  }

  /// The figure without its dead margins; nothing at all where nothing lives.
  package func cropped() -> Figure {
    cropped(to: liveBox ?? CellRect(x: 0, y: 0, width: 0, height: 0))
  }
}
