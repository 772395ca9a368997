internal import CTerrariumMemory

/// A hash table of the places of squares.
///
/// A slot has 32 bits: the index in the lowest, as many as the largest index needs, then a bit for
/// leaves, and the rest a part of the hash. A slot of 0 is free. Slots are in lines of sixteen,
/// each one cache line. The first bits of the hash select the line, and the bits after them are in
/// the slot, so that all slots of a line are compared at once. Entries that do not fit into their
/// line go to the next one with a free slot.
///
/// Ownership: `drop` frees the memory, which the store with the table calls at its end.
@safe package struct SlotTable {
  package let count: Int
  private let slots: UnsafeMutablePointer<UInt32>
  private let leafBit: UInt32

  /// The number of hash bits that select the line.
  private let lineBits: UInt32

  /// The slots of a line.
  package static let line = 16

  /// Creates an empty table for a number of entries.
  package init(forNodes capacity: Int) {
    count = NodeBudget.slots(forNodes: capacity)
    leafBit = 1 << UInt32(Int.bitWidth - (capacity - 1).leadingZeroBitCount)
    lineBits = UInt32((count / Self.line).trailingZeroBitCount)
    unsafe slots = TableMemory.zeros(count, of: UInt32.self)
  }

  /// Creates a copy of another table.
  init(cloning other: SlotTable) {
    count = other.count
    leafBit = other.leafBit
    lineBits = other.lineBits
    unsafe slots = TableMemory.zeros(count, of: UInt32.self)
    unsafe slots.update(from: other.slots, count: count)
  }

  /// Creates a table for more entries, at most twice as many, from another. `hash` is called for
  /// the few that may not be in their own line; the slots of the others contain enough bits.
  package init(growing other: SlotTable, forNodes capacity: Int, hash: (UInt32) -> UInt32) {
    self.init(forNodes: capacity)
    // The bit that a label loses to the index is now in the line's place.
    precondition(
      leafBit >> other.leafBit.trailingZeroBitCount <= 2 && lineBits - other.lineBits <= 1
        && (leafBit != other.leafBit || lineBits == other.lineBits), "a table grows twofold")
    var isBehindFull = other.free(other.count - Self.line) == 0
    for line in stride(from: 0, to: other.count, by: Self.line) {
      let taken = Self.line - other.free(line).nonzeroBitCount
      for place in line..<line + taken {
        let slot = other[place]
        if isBehindFull {
          enter(other.index(slot), hash(other.index(slot)))
        } else {
          enter(slot, of: other, at: line)
        }
      }
      isBehindFull = taken == Self.line
    }
  }

  package func drop() { unsafe TableMemory.drop(slots, count) }

  /// The label of a square's slot: the hash bits after those for its line, and a bit for leaves.
  @inline(__always)
  package func label(_ hash: UInt32, isLeaf: Bool) -> UInt32 {
    hash &<< lineBits & ~(leafBit &<< 1 &- 1) | (isLeaf ? leafBit : 0)
  }

  /// The line of a hash, by its first slot.
  @inline(__always)
  package func line(of hash: UInt32) -> Int {
    Int((UInt64(hash) &<< UInt64(lineBits)) >> 32) &* Self.line
  }

  @inline(__always)
  package func line(behind line: Int) -> Int { (line &+ Self.line) & (count &- 1) }

  /// A bit for each slot of a line with a label. Free slots may have label 0; their entry is 0, the
  /// empty square.
  @inline(__always)
  package func places(of label: UInt32, in line: Int) -> UInt32 {
    unsafe cmemory_same_in_line(slots + line, label, ~(leafBit &- 1))
  }

  /// A bit for each free slot of a line. Slots are taken in order.
  @inline(__always)
  package func free(_ line: Int) -> UInt32 { unsafe cmemory_same_in_line(slots + line, 0, .max) }

  @inline(__always)
  package subscript(place: Int) -> UInt32 {
    get { unsafe slots[place] }
    nonmutating set { unsafe slots[place] = newValue }
  }

  /// The index of the entry in a slot.
  @inline(__always)
  func entry(_ slot: UInt32) -> UInt32 { slot & (leafBit &- 1) }

  /// The index of the square in a slot.
  @inline(__always)
  package func index(_ slot: UInt32) -> UInt32 {
    slot & leafBit == 0 ? entry(slot) : entry(slot) | HashNode.leafMark
  }

  /// The most likely entry of a hash: the first in its line with its label, or 0.
  @inline(__always)
  package func likely(_ hash: UInt32, isLeaf: Bool) -> UInt32 {
    let line = line(of: hash)
    let places = places(of: label(hash, isLeaf: isLeaf), in: line)
    return places == 0 ? 0 : entry(self[line &+ places.trailingZeroBitCount])
  }

  /// Enters a square in the first line with a free slot for its hash.
  @inline(__always)
  package func enter(_ index: UInt32, _ hash: UInt32) {
    set(freePlace(from: line(of: hash)), to: index, hash)
  }

  /// The first free slot from a line on.
  @inline(__always)
  func freePlace(from first: Int) -> Int {
    var line = first
    var free = free(line)
    while free == 0 {
      line = self.line(behind: line)
      free = self.free(line)
    }
    return line &+ free.trailingZeroBitCount
  }

  /// Enters a square from a slot of a smaller table, where it was in its own line.
  private func enter(_ slot: UInt32, of other: SlotTable, at line: Int) {
    let added = lineBits &- other.lineBits
    let label = slot & ~(other.leafBit &<< 1 &- 1)
    let line = line &<< Int(added) | Int(label >> 31 & added) &* Self.line
    let leaf = slot & other.leafBit == 0 ? 0 : leafBit
    self[freePlace(from: line)] =
      label &<< added & ~(leafBit &<< 1 &- 1) | leaf | other.entry(slot)
  }

  @inline(__always)
  func set(_ place: Int, to index: UInt32, _ hash: UInt32) {
    self[place] = index & ~HashNode.leafMark | label(hash, isLeaf: HashNode.isLeaf(index))
  }

  /// Removes all squares of a line, and returns their slots.
  func empty(_ line: Int) -> InlineArray<16, UInt32> {
    var slots = InlineArray<16, UInt32>(repeating: 0)
    for place in 0..<Self.line {
      slots[place] = self[line + place]
      self[line + place] = 0
    }
    return slots
  }

  /// Prefetches the line of a hash.
  @inline(__always)
  func fetch(_ hash: UInt32) { unsafe cmemory_fetch(slots + line(of: hash)) }
}
