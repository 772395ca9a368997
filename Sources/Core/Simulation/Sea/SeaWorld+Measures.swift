extension SeaWorld: MeasuredWorld {
  package var measuredField: MeasuredField { MeasuredField(bounds: bounds, stateCount: 3) }

  package var liveCount: UInt128 { census[0] + census[1] }

  package func blocks(in area: CellRect) -> StateGrid {
    grid.wraps ? states(in: CellRect(size)).borderedRound : states(in: area.widened(by: 1))
  }
}
