extension InfectionWorld {
  /// Makes the person at a cell ill, between two ticks: they infect others from the next tick on.
  @discardableResult
  package mutating func infect(_ cell: Cell) -> TapReport {
    let cell = edges == .wrap ? cell.wrapped(on: size) : cell
    guard hasPerson(at: cell) else { return TapReport(nobody: 1) }
    guard fallIll(at: cell) else { return TapReport(alreadyIll: 1) }
    return TapReport(newlyIll: 1)
  }

  /// Makes the people at some cells ill, in order.
  @discardableResult
  package mutating func infect(_ cells: [Cell]) -> TapReport {
    var report = TapReport()
    for cell in cells { report += infect(cell) }
    return report
  }

  /// Makes everybody in a rectangle ill, and reports places outside the group.
  @discardableResult
  package mutating func infect(_ rectangle: CellRect) -> TapReport {
    guard !rectangle.isEmpty else { return TapReport() }
    var inside = rectangle.intersection(CellRect(size))
    if edges == .wrap {
      inside = rectangle
      inside.width = min(rectangle.width, size.columns)
      inside.height = min(rectangle.height, size.rows)
    }
    var report = TapReport(nobody: rectangle.size.area - inside.size.area)
    for y in inside.y..<inside.maxY {
      for x in inside.x..<inside.maxX { report += infect(Cell(x, y)) }
    }
    return report
  }

  /// Makes a number of healthy people ill; every set of that size is equally likely.
  ///
  /// If fewer are healthy, all of them fall ill, and the missing ones are reported as ill already.
  @discardableResult
  package mutating func infect(randomly count: Int) -> TapReport {
    precondition(count >= 0, "a number of people")
    let wanted = min(count, healthy)
    var left = wanted
    // Random tries are fast while an eighth is healthy; below that, one pass is faster.
    while left > 0 && healthy >= people / 8 {
      if fallIll(at: layout.cell(numbered: taps.draw(below: people))) { left -= 1 }
    }
    if left > 0 { infectInOneWalk(left) }
    return TapReport(newlyIll: wanted, alreadyIll: count - wanted)
  }

  /// Selection sampling (Knuth, volume 2, algorithm 3.4.2 S): each healthy person in turn is
  /// selected with probability wanted / remaining.
  private mutating func infectInOneWalk(_ count: Int) {
    var wanted = count
    var remaining = healthy
    var number = 0
    while wanted > 0 {
      let cell = layout.cell(numbered: number)
      number += 1
      if isIll(at: cell) { continue }
      if taps.happens(wanted, in: remaining), fallIll(at: cell) { wanted -= 1 }
      remaining -= 1
    }
  }

  /// Infects a person; returns false if they are already ill.
  private mutating func fallIll(at cell: Cell) -> Bool {
    guard words[layout.closed + layout.word(of: cell)] & layout.bit(of: cell) == 0 else {
      return false
    }
    markIll(at: cell, newly: true)
    return true
  }

  /// Records that a healthy person is ill, and may infect others.
  mutating func markIll(at cell: Cell, newly: Bool) {
    let (word, bit) = (layout.word(of: cell), layout.bit(of: cell))
    let mark: UInt64 = 1 << UInt64(word & 63)
    words[layout.closed + word] |= bit
    words[layout.front + word] |= bit
    words[layout.frontMarks + word >> 6] |= mark
    words[layout.note(.frontWords, of: cell.y / InfectionLayout.rowsPerBand)] += 1
    if newly {
      words[layout.fresh + word] |= bit
      words[layout.freshMarks + word >> 6] |= mark
    }
    if layout.wraps { unsafe layout.copyMargins(ofRow: cell.y, in: &words) }
    ill += 1
  }
}
