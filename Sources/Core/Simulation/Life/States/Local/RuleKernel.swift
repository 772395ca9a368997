/// Chooses the kernel for a rule of the nearest cells.
package enum RuleKernel {
  /// Creates a kernel for a rule, with a kernel of the processor.
  package static func of(_ rule: some LocalRule, _ kernel: Kernel = .best) -> any CellKernel {
    LookUpKernel(rule, kernel) ?? RememberingKernel(rule)
  }
}
