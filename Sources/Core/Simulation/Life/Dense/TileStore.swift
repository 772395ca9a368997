internal import CTerrariumKernels
internal import TerrariumLibC

/// The memory of a dense field: tiles of 64×64 cells, of a bit or a byte each, in two buffers. One
/// has the current generation; the other has the previous one, and the next one is written over it.
///
/// Tile 0 stays empty and represents everything outside. A step overwrites cells of two generations
/// ago. If a tile and its neighbours come out unchanged against these, they need not be stepped
/// until something changes, because the buffers contain their future. So still lifes and blinkers
/// cost nothing.
///
/// `@unchecked Sendable`: a field writes to its store only while it is the only owner.
@safe final class TileStore: @unchecked Sendable {
  /// The capacity in tiles, including the empty one.
  let capacity: Int

  /// The buffer of this generation, 0 or 1.
  private(set) var now = 0

  /// True if the other buffer may have cells; before the first step it is empty, and takes no
  /// memory.
  private var hasPast = false

  /// The numbers of the eight tiles around each tile, row by row.
  let links: UnsafeMutablePointer<Int32>

  /// True for each tile that ever had a cell; the others can be skipped.
  let used: UnsafeMutablePointer<UInt8>

  private let memory: UnsafeMutablePointer<UInt64>
  private let allFlags: UnsafeMutablePointer<UInt8>

  /// The changed cells of each tile of bytes (`TileCells`), valid if its flags say that some
  /// changed; followed by two constants, for no change and for a change of all.
  private let tileChanges: UnsafeMutablePointer<UInt64>

  /// The words of a tile of bits, and of a tile of bytes.
  static let tileWords = 64
  static let tileWordsOfBytes = 512

  /// The words of each tile.
  let wordsPerTile: Int

  /// The flag of an edited tile, which must be stepped twice.
  static let edited: UInt8 = 128

  /// All flags of change, and that of an edit.
  static let editedAll: UInt8 = 159

  /// Creates an empty store, by default of bits. Its memory consists of the system's zero pages,
  /// which take no room until written.
  init(capacity: Int, wordsPerTile: Int = TileStore.tileWords) {
    (self.capacity, self.wordsPerTile) = (capacity, wordsPerTile)
    let words = 2 * capacity * wordsPerTile
    // A tile's vectors must not straddle cache lines.
    let cells: UnsafeMutablePointer<UInt64> = unsafe zeros(words + Self.tileWords)
    unsafe base = UnsafeMutableRawPointer(cells)
    unsafe memory = base.alignedUp(toMultipleOf: 64).assumingMemoryBound(to: UInt64.self)
    unsafe allFlags = zeros(3 * capacity)
    unsafe used = allFlags + 2 * capacity
    unsafe tileChanges = zeros(
      wordsPerTile == Self.tileWords ? 1 : (2 * capacity + 2) * TileCells.words)
    unsafe links = zeros(capacity * 8)
    if wordsPerTile != Self.tileWords { changes(at: 2 * capacity + 1).setAll() }
  }

  private let base: UnsafeMutableRawPointer

  deinit {
    unsafe free(base)
    unsafe free(allFlags)
    unsafe free(links)
    unsafe free(tileChanges)
  }

  /// The words of this generation.
  var cells: UnsafeMutablePointer<UInt64> {
    unsafe memory + now * capacity * wordsPerTile
  }

  /// The words of the previous generation, and of the next.
  var otherCells: UnsafeMutablePointer<UInt64> {
    unsafe memory + (1 - now) * capacity * wordsPerTile
  }

  /// The changes in each tile between two generations ago and now.
  var flags: UnsafeMutablePointer<UInt8> { unsafe allFlags + now * capacity }

  /// The changes in each tile between three generations ago and the previous one.
  var otherFlags: UnsafeMutablePointer<UInt8> { unsafe allFlags + (1 - now) * capacity }

  /// The cells of a byte tile that changed between two generations ago and now.
  @inline(__always) private func changes(_ tile: Int) -> UnsafePointer<UInt64> {
    let flags = unsafe flags[tile]
    let place =
      flags >= Self.edited ? 2 * capacity + 1 : flags == 0 ? 2 * capacity : now * capacity + tile
    return unsafe UnsafePointer(changes(at: place).rows)
  }

