/// The codes of an LZW stream as bytes, lowest bits first. They are collected in a word; the blocks
/// of a GIF are cut at the end.
struct CodeStream: ~Copyable {
  private let codeSize: Int
  private var bytes: [UInt8] = []
  private var held: UInt64 = 0
  private var heldBits = 0

  /// Creates the stream of a frame with this smallest code size.
  init(codeSize: Int) {
    self.codeSize = codeSize
    bytes.reserveCapacity(1 << 15)
  }

  /// The number of bytes written from the word so far.
  var length: Int { bytes.count }

  /// Adds a code with a width of at most 12 bits.
  @inline(__always) mutating func put(_ code: Int, bits width: Int) {
    held |= UInt64(truncatingIfNeeded: code) &<< UInt64(truncatingIfNeeded: heldBits)
    heldBits &+= width
    // The word is emptied by four bytes at a time, which the limits of an encoding are compared with.
    if heldBits >= 32 { for _ in 0..<4 { store() } }
  }

  /// Returns the code size, the blocks of at most 255 bytes and their end.
  mutating func finish() -> [UInt8] {
    while heldBits > 0 { store() }
    var result = [UInt8(codeSize)]
    result.reserveCapacity(bytes.count + bytes.count / 255 + 4)
    appendSubBlocks(bytes, to: &result)
    return result
  }

  private mutating func store() {
    bytes.append(UInt8(truncatingIfNeeded: held))
    held &>>= 8
    heldBits -= 8
  }
}
