/// The kernel that suits a rule of the nearest cells.
enum RuleKernel {
  /// The most bytes of a table that answers every neighbourhood.
  private static let largestTable = 20

  /// A kernel for a rule.
  static func of(_ rule: some LocalRule) -> any CellKernel {
    let bits = max(1, (rule.stateCount - 1).bitWidth - (rule.stateCount - 1).leadingZeroBitCount)
    let cells = rule.reach == .vonNeumann ? 5 : 9
    return bits * cells <= largestTable
      ? WholeTableKernel(rule, bits: bits) : RememberingKernel(rule)
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

  func makeScratch() -> KernelScratch { KernelScratch() }

  func step(
    _ padded: UnsafePointer<UInt8>, into target: UnsafeMutablePointer<UInt8>, phase: Int,
    scratch: KernelScratch
  ) {
    let quiet = isQuiet(phase: phase)
    for y in 0..<PaddedTile.side {
      let row = unsafe target + y &* PaddedTile.side
      if quiet, unsafe PaddedTile.isEmpty(padded, around: y) {
        unsafe row.update(repeating: 0, count: PaddedTile.side)
        continue
      }
      let north = unsafe padded + PaddedTile.place(-1, y &- 1)
      let columns = unsafe scratch.columns
      unsafe join(north, into: columns)
      if isCross {
        unsafe stepCross(north + PaddedTile.stride, columns, row)
      } else {
        unsafe stepSquare(columns, row)
      }
    }
  }

  /// Writes the columns −1 to 64 of three rows, a number each.
  @inline(__always) private func join(
    _ north: UnsafePointer<UInt8>, into columns: UnsafeMutablePointer<UInt32>
  ) {
    let (bits, stride) = (bits, PaddedTile.stride)
    for x in 0..<66 {
      let (a, b) = unsafe (UInt32(north[x]), UInt32(north[x &+ stride]))
      let c = unsafe UInt32(north[x &+ 2 &* stride])
      unsafe columns[x] = (a &<< bits | b) &<< bits | c
    }
  }

  @inline(__always) private func stepSquare(
    _ columns: UnsafePointer<UInt32>, _ row: UnsafeMutablePointer<UInt8>
  ) {
    let width = 3 &* bits
    let mask: UInt32 = 1 &<< (3 &* width) &- 1
    var index = unsafe columns[0] &<< width | columns[1]
    for x in 0..<PaddedTile.side {
      index = unsafe (index &<< width | columns[x &+ 2]) & mask
      unsafe row[x] = table[Int(index)]
    }
  }

  @inline(__always) private func stepCross(
    _ middle: UnsafePointer<UInt8>, _ columns: UnsafePointer<UInt32>,
    _ row: UnsafeMutablePointer<UInt8>
  ) {
    let bits = bits
    for x in 0..<PaddedTile.side {
      let sides = unsafe UInt32(middle[x]) &<< bits | UInt32(middle[x &+ 2])
      unsafe row[x] = table[Int(columns[x &+ 1] &<< (2 &* bits) | sides)]
    }
  }
}
