internal import CKernels
internal import LibC

/// Looks every neighbourhood up in one table, which is filled from the rule when needed.
struct TableKernel<Rule: LocalRule>: CellKernel {
  private let rule: Rule
  private let kernel: Kernel
  private let numbers: LookUpNumbers
  private let quiet: Bool

  /// The most bits of a number: larger tables do not fit the cache.
  private static var mostBits: Int { 20 }

  /// The kernel of a rule; nil if its table would be too large.
  init?(_ rule: Rule, _ kernel: Kernel) {
    (self.rule, self.kernel, numbers) = (rule, kernel, LookUpNumbers(rule))
    guard numbers.bitsOfAll <= Self.mostBits else { return nil }
    quiet = rule.next(Around(ring: 0, centre: 0)) == 0
  }

  var stateCount: Int { rule.stateCount }

  func isQuiet(phase: Int) -> Bool { quiet }

  func makeScratch() -> KernelScratch { AnswerMemory(1 << numbers.bitsOfAll) }

  func step(
    _ padded: UnsafePointer<UInt8>, into target: UnsafeMutablePointer<UInt8>, blocks: UInt64,
    phase: Int, scratch: KernelScratch
  ) {
    guard let memory = scratch as? AnswerMemory else {
      preconditionFailure("a scratch of its own")
    }
    var step = unsafe LookUpStep(
      numbers, isQuiet: quiet, of: scratch, from: padded, into: target)
    unsafe step.whole = UnsafePointer(memory.answers)
    unsafe step.perform(with: kernel) { north, _ in
      var around = unsafe Around(at: north)
      around.ring &= rule.reach.ringMask
      unsafe memory.answers[numbers.whole(north)] = rule.next(around) + 1
    }
  }
}

/// A worker's table for a rule: the next state plus 1 of each neighbourhood, or 0 if unknown.
@safe private final class AnswerMemory: KernelScratch, @unchecked Sendable {
  let answers: UnsafeMutablePointer<UInt8>
  override var bytes: Int { count }
  private let count: Int

  init(_ count: Int) {
    self.count = count
    unsafe answers = zeros(count)
  }

  deinit { unsafe free(answers) }
}
