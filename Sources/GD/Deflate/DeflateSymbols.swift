// The symbols of lengths and distances (RFC 1951, 3.2.5): each stands for a range, in which further
// bits say the place.

/// The symbols of the lengths from 3 to 258, less 257.
@safe package struct LengthSymbols: @unchecked Sendable {
  package static let all = LengthSymbols()
  static let count = 29

  /// A symbol for each length. Written once, by the only instance.
  package let of: UnsafeMutablePointer<UInt8>

  private init() {
    unsafe of = .allocate(capacity: 259)
    unsafe of.initialize(repeating: 0, count: 259)
    for symbol in 0..<Self.count {
      for length in Self.first(symbol)...258 { unsafe of[length] = UInt8(symbol) }
    }
  }

  /// The further bits of a symbol.
  @inline(__always) package static func bits(_ symbol: Int) -> Int {
    symbol < 8 || symbol == 28 ? 0 : symbol &>> 2 &- 1
  }

  /// The first length of a symbol.
  @inline(__always) package static func first(_ symbol: Int) -> Int {
    if symbol < 8 { return symbol &+ 3 }
    return symbol == 28 ? 258 : 3 &+ (4 &+ symbol & 3) &<< bits(symbol)
  }
}

/// The symbols of the distances from 1 to 32768.
package enum DistanceSymbols {
  static let count = 30
  package static let farthest = 1 << 15

  /// The symbol of a distance.
  @inline(__always) package static func of(_ distance: Int) -> Int {
    let less = distance &- 1
    guard less >= 4 else { return less }
    let top = Int.bitWidth &- 1 &- less.leadingZeroBitCount
    return top &<< 1 | (less &>> (top &- 1)) & 1
  }

  /// The further bits of a symbol.
  @inline(__always) package static func bits(_ symbol: Int) -> Int { max(0, symbol &>> 1 &- 1) }

  /// The first distance of a symbol.
  @inline(__always) package static func first(_ symbol: Int) -> Int {
    symbol < 4 ? symbol &+ 1 : 1 &+ (2 &+ symbol & 1) &<< bits(symbol)
  }
}
