internal import TerrariumLibC

/// The ages of dying cells, as planes of bits beside the tiles of a `FiniteField`.
///
/// A cell that died has the number of states minus two; each generation takes one off, and at 0 it
/// is dead. The words of a plane lie as those of the field.
///
/// `@unchecked Sendable`: a field writes to its planes only while it is the only one to hold them,
/// and each part of a step to tiles of its own.
@safe final class AgePlanes: @unchecked Sendable {
  let planes: Int
  let capacity: Int
  private let words: UnsafeMutablePointer<UInt64>

  /// Planes for numbers up to one, for a number of tiles.
  init(largest: Int, capacity: Int) {
    planes = largest.bitWidth - largest.leadingZeroBitCount
    self.capacity = capacity
    unsafe words = zeros(max(1, planes) * capacity * TileStore.tileWords)
  }

  deinit { unsafe free(words) }

  /// The words of a tile in the lowest plane; those of the next plane are `planeWords` further on.
  @inline(__always) func tile(_ tile: Int) -> UnsafeMutablePointer<UInt64> {
    unsafe words + tile &* TileStore.tileWords
  }

  /// The number of words of a plane.
  @inline(__always) var planeWords: Int { capacity &* TileStore.tileWords }

  /// The number of a cell.
  func value(word: Int, bit: UInt64) -> Int {
    var value = 0
    for plane in 0..<planes {
      value |= unsafe Int(words[plane * planeWords + word] >> bit & 1) << plane
    }
    return value
  }

  /// Changes those bits of a word of a plane that a mask names; true if they were others.
  func write(_ bits: UInt64, where mask: UInt64, word: Int, plane: Int) -> Bool {
    let place = plane * planeWords + word
    let before = unsafe words[place]
    unsafe words[place] = before & ~mask | bits & mask
    return (before ^ bits) & mask != 0
  }

  /// The bits that any plane has.
  @inline(__always) func any(word: Int) -> UInt64 {
    var any: UInt64 = 0
    for plane in 0..<planes { unsafe any |= words[plane &* planeWords &+ word] }
    return any
  }

  /// A copy of the planes.
  func copy() -> AgePlanes {
    let copy = AgePlanes(largest: 1 << planes - 1, capacity: capacity)
    unsafe memcpy(copy.words, words, planes * planeWords * 8)
    return copy
  }

  /// Takes over the words of a tile of other planes.
  func take(_ tile: Int, from other: AgePlanes, _ source: Int) {
    for plane in 0..<planes {
      let to = unsafe self.tile(tile) + plane * planeWords
      unsafe memcpy(to, other.tile(source) + plane * other.planeWords, TileStore.tileWords * 8)
    }
  }

  /// Ages a tile's dying cells and adds those that die: `alive` has the live cells, `next` those
  /// that would be born on dying cells too, which is corrected. True if a dying cell prevented a
  /// birth.
  @inline(__always)
  func step(
    _ tile: Int, alive: UnsafePointer<UInt64>, next: UnsafeMutablePointer<UInt64>, largest: Int
  ) -> Bool {
    var blocked = SIMD8<UInt64>.zero
    let ages = unsafe self.tile(tile)
    let planeWords = planeWords
    for place in stride(from: 0, to: TileStore.tileWords, by: 8) {
      @inline(__always) func load(_ words: UnsafePointer<UInt64>) -> SIMD8<UInt64> {
        unsafe UnsafeRawPointer(words + place).loadUnaligned(as: SIMD8<UInt64>.self)
      }
      let lived = unsafe load(alive)
      let born = unsafe load(next)
      var dying = SIMD8<UInt64>.zero
      for plane in 0..<planes { unsafe dying |= load(ages + plane &* planeWords) }
      let lives = born & ~dying
      let died = lived & ~lives
      blocked |= born & dying
      unsafe UnsafeMutableRawPointer(next + place).storeBytes(of: lives, as: SIMD8<UInt64>.self)
      var borrow = dying
      for plane in 0..<planes {
        let words = unsafe ages + plane &* planeWords
        let old = unsafe load(words)
        let bit: SIMD8<UInt64> = largest &>> plane & 1 != 0 ? died : .zero
        unsafe UnsafeMutableRawPointer(words + place).storeBytes(
          of: old ^ borrow | bit, as: SIMD8<UInt64>.self)
        borrow &= ~old
      }
    }
    return blocked != .zero
  }
}
