internal import CKernels

/// Tiles of 64×64 cells of a byte each, row by row.
enum StateTiles {
  static let bytesPerTile = 4096

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
}

/// The blocks of a tile, 8×8 of 8×8 cells, row by row from the low bit of a word up.
enum TileBlocks {
  static let all = ~UInt64(0)
  static let firstRow: UInt64 = 0xff
  static let firstColumn: UInt64 = 0x0101_0101_0101_0101
  static let lastColumn: UInt64 = firstColumn << 7

  /// Calls a function with each row of cells and each run of its columns in blocks that are set.
  @inline(__always)
  static func forEachRun(of blocks: UInt64, _ body: (_ y: Int, _ columns: Range<Int>) -> Void) {
    for top in 0..<8 {
      var rest = blocks &>> UInt64(8 &* top) & firstRow
      while rest != 0 {
        let first = rest.trailingZeroBitCount
        let end = first &+ (~(rest &>> UInt64(first))).trailingZeroBitCount
        for y in 8 &* top..<8 &* top &+ 8 { body(y, 8 &* first..<8 &* end) }
        rest &= ~0 &<< UInt64(end)
      }
    }
  }

  /// The rows of cells from the first to the last block that is set; there is one.
  static func rows(of blocks: UInt64) -> Range<Int> {
    blocks.trailingZeroBitCount & ~7..<64 - blocks.leadingZeroBitCount & ~7
  }

  /// The rows of cells in the given blocks and beside them, a bit each.
  static func rowsAround(_ blocks: UInt64) -> UInt64 {
    (0..<8).reduce(0) { rows, top in
      guard blocks >> UInt64(8 * top) & firstRow != 0 else { return rows }
      return rows | (top == 0 ? 0x1ff : 0x3ff << UInt64(8 * top - 1))
    }
  }

  /// The same blocks one column further right or left.
  static func right(_ blocks: UInt64) -> UInt64 { blocks << 1 & ~firstColumn }
  static func left(_ blocks: UInt64) -> UInt64 { blocks >> 1 & ~lastColumn }
}

extension TileChanges {
  /// A change of every cell.
  static let all = TileChanges(
    any: ~0, north: ~0, south: ~0, west: ~0, east: ~0, rows: (~0, ~0, ~0, ~0, ~0, ~0, ~0, ~0))

  /// The flags of a tile.
  var flags: UInt8 {
    if any == 0 { return 0 }
    return 1 | (north & TileBlocks.firstRow != 0 ? 2 : 0) | (south >> 56 != 0 ? 4 : 0)
      | (west & TileBlocks.firstColumn != 0 ? 8 : 0) | (east & TileBlocks.lastColumn != 0 ? 16 : 0)
  }

  /// The blocks of the tile itself that are adjacent to a change.
  var touched: UInt64 {
    let (across, down, up) = (TileBlocks.right(east) | TileBlocks.left(west), south, north)
    let corners =
      (TileBlocks.right(east & down) | TileBlocks.left(west & down)) << 8
      | (TileBlocks.right(east & up) | TileBlocks.left(west & up)) >> 8
    return any | across | down << 8 | up >> 8 | corners
  }

  /// The blocks that it touches of the tile to the south, north, east and west.
  var touchedSouth: UInt64 {
    (south | TileBlocks.right(south & east) | TileBlocks.left(south & west)) >> 56
  }
  var touchedNorth: UInt64 {
    (north | TileBlocks.right(north & east) | TileBlocks.left(north & west)) << 56
  }
  var touchedEast: UInt64 {
    (east | (east & south) << 8 | (east & north) >> 8) >> 7 & TileBlocks.firstColumn
  }
  var touchedWest: UInt64 {
    (west | (west & south) << 8 | (west & north) >> 8) << 7 & TileBlocks.lastColumn
  }
}

extension TileStore {
  /// Shows the cells of a tile of bytes that are not in state 0, row by row.
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

  /// The cells of a tile of bytes in the generation before, and in the next.
  @inline(__always) func otherBytes(_ tile: Int) -> UnsafeMutablePointer<UInt8> {
    unsafe UnsafeMutableRawPointer(otherCells + tile &* Self.tileWordsOfBytes)
      .assumingMemoryBound(to: UInt8.self)
  }
}
