/// The work of an engine so far.
package struct EngineWork: Hashable, Sendable {
  /// The engine: `dense`, `hash`, …
  package var engine: String

  /// The kernel within the engine: `portable`, `avx2`, `avx512`, …
  package var kernel: String

  /// The number of cells times the number of generations.
  package var cellsStepped: UInt128

  /// The work of an engine and kernel.
  package init(engine: String, kernel: String, cellsStepped: UInt128 = 0) {
    self.engine = engine
    self.kernel = kernel
    self.cellsStepped = cellsStepped
  }
}
