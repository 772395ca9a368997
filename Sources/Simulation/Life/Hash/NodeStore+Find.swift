/// Squares by what they are made of: found in the table, or made and entered there.
extension NodeStore {
  /// The leaf of some cells.
  @inline(__always)
  mutating func leaf(_ bits: UInt64) -> UInt32 {
    if bits == 0 { return 0 }
    return found(
      UInt32(truncatingIfNeeded: bits), UInt32(truncatingIfNeeded: bits >> 32), 0,
      HashNode.leafMark)
  }

  /// The square of four smaller ones, all of which must be protected.
  @inline(__always)
  mutating func node(_ nw: UInt32, _ ne: UInt32, _ sw: UInt32, _ se: UInt32) -> UInt32 {
    if nw | ne | sw | se == 0 { return 0 }
    return found(nw, ne, sw, se)
  }

  /// Fetches what looking for a square will read. Looks for several squares would wait for memory
  /// one after the other; fetched first, they wait together.
  @inline(__always)
  mutating func fetch(_ nw: UInt32, _ ne: UInt32, _ sw: UInt32, _ se: UInt32) {
    let slot = unsafe slots[Int(Self.hash(nw, ne, sw, se)) & (slotCount &- 1)]
    fetched ^= unsafe nodes[Int(slot & 0xffff_ffff)].nw
  }

  private mutating func found(
    _ nw: UInt32, _ ne: UInt32, _ sw: UInt32, _ se: UInt32
  ) -> UInt32 {
    let hash = Self.hash(nw, ne, sw, se)
    let mask = slotCount &- 1
    var place = Int(hash) & mask
    while true {
      let slot = unsafe slots[place]
      if slot == 0 { break }
      if UInt32(truncatingIfNeeded: slot >> 32) == hash {
        let index = UInt32(truncatingIfNeeded: slot)
        let node = unsafe nodes[Int(index)]
        if node.nw == nw && node.ne == ne && node.sw == sw && node.se == se { return index }
      }
      place = (place &+ 1) & mask
    }
    return inserted(nw, ne, sw, se, hash, at: place)
  }

  private mutating func inserted(
    _ nw: UInt32, _ ne: UInt32, _ sw: UInt32, _ se: UInt32, _ hash: UInt32, at free: Int
  ) -> UInt32 {
    var place = free
    if firstFree == 0 && used == capacity {
      if isExhausted || !madeRoom() { return 0 }
      place = freeSlot(for: hash)
    }
    let index: UInt32
    if firstFree != 0 {
      index = firstFree
      firstFree = unsafe nodes[Int(index)].nw
      freeCount -= 1
    } else {
      index = UInt32(truncatingIfNeeded: used)
      used += 1
    }
    let population =
      se == HashNode.leafMark
      ? form.population(UInt64(nw) | UInt64(ne) << 32)
      : sum(self[nw].population, self[ne].population, self[sw].population, self[se].population)
    unsafe nodes[Int(index)] = HashNode(nw: nw, ne: ne, sw: sw, se: se, population: population)
    unsafe slots[place] = UInt64(hash) << 32 | UInt64(index)
    return index
  }

  /// The sum of four numbers, or the largest there is.
  @inline(__always)
  private func sum(_ a: UInt64, _ b: UInt64, _ c: UInt64, _ d: UInt64) -> UInt64 {
    // No square below level 32 has so many cells that the sum could overflow.
    if (a | b | c | d) >> 62 == 0 { return a &+ b &+ c &+ d }
    let (upper, upperOverflow) = a.addingReportingOverflow(b)
    let (lower, lowerOverflow) = c.addingReportingOverflow(d)
    let (all, overflow) = upper.addingReportingOverflow(lower)
    return upperOverflow || lowerOverflow || overflow ? .max : all
  }

  /// The first free slot for a hash.
  func freeSlot(for hash: UInt32) -> Int {
    var place = Int(hash) & (slotCount - 1)
    while unsafe slots[place] != 0 { place = (place + 1) & (slotCount - 1) }
    return place
  }

  /// A scramble of four children: both halves of a product of 64-bit words.
  @inline(__always)
  static func hash(_ nw: UInt32, _ ne: UInt32, _ sw: UInt32, _ se: UInt32) -> UInt32 {
    let north = UInt64(nw) | UInt64(ne) << 32
    let south = UInt64(sw) | UInt64(se) << 32
    let product = (north ^ 0x9e37_79b9_7f4a_7c15).multipliedFullWidth(
      by: south ^ 0xd1b5_4a32_d192_ed03)
    let mixed = (product.high ^ product.low) &* 0xbf58_476d_1ce4_e5b9
    return UInt32(truncatingIfNeeded: mixed >> 32)
  }
}
