/// Which engine steps a field.
package enum LifeEngine: String, CaseIterable, Sendable {
  /// The one that suits the field and the step.
  case auto
  /// Every cell of what is there, 64 at a time, with the best kernel of the processor.
  case dense
  /// The same with the kernel that every processor can run.
  case densePortable = "dense-portable"
  /// HashLife: what was seen before is not computed again. For the plane.
  case hash
}

/// How a field is stepped. Nothing here changes what comes out.
package struct LifeOptions: Sendable {
  package var engine: LifeEngine
  package var workers: WorkerPool

  /// How many bytes a plane may grow to where nobody says anything.
  package static let usualMemory = 1 << 30

  /// How many bytes a plane may grow to; beyond that advancing throws.
  package var memoryLimit: Int

  /// The kernel that is used instead of the engine's own choice; it must be available.
  package var kernel: Kernel?

  /// Options for an engine, threads and a bound for planes.
  package init(
    engine: LifeEngine = .auto, workers: WorkerPool = WorkerPool(jobs: 1),
    memoryLimit: Int = LifeOptions.usualMemory
  ) {
    self.engine = engine
    self.workers = workers
    self.memoryLimit = memoryLimit
  }

  /// The kernel for dense fields.
  var denseKernel: Kernel {
    kernel ?? (engine == .densePortable ? .portable : .best)
  }

  /// What the engine for dense fields is called.
  var denseName: String {
    engine == .densePortable ? LifeEngine.densePortable.rawValue : LifeEngine.dense.rawValue
  }
}
