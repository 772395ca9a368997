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
  private func transposed() -> Pattern {
    let cells = runs.lazy.flatMap { run in
      (run.x..<run.maxX).lazy.map { CellRun(x: run.y, y: $0, length: 1, state: run.state) }
    }
    return Pattern(size: GridSize(columns: size.rows, rows: size.columns), runs: cells)
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
