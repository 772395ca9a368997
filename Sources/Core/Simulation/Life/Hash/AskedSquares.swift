/// The squares that a thread has requested recently, with their numbers in its list.
///
/// A square that drops out gets another number, and is in the list twice.
@safe struct AskedSquares {
  /// An entry: a square, its list, and its number in the list.
  private let entries: UnsafeMutablePointer<UInt64>
  private var list: UInt64 = 1

  private static let count = 1024
  private static let numberBits: UInt64 = 10
  private static let listBits: UInt64 = 22

  init() {
    unsafe entries = TableMemory.zeros(Self.count, of: UInt64.self)
  }

  func drop() { unsafe TableMemory.drop(entries, Self.count) }

  /// Begins another list.
  mutating func forget() {
    list &+= 1
    if list >> Self.listBits == 0 { return }
    unsafe entries.update(repeating: 0, count: Self.count)
    list = 1
  }

  /// The number of a square if it was requested; otherwise nil, and it gets a new number.
  @inline(__always)
  func number(of square: UInt32, orElse next: Int) -> Int? {
    let place = Int(truncatingIfNeeded: (square &* 0x9e37_79b1) >> 22)
    let key = UInt64(square) << Self.listBits | list
    let entry = unsafe entries[place]
    if entry >> Self.numberBits == key {
      return Int(truncatingIfNeeded: entry & (1 << Self.numberBits - 1))
    }
    unsafe entries[place] = key << Self.numberBits | UInt64(next)
    return nil
  }
}
