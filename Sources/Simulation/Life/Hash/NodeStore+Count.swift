/// The population of a square and its margins; nothing here changes the store.
extension NodeStore {
  /// The exact number of live cells of a square. A store notes it up to 2^64; what lies above is
  /// added up here, each square once.
  func population(of index: UInt32) -> UInt128 {
    var known: [UInt32: UInt128] = [:]
    return population(of: index, &known)
  }

  private func population(of index: UInt32, _ known: inout [UInt32: UInt128]) -> UInt128 {
    let node = self[index]
    if node.population != .max { return UInt128(node.population) }
    if let sum = known[index] { return sum }
    let north = population(of: node.nw, &known) + population(of: node.ne, &known)
    let south = population(of: node.sw, &known) + population(of: node.se, &known)
    known[index] = north + south
    return north + south
  }

  /// The number of columns or rows of a square that are empty on a side, before the first live cell.
  func margin(of index: UInt32, level: Int, on side: Side) -> UInt64 {
    var known: [UInt32: UInt64] = [:]
    return margin(of: index, level, side, &known)
  }

  private func margin(
    of index: UInt32, _ level: Int, _ side: Side, _ known: inout [UInt32: UInt64]
  ) -> UInt64 {
    let node = self[index]
    if node.isLeaf { return form.margin(of: node.bits, on: side) }
    if let margin = known[index] { return margin }
    let (near, far) = side.children(of: node)
    let isNearEmpty = near.0 | near.1 == 0
    let (a, b) = isNearEmpty ? far : near
    var margin = UInt64.max
    if a != 0 { margin = self.margin(of: a, level - 1, side, &known) }
    if b != 0, margin > 0 { margin = min(margin, self.margin(of: b, level - 1, side, &known)) }
    if isNearEmpty { margin += 1 << UInt64(level - 1) }
    known[index] = margin
    return margin
  }

  /// A side of a square.
  enum Side {
    case left, right, top, bottom

    /// The two children at the side and the two away from it.
    func children(of node: HashNode) -> (near: (UInt32, UInt32), far: (UInt32, UInt32)) {
      switch self {
      case .left: ((node.nw, node.sw), (node.ne, node.se))
      case .right: ((node.ne, node.se), (node.nw, node.sw))
      case .top: ((node.nw, node.ne), (node.sw, node.se))
      case .bottom: ((node.sw, node.se), (node.nw, node.ne))
      }
    }

    /// The empty columns or rows of a leaf on this side.
    func margin(ofLeaf bits: UInt64) -> UInt64 {
      switch self {
      case .top: UInt64(bits.trailingZeroBitCount / 8)
      case .bottom: UInt64(bits.leadingZeroBitCount / 8)
      case .left: UInt64(columns(of: bits).trailingZeroBitCount)
      case .right: UInt64(columns(of: bits).leadingZeroBitCount)
      }
    }

    /// The columns of a leaf that have a live cell.
    private func columns(of bits: UInt64) -> UInt8 {
      var all = bits | bits >> 32
      all |= all >> 16
      return UInt8(truncatingIfNeeded: all | all >> 8)
    }
  }
}
