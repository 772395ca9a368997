/// The kernel for leaves of bytes: each square of 8×8 cells is a block of a tile.
@safe package final class StateLeafKernel: LeafKernel {
  private let kernel: any CellKernel
  private let scratch: KernelScratch

  /// Creates the kernel of a rule.
  package convenience init(_ rule: any LocalRule) { self.init(kernel: RuleKernel.of(rule)) }

  private init(kernel: any CellKernel) {
    (self.kernel, scratch) = (kernel, kernel.makeScratch())
  }

  package var name: String { "states" }

  package var bytes: Int { scratch.bytes }

  package func twin() -> any LeafKernel { StateLeafKernel(kernel: kernel) }

  /// The upper left cell of a square in its tile.
  @inline(__always)
  private func corner(of place: Int) -> (x: Int, y: Int) { ((place & 7) << 3, place & ~7) }

  package func put(
    _ nw: LeafCells, _ ne: LeafCells, _ sw: LeafCells, _ se: LeafCells, at place: Int
  ) {
    let (x, y) = corner(of: place)
    let square = unsafe UnsafeMutableRawPointer(scratch.tile.padded) + PaddedTile.place(x, y)
    for row in 0..<8 {
      let (west, east) = row < 4 ? (nw, ne) : (sw, se)
      let (word, shift) = (row >> 1 & 1, UInt64((row & 1) << 5))
      let cells = west[word] &>> shift & 0xffff_ffff | (east[word] &>> shift) << 32
      unsafe square.storeBytes(of: cells, toByteOffset: row &* PaddedTile.stride, as: UInt64.self)
    }
  }

  package func step(count: Int, generations: Int, background: UInt8) {
    for generation in 0..<generations {
      if generation > 0 { takeBack(count) }
      want(count, margin: 3 - generations + generation)
      kernel.step(scratch.tile, phase: 0, scratch: scratch)
    }
  }

  /// Requests the cells of a number of squares, except those near their sides.
  private func want(_ count: Int, margin: Int) {
    let columns = (UInt64(0xff) >> UInt64(2 * margin)) << UInt64(margin) &* 0x0101_0101_0101_0101
    for row in 0..<64 {
      let (squares, isInside) = (count - row & ~7, margin..<8 - margin ~= row & 7)
      let cells: UInt64 = squares >= 8 ? ~0 : (1 << UInt64(8 * max(0, squares))) - 1
      unsafe scratch.tile.wanted.rows[row] = isInside ? columns & cells : 0
    }
  }

  /// Makes the results the cells of the next generation.
  private func takeBack(_ count: Int) {
    for row in 0..<(count + 7) & ~7 {
      unsafe (scratch.tile.padded + PaddedTile.place(0, row)).update(
        from: scratch.tile.target + row * PaddedTile.side, count: PaddedTile.side)
    }
  }

  package func middle(at place: Int) -> LeafCells {
    let (x, y) = corner(of: place)
    let start = (y &+ 2) &* PaddedTile.side &+ x &+ 2
    let square = unsafe UnsafeRawPointer(scratch.tile.target) + start
    func row(_ row: Int) -> UInt64 {
      let offset = row &* PaddedTile.side
      return unsafe UInt64(square.loadUnaligned(fromByteOffset: offset, as: UInt32.self))
    }
    return LeafCells(row(0) | row(1) << 32, row(2) | row(3) << 32, 0, 0)
  }
}
