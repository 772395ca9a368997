/// Chooses the kernel for a rule of the nearest cells.
package enum RuleKernel {
  /// Creates a kernel for a rule, with a kernel of the processor.
  package static func of(_ rule: some LocalRule, _ kernel: Kernel = .best) -> any CellKernel {
    if let rule = rule as? SuperRule { return WatchKernel(rule, kernel) }
    return LookUpKernel(rule, kernel) ?? RememberingKernel(rule)
  }
}
