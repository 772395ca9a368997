/// Bits gathered into bytes, the first bit in the lowest place, as deflate has them.
@safe struct BitWriter: ~Copyable {
  private var bytes: UnsafeMutablePointer<UInt8>
  private var capacity: Int
  private(set) var count = 0
  private var bits: UInt64 = 0
  private var held: UInt64 = 0

  /// A writer with room for a number of bytes to begin with.
  init(capacity: Int = 1 << 12) {
    self.capacity = capacity
    unsafe bytes = .allocate(capacity: capacity)
  }

  deinit {
    unsafe bytes.deallocate()
  }

  /// True if nothing was put.
  var isEmpty: Bool { count == 0 && held == 0 }

  /// Makes room for a number of additional bytes; `put` relies on it.
  mutating func reserve(_ more: Int) {
    guard count + more + 8 > capacity else { return }
    let larger = 2 * capacity + more + 8
    let grown = UnsafeMutablePointer<UInt8>.allocate(capacity: larger)
    unsafe grown.update(from: bytes, count: count)
    unsafe bytes.deallocate()
    unsafe (bytes, capacity) = (grown, larger)
  }

  /// Adds up to 56 bits; the caller has reserved room.
  @inline(__always) mutating func put(_ value: UInt64, _ length: Int) {
    bits |= value &<< held
    held &+= UInt64(truncatingIfNeeded: length)
    unsafe UnsafeMutableRawPointer(bytes + count)
      .storeBytes(of: bits.littleEndian, as: UInt64.self)
    let whole = held &>> 3
    count &+= Int(truncatingIfNeeded: whole)
    bits &>>= whole &<< 3
    held &= 7
  }

  /// Fills the last byte with zeros; the caller has reserved room.
  mutating func align() {
    if held > 0 { put(0, 8 - Int(held)) }
  }

  /// Adds bytes where the last one is full.
  @unsafe mutating func add(_ more: UnsafePointer<UInt8>, count length: Int) {
    reserve(length)
    unsafe (bytes + count).update(from: more, count: length)
    count += length
  }

  /// The whole bytes, which are gone from here then; further bits stay.
  mutating func take() -> [UInt8] {
    defer { count = 0 }
    return unsafe Array(UnsafeBufferPointer(start: bytes, count: count))
  }
}
