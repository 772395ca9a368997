// A kernel: codes become bytes, lowest bits first. They are collected in a word and written four
// bytes at a time, into memory that doubles when it is full; the blocks of a GIF are cut at the
// end.

/// The codes of an LZW stream.
@safe struct CodeStream: ~Copyable {
  private let codeSize: Int
  private var bytes: UnsafeMutableRawPointer
  private var capacity = 32_768
  private var count = 0
  private var held: UInt64 = 0
  private var heldBits = 0

  /// Creates the stream of a frame with this smallest code size.
  init(codeSize: Int) {
    self.codeSize = codeSize
    unsafe bytes = .allocate(byteCount: capacity, alignment: 8)
  }

  deinit { unsafe bytes.deallocate() }

  /// The number of bytes written from the word so far.
  var length: Int { count }

  /// Adds a code with a width of at most 12 bits.
  @inline(__always) mutating func put(_ code: Int, bits width: Int) {
    held |= UInt64(truncatingIfNeeded: code) &<< UInt64(truncatingIfNeeded: heldBits)
    heldBits &+= width
    if heldBits >= 32 { store() }
  }

  /// Returns the code size, the blocks of at most 255 bytes and their end.
  mutating func finish() -> [UInt8] {
    while heldBits > 0 {
      unsafe bytes.storeBytes(
        of: UInt8(truncatingIfNeeded: held), toByteOffset: count, as: UInt8.self)
      held &>>= 8
      heldBits -= 8
      count += 1
    }
    var result: [UInt8] = [UInt8(codeSize)]
    result.reserveCapacity(count + count / 255 + 4)
    unsafe appendSubBlocks(UnsafeRawBufferPointer(start: bytes, count: count), to: &result)
    return result
  }

  private mutating func store() {
    // the last word may be followed by as many single bytes
    if count &+ 16 > capacity { enlarge() }
    unsafe bytes.storeBytes(
      of: UInt32(truncatingIfNeeded: held).littleEndian, toByteOffset: count, as: UInt32.self)
    count &+= 4
    held &>>= 32
    heldBits &-= 32
  }

  private mutating func enlarge() {
    let larger = UnsafeMutableRawPointer.allocate(byteCount: 2 * capacity, alignment: 8)
    unsafe larger.copyMemory(from: bytes, byteCount: count)
    unsafe bytes.deallocate()
    unsafe bytes = larger
    capacity *= 2
  }
}
