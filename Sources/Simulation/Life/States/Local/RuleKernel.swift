/// The kernel that suits a rule of the nearest cells.
package enum RuleKernel {
  /// The most bits of an index into a table that answers every neighbourhood, where the rule has
  /// columns, and where it has none.
  private static let smallTable = 12
  private static let largestTable = 20

  /// A kernel for a rule; of two states that are watched, with a kernel of the processor.
  package static func of(_ rule: some LocalRule, _ kernel: Kernel = .best) -> any CellKernel {
    if let rule = rule as? SuperRule { return WatchKernel(rule, kernel) }
    let bits = max(1, (rule.stateCount - 1).bitWidth - (rule.stateCount - 1).leadingZeroBitCount)
    let index = bits * (rule.reach == .vonNeumann ? 5 : 9)
    if index > smallTable, let kernel = columns(rule) { return kernel }
    return index <= largestTable
      ? WholeTableKernel(rule, bits: bits) : RememberingKernel(rule)
  }

  /// The kernel of a rule that has columns, made for each kind of rule apart.
  private static func columns(_ rule: some LocalRule) -> (any CellKernel)? {
    switch rule {
    case let rule as TransitionRule: ColumnKernel(rule)
    case let rule as PermutedRule: ColumnKernel(rule)
    case let rule as TreeRule: ColumnKernel(rule)
    case let rule as VonNeumannRule: ColumnKernel(rule)
    default: nil
    }
  }
}

/// Answers every neighbourhood from one table, an index a cell.
///
/// A column of three states is one number, which three cells share; the index of a cell is that of
/// the one before moved on by a column. Under von Neumann's reach it is the cell's own column, and
/// the states to its left and right.
///
/// `@unchecked Sendable`: the memory is written by `init` alone.
@safe final class WholeTableKernel: CellKernel, @unchecked Sendable {
  let stateCount: Int
  private let bits: UInt32
  private let isCross: Bool
  private let table: UnsafeMutablePointer<UInt8>

  init(_ rule: some LocalRule, bits: Int) {
    stateCount = rule.stateCount
    self.bits = UInt32(bits)
    isCross = rule.reach == .vonNeumann
    let cells = isCross ? 5 : 9
    unsafe table = .allocate(capacity: 1 << (bits * cells))
    unsafe table.initialize(repeating: 0, count: 1 << (bits * cells))
    let places: [UInt64?] = isCross ? [1, nil, 6, 3, 4] : [0, 3, 5, 1, nil, 6, 2, 4, 7]
    let mask = rule.reach.ringMask
    for index in 0..<1 << (bits * cells) {
      var around = Around(ring: 0, centre: 0)
      var isPossible = true
      for (cell, place) in places.enumerated() {
        let state = index >> ((cells - 1 - cell) * bits) & (1 << bits - 1)
        if state >= stateCount { isPossible = false }
        if let place {
          around.ring |= UInt64(state) << (8 * place)
        } else {
          around.centre = UInt8(state)
        }
      }
      if !isPossible { continue }
      around.ring &= mask
      unsafe table[index] = rule.next(around)
    }
  }

  deinit { unsafe table.deallocate() }

  func isQuiet(phase: Int) -> Bool { unsafe table[0] == 0 }

  func step(
    _ padded: UnsafePointer<UInt8>, into target: UnsafeMutablePointer<UInt8>, blocks: UInt64,
    phase: Int, scratch: KernelScratch
  ) {
    var columns = InlineArray<66, UInt32>(repeating: 0)
    TileBlocks.forEachRun(of: blocks) { y, run in
      let row = unsafe target + y &* PaddedTile.side
      let north = unsafe padded + PaddedTile.place(-1, y &- 1)
      unsafe join(north, run, into: &columns)
      if isCross {
        unsafe stepCross(north + PaddedTile.stride, run, columns, row)
      } else {
        unsafe stepSquare(run, columns, row)
      }
    }
  }

  /// Writes the columns around a run of three rows, a number each.
  @inline(__always) private func join(
    _ north: UnsafePointer<UInt8>, _ run: Range<Int>, into columns: inout InlineArray<66, UInt32>
  ) {
    let (bits, stride) = (bits, PaddedTile.stride)
    for x in run.lowerBound..<run.upperBound &+ 2 {
      let (a, b) = unsafe (UInt32(north[x]), UInt32(north[x &+ stride]))
      let c = unsafe UInt32(north[x &+ 2 &* stride])
      columns[x] = (a &<< bits | b) &<< bits | c
    }
  }

  @inline(__always) private func stepSquare(
    _ run: Range<Int>, _ columns: InlineArray<66, UInt32>, _ row: UnsafeMutablePointer<UInt8>
  ) {
    let width = 3 &* bits
    let mask: UInt32 = 1 &<< (3 &* width) &- 1
    var index = columns[run.lowerBound] &<< width | columns[run.lowerBound &+ 1]
    for x in run {
      index = (index &<< width | columns[x &+ 2]) & mask
      unsafe row[x] = table[Int(index)]
    }
  }

  @inline(__always) private func stepCross(
    _ middle: UnsafePointer<UInt8>, _ run: Range<Int>, _ columns: InlineArray<66, UInt32>,
    _ row: UnsafeMutablePointer<UInt8>
  ) {
    let bits = bits
    for x in run {
      let sides = unsafe UInt32(middle[x]) &<< bits | UInt32(middle[x &+ 2])
      unsafe row[x] = table[Int(columns[x &+ 1] &<< (2 &* bits) | sides)]
    }
  }
}
