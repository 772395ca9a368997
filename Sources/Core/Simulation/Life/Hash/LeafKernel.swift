internal import CTerrariumKernels

/// Steps squares of four leaves, many at once, by up to a quarter of their side, and returns the
/// leaves at their centres.
///
/// Squares are side by side in tiles, which are stepped by the kernels of other fields. Influence
/// from adjacent squares travels one cell per generation and never reaches a centre, so no masks
/// are needed.
package protocol LeafKernel: AnyObject {
  /// The name of the kernel in reports.
  var name: String { get }

  /// The memory of what was learnt of the rule, in bytes.
  var bytes: Int { get }

  /// Sets the leaves of the square at a place below `LeafBatch.most`.
  func put(_ nw: LeafCells, _ ne: LeafCells, _ sw: LeafCells, _ se: LeafCells, at place: Int)

  /// Steps the squares at the first places from a background.
  func step(count: Int, generations: Int, background: UInt8)

  /// The centre of the square at a place.
  func middle(at place: Int) -> LeafCells

  /// Creates a kernel of the same rule with its own squares.
  func twin() -> any LeafKernel
}

/// The number of squares that are computed together.
package enum LeafBatch {
  package static let most = 64
}

/// A rule compiled for kernels, with memory for its planes, because few leaves are stepped at a
/// time.
@safe private final class LeafCode {
  let code: RuleCode
  let scratch: UnsafeMutablePointer<UInt64>

  init(_ code: RuleCode) {
    self.code = code
    unsafe scratch = code.scratch(in: .allocate(byteCount: code.scratchBytes, alignment: 64))
  }

  deinit { unsafe scratch.deallocate() }
}

/// The kernel for leaves of bits: four squares of 32×32 cells per tile of 64×64.
///
/// Cells are differences from the background, so a rule becomes two tables, one for each state of
/// the background, which both keep emptiness empty (`RuleTable.ofDifferences`).
@safe package final class BitLeafKernel: LeafKernel {
  private let rule: RuleTable
  private let kernel: Kernel

  /// The rule for differences from a dead background, and from a live one once needed.
  private let dead: LeafCode
  private var live: LeafCode?

  private let store = TileStore(capacity: BitLeafKernel.tiles)

  /// The tiles of this generation and of the next; tile 0 is empty and surrounds all others.
  private var cells: UnsafeMutablePointer<UInt64>
  private var nextCells: UnsafeMutablePointer<UInt64>
  private let list = KernelList((1..<Int32(BitLeafKernel.tiles)).map(\.self))

  private static let tiles = 1 + LeafBatch.most / 4

  /// Creates the kernel of a rule.
  package convenience init(_ rule: RuleTable, kernel: Kernel = .best) {
    let dead = RuleCode(rule.ofDifferences(from: 0), for: kernel)
    self.init(rule, kernel, dead: LeafCode(dead), live: nil)
  }

  private init(_ rule: RuleTable, _ kernel: Kernel, dead: LeafCode, live: LeafCode?) {
    self.rule = rule
    self.kernel = kernel
    self.dead = dead
    self.live = live
    unsafe (cells, nextCells) = (store.cells, store.otherCells)
  }

  package var name: String { rule.counts == nil ? "blocks" : "counts" }

  package var bytes: Int { 0 }

  package func twin() -> any LeafKernel {
    BitLeafKernel(rule, kernel, dead: LeafCode(dead.code), live: live.map { LeafCode($0.code) })
  }

  /// The byte offset of a square in the first row of its tile, and the distance between rows.
  ///
  /// Row y of a tile is word y % 8 * 8 + y / 8.
  @inline(__always)
  private func start(of place: Int) -> Int {
    512 &* (1 &+ place >> 2) &+ 32 &* (place >> 1 & 1) &+ 4 &* (place & 1)
  }

  @inline(__always)
  private func offset(ofRow y: Int) -> Int { (y & 7) << 6 &+ (y >> 3) << 3 }

  package func put(
    _ nw: LeafCells, _ ne: LeafCells, _ sw: LeafCells, _ se: LeafCells, at place: Int
  ) {
    let square = unsafe UnsafeMutableRawPointer(cells) + start(of: place)
    for y in 0..<16 {
      let shift = UInt64((y & 3) << 4)
      let north = nw[y >> 2] &>> shift & 0xffff | (ne[y >> 2] &>> shift & 0xffff) << 16
      let south = sw[y >> 2] &>> shift & 0xffff | (se[y >> 2] &>> shift & 0xffff) << 16
      unsafe square.storeBytes(
        of: UInt32(truncatingIfNeeded: north), toByteOffset: offset(ofRow: y), as: UInt32.self)
      unsafe square.storeBytes(
        of: UInt32(truncatingIfNeeded: south), toByteOffset: offset(ofRow: y &+ 16),
        as: UInt32.self)
    }
  }

  package func step(count: Int, generations: Int, background: UInt8) {
    var background = background
    for _ in 0..<generations {
      let code = code(onBackground: background)
      let step = unsafe TileStep(
        code.code, restless: true, from: cells, into: nextCells, links: store.links,
        flags: store.flags, scratch: code.scratch)
      unsafe kernel.step(step, list.start, count: (count + 3) / 4, mask: nil)
      unsafe swap(&cells, &nextCells)
      background = self.rule.next(background: background)
    }
  }

  private func code(onBackground background: UInt8) -> LeafCode {
    if background == 0 { return dead }
    if let live { return live }
    let code = LeafCode(RuleCode(rule.ofDifferences(from: 1), for: kernel))
    live = code
    return code
  }

  package func middle(at place: Int) -> LeafCells {
    let square = unsafe UnsafeRawPointer(cells) + start(of: place)
    var middle = LeafCells.zero
    for word in 0..<4 {
      var rows: UInt64 = 0
      for row in 0..<4 {
        let cells = unsafe square.load(
          fromByteOffset: offset(ofRow: 8 &+ word &* 4 &+ row), as: UInt32.self)
        rows |= UInt64(cells >> 8 & 0xffff) &<< UInt64(16 &* row)
      }
      middle[word] = rows
    }
    return middle
  }
}
