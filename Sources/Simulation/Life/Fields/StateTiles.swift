/// Tiles of 64×64 cells of a byte each, row by row.
enum StateTiles {
  static let bytesPerTile = 4096

  /// All flags of change: 1 anywhere, 2 its first row, 4 its last, 8 its first column, 16 its last.
  static let allChanged: UInt8 = 31

  /// The eight neighbours that a tile's cells touch, a bit for each link; 0 for an empty tile.
  static func reached(_ tile: UnsafePointer<UInt64>) -> UInt8 {
    let words = unsafe UnsafeRawPointer(tile)
    let cells = unsafe words.assumingMemoryBound(to: UInt8.self)
    var (first, last, left, right): (UInt64, UInt64, UInt64, UInt64) = (0, 0, 0, 0)
    for row in 0..<64 {
      left |= unsafe words.load(fromByteOffset: row &* 64, as: UInt64.self)
      right |= unsafe words.load(fromByteOffset: row &* 64 &+ 56, as: UInt64.self)
    }
    for word in 0..<8 {
      first |= unsafe words.load(fromByteOffset: word &* 8, as: UInt64.self)
      last |= unsafe words.load(fromByteOffset: 63 &* 64 &+ word &* 8, as: UInt64.self)
    }
    var reached: UInt8 = left & 0xff != 0 ? 8 : 0
    if right >> 56 != 0 { reached |= 16 }
    if first != 0 {
      reached |= 2 | (unsafe cells[0] != 0 ? 1 : 0) | (unsafe cells[63] != 0 ? 4 : 0)
    }
    if last != 0 {
      reached |=
        64 | (unsafe cells[63 * 64] != 0 ? 32 : 0)
        | (unsafe cells[64 * 64 - 1] != 0 ? 128 : 0)
    }
    return reached
  }

  /// Copies a tile over another and says what was not the same.
  static func replace(
    _ target: UnsafeMutablePointer<UInt8>, with cells: UnsafePointer<UInt8>
  ) -> UInt8 {
    let source = unsafe UnsafeRawPointer(cells)
    let old = UnsafeMutableRawPointer(target)
    var (left, right, all, first, last): (UInt64, UInt64, UInt64, UInt64, UInt64) = (0, 0, 0, 0, 0)
    for row in 0..<64 {
      var inRow: UInt64 = 0
      for word in 0..<8 {
        let place = row &* 64 &+ word &* 8
        let new = unsafe source.load(fromByteOffset: place, as: UInt64.self)
        let change = unsafe new ^ old.load(fromByteOffset: place, as: UInt64.self)
        unsafe old.storeBytes(of: new, toByteOffset: place, as: UInt64.self)
        inRow |= change
        if word == 0 { left |= change }
        if word == 7 { right |= change }
      }
      all |= inRow
      if row == 0 { first = inRow }
      if row == 63 { last = inRow }
    }
    if all == 0 { return 0 }
    return 1 | (first != 0 ? 2 : 0) | (last != 0 ? 4 : 0) | (left & 0xff != 0 ? 8 : 0)
      | (right >> 56 != 0 ? 16 : 0)
  }
}

extension TileStore {
  /// The cells of a tile of bytes in this generation.
  @inline(__always) func bytes(_ tile: Int) -> UnsafeMutablePointer<UInt8> {
    unsafe UnsafeMutableRawPointer(cells + tile &* Self.tileWordsOfBytes)
      .assumingMemoryBound(to: UInt8.self)
  }

  /// The cells of a tile of bytes in the generation before, and in the next.
  @inline(__always) func otherBytes(_ tile: Int) -> UnsafeMutablePointer<UInt8> {
    unsafe UnsafeMutableRawPointer(otherCells + tile &* Self.tileWordsOfBytes)
      .assumingMemoryBound(to: UInt8.self)
  }
}
