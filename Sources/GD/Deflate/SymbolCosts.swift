/// Estimates of the bits that symbols will take, in sixteenths: matches are chosen by them.
///
/// They begin with how often bytes occur and go on with the symbols of the block so far. All of it
/// is done with whole numbers, so that the same picture is the same file everywhere.
@safe struct SymbolCosts: ~Copyable {
  let literals: UnsafeMutablePointer<Int32>
  let lengths: UnsafeMutablePointer<Int32>
  let distances: UnsafeMutablePointer<Int32>

  /// The value of a further byte in a match: the cost of a literal, within bounds.
  private(set) var worth: Int32 = 64

  /// The shortest match from afar that may take less than literals.
  private(set) var shortest = 3

  init() {
    unsafe literals = .allocate(capacity: 256)
    unsafe lengths = .allocate(capacity: 259)
    unsafe distances = .allocate(capacity: DistanceSymbols.count)
    unsafe literals.initialize(repeating: 128, count: 256)
    unsafe lengths.initialize(repeating: 0, count: 259)
    for length in 3...258 {
      let symbol = unsafe Int(LengthSymbols.all.of[length])
      unsafe lengths[length] = Int32(16 * (5 + LengthSymbols.bits(symbol)))
    }
    for symbol in 0..<DistanceSymbols.count {
      unsafe distances[symbol] = Int32(16 * (4 + DistanceSymbols.bits(symbol)))
    }
  }

  deinit {
    unsafe literals.deallocate()
    unsafe lengths.deallocate()
    unsafe distances.deallocate()
  }

  /// Estimates for bytes that occur so often, before anything is written.
  mutating func begin(_ counts: [UInt32]) {
    let total = max(1, counts.reduce(0, +))
    var sum = 0
    for byte in 0..<256 {
      let cost = min(192, max(16, logarithm(total) - logarithm(counts[byte]) + 5))
      // where matches do most, literals are rarer and take more
      unsafe literals[byte] = Int32(max(64, cost))
      sum += cost * Int(counts[byte])
    }
    shortest = Self.shortest(average: sum / Int(total))
  }

  /// Estimates by the symbols of a block.
  mutating func learn(_ block: borrowing TokenBlock) {
    var (all, bytes, far) = (UInt32(0), UInt32(0), UInt32(0))
    for symbol in 0..<TokenBlock.literalSymbols { all += unsafe block.literals[symbol] }
    for byte in 0..<256 { bytes += unsafe block.literals[byte] }
    for symbol in 0..<DistanceSymbols.count { far += unsafe block.distances[symbol] }
    var sum = 0
    for byte in 0..<256 {
      let count = unsafe block.literals[byte]
      let cost = cost(of: count, among: all)
      unsafe literals[byte] = Int32(cost)
      sum += cost * Int(count)
    }
    for symbol in 0..<LengthSymbols.count {
      let cost = unsafe cost(of: block.literals[257 + symbol], among: all)
      fill(symbol, Int32(cost + 16 * LengthSymbols.bits(symbol)))
    }
    for symbol in 0..<DistanceSymbols.count {
      let cost = unsafe cost(of: block.distances[symbol], among: far)
      unsafe distances[symbol] = Int32(cost + 16 * DistanceSymbols.bits(symbol))
    }
    let average = bytes == 0 ? 100 : sum / Int(bytes)
    worth = Int32(min(160, max(32, average)))
    shortest = Self.shortest(average: average)
  }

  /// Estimates that take near matches rather than long ones, and hardly any literal.
  mutating func preferNear(worth: Int32) {
    unsafe literals.update(repeating: 160, count: 256)
    (self.worth, shortest) = (worth, 5)
  }

  private func fill(_ symbol: Int, _ cost: Int32) {
    let symbols = unsafe LengthSymbols.all.of
    var length = LengthSymbols.first(symbol)
    while length <= 258, unsafe Int(symbols[length]) == symbol {
      unsafe lengths[length] = cost
      length += 1
    }
  }

  /// A match from afar takes 20 bits or so.
  private static func shortest(average: Int) -> Int { min(24, max(3, 320 / max(1, average))) }
}

/// The bits of a symbol that is so many of all; one that did not occur counts half.
private func cost(of count: UInt32, among all: UInt32) -> Int {
  min(200, max(16, count == 0 ? logarithm(all) + 16 : logarithm(all) - logarithm(count)))
}

/// The binary logarithm in sixteenths, of 0 as of 1.
private func logarithm(_ number: UInt32) -> Int {
  let top = 31 - max(1, number).leadingZeroBitCount
  let fraction = Int((UInt64(max(1, number)) << 4) >> UInt64(top)) & 15
  return 16 * top + fractions[fraction]
}

/// The logarithms of 1 to 31/16, in sixteenths.
private let fractions: InlineArray<16, Int> = [
  0, 1, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 15,
]
