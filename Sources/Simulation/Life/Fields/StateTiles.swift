#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

/// The memory of a field of bytes: tiles of 64×64 cells in two buffers, this generation's and the
/// one before it, where the next is written.
///
/// Tile 0 is empty and stays so: it stands for all that is not there. As in `TileStore`, a tile that
/// comes out as it was two generations ago, with equal ones around it, need not be stepped until
/// something changes.
///
/// `@unchecked Sendable`: a field writes to its tiles only while it is the only one to hold them.
@safe final class StateTiles: @unchecked Sendable {
  let capacity: Int
  private(set) var now = 0
  private let memory: UnsafeMutablePointer<UInt8>
  private let changes: UnsafeMutablePointer<UInt8>

  /// For each tile the numbers of the eight around it, row by row.
  let links: UnsafeMutablePointer<Int32>

  static let bytesPerTile = 4096

  /// The flag of a tile that was changed from outside: it must be stepped twice.
  static let edited: UInt8 = 128

  /// All flags of change: 1 anywhere, 2 its first row, 4 its last, 8 its first column, 16 its last.
  static let allChanged: UInt8 = 31

  /// Empty tiles. The memory is the system's zeros, which take no room until they are written.
  init(capacity: Int) {
    self.capacity = capacity
    guard let cells = unsafe calloc(2 * capacity * Self.bytesPerTile + 64, 1),
      let flags = unsafe calloc(2 * capacity, 1), let around = unsafe calloc(capacity * 8, 4)
    else { Allocation.fail() }
    unsafe base = cells
    unsafe memory = cells.alignedUp(toMultipleOf: 64).assumingMemoryBound(to: UInt8.self)
    unsafe changes = flags.assumingMemoryBound(to: UInt8.self)
    unsafe links = around.assumingMemoryBound(to: Int32.self)
  }

  private let base: UnsafeMutableRawPointer

  deinit {
    unsafe free(base)
    unsafe free(changes)
    unsafe free(links)
  }

  /// The cells of a tile in this generation.
  @inline(__always) func cells(_ tile: Int) -> UnsafeMutablePointer<UInt8> {
    unsafe memory + (now &* capacity &+ tile) &* Self.bytesPerTile
  }

  /// The cells of a tile in the generation before, and in the next.
  @inline(__always) func otherCells(_ tile: Int) -> UnsafeMutablePointer<UInt8> {
    unsafe memory + ((1 &- now) &* capacity &+ tile) &* Self.bytesPerTile
  }

  /// What changed in each tile between two generations ago and now.
  var flags: UnsafeMutablePointer<UInt8> { unsafe changes + now * capacity }

  /// The same, a generation ago.
  var otherFlags: UnsafeMutablePointer<UInt8> { unsafe changes + (1 - now) * capacity }

  /// Makes the other buffer that of this generation.
  func swap() { now = 1 - now }

  /// The same cells with room for at least as many tiles, of which so many are in use.
  func copy(capacity: Int, used: Int) -> StateTiles {
    let copy = StateTiles(capacity: capacity)
    if now == 1 { copy.swap() }
    unsafe memcpy(copy.links, links, used * 32)
    unsafe memcpy(copy.flags, flags, used)
    unsafe memcpy(copy.otherFlags, otherFlags, used)
    for tile in 1..<max(1, used) {
      unsafe memcpy(copy.cells(tile), cells(tile), Self.bytesPerTile)
      unsafe memcpy(copy.otherCells(tile), otherCells(tile), Self.bytesPerTile)
    }
    return copy
  }

  /// Which of its eight neighbours a tile's cells touch, a bit for each link; 0 for an empty one.
  static func reached(_ cells: UnsafePointer<UInt8>) -> UInt8 {
    let words = unsafe UnsafeRawPointer(cells)
    var (first, last, left, right): (UInt64, UInt64, UInt64, UInt64) = (0, 0, 0, 0)
    for row in 0..<64 {
      left |= unsafe words.load(fromByteOffset: row &* 64, as: UInt64.self)
      right |= unsafe words.load(fromByteOffset: row &* 64 &+ 56, as: UInt64.self)
    }
    for word in 0..<8 {
      first |= unsafe words.load(fromByteOffset: word &* 8, as: UInt64.self)
      last |= unsafe words.load(fromByteOffset: 63 &* 64 &+ word &* 8, as: UInt64.self)
    }
    var reached: UInt8 = left & 0xff != 0 ? 8 : 0
    if right >> 56 != 0 { reached |= 16 }
    if first != 0 {
      reached |= 2 | (unsafe cells[0] != 0 ? 1 : 0) | (unsafe cells[63] != 0 ? 4 : 0)
    }
    if last != 0 {
      reached |=
        64 | (unsafe cells[63 * 64] != 0 ? 32 : 0)
        | (unsafe cells[64 * 64 - 1] != 0 ? 128 : 0)
    }
    return reached
  }

  /// Whether all cells of a tile are 0.
  static func isEmpty(_ cells: UnsafePointer<UInt8>) -> Bool {
    let words = unsafe UnsafeRawPointer(cells)
    for start in stride(from: 0, to: bytesPerTile, by: 64) {
      var all: UInt64 = 0
      for word in 0..<8 {
        all |= unsafe words.load(fromByteOffset: start &+ word &* 8, as: UInt64.self)
      }
      if all != 0 { return false }
    }
    return true
  }

  /// Copies a tile over another and says what was not the same.
  static func replace(
    _ target: UnsafeMutablePointer<UInt8>, with cells: UnsafePointer<UInt8>
  ) -> UInt8 {
    let source = unsafe UnsafeRawPointer(cells)
    let old = UnsafeMutableRawPointer(target)
    var (left, right, all, first, last): (UInt64, UInt64, UInt64, UInt64, UInt64) = (0, 0, 0, 0, 0)
    for row in 0..<64 {
      var inRow: UInt64 = 0
      for word in 0..<8 {
        let place = row &* 64 &+ word &* 8
        let new = unsafe source.load(fromByteOffset: place, as: UInt64.self)
        let change = unsafe new ^ old.load(fromByteOffset: place, as: UInt64.self)
        unsafe old.storeBytes(of: new, toByteOffset: place, as: UInt64.self)
        inRow |= change
        if word == 0 { left |= change }
        if word == 7 { right |= change }
      }
      all |= inRow
      if row == 0 { first = inRow }
      if row == 63 { last = inRow }
    }
    if all == 0 { return 0 }
    return 1 | (first != 0 ? 2 : 0) | (last != 0 ? 4 : 0) | (left & 0xff != 0 ? 8 : 0)
      | (right >> 56 != 0 ? 16 : 0)
  }
}
