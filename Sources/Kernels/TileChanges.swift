/// What a step changed in a tile, compared with two generations ago.
struct TileChanges {
  private var changes = Lanes(repeating: 0)

  @inline(__always) init() {}

  /// Writes the next cells at a word of a tile over those of two generations ago.
  @inline(__always) mutating func write(
    _ next: Lanes, at word: Int, of target: UnsafeMutablePointer<UInt64>, within mask: Lanes?,
    compares: Bool
  ) {
    if !compares {
      unsafe target.store(next, at: word)
    } else if let mask {
      changes |= unsafe (next ^ target.lanes(word)) & mask
      unsafe target.store(next & mask, at: word)
    } else {
      changes |= unsafe next ^ target.lanes(word)
      unsafe target.store(next, at: word)
    }
  }

  /// The flags of a tile: 1 for any change, 2 and 4 for one in the first or last row, 8 and 16
  /// for one in the westmost or eastmost column.
  @inline(__always) func flags(firstRow: Bool, lastRow: Bool) -> UInt8 {
    let joined = changes.joined
    if joined == 0 { return 0 }
    return 1 | (firstRow ? 2 : 0) | (lastRow ? 4 : 0) | UInt8(truncatingIfNeeded: joined & 1) &<< 3
      | UInt8(truncatingIfNeeded: joined &>> 63) &<< 4
  }
}

/// Whether only a part of a tile belongs to the field, and which; and whether to look for changes.
protocol TileFit {
  /// Whether what a step writes is compared with what it writes over.
  static var compares: Bool { get }

  /// The mask of the vector at a word; nil for all.
  static func mask(_ mask: UnsafePointer<UInt64>, _ word: Int) -> Lanes?

  /// The flags of a tile that has changes.
  static func flags(_ flags: UInt8) -> UInt8
}

/// The whole tile belongs to the field.
enum WholeTile: TileFit {
  @inline(__always) static var compares: Bool { true }
  @inline(__always) static func mask(_ mask: UnsafePointer<UInt64>, _ word: Int) -> Lanes? { nil }
  @inline(__always) static func flags(_ flags: UInt8) -> UInt8 { flags }
}

/// A part of the tile belongs to the field; what is beyond stays dead. Where its edges are the
/// mask alone knows, so any change counts as one on each edge.
enum PartOfTile: TileFit {
  @inline(__always) static var compares: Bool { true }
  @inline(__always) static func mask(_ mask: UnsafePointer<UInt64>, _ word: Int) -> Lanes? {
    unsafe mask.lanes(word)
  }
  @inline(__always) static func flags(_ flags: UInt8) -> UInt8 { flags == 0 ? 0 : 31 }
}

/// The whole tile belongs to the field and is taken to have changed everywhere: where all tiles
/// change all the time, looking for changes costs a tenth of a step and finds nothing.
enum RestlessTile: TileFit {
  @inline(__always) static var compares: Bool { false }
  @inline(__always) static func mask(_ mask: UnsafePointer<UInt64>, _ word: Int) -> Lanes? { nil }
  @inline(__always) static func flags(_ flags: UInt8) -> UInt8 { 31 }
}
