/// The cells of a leaf: 256 bits, with the first word as the lowest.
package typealias LeafCells = SIMD4<UInt64>

/// The form of the cells in the leaves of a store.
package enum LeafForm: Sendable {
  /// 16×16 cells of two states: row by row from the lowest bit, the left cell of a row lowest.
  case bits
  /// 4×4 cells of up to 256 states: one byte each, row by row from the lowest; half of the leaf.
  case states

  /// The level of a leaf, whose side is 2^level cells.
  package var level: Int { self == .bits ? 4 : 2 }

  /// The number of cells in a leaf that are not in state 0.
  @inline(__always)
  package func population(_ cells: LeafCells) -> UInt64 {
    let places = places(cells)
    let north = places[0].nonzeroBitCount &+ places[1].nonzeroBitCount
    return UInt64(
      truncatingIfNeeded: north &+ places[2].nonzeroBitCount &+ places[3].nonzeroBitCount)
  }

  /// A bit for each cell that is not in state 0: the lowest bit of its state.
  @inline(__always)
  private func places(_ cells: LeafCells) -> LeafCells {
    if self == .bits { return cells }
    let low = cells | cells &>> 4
    let pairs = low | low &>> 2
    return (pairs | pairs &>> 1) & LeafCells(repeating: 0x0101_0101_0101_0101)
  }

  /// The place of the lowest bit of a cell.
  private func place(_ x: UInt64, _ y: UInt64) -> (word: Int, bit: UInt64) {
    let place = self == .bits ? (y & 15) << 4 | x & 15 : ((y & 3) << 2 | x & 3) << 3
    return (Int(place >> 6), place & 63)
  }

  /// The leaf with a cell set to a state: 0 or 1 if cells are bits.
  package func putting(_ state: UInt8, into cells: LeafCells, x: UInt64, y: UInt64) -> LeafCells {
    let (word, bit) = place(x, y)
    var cells = cells
    cells[word] &= ~((self == .bits ? 1 : 0xff) << bit)
    cells[word] |= UInt64(state) << bit
    return cells
  }

  /// Calls a function with the cells of a leaf that are not in state 0, row by row.
  @inline(__always)
  package func forEachCell(_ cells: LeafCells, _ body: (_ x: Int, _ y: Int, _ state: UInt8) -> Void)
  {
    let places = places(cells)
    for word in 0..<4 {
      var rest = places[word]
      while rest != 0 {
        let bit = rest.trailingZeroBitCount
        if self == .bits {
          body(bit & 15, word << 2 | bit >> 4, 1)
        } else {
          let state = UInt8(truncatingIfNeeded: cells[word] >> UInt64(bit))
          body(bit >> 3 & 3, word << 1 | bit >> 5, state)
        }
        rest &= rest - 1
      }
    }
  }

  /// Calls a function with the columns of a row's cells that are not in state 0.
  func forEachCell(ofRow row: Int, in cells: LeafCells, _ body: (_ x: Int) -> Void) {
    // A cell is a bit, or a byte for states.
    let (width, bitsPerCell) = self == .bits ? (16, 0) : (32, 3)
    let place = row * width
    var rest = places(cells)[place >> 6] >> UInt64(place & 63) & (1 << UInt64(width) - 1)
    while rest != 0 {
      body(rest.trailingZeroBitCount >> bitsPerCell)
      rest &= rest - 1
    }
  }

  /// A row of cells of two states.
  static func row(_ y: Int, of cells: LeafCells) -> UInt16 {
    UInt16(truncatingIfNeeded: cells[y >> 2] >> UInt64((y & 3) << 4))
  }

  /// The leaf at the centre of four.
  package func middle(_ nw: LeafCells, _ ne: LeafCells, _ sw: LeafCells, _ se: LeafCells)
    -> LeafCells
  {
    if self == .bits {
      func joined(_ west: UInt64, _ east: UInt64) -> UInt64 {
        west >> 8 & 0x00ff_00ff_00ff_00ff | (east & 0x00ff_00ff_00ff_00ff) << 8
      }
      return LeafCells(
        joined(nw[2], ne[2]), joined(nw[3], ne[3]), joined(sw[0], se[0]), joined(sw[1], se[1]))
    }
    func joined(_ west: UInt64, _ east: UInt64) -> UInt64 {
      west >> 16 & 0x0000_ffff_0000_ffff | (east & 0x0000_ffff_0000_ffff) << 16
    }
    return LeafCells(joined(nw[1], ne[1]), joined(sw[0], se[0]), 0, 0)
  }

  /// The leaf of four squares of half its side: 8×8 bits, or 2×2 bytes.
  package func leaf(ofQuarters nw: UInt64, _ ne: UInt64, _ sw: UInt64, _ se: UInt64) -> LeafCells {
    if self == .states {
      func joined(_ west: UInt64, _ east: UInt64) -> UInt64 {
        let (upper, lower) = (
          west & 0xffff | (east & 0xffff) << 16, west >> 16 | (east >> 16) << 16
        )
        return upper | lower << 32
      }
      return LeafCells(joined(nw, ne), joined(sw, se), 0, 0)
    }
    func joined(_ west: UInt64, _ east: UInt64) -> UInt64 {
      LeafForm.spread(west) | LeafForm.spread(east) << 8
    }
    return LeafCells(
      joined(nw, ne), joined(nw >> 32, ne >> 32), joined(sw, se), joined(sw >> 32, se >> 32))
  }

  /// The four squares of half a leaf's side, row by row.
  package func quarters(of cells: LeafCells) -> [UInt64] {
    if self == .states {
      return [0, 1].flatMap { half in
        [0, 16].map { side in
          let rows = cells[half] >> UInt64(side)
          return rows & 0xffff | (rows >> 32 & 0xffff) << 16
        }
      }
    }
    return [0, 2].flatMap { half in
      [0, 8].map { side in
        LeafForm.gathered(cells[half] >> UInt64(side))
          | LeafForm.gathered(cells[half + 1] >> UInt64(side)) << 32
      }
    }
  }

  /// Four bytes, each spread to the low half of a row.
  private static func spread(_ bytes: UInt64) -> UInt64 {
    var rows = bytes & 0xffff_ffff
    rows = (rows | rows << 16) & 0x0000_ffff_0000_ffff
    return (rows | rows << 8) & 0x00ff_00ff_00ff_00ff
  }

  /// The low halves of four rows as four bytes.
  private static func gathered(_ rows: UInt64) -> UInt64 {
    var bytes = rows & 0x00ff_00ff_00ff_00ff
    bytes = (bytes | bytes >> 8) & 0x0000_ffff_0000_ffff
    return (bytes | bytes >> 16) & 0xffff_ffff
  }

  /// The number of empty columns or rows of a leaf on a side.
  package func margin(of cells: LeafCells, on side: NodeStore.Side) -> UInt64 {
    var (columns, rows): (UInt64, UInt64) = (0, 0)
    forEachCell(cells) { x, y, _ in
      columns |= 1 << UInt64(x)
      rows |= 1 << UInt64(y)
    }
    let unused = 64 - (1 << level)
    let margin =
      switch side {
      case .left: columns.trailingZeroBitCount
      case .top: rows.trailingZeroBitCount
      case .right: columns.leadingZeroBitCount - unused
      case .bottom: rows.leadingZeroBitCount - unused
      }
    return UInt64(margin)
  }
}
