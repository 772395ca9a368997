/// The work that an engine has done.
package struct EngineWork: Hashable, Sendable {
  /// The engine: `dense`, `hash`, …
  package var engine: String

  /// The kernel within the engine: `portable`, `avx2`, `avx512`, …
  package var kernel: String

  /// The product of cells and generations, summed over the run.
  package var cellsStepped: UInt128

  /// Creates the work of an engine and kernel.
  package init(engine: String, kernel: String, cellsStepped: UInt128 = 0) {
    self.engine = engine
    self.kernel = kernel
    self.cellsStepped = cellsStepped
  }
}
