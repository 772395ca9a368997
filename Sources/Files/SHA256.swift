internal import CHash

/// The hash SHA-256 (FIPS 180-4), fed piece by piece.
package struct SHA256: Sendable {
  private static let blockSize = 64

  private var state: [UInt32] = [
    0x6a09_e667, 0xbb67_ae85, 0x3c6e_f372, 0xa54f_f53a,
    0x510e_527f, 0x9b05_688c, 0x1f83_d9ab, 0x5be0_cd19,
  ]
  private var pending: [UInt8] = []
  private var length: UInt64 = 0

  /// A hash of bytes to which more may be added.
  package init(_ bytes: [UInt8] = []) { update(bytes) }

  /// Adds bytes.
  package mutating func update(_ bytes: [UInt8]) {
    length += UInt64(bytes.count)
    var rest = bytes[...]
    if !pending.isEmpty {
      let missing = rest.prefix(Self.blockSize - pending.count)
      pending += missing
      rest = rest.dropFirst(missing.count)
      guard pending.count == Self.blockSize else { return }
      absorb(pending[...])
      pending.removeAll(keepingCapacity: true)
    }
    let whole = rest.count / Self.blockSize * Self.blockSize
    absorb(rest.prefix(whole))
    pending += rest.dropFirst(whole)
  }

  /// The 32 bytes of the hash of all that was added.
  package consuming func finalized() -> [UInt8] {
    let bits = length * 8
    var tail: [UInt8] = [0x80]
    tail += [UInt8](repeating: 0, count: (119 - pending.count) % Self.blockSize)
    tail += (0..<8).map { UInt8(truncatingIfNeeded: bits >> UInt64(56 - 8 * $0)) }
    update(tail)
    return state.flatMap { word in
      (0..<4).map { UInt8(truncatingIfNeeded: word >> UInt32(24 - 8 * $0)) }
    }
  }

  private mutating func absorb(_ blocks: ArraySlice<UInt8>) {
    unsafe blocks.withUnsafeBufferPointer { blocks in
      unsafe chash_sha256(&state, blocks.baseAddress, blocks.count / Self.blockSize)
    }
  }
}

extension Sequence<UInt8> {
  /// The bytes as hexadecimal digits, lower case.
  package var hexadecimal: String {
    let digits = Array("0123456789abcdef".utf8)
    let text = flatMap { [digits[Int($0 >> 4)], digits[Int($0 & 15)]] }
    return String(decoding: text, as: UTF8.self)
  }
}
