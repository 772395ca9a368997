/// The kernel that suits a rule of the nearest cells.
package enum RuleKernel {
  /// A kernel for a rule, with a kernel of the processor.
  package static func of(_ rule: some LocalRule, _ kernel: Kernel = .best) -> any CellKernel {
    if let rule = rule as? SuperRule { return WatchKernel(rule, kernel) }
    return TableKernel(rule, kernel) ?? columns(rule, kernel) ?? RememberingKernel(rule)
  }

  /// The kernel of a rule that has columns, made for each kind of rule apart.
  private static func columns(_ rule: some LocalRule, _ kernel: Kernel) -> (any CellKernel)? {
    switch rule {
    case let rule as TransitionRule: ColumnKernel(rule, kernel)
    case let rule as PermutedRule: ColumnKernel(rule, kernel)
    case let rule as TreeRule: ColumnKernel(rule, kernel)
    case let rule as VonNeumannRule: ColumnKernel(rule, kernel)
    default: nil
    }
  }
}