  /// The changes in a tile of bytes and in those around it.
  func changes(around tile: Int, isCross: Bool) -> TileChanges {
    let links = unsafe links + tile * 8
    func at(_ link: Int) -> UnsafePointer<UInt64> { unsafe changes(Int(links[link])) }
    return unsafe TileChanges(
      northWest: at(0), north: at(1), northEast: at(2), west: at(3), own: changes(tile),
      east: at(4), southWest: at(5), south: at(6), southEast: at(7),
      isCross: isCross)
  }

  /// The cells of a byte tile that will have changed in the next generation.
  @inline(__always) func nextChanges(_ tile: Int) -> TileCells {
    changes(at: (1 - now) * capacity + tile)
  }

  private func changes(at place: Int) -> TileCells {
    unsafe TileCells(rows: tileChanges + place * TileCells.words)
  }

  /// Makes the other buffer the current one.
  func swap() { (now, hasPast) = (1 - now, true) }

  /// Returns a copy with a capacity of at least as many tiles.
  func copy(capacity: Int) -> TileStore {
    let copy = TileStore(capacity: capacity, wordsPerTile: wordsPerTile)
    (copy.now, copy.hasPast) = (now, hasPast)
    unsafe memcpy(copy.links, links, self.capacity * 32)
    unsafe memcpy(copy.flags, flags, self.capacity)
    unsafe memcpy(copy.otherFlags, otherFlags, self.capacity)
    unsafe memcpy(copy.used, used, self.capacity)
    if wordsPerTile != Self.tileWords {
      for buffer in 0...1 {
        unsafe memcpy(
          copy.changes(at: buffer * capacity).rows, changes(at: buffer * self.capacity).rows,
          self.capacity * TileCells.words * 8)
      }
    }
    for tile in 0..<self.capacity where unsafe used[tile] != 0 {
      let (start, size) = (tile * wordsPerTile, wordsPerTile * 8)
      unsafe memcpy(copy.cells + start, cells + start, size)
      if hasPast { unsafe memcpy(copy.otherCells + start, otherCells + start, size) }
    }
    return copy
  }

  /// True if all cells of a tile are 0 in a buffer.
  func isEmpty(_ tile: Int, in cells: UnsafeMutablePointer<UInt64>) -> Bool {
    let tile = unsafe cells + tile * wordsPerTile
    var word = 0
    while word < wordsPerTile {
      if unsafe tile[word] | tile[word + 1] | tile[word + 2] | tile[word + 3] != 0 { return false }
      word += 4
    }
    return true
  }

  /// The neighbours that a tile's cells touch in a buffer, one bit for each link; 0 for an empty
  /// tile.
  func reached(_ tile: Int, in cells: UnsafeMutablePointer<UInt64>) -> UInt8 {
    let tile = unsafe cells + tile * wordsPerTile
    guard wordsPerTile == Self.tileWords else { return unsafe StateTiles.reached(tile) }
    var columns: UInt64 = 0
    for word in 0..<Self.tileWords { unsafe columns |= tile[word] }
    if columns == 0 { return 0 }
    let (first, last) = unsafe (tile[0], tile[Self.tileWords - 1])
    var reached: UInt8 = columns & 1 != 0 ? 8 : 0
    if columns >> 63 != 0 { reached |= 16 }
    if first != 0 {
      reached |= 2 | (first & 1 != 0 ? 1 : 0) | (first >> 63 != 0 ? 4 : 0)
    }
    if last != 0 {
      reached |= 64 | (last & 1 != 0 ? 32 : 0) | (last >> 63 != 0 ? 128 : 0)
    }
    return reached
  }

  /// True if a tile, or the adjacent edge of a neighbour, differs from two generations ago, by the
  /// flags and links of a field.
  @inline(__always) static func mayChange(
    _ tile: Int, _ flags: UnsafePointer<UInt8>, _ links: UnsafePointer<Int32>
  ) -> Bool {
    if unsafe flags[tile] != 0 { return true }
    let around = unsafe links + tile * 8
    @inline(__always) func flag(_ place: Int) -> UInt8 { unsafe flags[Int(around[place])] }
    let sides = flag(1) & 4 | flag(6) & 2 | flag(3) & 16 | flag(4) & 8
    if sides != 0 { return true }
    return flag(0) & 20 == 20 || flag(2) & 12 == 12 || flag(5) & 18 == 18 || flag(7) & 10 == 10
  }

  /// The index of a row's word in a tile of bits.
  @inline(__always) static func word(ofRow row: Int) -> Int { (row & 7) << 3 | row >> 3 }
}
