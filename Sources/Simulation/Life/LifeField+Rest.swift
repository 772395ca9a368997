// How each engine finds out that its field has come to rest.

extension FiniteField {
  func isAtRest() -> Bool {
    guard let next = advancedByOne() else { return false }
    for row in 0..<map.rows {
      for column in 0..<map.columns {
        for y in 0..<64 where word(column, row, y) != next.word(column, row, y) { return false }
      }
    }
    return true
  }
}

extension TilePlane {
  func isAtRest() -> Bool {
    guard let next = advancedByOne(), next.background == background else { return false }
    return tiles.isWithin(next.tiles) && next.tiles.isWithin(tiles)
  }
}

extension TilePool {
  /// Whether another pool has the same in all tiles of this one.
  fileprivate func isWithin(_ other: TilePool) -> Bool {
    for place in places {
      guard let place else { continue }
      for y in place.row * 64..<place.row * 64 + 64
      where word(place.column, y) != other.word(place.column, y) {
        return false
      }
    }
    return true
  }
}

extension HashField {
  /// Equal squares are one node, so that only the roots need be compared. The step is made in
  /// the field's own store, which may be large; the old tree is what went in, and so still there.
  package mutating func isAtRest() -> Bool {
    let (before, ground) = (tree, background)
    do throws(WorldError) {
      try advance(by: 1)
    } catch {
      return false
    }
    defer { put(back: before, ground) }
    return tree == before && background == ground
  }
}
