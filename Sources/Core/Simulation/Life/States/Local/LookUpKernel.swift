internal import CTerrariumKernels
internal import TerrariumLibC

/// Looks up every neighbourhood in tables, which are filled from the rule on demand: in one, or by
/// columns if that would be too large.
struct LookUpKernel: CellKernel {
  private let rule: any LocalRule
  private let columns: (any ColumnRule)?
  private let kernel: Kernel
  private let numbers: LookUpNumbers

  /// Creates the kernel of a rule; nil if its table would be too large and it has no columns.
  init?(_ rule: any LocalRule, _ kernel: Kernel) {
    (self.rule, self.kernel, numbers) = (rule, kernel, LookUpNumbers(rule))
    // Larger tables do not fit into the cache.
    let isLarge = numbers.bitsOfAll > 20
    columns = isLarge ? rule as? any ColumnRule : nil
    if isLarge, columns == nil { return nil }
  }

  var stateCount: Int { rule.stateCount }

  var isQuiet: Bool { rule.isQuiet }

  var isCross: Bool { numbers.isCross }

  func makeScratch() -> KernelScratch {
    if let columns { return ColumnMemory(columns, numbers) }
    return LearntAnswers(rule, numbers)
  }

  func step(_ tile: TileCopy, phase: Int, scratch: KernelScratch) {
    guard let memory = scratch as? LookUpMemory else {
      preconditionFailure("a scratch of its own")
    }
    var step = unsafe LookUpStep(
      bits: UInt32(numbers.bits), isCross: numbers.isCross, whole: nil, west: nil,
      middle: nil, east: nil, pairs: nil, answers: nil, pairShift: 0, answerShift: 0,
      wanted: tile.wanted.rows, padded: tile.padded, target: tile.target)
    unsafe memory.show(&step)
    var first = 0
    while let place = unsafe kernel.lookUp(&step, from: first) {
      first = place
      unsafe memory.learn(tile.padded + PaddedTile.place((place & 63) - 1, place >> 6 - 1))
      unsafe memory.show(&step)
    }
  }
}

/// A worker's learnt part of a rule.
@safe class LookUpMemory: KernelScratch, @unchecked Sendable {
  /// Sets the tables of a step.
  func show(_ step: inout LookUpStep) { preconditionFailure("each memory has its tables") }

  /// Adds the neighbourhood whose north-western cell is at a place to the tables.
  func learn(_ north: UnsafePointer<UInt8>) { preconditionFailure("each memory learns") }
}

/// A table of a rule: the next state plus 1 of each neighbourhood, or 0 if unknown.
@safe private final class LearntAnswers: LookUpMemory, @unchecked Sendable {
  private let rule: any LocalRule
  private let numbers: LookUpNumbers
  private let answers: UnsafeMutablePointer<UInt8>

  init(_ rule: any LocalRule, _ numbers: LookUpNumbers) {
    (self.rule, self.numbers) = (rule, numbers)
    unsafe answers = zeros(1 << numbers.bitsOfAll)
  }

  deinit { unsafe free(answers) }

  override var bytes: Int { 1 << numbers.bitsOfAll }

  override func show(_ step: inout LookUpStep) { unsafe step.whole = UnsafePointer(answers) }

  override func learn(_ north: UnsafePointer<UInt8>) {
    var around = unsafe Around(at: north)
    around.ring &= rule.reach.ringMask
    unsafe answers[numbers.whole(north)] = rule.next(around) + 1
  }
}
