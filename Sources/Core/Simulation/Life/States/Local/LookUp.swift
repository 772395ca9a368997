/// The numbers of neighbourhoods in a table, in which states are digits of some bits.
struct LookUpNumbers {
  let bits: Int
  let isCross: Bool

  init(_ rule: some LocalRule) {
    bits = Int.bitWidth - (rule.stateCount - 1).leadingZeroBitCount
    isCross = rule.reach == .vonNeumann
  }

  /// The bits of a neighbourhood.
  var bitsOfAll: Int { (isCross ? 5 : 9) * bits }

  /// The number of the three cells from a place down.
  private func column(_ north: UnsafePointer<UInt8>) -> Int {
    let (a, b) = unsafe (Int(north[0]), Int(north[PaddedTile.stride]))
    return unsafe (a << bits | b) << bits | Int(north[2 * PaddedTile.stride])
  }

  /// The number of a neighbourhood: its columns from the west, or for a cross the middle column,
  /// the western cell and the eastern cell.
  func whole(_ north: UnsafePointer<UInt8>) -> Int {
    let middle = unsafe column(north + 1)
    if isCross {
      let row = unsafe north + PaddedTile.stride
      return unsafe (middle << bits | Int(row[0])) << bits | Int(row[2])
    }
    return unsafe (column(north) << (3 * bits) | middle) << (3 * bits) | column(north + 2)
  }
}

extension Around {
  /// Creates the neighbourhood whose north-western cell is at a place of a tile's copy.
  init(at north: UnsafePointer<UInt8>) {
    let (row, south) = unsafe (north + PaddedTile.stride, north + 2 * PaddedTile.stride)
    let upper = unsafe Self.joined(north[0], north[1], north[2], row[0])
    let lower = unsafe Self.joined(row[2], south[0], south[1], south[2])
    unsafe self.init(ring: upper | lower << 32, centre: row[1])
  }

  /// Joins four states, the first as the lowest byte.
  private static func joined(_ a: UInt8, _ b: UInt8, _ c: UInt8, _ d: UInt8) -> UInt64 {
    let (low, high) = (UInt64(a) | UInt64(b) << 8, UInt64(c) | UInt64(d) << 8)
    return low | high << 16
  }
}
