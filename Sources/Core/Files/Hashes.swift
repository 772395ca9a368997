internal import TerrariumBasics

// The libraries that are linked export neither hash.

/// The SHA-256 hash (FIPS 180-4), computed incrementally.
package struct SHA256: Sendable {
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
      let missing = rest.prefix(blockSize - pending.count)
      pending += missing
      rest = rest.dropFirst(missing.count)
      guard pending.count == blockSize else { return }
      absorb(pending[...])
      pending.removeAll(keepingCapacity: true)
    }
    let whole = rest.count / blockSize * blockSize
    absorb(rest.prefix(whole))
    pending += rest.dropFirst(whole)
  }

  /// The 32 bytes of the hash of all bytes so far.
  package consuming func finalized() -> [UInt8] {
    update(filling(after: Int(length)) + bytes(of: length * 8).reversed())
    return state.flatMap { bytes(of: $0).reversed() }
  }

  private mutating func absorb(_ blocks: ArraySlice<UInt8>) {
    let bytes = blocks.span
    for start in stride(from: 0, to: bytes.count, by: blockSize) { take(bytes, from: start) }
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
    var a = state[0]
    var b = state[1]
    var c = state[2]
    var d = state[3]
    var e = state[4]
    var f = state[5]
    var g = state[6]
    var h = state[7]
    for t in 0..<64 {
      let choice = e & f ^ ~e & g
      let majority = a & b ^ a & c ^ b & c
      let first =
        h &+ (e.turned(6) ^ e.turned(11) ^ e.turned(25)) &+ choice &+ roundConstants[t]
        &+ schedule[t]
      let second = (a.turned(2) ^ a.turned(13) ^ a.turned(22)) &+ majority
      h = g
      g = f
      f = e
      e = d &+ first
      d = c
      c = b
      b = a
      a = first &+ second
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

/// The checksum of RFC 1321, which apgsearch uses to name growth.
package enum MD5 {
  private static let shifts: [[UInt32]] = [
    [7, 12, 17, 22], [5, 9, 14, 20], [4, 11, 16, 23], [6, 10, 15, 21],
  ]

  /// The whole parts of 2³² times the sines of 1, 2, 3 and so on.
  private static let sines: [UInt32] = [
    0xd76a_a478, 0xe8c7_b756, 0x2420_70db, 0xc1bd_ceee, 0xf57c_0faf, 0x4787_c62a, 0xa830_4613,
    0xfd46_9501, 0x6980_98d8, 0x8b44_f7af, 0xffff_5bb1, 0x895c_d7be, 0x6b90_1122, 0xfd98_7193,
    0xa679_438e, 0x49b4_0821, 0xf61e_2562, 0xc040_b340, 0x265e_5a51, 0xe9b6_c7aa, 0xd62f_105d,
    0x0244_1453, 0xd8a1_e681, 0xe7d3_fbc8, 0x21e1_cde6, 0xc337_07d6, 0xf4d5_0d87, 0x455a_14ed,
    0xa9e3_e905, 0xfcef_a3f8, 0x676f_02d9, 0x8d2a_4c8a, 0xfffa_3942, 0x8771_f681, 0x6d9d_6122,
    0xfde5_380c, 0xa4be_ea44, 0x4bde_cfa9, 0xf6bb_4b60, 0xbebf_bc70, 0x289b_7ec6, 0xeaa1_27fa,
    0xd4ef_3085, 0x0488_1d05, 0xd9d4_d039, 0xe6db_99e5, 0x1fa2_7cf8, 0xc4ac_5665, 0xf429_2244,
    0x432a_ff97, 0xab94_23a7, 0xfc93_a039, 0x655b_59c3, 0x8f0c_cc92, 0xffef_f47d, 0x8584_5dd1,
    0x6fa8_7e4f, 0xfe2c_e6e0, 0xa301_4314, 0x4e08_11a1, 0xf753_7e82, 0xbd3a_f235, 0x2ad7_d2bb,
    0xeb86_d391,
  ]

  /// The checksum of a text, in hexadecimal digits.
  package static func text(of text: String) -> String {
    let text = Array(text.utf8)
    let all = text + filling(after: text.count) + bytes(of: UInt64(text.count) * 8)
    var state: [UInt32] = [0x6745_2301, 0xefcd_ab89, 0x98ba_dcfe, 0x1032_5476]
    for start in stride(from: 0, to: all.count, by: blockSize) {
      let words = (0..<16).map { word in
        (0..<4).reversed().reduce(UInt32(0)) { $0 << 8 | UInt32(all[start + 4 * word + $1]) }
      }
      add(words, to: &state)
    }
    return state.flatMap(bytes).hexadecimal
  }

  private static func add(_ words: [UInt32], to state: inout [UInt32]) {
    var a = state[0]
    var b = state[1]
    var c = state[2]
    var d = state[3]
    for step in 0..<64 {
      let (mix, word) =
        switch step / 16 {
        case 0: (b & c | ~b & d, step)
        case 1: (d & b | ~d & c, (5 * step + 1) % 16)
        case 2: (b ^ c ^ d, (3 * step + 5) % 16)
        default: (c ^ (b | ~d), 7 * step % 16)
        }
      let sum = a &+ mix &+ sines[step] &+ words[word]
      let shift = shifts[step / 16][step % 4]
      a = d
      d = c
      c = b
      b = b &+ (sum << shift | sum >> (32 - shift))
    }
    for (place, value) in [a, b, c, d].enumerated() { state[place] &+= value }
  }
}

/// The bytes of a block, which both hashes take at a time.
private let blockSize = 64

/// The bytes between some bytes and the eight of their number of bits, which end a block.
private func filling(after count: Int) -> [UInt8] {
  [0x80] + [UInt8](repeating: 0, count: (119 - count % blockSize) % blockSize)
}

/// The bytes of a number, the lowest first.
private func bytes(of number: some FixedWidthInteger) -> [UInt8] {
  (0..<number.bitWidth / 8).map { UInt8(truncatingIfNeeded: number >> (8 * $0)) }
}

extension Sequence<UInt8> {
  /// The bytes in lower-case hexadecimal.
  package var hexadecimal: String { map { $0.hexadecimal(digits: 2) }.joined() }
}
