internal import CTerrariumKernels

/// A build of the kernels for a class of processors.
package enum Kernel: String, CaseIterable, Sendable {
  /// The instructions of every processor of the architecture: two words at a time.
  case portable
  /// Four words at a time.
  case avx2
  /// Eight words at a time, with one instruction that combines three of them.
  case avx512

  /// The kernels that this processor can run, slowest first.
  package static let available = allCases.filter { kernel_runs($0.build) }

  /// The fastest kernel that this processor can run.
  package static let best = available.last ?? .portable

  private var build: KernelBuild {
    switch self {
    case .portable: .portable
    case .avx2: .avx2
    case .avx512: .avx512
    }
  }
}

extension Kernel {
  /// Steps the tiles of a list; `mask` is given for tiles that belong to the field in part.
  func step(
    _ step: TileStep, _ list: UnsafePointer<Int32>, count: Int, mask: UnsafePointer<UInt64>?
  ) {
    unsafe withUnsafePointer(to: step) { unsafe kernel_step(build, $0, list, count, mask) }
  }

  /// Advances a small torus.
  func play(_ run: RingRun) {
    var run = unsafe run
    unsafe kernel_ring(build, &run)
  }

  /// Draws a number for each bit of some rows of at most 64, and sets the bits whose number is
  /// below a limit.
  ///
  /// The numbers equal those of `stream.next()`, row by row, from the lowest bit.
  @unsafe func draw(
    from stream: inout RandomStream, below limit: UInt64, columns: Int, rows: Int,
    into words: UnsafeMutablePointer<UInt64>
  ) {
    var draws = unsafe BitDraws(
      position: stream.position, limit: limit, columns: Int32(columns), rows: Int32(rows),
      words: words)
    unsafe kernel_draw(build, &draws)
    stream.skip(columns * rows)
  }

  /// Draws the cells of a grid of two states, each alive with the same probability in thousandths
  /// of a percent.
  ///
  /// It draws one number per cell, row by row.
  package func drawCells(
    _ size: GridSize, thousandthsOfPercent share: Int, using stream: inout RandomStream
  ) -> [UInt8] {
    let count = size.area
    guard share < 100_000 else {
      stream.skip(count)
      return [UInt8](repeating: 1, count: count)
    }
    let limit = RandomStream.limit(thousandthsOfPercent: share)
    var words = [UInt64](repeating: 0, count: (count + 63) / 64)
    unsafe words.withUnsafeMutableBufferPointer { words in
      guard let first = words.baseAddress else { return }
      unsafe draw(
        from: &stream, below: limit, columns: 64, rows: count / 64, into: first)
      guard count % 64 > 0 else { return }
      unsafe draw(
        from: &stream, below: limit, columns: count % 64, rows: 1, into: first + count / 64)
    }
    var cells = [UInt8](repeating: 0, count: count)
    for (index, word) in words.enumerated() {
      let first = 64 * index
      for bit in 0..<min(64, count - first) {
        cells[first + bit] = UInt8(truncatingIfNeeded: word &>> UInt64(bit)) & 1
      }
    }
    return cells
  }

  /// Steps a block of a field of bytes.
  @unsafe func step(
    _ step: FarStep, _ block: FarBlock, _ scratch: UnsafeMutablePointer<UInt8>
  ) {
    var (step, block) = unsafe (step, block)
    unsafe kernel_far(build, &step, &block, scratch)
  }

  /// Looks up the next states of a tile's wanted cells from one on; returns the first whose result
  /// is unknown, or nil.
  @unsafe func lookUp(_ step: LookUpStep, from first: Int) -> Int? {
    let place = unsafe withUnsafePointer(to: step) {
      unsafe kernel_look_up(build, $0, Int32(first))
    }
    return place < 0 ? nil : Int(place)
  }

  /// Sets the cells touched by changes; returns the rows that have any, the first in the lowest
  /// bit.
  func touched(by changes: TileChanges, _ cells: TileCells) -> UInt64 {
    unsafe withUnsafePointer(to: changes) { unsafe kernel_touched(build, $0, cells.rows) }
  }

  /// Replaces wanted cells, and sets those that differ; returns the flags of the tile
  /// (`TileStore.flags`).
  @unsafe func replace(
    _ target: UnsafeMutablePointer<UInt8>, with cells: UnsafePointer<UInt8>, _ wanted: TileCells,
    _ changed: TileCells
  ) -> UInt8 {
    unsafe kernel_replace(build, cells, target, wanted.rows, changed.rows)
  }
}
