internal import Synchronization

/// Steps the cells of a tile, given a copy of them with a margin.
///
/// The copy has `PaddedTile.rows` rows of `PaddedTile.stride` bytes; the result has 64 rows of 64
/// bytes.
package protocol CellKernel: Sendable {
  /// The number of states.
  var stateCount: Int { get }

  /// True if cells that are all 0 stay so in every phase, as a plane requires.
  var isQuiet: Bool { get }

  /// True if diagonal neighbours do not count; false by default.
  var isCross: Bool { get }

  /// The rows of cells that it steps in about the time of a result of HashLife; two by default.
  var rowsPerResult: Int { get }

  /// The true state of cells stored as 0 in a phase: 0, or 1 if the background is alive, in which
  /// case the states 0 and 1 are swapped in storage.
  func background(phase: Int) -> UInt8

  /// Creates the memory that a worker keeps from tile to tile.
  func makeScratch() -> KernelScratch

  /// Steps at least the wanted cells of a tile, of which there are some; `phase` is the generation
  /// modulo 2.
  func step(_ tile: TileCopy, phase: Int, scratch: KernelScratch)
}

extension CellKernel {
  package var isCross: Bool { false }

  package var rowsPerResult: Int { 2 }

  func background(phase: Int) -> UInt8 { 0 }

  func makeScratch() -> KernelScratch { KernelScratch() }
}

/// The layout of a tile's copy with a margin.
package enum PaddedTile {
  /// The side of a tile.
  static let side = 64
  static let stride = 80
  static let rows = 66
  package static let bytes = stride * rows

  /// The place of a cell; column and row may be −1 and 64.
  @inline(__always) package static func place(_ x: Int, _ y: Int) -> Int {
    (y &+ 1) &* stride &+ 8 &+ x
  }
}

/// A tile being stepped.
@safe package struct TileCopy {
  /// Its cells, with a margin.
  package let padded: UnsafeMutablePointer<UInt8>
  /// The resulting cells.
  package let target: UnsafeMutablePointer<UInt8>
  /// The cells to step.
  package let wanted: TileCells
}

/// The memory of one worker while a field is stepped.
///
/// `@unchecked Sendable`: only one part of the work uses a scratch at a time.
@safe package class KernelScratch: @unchecked Sendable {
  package let tile = unsafe TileCopy(
    padded: .allocate(capacity: PaddedTile.bytes + 16),
    target: .allocate(capacity: StateTiles.bytesPerTile),
    wanted: TileCells(rows: .allocate(capacity: TileCells.words)))

  init() {
    unsafe tile.padded.initialize(repeating: 0, count: PaddedTile.bytes + 16)
    unsafe tile.target.initialize(repeating: 0, count: StateTiles.bytesPerTile)
    tile.wanted.setAll()
  }

  deinit {
    unsafe tile.padded.deallocate()
    unsafe tile.target.deallocate()
    unsafe tile.wanted.rows.deallocate()
  }

  /// The memory of what was learnt of the rule, in bytes.
  var bytes: Int { 0 }
}

/// A pool of scratch memory between steps, so that the tables of a worker outlive a tick.
final class ScratchShelf: Sendable {
  private let shelf: Mutex<[KernelScratch]> = Mutex([])

  /// Takes a waiting scratch, or creates one.
  func take(for kernel: any CellKernel) -> KernelScratch {
    shelf.withLock { $0.popLast() } ?? kernel.makeScratch()
  }

  /// Returns a scratch, unless it has learnt more bytes than a limit.
  func put(_ scratch: KernelScratch, limit: Int) {
    if scratch.bytes <= limit { shelf.withLock { $0.append(scratch) } }
  }

  /// The memory of the waiting ones, in bytes.
  var bytes: Int { shelf.withLock { $0.reduce(0) { $0 + $1.bytes } } }
}
