package import TerrariumEncoding

// Numbers of seven bits per byte, the lowest first; the high bit marks that more follow.

extension [UInt8] {
  /// Appends a variable-length number.
  package mutating func append(variable number: Int) {
    var rest = UInt(number)
    while rest > 0x7f {
      append(UInt8(truncatingIfNeeded: rest) | 0x80)
      rest >>= 7
    }
    append(UInt8(rest))
  }

  /// Appends a number that may be negative, with its sign in the lowest bit.
  package mutating func append(signed number: Int) {
    append(variable: Int(bitPattern: UInt(bitPattern: number << 1 ^ number >> 63)))
  }

  /// Appends a number of a fixed length in bytes, the lowest first.
  package mutating func append(_ number: Int, bytes: Int) {
    for place in 0..<bytes { append(UInt8(truncatingIfNeeded: number >> (8 * place))) }
  }
}

/// Reads numbers from bytes in sequence.
package struct ByteReader {
  private let bytes: ArraySlice<UInt8>
  private var at: Int

  package init(_ bytes: ArraySlice<UInt8>) { (self.bytes, at) = (bytes, bytes.startIndex) }

  package var isAtEnd: Bool { at == bytes.endIndex }

  /// The bytes not yet read.
  var rest: ArraySlice<UInt8> { bytes[at...] }

  package mutating func byte() throws(BrokenPicture) -> Int {
    guard at < bytes.endIndex else { throw .endsEarly }
    defer { at += 1 }
    return Int(bytes[at])
  }

  /// Reads a variable-length number.
  package mutating func variable() throws(BrokenPicture) -> Int {
    var (number, shift) = (0, 0)
    while true {
      let byte = try byte()
      guard shift < 56 else { throw .damaged }
      number |= (byte & 0x7f) << shift
      if byte < 0x80 { return number }
      shift += 7
    }
  }

  /// Reads a number of a fixed length in bytes.
  mutating func number(bytes count: Int) throws(BrokenPicture) -> Int {
    var number = 0
    for place in 0..<count { number |= try byte() << (8 * place) }
    return number
  }

  /// Reads some bytes.
  mutating func take(_ count: Int) throws(BrokenPicture) -> ArraySlice<UInt8> {
    guard count >= 0, bytes.endIndex - at >= count else { throw .endsEarly }
    defer { at += count }
    return bytes[at..<at + count]
  }
}
