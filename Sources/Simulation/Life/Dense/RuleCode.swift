internal import Kernels

/// A rule made ready for the kernels: which of them runs it, and with which constants.
///
/// `@unchecked Sendable`: the memory is written by `init` alone.
@safe final class RuleCode: @unchecked Sendable {
  let kind: UInt8

  /// The lane marks, then a vector of eight words for each coefficient of a rule that counts.
  let masks: UnsafePointer<UInt64>

  /// The decision diagram of any other rule.
  let program: UnsafePointer<Int32>

  /// How many words of memory a kernel needs beside the field.
  let scratchWords: Int

  private static let maskWords = 16 + 18 * 8

  /// The code of a rule.
  init(_ table: RuleTable) {
    let words = UnsafeMutablePointer<UInt64>.allocate(capacity: Self.maskWords)
    unsafe words.initialize(repeating: 0, count: Self.maskWords)
    unsafe words[7] = ~0
    var steps = [Int32]()
    if let counts = table.counts {
      kind = KernelKind.of(births: counts.births, survivals: counts.survivals)
      scratchWords = 8
      for (index, isSet) in Self.coefficients(counts).enumerated() where isSet {
        for word in 0..<8 { unsafe words[16 + index * 8 + word] = ~0 }
      }
    } else {
      kind = KernelKind.program
      let code = DecisionDiagram(table).program()
      steps = code.steps
      scratchWords = code.scratchWords
    }
    unsafe masks = UnsafePointer(words)
    let copy = UnsafeMutablePointer<Int32>.allocate(capacity: max(2, steps.count))
    unsafe copy.initialize(repeating: 0, count: max(2, steps.count))
    for (index, step) in steps.enumerated() { unsafe copy[index] = step }
    unsafe program = UnsafePointer(copy)
  }

  deinit {
    unsafe masks.deallocate()
    unsafe program.deallocate()
  }

  /// The polynomial, over the field of two elements, of the next state in the cell (bit 0 of an
  /// index), the ones, the twos and the fours of its count; then what eight neighbours change for
  /// a dead cell, and what they change in addition for a live one.
  private static func coefficients(_ counts: NeighbourCounts) -> [Bool] {
    var values = [Bool](repeating: false, count: 16)
    for index in 0..<16 {
      let bits = index & 1 != 0 ? counts.survivals : counts.births
      values[index] = bits >> UInt16(index >> 1) & 1 != 0
    }
    for variable in [1, 2, 4, 8] {
      for index in 0..<16 where index & variable != 0 {
        values[index] = values[index] != values[index ^ variable]
      }
    }
    let dead = (counts.births ^ counts.births >> 8) & 1 != 0
    let live = (counts.survivals ^ counts.survivals >> 8) & 1 != 0
    return values + [dead, dead != live]
  }
}
