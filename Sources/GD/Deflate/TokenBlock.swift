/// The tokens of a block, each a literal or a match, and how often each symbol occurs.
@safe struct TokenBlock: ~Copyable {
  /// The most tokens: more seldom have one code in common.
  static let limit = 1 << 15
  static let endSymbol = 256
  /// The fixed code has words for two more than ever occur.
  static let literalSymbols = 288

  /// A literal as it is; a match as its length, 16 bits higher, and its distance less 1.
  let tokens: UnsafeMutablePointer<UInt32>
  /// Of literals, the end, and lengths.
  let literals: UnsafeMutablePointer<UInt32>
  let distances: UnsafeMutablePointer<UInt32>
  private let symbols = unsafe LengthSymbols.all.of

  private(set) var count = 0
  /// The bytes that the tokens represent.
  private(set) var length = 0

  init() {
    unsafe tokens = .allocate(capacity: Self.limit)
    unsafe literals = .allocate(capacity: Self.literalSymbols)
    unsafe distances = .allocate(capacity: DistanceSymbols.count)
    clear()
  }

  deinit {
    unsafe tokens.deallocate()
    unsafe literals.deallocate()
    unsafe distances.deallocate()
  }

  /// True if no further match of a row may be added.
  var isFull: Bool { count > Self.limit - 1024 }

  /// True if there is room for a literal and a match after it, even if the block is full.
  @inline(__always) var hasRoomForTwo: Bool { count <= Self.limit - 2 }

  @inline(__always) mutating func add(literal: UInt8) {
    unsafe tokens[count] = UInt32(literal)
    unsafe literals[Int(literal)] &+= 1
    count &+= 1
    length &+= 1
  }

  @inline(__always) mutating func add(length match: Int, distance: Int) {
    unsafe tokens[count] = UInt32(truncatingIfNeeded: match &<< 16 | (distance &- 1))
    unsafe literals[Self.endSymbol &+ 1 &+ Int(symbols[match])] &+= 1
    unsafe distances[DistanceSymbols.of(distance)] &+= 1
    count &+= 1
    length &+= match
  }

  /// Adds bytes that will be stored as they are.
  mutating func add(stored bytes: Int) { length += bytes }

  mutating func clear() {
    (count, length) = (0, 0)
    unsafe literals.initialize(repeating: 0, count: Self.literalSymbols)
    unsafe distances.initialize(repeating: 0, count: DistanceSymbols.count)
    unsafe literals[Self.endSymbol] = 1
  }
}
