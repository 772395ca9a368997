/// The table of phrases that follow a phrase and a symbol.
///
/// Phrases are identified by their codes, below 4,096. A look-up returns a number of the caller's,
/// also below 4,096, or 0 if there is none.
protocol PhraseChildren: ~Copyable {
  subscript(phrase: Int, symbol: Int) -> Int { get set }

  /// Forgets the pair that was added last.
  mutating func remove(_ phrase: Int, _ symbol: Int)

  /// Removes all pairs; required before the first use.
  mutating func removeAll()
}

/// A table with a place for every pair: for few symbols.
@safe struct ChildTable: ~Copyable, PhraseChildren {
  private let shift: Int
  private let places: UnsafeMutableBufferPointer<UInt16>

  init(symbols: Int) {
    var shift = 1
    while 1 << shift < symbols { shift += 1 }
    self.shift = shift
    unsafe places = .allocate(capacity: 4096 << shift)
  }

  deinit { unsafe places.deallocate() }

  subscript(phrase: Int, symbol: Int) -> Int {
    @inline(__always) get { unsafe Int(places[phrase &<< shift | symbol]) }
    @inline(__always) nonmutating set {
      unsafe places[phrase &<< shift | symbol] = UInt16(truncatingIfNeeded: newValue)
    }
  }

  mutating func remove(_ phrase: Int, _ symbol: Int) { self[phrase, symbol] = 0 }

  mutating func removeAll() { unsafe places.initialize(repeating: 0) }
}

/// A hash table with twice as many places as entries: for many symbols, for which a full table
/// would be larger than the caches. A place holds the phrase, the symbol and the number in 32 bits.
@safe struct ChildHash: ~Copyable, PhraseChildren {
  private let places: UnsafeMutableBufferPointer<UInt32>

  init() { unsafe places = .allocate(capacity: 8192) }

  deinit { unsafe places.deallocate() }

  subscript(phrase: Int, symbol: Int) -> Int {
    @inline(__always) get { unsafe Int(places[place(phrase, symbol)] & 4095) }
    @inline(__always) nonmutating set {
      let key = UInt32(truncatingIfNeeded: phrase &<< 20 | symbol &<< 12)
      unsafe places[place(phrase, symbol)] = key | UInt32(truncatingIfNeeded: newValue)
    }
  }

  mutating func remove(_ phrase: Int, _ symbol: Int) {
    // Nothing was added since, so no other pair's search passes this place.
    unsafe places[place(phrase, symbol)] = 0
  }

  mutating func removeAll() { unsafe places.initialize(repeating: 0) }

  /// Returns the place of the pair, or the empty place for it.
  @inline(__always) private func place(_ phrase: Int, _ symbol: Int) -> Int {
    let key = UInt32(truncatingIfNeeded: phrase &<< 20 | symbol &<< 12)
    var at = Int((key &* 0x9e37_79b1) &>> 19)
    while true {
      let held = unsafe places[at]
      if held == 0 || held & ~4095 == key { return at }
      at = (at &+ 1) & 8191
    }
  }
}
