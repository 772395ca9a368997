package import TerrariumBasics

/// A rotation of a pattern.
package enum Turn: String, CaseIterable, Sendable {
  /// A quarter turn counterclockwise.
  case left
  /// A quarter turn clockwise.
  case right
  /// A half turn.
  case half
}

/// A reflection of a pattern.
package enum Flip: String, CaseIterable, Sendable {
  /// Left and right exchanged.
  case across
  /// Top and bottom exchanged.
  case down
}

extension Pattern {
  /// The pattern rotated together with its box.
  package func turned(_ turn: Turn) -> Pattern {
    switch turn {
    case .half: flipped(.across).flipped(.down)
    case .right: transposed().flipped(.across)
    case .left: transposed().flipped(.down)
    }
  }

  /// The pattern reflected together with its box.
  package func flipped(_ flip: Flip) -> Pattern {
    let flipped = runs.map { run in
      switch flip {
      case .across: run.moved(right: size.columns - run.maxX - run.x, down: 0)
      case .down: run.moved(right: 0, down: size.rows - 1 - 2 * run.y)
      }
    }
    return Pattern(size: size, runs: flipped)
  }

  /// Swaps rows and columns.
  ///
  /// One numeric sort orders the cells by column, in O(n log n) for n live cells, so that joining
  /// the runs finds them in order.
  private func transposed() -> Pattern {
    // Columns and rows have 31 bits, which leaves room for a one-byte state.
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
    return Pattern(size: GridSize(columns: size.rows, rows: size.columns), runs: transposed)
  }
}

extension Pattern {
  /// The pattern in all eight orientations; without turns only as it is.
  package func orientations(turns: Bool) -> [Pattern] {
    guard turns else { return [self] }
    let turned = [self, turned(.left), turned(.half), turned(.right)]
    return turned + turned.map { $0.flipped(.across) }
  }
}

extension Pattern {
  /// The pattern inside a rectangle; cells outside its box are dead.
  package func cropped(to area: CellRect) -> Pattern {
    let kept = runs.compactMap { run -> CellRun? in
      let (left, right) = (max(run.x, area.x), min(run.maxX, area.maxX))
      guard left < right, run.y >= area.y, run.y < area.maxY else { return nil }
      return CellRun(x: left - area.x, y: run.y - area.y, length: right - left, state: run.state)
    }
    return Pattern(size: area.size, runs: kept)
  }

  /// The part of the pattern in a rectangle, given the place of its top left corner, and the part's
  /// place.
  package func cut(to seen: CellRect, at corner: Cell) -> (Pattern, Cell) {
    let part = seen.size == size ? self : cropped(to: seen.moved(right: -corner.x, down: -corner.y))
    // Empty parts may have any place, even one beyond the coordinates of cells.
    return (part, seen.isEmpty ? Cell(0, 0) : Cell(seen.x, seen.y))
  }

  /// The pattern without its dead margins; empty if nothing is alive.
  package func cropped() -> Pattern {
    cropped(to: liveBox ?? CellRect(x: 0, y: 0, width: 0, height: 0))
  }
}
