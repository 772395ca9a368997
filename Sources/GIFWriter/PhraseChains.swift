// A kernel: the phrases of an LZW table, kept so that a run of one symbol is walked in one step.
//
// Phrases that differ only in how often their last symbol repeats form a chain: its first member
// has the symbol once, the next twice, and so on. A chain lies in one piece of the arena (and moves
// to a piece twice as large when it is full), so going n symbols further is an addition. Only where
// the symbol changes is the table of children used, and its entries are chains.
//
// The chains of single symbols come first and are numbered by symbol. All memory is sized for the
// worst case: 4,096 phrases, pieces doubled from 2 (4 places per phrase), a chain for each phrase.

/// A phrase: a chain and the position in it.
struct Phrase {
  var chain: Int32
  var position: Int32
}

@safe struct PhraseChains<Children: PhraseChildren & ~Copyable>: ~Copyable {
  private struct Chain {
    var offset: UInt16
    var count: UInt16
    var capacity: UInt16
    var symbol: UInt16
  }

  /// A code's phrase, and the symbol that it begins with.
  private struct Member {
    var chain: UInt16
    var position: UInt16
    var beginning: UInt16
  }

  private let chains: UnsafeMutablePointer<Chain>
  /// The codes of the chains' members. An index in it stands for a phrase. The index stays valid
  /// when the chain moves, but only for the phrases that the chain had before.
  private let arena: UnsafeMutablePointer<UInt16>
  private let members: UnsafeMutablePointer<Member>
  private let symbols: Int
  private var children: Children
  private var chainCount = 0
  private var arenaCount = 0

  /// Creates a table for symbols below a number, at most 256; `reset` makes it ready.
  init(symbols: Int, children: consuming Children) {
    self.symbols = symbols
    self.children = children
    unsafe chains = .allocate(capacity: 4096 + 256)
    unsafe arena = .allocate(capacity: 4 * 4096 + 1024)
    unsafe members = .allocate(capacity: 4096)
  }

  deinit {
    unsafe chains.deallocate()
    unsafe arena.deallocate()
    unsafe members.deallocate()
  }

  /// Forgets all phrases but the single symbols.
  mutating func reset() {
    children.removeAll()
    (chainCount, arenaCount) = (0, 0)
    for symbol in 0..<symbols { addChain(symbol, first: symbol, beginning: UInt16(symbol)) }
  }

  /// Returns the code of the phrase at a place.
  @inline(__always) func code(at place: Int32) -> Int { unsafe Int(arena[Int(place)]) }

  /// Returns the symbol with which the phrase at a place begins.
  @inline(__always) func beginning(at place: Int32) -> Int {
    unsafe Int(members[code(at: place)].beginning)
  }

  /// Returns the phrase at a place.
  func phrase(at place: Int32) -> Phrase {
    let member = unsafe members[code(at: place)]
    return Phrase(chain: Int32(member.chain), position: Int32(member.position))
  }

  /// Returns the present place of the phrase at a place, after chains have moved.
  func settled(_ place: Int32) -> Int32 {
    let member = unsafe members[code(at: place)]
    return unsafe Int32(chains[Int(member.chain)].offset &+ member.position)
  }

  private func code(of phrase: Phrase) -> Int {
    code(at: unsafe Int32(chains[Int(phrase.chain)].offset) + phrase.position)
  }

  /// Extends the phrase at a place, whose last symbol is known (or none, at -1), by up to `count`
  /// of a symbol. Returns the number for which there are phrases, and moves `place` that far.
  @inline(__always) func follow(
    _ place: inout Int32, after last: Int, _ symbol: Int, upTo count: Int
  ) -> Int {
    var chain = symbol
    if place >= 0 {
      let code = code(at: place)
      if symbol == last {
        let own = unsafe chains[Int(members[code].chain)]
        let steps = min(count, Int(own.offset) &+ Int(own.count) &- 1 &- Int(place))
        place &+= Int32(truncatingIfNeeded: steps)
        return steps
      }
      let found = children[code, symbol]
      guard found != 0 else { return 0 }
      chain = found &+ symbols &- 1
    }
    let next = unsafe chains[chain]
    let steps = min(count, Int(next.count))
    place = Int32(truncatingIfNeeded: Int(next.offset) &+ steps &- 1)
    return steps
  }

  /// Adds the phrase with one more symbol under a code; returns true if there was none yet.
  mutating func grow(_ phrase: Phrase, by symbol: Int, as code: Int) -> Bool {
    let chain = Int(phrase.chain)
    let parent = self.code(of: phrase)
    guard unsafe Int(chains[chain].symbol) == symbol else {
      guard children[parent, symbol] == 0 else { return false }
      children[parent, symbol] = chainCount &- symbols &+ 1
      unsafe addChain(symbol, first: code, beginning: members[parent].beginning)
      return true
    }
    guard unsafe Int(phrase.position) &+ 1 == Int(chains[chain].count) else { return false }
    if unsafe chains[chain].count == chains[chain].capacity { enlarge(chain) }
    let end = unsafe Int(chains[chain].offset &+ chains[chain].count)
    unsafe arena[end] = UInt16(truncatingIfNeeded: code)
    unsafe members[code] = Member(
      chain: UInt16(chain), position: chains[chain].count, beginning: members[parent].beginning)
    unsafe chains[chain].count &+= 1
    return true
  }

  /// Removes the phrase that was added last, to `phrase` by a symbol.
  mutating func shrink(_ phrase: Phrase, by symbol: Int) {
    if unsafe Int(chains[Int(phrase.chain)].symbol) == symbol {
      unsafe chains[Int(phrase.chain)].count &-= 1
    } else {
      children.remove(code(of: phrase), symbol)
      chainCount &-= 1
      arenaCount &-= 2
    }
  }

  private mutating func addChain(_ symbol: Int, first code: Int, beginning: UInt16) {
    unsafe chains[chainCount] = Chain(
      offset: UInt16(arenaCount), count: 1, capacity: 2, symbol: UInt16(symbol))
    unsafe arena[arenaCount] = UInt16(truncatingIfNeeded: code)
    unsafe members[code] = Member(chain: UInt16(chainCount), position: 0, beginning: beginning)
    chainCount &+= 1
    arenaCount &+= 2
  }

  private mutating func enlarge(_ chain: Int) {
    let old = unsafe chains[chain]
    let source = unsafe UnsafeRawPointer(arena + Int(old.offset))
    let target = unsafe UnsafeMutableRawPointer(arena + arenaCount)
    // Four codes at a time, for which the new piece has space: most chains are short.
    for place in stride(from: 0, to: 2 &* Int(old.count), by: 8) {
      let codes = unsafe source.loadUnaligned(fromByteOffset: place, as: UInt64.self)
      unsafe target.storeBytes(of: codes, toByteOffset: place, as: UInt64.self)
    }
    unsafe chains[chain].offset = UInt16(arenaCount)
    unsafe chains[chain].capacity = old.capacity &* 2
    arenaCount &+= Int(old.capacity) &* 2
  }
}
