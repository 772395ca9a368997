/// Finds out that a finite field is where it was before, so that its future can be skipped.
///
/// One generation is remembered, and each later one compared with it; the remembered one is
/// replaced after 1, 2, 4, … generations (Brent, 1980). Comparing costs next to nothing: it starts
/// where the last difference was, and most often it is still there.
struct CycleFinder {
  private var remembered: [UInt64] = []
  private var age = 0
  private var lifetime = 1
  private var suspect = 0

  /// Fewer generations than these are not worth remembering one.
  static let worthwhile = 256

  /// Larger fields do not come round in any time one could wait for.
  static let largestArea = 1 << 24

  /// True if the field was the same some generations ago; then after how many it comes round.
  mutating func period(of field: FiniteField) -> Int? {
    if !remembered.isEmpty {
      age += 1
      if isRemembered(field) { return age }
      if age < lifetime { return nil }
      lifetime *= 2
    }
    age = 0
    remember(field)
    return nil
  }

  private mutating func remember(_ field: FiniteField) {
    remembered.removeAll(keepingCapacity: true)
    for row in 0..<field.map.rows {
      for column in 0..<field.map.columns {
        for y in 0..<64 { remembered.append(field.word(column, row, y)) }
      }
    }
  }

  private mutating func isRemembered(_ field: FiniteField) -> Bool {
    let tiles = field.map.tileCount
    for offset in 0..<tiles {
      let tile = suspect + offset < tiles ? suspect + offset : suspect + offset - tiles
      let (column, row) = (tile % field.map.columns, tile / field.map.columns)
      for y in 0..<64 where field.word(column, row, y) != remembered[tile * 64 + y] {
        suspect = tile
        return false
      }
    }
    return true
  }
}
