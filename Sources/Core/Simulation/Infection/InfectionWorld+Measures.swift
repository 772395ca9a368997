/// Measures distinguish healthy and ill people, but not when they were infected. Blank places count
/// as outside.
extension InfectionWorld: MeasuredWorld {
  package var measuredField: MeasuredField {
    MeasuredField(bounds: bounds, cellCount: people, stateCount: 2)
  }

  package var liveCount: UInt128 { UInt128(ill) }

  package var moment: Moment { Moment(plain(in: CellRect(size))) }

  package func blocks(in area: CellRect) -> StateGrid {
    edges == .wrap ? plain(in: CellRect(size)).borderedRound : plain(in: area.widened(by: 1))
  }

  /// The number of blocks around people, who come before the blank places.
  package var blockLimit: Int { people }

  package func cellStates(in area: CellRect) -> [UInt8] {
    states(in: area).states.compactMap { state in
      state == InfectionState.blank.rawValue ? nil : Self.isIll(state) ? 1 : 0
    }
  }

  private func plain(in area: CellRect) -> StateGrid {
    var grid = states(in: area)
    for place in grid.states.indices { grid.states[place] = Self.isIll(grid.states[place]) ? 1 : 0 }
    return grid
  }

  private static func isIll(_ state: UInt8) -> Bool {
    state == InfectionState.ill.rawValue || state == InfectionState.newlyIll.rawValue
  }
}

extension InfectionWorld: FlippingWorld {
  /// Makes a healthy person ill, or an ill person healthy: the last person if the place is blank.
  package mutating func flip(_ cell: Cell) {
    let cell = hasPerson(at: cell) ? cell : layout.cell(numbered: people - 1)
    guard isIll(at: cell) else {
      infect(cell)
      return
    }
    let number = cell.y * size.columns + cell.x
    let bit = UInt64(1) << UInt64(number & 63)
    var record = record
    record.ill[number >> 6] &= ~bit
    record.newlyIll[number >> 6] &= ~bit
    let workers = workers
    guard let healed = InfectionWorld(record) else { return }
    self = healed
    self.workers = workers
  }
}
