internal import CMemory

/// The places of squares by their hash: a table of open addressing.
///
/// A slot is 32 bits: below, as many as the largest index of an entry has, that index; above them a
/// bit for leaves, and the rest from the top of the hash. What is known of a hash there spares
/// nearly all looks at squares that are not the one wanted. A slot of 0 is free.
///
/// Ownership: `drop` gives the memory back, as the store that has the table does at its end.
@safe struct SlotTable {
  let count: Int
  private let slots: UnsafeMutablePointer<UInt32>
  private let leafBit: UInt32

  /// An empty table for a number of entries.
  init(forNodes capacity: Int) {
    count = NodeBudget.slots(forNodes: capacity)
    leafBit = 1 << UInt32(Int.bitWidth - (capacity - 1).leadingZeroBitCount)
    unsafe slots = TableMemory.zeros(count, of: UInt32.self)
  }

  /// A table with the entries of another.
  init(cloning other: SlotTable) {
    (count, leafBit) = (other.count, other.leafBit)
    unsafe slots = TableMemory.zeros(count, of: UInt32.self)
    unsafe slots.update(from: other.slots, count: count)
  }

  func drop() { unsafe TableMemory.drop(slots, count) }

  /// The label of a square's slot: the upper bits of its hash, and a bit for leaves.
  @inline(__always)
  func label(_ hash: UInt32, isLeaf: Bool) -> UInt32 {
    hash & ~(leafBit &<< 1 &- 1) | (isLeaf ? leafBit : 0)
  }

  /// The first place for a hash, and the place after another.
  @inline(__always)
  func place(of hash: UInt32) -> Int { Int(hash) & (count &- 1) }

  @inline(__always)
  func place(behind place: Int) -> Int { (place &+ 1) & (count &- 1) }

  /// The first place, from one on, that is free or whose slot has a label.
  @inline(__always)
  func place(of label: UInt32, from first: Int) -> Int {
    var place = first
    while self[place] != 0, !has(self[place], label) { place = self.place(behind: place) }
    return place
  }

  @inline(__always)
  subscript(place: Int) -> UInt32 {
    get { unsafe slots[place] }
    nonmutating set { unsafe slots[place] = newValue }
  }

  /// True if a slot has a label.
  @inline(__always)
  func has(_ slot: UInt32, _ label: UInt32) -> Bool { (slot ^ label) & ~(leafBit &- 1) == 0 }

  /// The index of the entry in a slot.
  @inline(__always)
  func entry(_ slot: UInt32) -> UInt32 { slot & (leafBit &- 1) }

  /// The index of the square in a slot.
  @inline(__always)
  func index(_ slot: UInt32) -> UInt32 {
    slot & leafBit == 0 ? entry(slot) : entry(slot) | HashNode.leafMark
  }

  /// Enters a square at the first free place for its hash.
  @inline(__always)
  func enter(_ index: UInt32, _ hash: UInt32) { set(freePlace(for: hash), to: index, hash) }

  @inline(__always)
  func freePlace(for hash: UInt32) -> Int {
    var place = place(of: hash)
    while self[place] != 0 { place = self.place(behind: place) }
    return place
  }

  @inline(__always)
  func set(_ place: Int, to index: UInt32, _ hash: UInt32) {
    self[place] = index & ~HashNode.leafMark | label(hash, isLeaf: HashNode.isLeaf(index))
  }

  /// Fetches the slot of a hash.
  @inline(__always)
  func fetch(_ hash: UInt32) { unsafe cmemory_fetch(slots + place(of: hash)) }
}
