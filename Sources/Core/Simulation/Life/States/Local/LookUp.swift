/// The numbers of columns and neighbourhoods in tables, in which states are digits of some bits.
struct LookUpNumbers {
  let bits: Int
  let isCross: Bool

  init(_ rule: some LocalRule) {
    bits = Int.bitWidth - (rule.stateCount - 1).leadingZeroBitCount
    isCross = rule.reach == .vonNeumann
  }

  /// The bits of a column, and of a neighbourhood.
  var bitsOfColumn: Int { 3 * bits }
  var bitsOfAll: Int { (isCross ? 5 : 9) * bits }

  /// The number of the three cells from a place down.
  func column(_ north: UnsafePointer<UInt8>) -> Int {
    let (a, b) = unsafe (Int(north[0]), Int(north[PaddedTile.stride]))
    return unsafe (a << bits | b) << bits | Int(north[2 * PaddedTile.stride])
  }

  /// The numbers of the western, middle and eastern columns, or of a cross's relevant cells in
  /// them.
  func parts(_ north: UnsafePointer<UInt8>) -> (west: Int, middle: Int, east: Int) {
    let (west, middle, east) = unsafe (north, north + 1, north + 2)
    if !isCross { return unsafe (column(west), column(middle), column(east)) }
    let stride = PaddedTile.stride
    return unsafe (Int(west[stride]), column(middle), Int(east[stride]))
  }

  /// The number of a neighbourhood.
  func whole(_ north: UnsafePointer<UInt8>) -> Int {
    let (west, middle, east) = unsafe parts(north)
    if isCross { return (middle << bits | west) << bits | east }
    return (west << bitsOfColumn | middle) << bitsOfColumn | east
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
