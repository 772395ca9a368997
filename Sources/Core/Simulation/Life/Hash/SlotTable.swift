internal import CTerrariumMemory

/// The places of squares by their hash.
///
/// A slot is 32 bits: below, as many as the largest index of an entry has, that index; above them a
/// bit for leaves, and the rest a part of the hash. A slot of 0 is free. The slots lie in lines of
/// sixteen, a line of the processor's memory each: the first bits of the hash say which line, the
/// bits after them stand in the slot, and all slots of a line are compared at once. What does not
/// fit into its line goes to the next one that has room, so that a line behind a full one can hold
/// squares of others.
///
/// Ownership: `drop` gives the memory back, as the store that has the table does at its end.
@safe package struct SlotTable {
  package let count: Int
  private let slots: UnsafeMutablePointer<UInt32>
  private let leafBit: UInt32

  /// The number of bits of a hash that say which line.
  private let lineBits: UInt32

  /// The slots of a line.
  package static let line = 16

  /// An empty table for a number of entries.
  package init(forNodes capacity: Int) {
    count = NodeBudget.slots(forNodes: capacity)
    leafBit = 1 << UInt32(Int.bitWidth - (capacity - 1).leadingZeroBitCount)
    lineBits = UInt32((count / Self.line).trailingZeroBitCount)
    unsafe slots = TableMemory.zeros(count, of: UInt32.self)
  }

  /// A table with the entries of another.
  init(cloning other: SlotTable) {
    (count, leafBit, lineBits) = (other.count, other.leafBit, other.lineBits)
    unsafe slots = TableMemory.zeros(count, of: UInt32.self)
    unsafe slots.update(from: other.slots, count: count)
  }

  /// A table for more entries, at most twice as many, with those of another. `hash` is called for
  /// the few that need not be in their own line: the slots of the others tell enough.
  package init(growing other: SlotTable, forNodes capacity: Int, hash: (UInt32) -> UInt32) {
    self.init(forNodes: capacity)
    // What a label loses to the index, the place of the line has taken.
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

  /// The label of a square's slot: the bits of its hash behind those for its line, and a bit for
  /// leaves.
  @inline(__always)
  package func label(_ hash: UInt32, isLeaf: Bool) -> UInt32 {
    hash &<< lineBits & ~(leafBit &<< 1 &- 1) | (isLeaf ? leafBit : 0)
  }

  /// The line of a hash, by its first slot, and the line after another.
  @inline(__always)
  package func line(of hash: UInt32) -> Int {
    Int((UInt64(hash) &<< UInt64(lineBits)) >> 32) &* Self.line
  }

  @inline(__always)
  package func line(behind line: Int) -> Int { (line &+ Self.line) & (count &- 1) }

  /// A bit for each slot of a line that has a label. Free ones may have label 0; their entry is 0,
  /// the empty square.
  @inline(__always)
  package func places(of label: UInt32, in line: Int) -> UInt32 {
    unsafe cmemory_same_in_line(slots + line, label, ~(leafBit &- 1))
  }

  /// A bit for each free slot of a line. Slots are taken in order.
  @inline(__always)
  package func free(_ line: Int) -> UInt32 { unsafe cmemory_same_in_line(slots + line, 0, .max) }

  /// The same, read before anything that is read after it: what threads enter from then on comes to
  /// lie at the first of these places or behind it.
  @inline(__always)
  func freeBefore(_ line: Int) -> UInt32 {
    let free = free(line)
    cmemory_read_in_order()
    return free
  }

  @inline(__always)
  package subscript(place: Int) -> UInt32 {
    get { unsafe cmemory_read_number(slots + place) }
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

  /// The entry that most likely is a square with a hash: the first one of its line that has its
  /// label, or 0.
  @inline(__always)
  package func likely(_ hash: UInt32, isLeaf: Bool) -> UInt32 {
    let line = line(of: hash)
    let places = places(of: label(hash, isLeaf: isLeaf), in: line)
    return places == 0 ? 0 : entry(self[line &+ places.trailingZeroBitCount])
  }

  /// Enters a square in the first line with room for its hash.
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

  /// Enters a square from a slot of a smaller table, in whose own line it was.
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

  /// Enters a square at a place; false if another thread has taken it.
  @inline(__always)
  func take(_ place: Int, for index: UInt32, _ hash: UInt32) -> Bool {
    let isLeaf = HashNode.isLeaf(index)
    return unsafe cmemory_take(
      slots + place, index & ~HashNode.leafMark | label(hash, isLeaf: isLeaf))
  }

  /// Takes all squares out of a line, and gives their slots.
  func empty(_ line: Int) -> InlineArray<16, UInt32> {
    var slots = InlineArray<16, UInt32>(repeating: 0)
    for place in 0..<Self.line {
      slots[place] = self[line + place]
      self[line + place] = 0
    }
    return slots
  }

  /// Fetches the line of a hash.
  @inline(__always)
  func fetch(_ hash: UInt32) { unsafe cmemory_fetch(slots + line(of: hash)) }
}
