/// The codes of a block and the bits that it takes in each of deflate's three forms.
@safe struct BlockCode: ~Copyable {
  let near: HuffmanCode
  let far: HuffmanCode
  private let header: CodeHeader
  /// The bits of the tokens with a code of the block's own, and with the fixed one.
  private(set) var ownBits: Int
  private(set) var fixedBits: Int

  init(_ block: borrowing TokenBlock) {
    let literals = (0..<TokenBlock.literalSymbols).map { unsafe block.literals[$0] }
    let distances = (0..<DistanceSymbols.count).map { unsafe block.distances[$0] }
    near = HuffmanCode(literals, longest: 15)
    far = HuffmanCode(distances, longest: 15)
    header = CodeHeader(near, far)
    (ownBits, fixedBits) = (header.bits, 0)
    var more = 0
    for symbol in 0..<TokenBlock.literalSymbols {
      let count = Int(literals[symbol])
      ownBits += unsafe count * Int(near.lengths[symbol])
      fixedBits += count * fixedLength(symbol)
      if symbol > TokenBlock.endSymbol { more += count * LengthSymbols.bits(symbol - 257) }
    }
    for symbol in 0..<DistanceSymbols.count {
      let count = Int(distances[symbol])
      ownBits += unsafe count * Int(far.lengths[symbol])
      fixedBits += 5 * count
      more += count * DistanceSymbols.bits(symbol)
    }
    ownBits += more
    fixedBits += more
  }

  /// The bits of a number of bytes stored as they are.
  static func storedBits(_ length: Int) -> Int {
    8 * length + 40 * max(1, (length + storedLimit - 1) / storedLimit)
  }

  /// The most bytes of a stored block.
  static let storedLimit = 65_535

  /// Writes the code, or makes it the fixed one.
  func writeHeader(to writer: inout BitWriter, isFixed: Bool) {
    guard isFixed else { return header.write(to: &writer) }
    for symbol in 0..<near.symbols { unsafe near.lengths[symbol] = UInt8(fixedLength(symbol)) }
    for symbol in 0..<DistanceSymbols.count { unsafe far.lengths[symbol] = 5 }
    near.number()
    far.number()
  }
}

/// The length of a word of the fixed code (RFC 1951, 3.2.6).
private func fixedLength(_ symbol: Int) -> Int {
  switch symbol {
  case ..<144: 8
  case ..<256: 9
  case ..<280: 7
  default: 8
  }
}
