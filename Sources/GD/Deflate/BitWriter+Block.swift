extension BitWriter {
  /// Writes a block in the shortest form. `source` are its bytes, if they are still at hand; without
  /// them they cannot be stored as they are.
  @unsafe mutating func write(
    _ block: borrowing TokenBlock, source: UnsafePointer<UInt8>?, isLast: Bool
  ) {
    if let source = unsafe source, block.count == 0, block.length > 0 {
      unsafe store(source, block.length, isLast)
      return
    }
    let code = BlockCode(block)
    let shortest = min(code.ownBits, code.fixedBits)
    if let source = unsafe source, BlockCode.storedBits(block.length) < shortest {
      unsafe store(source, block.length, isLast)
      return
    }
    reserve(shortest / 8 + 16)
    let isFixed = code.fixedBits <= code.ownBits
    put((isLast ? 1 : 0) | (isFixed ? 1 : 2) << 1, 3)
    code.writeHeader(to: &self, isFixed: isFixed)
    writeTokens(block, code)
  }

  /// Writes bytes as they are, in blocks as long as they may be.
  @unsafe private mutating func store(
    _ source: UnsafePointer<UInt8>, _ length: Int, _ isLast: Bool
  ) {
    var done = 0
    while done < length {
      let part = min(BlockCode.storedLimit, length - done)
      reserve(16)
      put(isLast && done + part == length ? 1 : 0, 3)
      align()
      put(UInt64(part) | UInt64(part ^ 0xffff) << 16, 32)
      unsafe add(source + done, count: part)
      done += part
    }
  }

  private mutating func writeTokens(_ block: borrowing TokenBlock, _ code: borrowing BlockCode) {
    let symbols = unsafe LengthSymbols.all.of
    for i in 0..<block.count {
      let token = unsafe Int(block.tokens[i])
      let length = token &>> 16
      guard length > 0 else {
        unsafe put(UInt64(code.near.words[token]), Int(code.near.lengths[token]))
        continue
      }
      let symbol = unsafe Int(symbols[length])
      let word = unsafe Int(code.near.lengths[257 &+ symbol])
      let rest = UInt64(truncatingIfNeeded: length &- LengthSymbols.first(symbol))
      unsafe put(
        UInt64(code.near.words[257 &+ symbol]) | rest &<< UInt64(truncatingIfNeeded: word),
        word &+ LengthSymbols.bits(symbol))
      let distance = token & 0xffff &+ 1
      let place = DistanceSymbols.of(distance)
      let farWord = unsafe Int(code.far.lengths[place])
      let farRest = UInt64(truncatingIfNeeded: distance &- DistanceSymbols.first(place))
      unsafe put(
        UInt64(code.far.words[place]) | farRest &<< UInt64(truncatingIfNeeded: farWord),
        farWord &+ DistanceSymbols.bits(place))
    }
    unsafe put(
      UInt64(code.near.words[TokenBlock.endSymbol]), Int(code.near.lengths[TokenBlock.endSymbol]))
  }
}
