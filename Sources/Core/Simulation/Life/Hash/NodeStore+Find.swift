internal import CTerrariumMemory

/// The parts of a square, their hash, and its most likely entry.
struct SquareKey {
  var nw: UInt32
  var ne: UInt32
  var sw: UInt32
  var se: UInt32
  var hash: UInt32
  var likely: UInt32 = 0

  /// Creates the key of four squares: both halves of a 64-bit product, mixed.
  @inline(__always)
  init(_ nw: UInt32, _ ne: UInt32, _ sw: UInt32, _ se: UInt32) {
    self.nw = nw
    self.ne = ne
    self.sw = sw
    self.se = se
    let product = SquareKey.product(UInt64(nw) | UInt64(ne) << 32, UInt64(sw) | UInt64(se) << 32)
    hash = SquareKey.mixed(product)
  }

  /// The hash of a leaf.
  @inline(__always)
  static func hash(_ cells: LeafCells) -> UInt32 {
    mixed(product(cells[0], cells[1]) ^ product(cells[2], cells[3]) &* 0x9fb2_1c65_1e98_df25)
  }

  @inline(__always)
  private static func product(_ a: UInt64, _ b: UInt64) -> UInt64 {
    let product = (a ^ 0x9e37_79b9_7f4a_7c15).multipliedFullWidth(by: b ^ 0xd1b5_4a32_d192_ed03)
    return product.high ^ product.low
  }

  @inline(__always)
  private static func mixed(_ word: UInt64) -> UInt32 {
    UInt32(truncatingIfNeeded: word &* 0xbf58_476d_1ce4_e5b9 >> 32)
  }
}

/// Finds squares by their parts in the table, or makes and enters them.
///
/// Looking up squares one by one would wait for memory each time. For many, their slot lines are
/// prefetched first, then their most likely nodes, so that all wait together.
extension NodeStore {
  /// The leaf of some cells.
  mutating func leaf(_ cells: LeafCells) -> UInt32 {
    cells == .zero ? 0 : leaf(cells, hash: SquareKey.hash(cells))
  }

  /// The leaf of some cells, which are not all 0.
  mutating func leaf(_ cells: LeafCells, hash: UInt32) -> UInt32 {
    let label = slots.label(hash, isLeaf: true)
    var line = slots.line(of: hash)
    while true {
      var places = slots.places(of: label, in: line)
      while places != 0 {
        let index = slots.index(slots[line &+ places.trailingZeroBitCount])
        if self.cells(of: index) == cells { return index }
        places &= places &- 1
      }
      if slots.free(line) != 0 { break }
      line = slots.line(behind: line)
    }
    guard let entry = freeEntry() else { return 0 }
    unsafe UnsafeMutableRawPointer(nodes + Int(entry)).storeBytes(of: cells, as: LeafCells.self)
    let index = entry | HashNode.leafMark
    slots.enter(index, hash)
    return index
  }

  /// The square of four smaller ones, which must all be protected.
  @inline(__always)
  mutating func node(_ nw: UInt32, _ ne: UInt32, _ sw: UInt32, _ se: UInt32) -> UInt32 {
    found(SquareKey(nw, ne, sw, se))
  }

  /// The square of a key, whose parts must be protected.
  mutating func found(_ key: SquareKey) -> UInt32 {
    if key.nw | key.ne | key.sw | key.se == 0 { return 0 }
    let label = slots.label(key.hash, isLeaf: false)
    var line = slots.line(of: key.hash)
    while true {
      var places = slots.places(of: label, in: line)
      while places != 0 {
        let index = slots.entry(slots[line &+ places.trailingZeroBitCount])
        if isSquare(index, key) { return index }
        places &= places &- 1
      }
      if slots.free(line) != 0 { break }
      line = slots.line(behind: line)
    }
    guard let index = freeEntry() else { return 0 }
    unsafe nodes[Int(index)] = HashNode(nw: key.nw, ne: key.ne, sw: key.sw, se: key.se)
    slots.enter(index, key.hash)
    return index
  }

  /// Returns an unused entry to the front of the free list.
  mutating func giveBack(_ entry: Int) {
    unsafe nodes[entry] = HashNode(nw: firstFree, ne: 0, sw: 0, se: 0)
    firstFree = UInt32(truncatingIfNeeded: entry)
    freeCount += 1
  }

  /// True if an entry is the square of a key. Entry 0 is the one of four empty squares.
  @inline(__always)
  func isSquare(_ entry: UInt32, _ key: SquareKey) -> Bool {
    let node = unsafe nodes[Int(entry)]
    return node.nw == key.nw && node.ne == key.ne && node.sw == key.sw && node.se == key.se
  }

  /// Forgets the most likely entries of keys, which a collection may have changed.
  func forgetLikely() {
    for place in 0..<5 * LeafBatch.most { unsafe keys[place].likely = 0 }
  }

  /// Prefetches a square.
  @inline(__always)
  func fetch(_ index: UInt32) { unsafe cmemory_fetch(nodes + HashNode.place(index)) }

  /// An entry for a new square; nil if memory is exhausted.
  @inline(__always)
  private mutating func freeEntry() -> UInt32? {
    if firstFree == 0 && used == capacity && (isExhausted || !madeRoom()) { return nil }
    if firstFree == 0 {
      used &+= 1
      return UInt32(truncatingIfNeeded: used &- 1)
    }
    let index = firstFree
    firstFree = unsafe nodes[Int(index)].nw
    freeCount &-= 1
    return index
  }

  /// The hash of a square.
  @inline(__always)
  func hash(of index: UInt32) -> UInt32 {
    if HashNode.isLeaf(index) { return SquareKey.hash(cells(of: index)) }
    let node = self[index]
    return SquareKey(node.nw, node.ne, node.sw, node.se).hash
  }
}
