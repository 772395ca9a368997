/// On a plane, measures count the cells that differ from the background; on a bounded field, the
/// true states.
extension LifeWorld: MeasuredWorld {
  package var measuredField: MeasuredField {
    MeasuredField(bounds: bounds, stateCount: rule.stateCount)
  }

  package var followsFromMoment: Bool { true }

  package var liveCount: UInt128 { population }

  package var moment: Moment {
    // Only block rules have a phase that cells do not show.
    let key = [parity == .evenBoth ? UInt64(phase) : 0, hasOutside ? UInt64(background) : 0]
    if let bounds {
      return Moment(
        states(in: bounds), translations: edges == .wrap ? .torus : .none, key: key, parity: parity)
    }
    let box = liveBox.map { axes.spanning($0, of: size) }
    return Moment(
      in: box, tick: tick, translations: translations, key: key, parity: parity,
      forEachCell: forEachStoredCell)
  }

  /// The translations for comparing states: along an axis that wraps, they are rotations.
  private var translations: Moment.Translations {
    if axes.across == .wrap { return .cylinder(of: .rows) }
    return axes.down == .wrap ? .cylinder(of: .columns) : .plane
  }

  private var parity: Moment.Parity {
    if rule.isSame(movedRight: 1, down: 0), rule.isSame(movedRight: 0, down: 1) { return .any }
    return rule.isSame(movedRight: 1, down: 1) ? .evenSum : .evenBoth
  }

  package func cellStates(in area: CellRect) -> [UInt8] {
    (bounds == nil ? storedStates(in: area) : states(in: area)).states
  }

  package func blocks(in area: CellRect) -> StateGrid {
    if edges == .wrap { return states(in: CellRect(size)).borderedRound }
    let outer = (bounds ?? area).widened(by: 1)
    var grid = StateGrid(size: outer.size, states: cellStates(in: outer))
    guard let topology = rule.topology else { return grid }
    let ground = bounds == nil ? background : 0
    for y in outer.y..<outer.maxY {
      for x in outer.x..<outer.maxX {
        // Beyond a seam are cells of the field again.
        guard let cell = topology.inside(x, y), cell != Cell(x, y) else { continue }
        grid[x - outer.x, y - outer.y] = self[cell] ^ ground
      }
    }
    return grid
  }
}

extension LifeWorld: FlippingWorld {
  package mutating func flip(_ cell: Cell) { self[cell] = self[cell] == 0 ? 1 : 0 }
}
