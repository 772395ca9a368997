internal import Synchronization

/// Steps the cells of a tile, from a copy of them with a margin.
///
/// The copy has `PaddedTile.rows` rows of `PaddedTile.stride` bytes; what comes out has 64 rows of
/// 64 bytes.
package protocol CellKernel: Sendable {
  /// The number of states.
  var stateCount: Int { get }

  /// True if cells that are all 0 stay so in every phase, which a plane needs.
  var isQuiet: Bool { get }

  /// True if cells that touch only at a corner do not count; false by default.
  var isCross: Bool { get }

  /// The true state of cells that are stored as 0 in a phase: 0, or 1 for a background that lives.
  /// The true state of all others is the stored one, exchanged with 0 where that is 1.
  func background(phase: Int) -> UInt8

  /// Memory that a worker keeps for itself from tile to tile.
  func makeScratch() -> KernelScratch

  /// Steps at least the wanted cells of a tile, of which there are some; `phase` is the generation
  /// modulo 2.
  func step(_ tile: TileCopy, phase: Int, scratch: KernelScratch)
}

extension CellKernel {
  package var isCross: Bool { false }

  func background(phase: Int) -> UInt8 { 0 }

  func makeScratch() -> KernelScratch { KernelScratch() }
}

/// The places of a tile in its copy with a margin.
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

/// A tile while it is stepped.
@safe package struct TileCopy {
  /// Its cells, with a margin.
  package let padded: UnsafeMutablePointer<UInt8>
  /// The cells that come out of it.
  package let target: UnsafeMutablePointer<UInt8>
  /// The cells of it that are stepped.
  package let wanted: TileCells
}

/// Memory that one worker has while a field is stepped.
///
/// `@unchecked Sendable`: a scratch is used by one part of the work at a time.
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

  /// The bytes of what was learnt of the rule.
  var bytes: Int { 0 }
}

/// A pool of scratch memory between steps, so that the tables of a worker outlive a tick.
final class ScratchShelf: Sendable {
  private let shelf: Mutex<[KernelScratch]> = Mutex([])

  /// A scratch of those that wait, or a new one.
  func take(for kernel: any CellKernel) -> KernelScratch {
    shelf.withLock { $0.popLast() } ?? kernel.makeScratch()
  }

  /// Puts one back, if it has learnt no more than so many bytes.
  func put(_ scratch: KernelScratch, limit: Int) {
    if scratch.bytes <= limit { shelf.withLock { $0.append(scratch) } }
  }

  /// The bytes of what those that wait have learnt.
  var bytes: Int { shelf.withLock { $0.reduce(0) { $0 + $1.bytes } } }
}
