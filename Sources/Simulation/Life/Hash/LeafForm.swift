/// The form of the smallest squares of a store: 64 bits of cells, which two numbers of a node carry.
enum LeafForm: Sendable {
  /// 8×8 cells of two states: row by row from the low bit up, the left cell of a row lowest.
  case bits
  /// 2×2 cells of up to 256 states: a byte each, row by row from the low one up.
  case states

  /// The level of a leaf, whose side is 2^level cells.
  var level: Int { self == .bits ? 3 : 1 }

  /// The number of cells of a leaf that are not in state 0.
  @inline(__always)
  func population(_ cells: UInt64) -> UInt64 {
    UInt64(truncatingIfNeeded: (self == .bits ? cells : Self.places(cells)).nonzeroBitCount)
  }

  /// The lowest bit of each byte that is not 0.
  @inline(__always)
  static func places(_ states: UInt64) -> UInt64 {
    let low = states | states >> 4
    let pairs = low | low >> 2
    return (pairs | pairs >> 1) & 0x0101_0101
  }

  /// The leaf with a cell in a state: 0 or 1 where cells are bits.
  func putting(_ state: UInt8, into cells: UInt64, x: UInt64, y: UInt64) -> UInt64 {
    switch self {
    case .bits:
      let place = (y & 7) << 3 | x & 7
      return cells & ~(1 << place) | UInt64(state) << place
    case .states:
      let place = 8 * ((y & 1) << 1 | x & 1)
      return cells & ~(0xff << place) | UInt64(state) << place
    }
  }

  /// Shows the cells of a leaf that are not in state 0, row by row.
  @inline(__always)
  func forEachCell(_ cells: UInt64, _ body: (_ x: Int, _ y: Int, _ state: UInt8) -> Void) {
    var rest = self == .bits ? cells : Self.places(cells)
    while rest != 0 {
      let place = rest.trailingZeroBitCount
      if self == .bits {
        body(place & 7, place >> 3, 1)
      } else {
        body(place >> 3 & 1, place >> 4, UInt8(truncatingIfNeeded: cells >> UInt64(place)))
      }
      rest &= rest - 1
    }
  }

  /// The leaf round the point where four meet.
  @inline(__always)
  func middle(_ nw: UInt64, _ ne: UInt64, _ sw: UInt64, _ se: UInt64) -> UInt64 {
    switch self {
    case .bits:
      let half: UInt64 = 0x0f0f_0f0f
      let north = nw >> 36 & half | (ne >> 32 & half) << 4
      let south = sw >> 4 & half | (se & half) << 4
      return north | south << 32
    case .states:
      return nw >> 24 | (ne >> 16 & 0xff) << 8 | (sw >> 8 & 0xff) << 16 | (se & 0xff) << 24
    }
  }

  /// The empty columns or rows of a leaf on a side.
  func margin(of cells: UInt64, on side: NodeStore.Side) -> UInt64 {
    if self == .bits { return side.margin(ofLeaf: cells) }
    let near: UInt64 =
      switch side {
      case .left: 0x00ff_00ff
      case .right: 0xff00_ff00
      case .top: 0x0000_ffff
      case .bottom: 0xffff_0000
      }
    return cells & near == 0 ? 1 : 0
  }
}
