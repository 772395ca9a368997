internal import CTerrariumKernels
internal import TerrariumLibC

/// Looks up every neighbourhood in a table, which is filled from the rule on demand.
struct LookUpKernel: CellKernel {
  private let rule: any LocalRule
  private let kernel: Kernel
  private let numbers: LookUpNumbers

  /// Creates the kernel of a rule; nil if its table would be too large.
  init?(_ rule: any LocalRule, _ kernel: Kernel) {
    self.rule = rule
    self.kernel = kernel
    numbers = LookUpNumbers(rule)
    // Larger tables do not fit into the cache.
    if numbers.bitsOfAll > 20 { return nil }
  }

  var stateCount: Int { rule.stateCount }

  var isQuiet: Bool { rule.isQuiet }

  var isCross: Bool { numbers.isCross }

  var rowsPerResult: Int { 6 }

  func makeScratch() -> KernelScratch { LearntAnswers(rule, numbers) }

  func step(_ tile: TileCopy, phase: Int, scratch: KernelScratch) {
    guard let memory = scratch as? LearntAnswers else {
      preconditionFailure("a scratch of its own")
    }
    let step = unsafe LookUpStep(
      bits: UInt32(numbers.bits), isCross: numbers.isCross,
      answers: UnsafePointer(memory.answers), wanted: tile.wanted.rows, padded: tile.padded,
      target: tile.target)
    var first = 0
    while let place = unsafe kernel.lookUp(step, from: first) {
      first = place
      unsafe memory.learn(tile.padded + PaddedTile.place((place & 63) - 1, place >> 6 - 1))
    }
  }
}

/// A worker's table of a rule: the next state plus 1 of each neighbourhood, or 0 if unknown.
@safe private final class LearntAnswers: KernelScratch, @unchecked Sendable {
  private let rule: any LocalRule
  private let numbers: LookUpNumbers
  let answers: UnsafeMutablePointer<UInt8>

  init(_ rule: any LocalRule, _ numbers: LookUpNumbers) {
    self.rule = rule
    self.numbers = numbers
    unsafe answers = zeros(1 << numbers.bitsOfAll)
  }

  deinit { unsafe free(answers) }

  override var bytes: Int { 1 << numbers.bitsOfAll }

  /// Adds the neighbourhood whose north-western cell is at a place.
  func learn(_ north: UnsafePointer<UInt8>) {
    var around = unsafe Around(at: north)
    around.ring &= rule.reach.ringMask
    unsafe answers[numbers.whole(north)] = rule.next(around) + 1
  }
}
