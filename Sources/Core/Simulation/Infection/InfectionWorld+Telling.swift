extension InfectionWorld {
  /// The infections of the last tick: `infected` events with `at` and `by`, ordered by the
  /// infecting person, then by the infected one, both row by row.
  ///
  /// If several picked the same person, the first of them in row order is reported. Nothing of this
  /// is recorded during a tick: the candidates are still known after it, and the choices can be
  /// drawn again.
  func happeningsOfLastTick() -> [Happening] {
    let tickKey = key(of: tick)
    var told: [(by: Int, at: Int)] = []
    forEachNewlyIll { cell in
      if let first = firstWhoPicked(cell, tickKey: tickKey) {
        told.append((layout.number(of: first), layout.number(of: cell)))
      }
    }
    told.sort { ($0.by, $0.at) < ($1.by, $1.at) }
    return told.map { by, at in
      let (ill, giver) = (layout.cell(numbered: at), layout.cell(numbered: by))
      return Happening("infected", [.init("at", .cell(ill)), .init("by", .cell(giver))])
    }
  }

  private func forEachNewlyIll(_ body: (Cell) -> Void) {
    for slot in layout.freshMarks..<layout.spills {
      var marks = words[slot]
      while marks != 0 {
        let word = (slot - layout.freshMarks) << 6 + marks.trailingZeroBitCount
        marks &= marks &- 1
        let (y, column) = word.quotientAndRemainder(dividingBy: layout.wordsPerRow)
        var fresh = words[layout.fresh + word]
        while fresh != 0 {
          body(Cell(column << 6 + fresh.trailingZeroBitCount - 1, y))
          fresh &= fresh &- 1
        }
      }
    }
  }

  private func firstWhoPicked(_ cell: Cell, tickKey: UInt64) -> Cell? {
    var first: Cell?
    for direction in Cell.directions.indices {
      let other = layout.neighbour(of: cell, direction: direction)
      guard wasIll(at: other), picked(other, tickKey: tickKey).contains(cell) else { continue }
      guard let found = first else {
        first = other
        continue
      }
      // On a torus the neighbours are not in row order.
      if layout.number(of: other) < layout.number(of: found) { first = other }
    }
    return first
  }

  /// The people that an ill person infected in the last tick.
  private func picked(_ person: Cell, tickKey: UInt64) -> [Cell] {
    var healthy: UInt8 = 0
    for direction in Cell.directions.indices {
      let other = layout.neighbour(of: person, direction: direction)
      if wasHealthy(at: other) { healthy |= 1 << UInt8(direction) }
    }
    let chosen = choices.choice(
      of: layout.number(of: person), among: healthy & layout.distinctDirections, tickKey: tickKey)
    return Cell.directions.indices.filter { chosen >> UInt8($0) & 1 != 0 }
      .map { layout.neighbour(of: person, direction: $0) }
  }

  private func wasIll(at cell: Cell) -> Bool { isIll(at: cell) && !isNewlyIll(at: cell) }

  private func wasHealthy(at cell: Cell) -> Bool {
    hasPerson(at: cell) && (!isIll(at: cell) || isNewlyIll(at: cell))
  }
}
