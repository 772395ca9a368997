/// Two states on grids that the two-state engines do not support. It stores differences from the
/// background, which B0 changes from phase to phase.
struct TwoStateKernel: CellKernel {
  private let phases: [any CellKernel]
  private let backgrounds: [UInt8]

  /// Creates the kernel of a rule. With B0 the background is dead in phase 0 and alive in phase 1,
  /// or alive in both if it stays so, in which case holes are drawn.
  init(_ table: RuleTable) {
    let first: UInt8 = table.hasB0 ? table.next(background: 1) : 0
    backgrounds = [first, table.next(background: first)]
    phases = backgrounds.map {
      RuleKernel.of(GenerationsRule(table.ofDifferences(from: $0), stateCount: 2))
    }
  }

  var stateCount: Int { 2 }

  func background(phase: Int) -> UInt8 { backgrounds[phase] }

  var isQuiet: Bool { true }

  /// A worker's tables for each phase.
  private final class Memory: KernelScratch, @unchecked Sendable {
    let phases: [KernelScratch]

    init(_ phases: [KernelScratch]) { self.phases = phases }
  }

  func makeScratch() -> KernelScratch { Memory(phases.map { $0.makeScratch() }) }

  func step(_ tile: TileCopy, phase: Int, scratch: KernelScratch) {
    guard let memory = scratch as? Memory else { preconditionFailure("a scratch of its own") }
    phases[phase].step(tile, phase: phase, scratch: memory.phases[phase])
  }
}
