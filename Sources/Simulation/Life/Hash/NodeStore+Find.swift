internal import CMemory

/// The parts of a square, and their hash.
struct SquareKey {
  var nw: UInt32
  var ne: UInt32
  var sw: UInt32
  var se: UInt32
  var hash: UInt32

  /// The key of four squares: both halves of a product of 64-bit words, mixed.
  @inline(__always)
  init(_ nw: UInt32, _ ne: UInt32, _ sw: UInt32, _ se: UInt32) {
    (self.nw, self.ne, self.sw, self.se) = (nw, ne, sw, se)
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

/// Squares by what they are made of: found in the table, or made and entered there.
///
/// Looks for several squares would wait for memory one after the other. Where there are many, their
/// slots are fetched first, then the nodes that these name, and all wait together.
extension NodeStore {
  /// The leaf of some cells.
  mutating func leaf(_ cells: LeafCells) -> UInt32 {
    cells == .zero ? 0 : leaf(cells, hash: SquareKey.hash(cells))
  }

  /// The leaf of some cells, which are not all 0.
  mutating func leaf(_ cells: LeafCells, hash: UInt32) -> UInt32 {
    let label = slots.label(hash, isLeaf: true)
    var place = slots.place(of: label, from: slots.place(of: hash))
    while slots[place] != 0 {
      let index = slots.index(slots[place])
      if self.cells(of: index) == cells { return index }
      place = slots.place(of: label, from: slots.place(behind: place))
    }
    guard let free = freeEntry(hash, &place) else { return 0 }
    unsafe UnsafeMutableRawPointer(nodes + Int(free)).storeBytes(of: cells, as: LeafCells.self)
    slots.set(place, to: free | HashNode.leafMark, hash)
    return free | HashNode.leafMark
  }

  /// The square of four smaller ones, all of which must be protected.
  @inline(__always)
  mutating func node(_ nw: UInt32, _ ne: UInt32, _ sw: UInt32, _ se: UInt32) -> UInt32 {
    found(SquareKey(nw, ne, sw, se))
  }

  /// The square of a key, whose parts must be protected.
  mutating func found(_ key: SquareKey) -> UInt32 {
    if key.nw | key.ne | key.sw | key.se == 0 { return 0 }
    let label = slots.label(key.hash, isLeaf: false)
    var place = slots.place(of: label, from: slots.place(of: key.hash))
    while slots[place] != 0 {
      let index = slots.entry(slots[place])
      let node = unsafe nodes[Int(index)]
      if node.nw == key.nw && node.ne == key.ne && node.sw == key.sw && node.se == key.se {
        return index
      }
      place = slots.place(of: label, from: slots.place(behind: place))
    }
    guard let index = freeEntry(key.hash, &place) else { return 0 }
    unsafe nodes[Int(index)] = HashNode(nw: key.nw, ne: key.ne, sw: key.sw, se: key.se)
    slots.set(place, to: index, key.hash)
    return index
  }

  /// Fetches the entry in the slot of a hash.
  @inline(__always)
  func fetchEntry(_ hash: UInt32) {
    fetch(slots.entry(slots[slots.place(of: hash)]))
  }

  /// Fetches a square.
  @inline(__always)
  func fetch(_ index: UInt32) { unsafe cmemory_fetch(nodes + HashNode.place(index)) }

  /// An entry for a new square, and the slot for it, which may move; nil if memory has ended.
  @inline(__always)
  private mutating func freeEntry(_ hash: UInt32, _ slot: inout Int) -> UInt32? {
    if firstFree == 0 && used == capacity {
      if isExhausted || !madeRoom() { return nil }
      slot = slots.freePlace(for: hash)
    }
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
