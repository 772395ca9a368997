internal import CTerrariumKernels

/// Steps two-state rules with history, 64 cells at a time, as bit planes.
struct WatchKernel: CellKernel {
  private let rule: SuperRule
  private let life: RuleCode
  private let kernel: Kernel

  init(_ rule: SuperRule, _ kernel: Kernel) {
    (self.rule, life, self.kernel) = (rule, RuleCode(rule.lived), kernel)
  }

  var stateCount: Int { rule.stateCount }

  var isQuiet: Bool { rule.isQuiet }

  func step(_ tile: TileCopy, phase: Int, scratch: KernelScratch) {
    let rows = tile.wanted.span
    let kind: WatchKind =
      switch rule.kind {
      case .history: .history
      case .superstates: .super
      case .investigator: .investigator
      }
    let reach: WatchReach =
      switch rule.reach {
      case .vonNeumann: .four
      case .hexagonal: .six
      case .moore: .eight
      }
    let life = life
    unsafe life.withScratch { scratch in
      unsafe kernel.watch(
        WatchStep(
          kind: kind, reach: reach, rule: life.kind, coefficients: life.coefficients.start,
          program: life.program.start, table: life.table.start, blocks: life.blocks.start,
          scratch: scratch, padded: tile.padded, target: tile.target,
          first: Int32(rows.lowerBound & ~7), last: Int32((rows.upperBound + 7) & ~7)))
    }
  }
}
