/// The tiles of a field that reach over its edge, and the masks that hold them back.
///
/// `@unchecked Sendable`: the memory is written by `init` alone.
@safe final class TileFits: @unchecked Sendable {
  /// The fit of each tile; nil if all tiles are whole.
  let pointer: UnsafePointer<UInt8>?

  /// The masks of the fits 1 to 3, 64 words each.
  let masks: UnsafePointer<UInt64>?

  /// The fits of a field's tiles.
  init(_ map: TileMap) {
    guard map.lastColumns != 0 || map.lastRows != 0 else {
      unsafe (pointer, masks) = (nil, nil)
      return
    }
    let words = UnsafeMutablePointer<UInt64>.allocate(capacity: 3 * 64)
    for fit in 1...3 {
      for row in 0..<64 {
        unsafe words[(fit - 1) * 64 + TileStore.word(ofRow: row)] = map.mask(fit: fit, row: row)
      }
    }
    let fits = UnsafeMutablePointer<UInt8>.allocate(capacity: map.capacity)
    unsafe fits.initialize(repeating: 0, count: map.capacity)
    for row in 0..<map.rows {
      for column in 0..<map.columns {
        unsafe fits[map.tile(column, row)] = UInt8(map.fit(column, row))
      }
    }
    unsafe (pointer, masks) = (UnsafePointer(fits), UnsafePointer(words))
  }

  deinit {
    unsafe pointer?.deallocate()
    unsafe masks?.deallocate()
  }
}
