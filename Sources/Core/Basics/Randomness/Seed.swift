/// The seed of a world's randomness: one number that named streams are derived from.
///
/// Each use has its own stream (`init`, `move`, `birth`, …), so a new use never shifts the draws of
/// the others. A restart takes its streams from the next `epoch` of the same seed.
package struct Seed: Hashable, Sendable {
  package let value: UInt64
  package let epoch: UInt64

  /// Creates the seed of a number, for the first start or a later restart.
  package init(_ value: UInt64, epoch: UInt64 = 0) {
    self.value = value
    self.epoch = epoch
  }

  /// The seed of the next restart. Epochs wrap around, as a state file may contain the last one.
  package var next: Seed { Seed(value, epoch: epoch &+ 1) }

  /// Returns the generator of a named use.
  package func stream(_ name: StaticString) -> RandomStream { RandomStream(key: key(name)) }

  /// The key of a named stream, for generators that compute draws by their index.
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
