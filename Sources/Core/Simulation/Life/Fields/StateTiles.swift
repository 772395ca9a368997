/// Tiles of 64×64 cells of a byte each, row by row.
enum StateTiles {
  static let bytesPerTile = 4096

  /// The neighbours that a tile's cells touch, one bit for each link; 0 for an empty tile.
  static func reached(_ tile: UnsafePointer<UInt64>) -> UInt8 {
    let words = unsafe UnsafeRawPointer(tile)
    let cells = unsafe words.assumingMemoryBound(to: UInt8.self)
    var first: UInt64 = 0
    var last: UInt64 = 0
    var left: UInt64 = 0
    var right: UInt64 = 0
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
}

/// A set of cells of a tile: a word for each row, with the westernmost cell in the lowest bit.
@safe package struct TileCells {
  package let rows: UnsafeMutablePointer<UInt64>

  static let words = 64

  /// The rows from the first to the last nonempty one; there must be one.
  var span: Range<Int> {
    var (first, last) = (0, Self.words - 1)
    while unsafe rows[first] == 0 { first += 1 }
    while unsafe rows[last] == 0 { last -= 1 }
    return first..<last + 1
  }

  func setAll() { unsafe rows.update(repeating: ~0, count: Self.words) }
}

extension TileStore {
  /// Calls a function with the cells of a byte tile that are not in state 0, row by row.
  @inline(__always) func forEachCell(_ tile: Int, _ body: (_ place: Int, _ state: UInt8) -> Void) {
    let words = unsafe cells + tile &* Self.tileWordsOfBytes
    for word in 0..<Self.tileWordsOfBytes {
      var states = unsafe UInt64(littleEndian: words[word])
      var place = word &* 8
      while states != 0 {
        let state = UInt8(truncatingIfNeeded: states)
        if state != 0 { body(place, state) }
        states &>>= 8
        place &+= 1
      }
    }
  }

  /// The cells of a tile of bytes in this generation.
  @inline(__always) func bytes(_ tile: Int) -> UnsafeMutablePointer<UInt8> {
    unsafe UnsafeMutableRawPointer(cells + tile &* Self.tileWordsOfBytes)
      .assumingMemoryBound(to: UInt8.self)
  }

  /// The cells of a tile of bytes in the previous generation, and in the next.
  @inline(__always) func otherBytes(_ tile: Int) -> UnsafeMutablePointer<UInt8> {
    unsafe UnsafeMutableRawPointer(otherCells + tile &* Self.tileWordsOfBytes)
      .assumingMemoryBound(to: UInt8.self)
  }
}
