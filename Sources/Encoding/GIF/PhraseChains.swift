// A kernel: the phrases of an LZW table, kept so that a run of one symbol is walked in one step.
//
// Phrases that differ only in how often their last symbol repeats form a chain: its first member
// has the symbol once, the next twice, and so on. A chain lies in one piece of the arena (and moves
// to a piece of twice the size when it is full), so going n symbols further is an addition. Only
// where the symbol changes is the table of children asked, and what it holds are chains.
//
// The chains of single symbols come first and are numbered by symbol. All memory is sized for the
// worst case: 4,096 phrases, pieces doubled from 2 (4 places a phrase), a chain for each phrase.

/// A phrase: a chain and how far along it.
struct Phrase {
  var chain: Int32
  var position: Int32

  /// No phrase yet.
  static let none = Phrase(chain: -1, position: -1)
}

@safe struct PhraseChains<Children: PhraseChildren & ~Copyable>: ~Copyable {
  private struct Chain {
    var offset: UInt16
    var count: UInt16
    var capacity: UInt16
    var symbol: UInt16
  }

  private let chains: UnsafeMutablePointer<Chain>
  private let arena: UnsafeMutablePointer<UInt16>
  private let symbols: Int
  private var children: Children
  private var chainCount = 0
  private var arenaCount = 0

  /// A table for symbols below a number, at most 256; `reset` makes it ready.
  init(symbols: Int, children: consuming Children) {
    self.symbols = symbols
    self.children = children
    unsafe chains = .allocate(capacity: 4096 + 256)
    unsafe arena = .allocate(capacity: 4 * 4096 + 1024)
  }

  deinit {
    unsafe chains.deallocate()
    unsafe arena.deallocate()
  }

  /// Forgets all phrases but the single symbols.
  mutating func reset() {
    children.removeAll()
    (chainCount, arenaCount) = (0, 0)
    for symbol in 0..<symbols { addChain(symbol, first: symbol) }
  }

  /// The code of a phrase.
  @inline(__always) func code(of phrase: Phrase) -> Int {
    unsafe Int(arena[Int(chains[Int(phrase.chain)].offset) &+ Int(phrase.position)])
  }

  /// Goes on from a phrase (or from none) by up to `count` of a symbol; returns how many there are
  /// phrases for, and moves `phrase` so far.
  @inline(__always) func follow(_ phrase: inout Phrase, _ symbol: Int, upTo count: Int) -> Int {
    var chain = symbol
    var before = -1
    if phrase.chain >= 0 {
      let own = unsafe chains[Int(phrase.chain)]
      if Int(own.symbol) == symbol {
        (chain, before) = (Int(phrase.chain), Int(phrase.position))
      } else {
        let code = unsafe Int(arena[Int(own.offset) &+ Int(phrase.position)])
        let found = children[code, symbol]
        guard found != 0 else { return 0 }
        chain = found &+ symbols &- 1
      }
    }
    let steps = min(count, unsafe Int(chains[chain].count) &- 1 &- before)
    phrase = Phrase(
      chain: Int32(truncatingIfNeeded: chain), position: Int32(truncatingIfNeeded: before &+ steps))
    return steps
  }

  /// Adds the phrase that a symbol more makes, under a code; returns whether there was none yet.
  mutating func grow(_ phrase: Phrase, by symbol: Int, as code: Int) -> Bool {
    let chain = Int(phrase.chain)
    guard unsafe Int(chains[chain].symbol) == symbol else {
      let parent = self.code(of: phrase)
      guard children[parent, symbol] == 0 else { return false }
      children[parent, symbol] = chainCount &- symbols &+ 1
      addChain(symbol, first: code)
      return true
    }
    guard unsafe Int(phrase.position) &+ 1 == Int(chains[chain].count) else { return false }
    if unsafe chains[chain].count == chains[chain].capacity { enlarge(chain) }
    let end = unsafe Int(chains[chain].offset &+ chains[chain].count)
    unsafe arena[end] = UInt16(truncatingIfNeeded: code)
    unsafe chains[chain].count &+= 1
    return true
  }

  /// Takes back the phrase that was added last, to `phrase` by a symbol.
  mutating func shrink(_ phrase: Phrase, by symbol: Int) {
    if unsafe Int(chains[Int(phrase.chain)].symbol) == symbol {
      unsafe chains[Int(phrase.chain)].count &-= 1
    } else {
      children.remove(code(of: phrase), symbol)
      chainCount &-= 1
      arenaCount &-= 2
    }
  }

  private mutating func addChain(_ symbol: Int, first code: Int) {
    unsafe chains[chainCount] = Chain(
      offset: UInt16(arenaCount), count: 1, capacity: 2, symbol: UInt16(symbol))
    unsafe arena[arenaCount] = UInt16(truncatingIfNeeded: code)
    chainCount &+= 1
    arenaCount &+= 2
  }

  private mutating func enlarge(_ chain: Int) {
    let old = unsafe chains[chain]
    unsafe (arena + arenaCount).update(from: arena + Int(old.offset), count: Int(old.count))
    unsafe chains[chain].offset = UInt16(arenaCount)
    unsafe chains[chain].capacity = old.capacity &* 2
    arenaCount &+= Int(old.capacity) &* 2
  }
}
