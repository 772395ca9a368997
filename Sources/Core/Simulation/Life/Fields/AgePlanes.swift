internal import TerrariumLibC

/// The ages of dying cells, as bit planes beside the tiles of a `FiniteField`.
///
/// A cell that died gets the number of states minus two. Each generation subtracts one, and at 0 it
/// is dead. The words of a plane have the layout of the field's.
///
/// `@unchecked Sendable`: a field writes to its planes only while it is the only owner, and each
/// part of a step only to its own tiles.
@safe final class AgePlanes: @unchecked Sendable {
  let planes: Int
  let capacity: Int
  private let words: UnsafeMutablePointer<UInt64>

  /// Creates planes for numbers up to a largest one, for a number of tiles.
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

  /// The age of a cell.
  func value(word: Int, bit: UInt64) -> Int {
    var value = 0
    for plane in 0..<planes {
      value |= unsafe Int(words[plane * planeWords + word] >> bit & 1) << plane
    }
    return value
  }

  /// Sets the bits of a word of a plane under a mask; returns true if they changed.
  func write(_ bits: UInt64, where mask: UInt64, word: Int, plane: Int) -> Bool {
    let place = plane * planeWords + word
    let before = unsafe words[place]
    unsafe words[place] = before & ~mask | bits & mask
    return (before ^ bits) & mask != 0
  }

  /// The bits set in any plane.
  @inline(__always) func any(word: Int) -> UInt64 {
    var any: UInt64 = 0
    for plane in 0..<planes { unsafe any |= words[plane &* planeWords &+ word] }
    return any
  }

  /// Returns a copy of the planes.
  func copy() -> AgePlanes {
    let copy = AgePlanes(largest: 1 << planes - 1, capacity: capacity)
    unsafe memcpy(copy.words, words, planes * planeWords * 8)
    return copy
  }

  /// Copies the words of a tile of other planes.
  func take(_ tile: Int, from other: AgePlanes, _ source: Int) {
    for plane in 0..<planes {
      let to = unsafe self.tile(tile) + plane * planeWords
      unsafe memcpy(to, other.tile(source) + plane * other.planeWords, TileStore.tileWords * 8)
    }
  }

  /// Ages a tile's dying cells and adds newly dying ones. `alive` has the live cells; `next`
  /// includes births on dying cells, which are removed. Returns true if a dying cell prevented a
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
