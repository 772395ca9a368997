internal import TerrariumBasics

/// The SHA-256 hash (FIPS 180-4), computed incrementally.
package struct SHA256: Sendable {
  private static let blockSize = 64

  private var state: [UInt32] = [
    0x6a09_e667, 0xbb67_ae85, 0x3c6e_f372, 0xa54f_f53a,
    0x510e_527f, 0x9b05_688c, 0x1f83_d9ab, 0x5be0_cd19,
  ]
  private var pending: [UInt8] = []
  private var length: UInt64 = 0

  /// Creates the hash of bytes, to which more may be added.
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

  /// The 32 bytes of the hash of all bytes so far.
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
    let bytes = blocks.span
    for start in stride(from: 0, to: bytes.count, by: Self.blockSize) { take(bytes, from: start) }
  }

  /// Adds one block.
  private mutating func take(_ bytes: Span<UInt8>, from start: Int) {
    var schedule = InlineArray<64, UInt32>(repeating: 0)
    for t in 0..<16 {
      var word: UInt32 = 0
      for place in 0..<4 { word = word << 8 | UInt32(bytes[start + 4 * t + place]) }
      schedule[t] = word
    }
    for t in 16..<64 {
      let (a, b) = (schedule[t - 15], schedule[t - 2])
      let first = a.turned(7) ^ a.turned(18) ^ a >> 3
      let second = b.turned(17) ^ b.turned(19) ^ b >> 10
      schedule[t] = schedule[t - 16] &+ first &+ schedule[t - 7] &+ second
    }
    var (a, b, c, d) = (state[0], state[1], state[2], state[3])
    var (e, f, g, h) = (state[4], state[5], state[6], state[7])
    for t in 0..<64 {
      let choice = e & f ^ ~e & g
      let majority = a & b ^ a & c ^ b & c
      let first =
        h &+ (e.turned(6) ^ e.turned(11) ^ e.turned(25)) &+ choice &+ roundConstants[t]
        &+ schedule[t]
      let second = (a.turned(2) ^ a.turned(13) ^ a.turned(22)) &+ majority
      (h, g, f, e) = (g, f, e, d &+ first)
      (d, c, b, a) = (c, b, a, first &+ second)
    }
    for (place, word) in [a, b, c, d, e, f, g, h].enumerated() { state[place] &+= word }
  }
}

extension UInt32 {
  /// The word rotated to the right.
  fileprivate func turned(_ count: UInt32) -> UInt32 { self >> count | self << (32 - count) }
}

/// The first 32 bits of the fractional parts of the cube roots of the first 64 primes.
private let roundConstants: InlineArray<64, UInt32> = [
  0x428a_2f98, 0x7137_4491, 0xb5c0_fbcf, 0xe9b5_dba5, 0x3956_c25b, 0x59f1_11f1, 0x923f_82a4,
  0xab1c_5ed5, 0xd807_aa98, 0x1283_5b01, 0x2431_85be, 0x550c_7dc3, 0x72be_5d74, 0x80de_b1fe,
  0x9bdc_06a7, 0xc19b_f174, 0xe49b_69c1, 0xefbe_4786, 0x0fc1_9dc6, 0x240c_a1cc, 0x2de9_2c6f,
  0x4a74_84aa, 0x5cb0_a9dc, 0x76f9_88da, 0x983e_5152, 0xa831_c66d, 0xb003_27c8, 0xbf59_7fc7,
  0xc6e0_0bf3, 0xd5a7_9147, 0x06ca_6351, 0x1429_2967, 0x27b7_0a85, 0x2e1b_2138, 0x4d2c_6dfc,
  0x5338_0d13, 0x650a_7354, 0x766a_0abb, 0x81c2_c92e, 0x9272_2c85, 0xa2bf_e8a1, 0xa81a_664b,
  0xc24b_8b70, 0xc76c_51a3, 0xd192_e819, 0xd699_0624, 0xf40e_3585, 0x106a_a070, 0x19a4_c116,
  0x1e37_6c08, 0x2748_774c, 0x34b0_bcb5, 0x391c_0cb3, 0x4ed8_aa4a, 0x5b9c_ca4f, 0x682e_6ff3,
  0x748f_82ee, 0x78a5_636f, 0x84c8_7814, 0x8cc7_0208, 0x90be_fffa, 0xa450_6ceb, 0xbef9_a3f7,
  0xc671_78f2,
]

extension Sequence<UInt8> {
  /// The bytes in lower-case hexadecimal.
  package var hexadecimal: String { map { $0.hexadecimal(digits: 2) }.joined() }
}
