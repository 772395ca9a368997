/// The seed of a world's randomness: one number, from which named streams flow.
///
/// Each use has a stream of its own (`init`, `move`, `birth`, …), so that a new use never shifts
/// what the old ones draw. A restart takes its streams from the next `epoch` of the same seed.
package struct Seed: Hashable, Sendable {
  package let value: UInt64
  package let epoch: UInt64

  /// The streams of a number, as of its first start or of a later restart.
  package init(_ value: UInt64, epoch: UInt64 = 0) {
    self.value = value
    self.epoch = epoch
  }

  /// The seed of the next restart. Epochs go round: a state file may have named the last of them.
  package var next: Seed { Seed(value, epoch: epoch &+ 1) }

  /// A generator of its own for a use.
  package func stream(_ name: StaticString) -> RandomStream { RandomStream(key: key(name)) }

  /// The key of a named stream: for generators that count instead of remembering.
  package func key(_ name: StaticString) -> UInt64 {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325  // FNV-1a over the name's bytes
    name.withUTF8Buffer { bytes in
      for index in bytes.indices {
        hash = unsafe (hash ^ UInt64(bytes[index])) &* 0x0000_0100_0000_01b3
      }
    }
    return mixed(mixed(value &+ 0x9e37_79b9_7f4a_7c15) ^ mixed(hash &+ epoch))
  }
}

/// A bijective scramble of 64 bits in which every input bit reaches every output bit
/// (the finaliser of SplitMix64: Steele, Lea and Flood, 2014).
@inlinable
package func mixed(_ value: UInt64) -> UInt64 {
  var z = value
  z = (z ^ (z &>> 30)) &* 0xbf58_476d_1ce4_e5b9
  z = (z ^ (z &>> 27)) &* 0x94d0_49bb_1331_11eb
  return z ^ (z &>> 31)
}
