/// The tiles of a field that extend beyond its edge, and their masks.
struct TileFits {
  /// The fit of each tile.
  let fits: KernelList<UInt8>

  /// The masks of the fits 1 to 3, 64 words each.
  let masks: KernelList<UInt64>

  /// The fits of a field's tiles; nil if all tiles are whole.
  init?(_ map: TileMap) {
    guard map.lastColumns != 0 || map.lastRows != 0 else { return nil }
    var words = [UInt64](repeating: 0, count: 3 * 64)
    for fit in 1...3 {
      for row in 0..<64 {
        words[(fit - 1) * 64 + TileStore.word(ofRow: row)] = map.mask(fit: fit, row: row)
      }
    }
    var fits = [UInt8](repeating: 0, count: map.capacity)
    for row in 0..<map.rows {
      for column in 0..<map.columns {
        fits[map.tile(column, row)] = UInt8(map.fit(column, row))
      }
    }
    (self.fits, masks) = (KernelList(fits), KernelList(words))
  }
}
