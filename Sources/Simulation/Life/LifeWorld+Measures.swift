/// On a plane, measures count the cells that differ from the background; on a bounded field, the
/// true states.
extension LifeWorld: MeasuredWorld {
  package var measuredField: MeasuredField {
    MeasuredField(bounds: bounds, stateCount: rule.stateCount)
  }

  package var followsFromMoment: Bool { true }

  package var liveCount: UInt128 { population }

  package var moment: Moment {
    // Only blocks have turns that cells do not show; a torus has no background.
    let key = [parity == .evenBoth ? UInt64(phase) : 0, isPlainTorus ? 0 : UInt64(background)]
    if let bounds {
      return Moment(
        states(in: bounds), translations: isPlainTorus ? .torus : .none, key: key, parity: parity)
    }
    let box = liveBox.map { axes.spanning($0, of: size) }
    return Moment(
      in: box, tick: tick, translations: translations, key: key, parity: parity,
      forEachCell: forEachStoredCell)
  }

  /// The translations of a plane: along a closed axis its cells turn, or stay between the walls.
  private var translations: Moment.Translations {
    if axes.across == .wrap { return .cylinder(of: .rows) }
    return axes.down == .wrap ? .cylinder(of: .columns) : .plane
  }

  private var isPlainTorus: Bool { edges == .wrap }

  private var parity: Moment.Parity {
    if rule.isSame(movedRight: 1, down: 0), rule.isSame(movedRight: 0, down: 1) { return .any }
    return rule.isSame(movedRight: 1, down: 1) ? .evenSum : .evenBoth
  }

  package func cellStates(in area: CellRect) -> [UInt8] {
    (bounds == nil ? storedStates(in: area) : states(in: area)).states
  }

  package func blocks(in area: CellRect) -> StateGrid {
    guard let bounds else { return cellsRound(area.widened(by: 1)) }
    let inner = states(in: bounds)
    if edges == .wrap { return inner.borderedRound }
    let outer = bounds.widened(by: 1)
    var grid = states(in: outer)
    guard let topology = rule.topology else { return grid }
    for y in outer.y..<outer.maxY {
      for x in outer.x..<outer.maxX where !bounds.contains(Cell(x, y)) {
        guard let cell = topology.inside(x, y) else { continue }
        grid[x - outer.x, y - outer.y] = inner[cell.x, cell.y]
      }
    }
    return grid
  }
}

extension LifeWorld {
  /// The cells of an area as they are stored; those beyond the seam of a cylinder are its cells again.
  private func cellsRound(_ area: CellRect) -> StateGrid {
    var grid = storedStates(in: area)
    if axes.down == .wrap {
      for y in area.y..<area.maxY where !(0..<size.rows).contains(y) {
        let row = CellRect(x: area.x, y: y.wrapped(on: size.rows), width: area.width, height: 1)
        let states = storedStates(in: row)
        for x in 0..<area.width { grid[x, y - area.y] = states[x, 0] }
      }
    }
    if axes.across == .wrap {
      for x in area.x..<area.maxX where !(0..<size.columns).contains(x) {
        let column = CellRect(
          x: x.wrapped(on: size.columns), y: area.y, width: 1, height: area.height)
        let states = storedStates(in: column)
        for y in 0..<area.height { grid[x - area.x, y] = states[0, y] }
      }
    }
    return grid
  }
}

extension LifeWorld: FlippingWorld {
  package mutating func flip(_ cell: Cell) { self[cell] = self[cell] == 0 ? 1 : 0 }
}
