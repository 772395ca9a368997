/// The engine that steps a field.
package enum LifeEngine: String, CaseIterable, Sendable {
  /// The engine that suits the field and the step.
  case auto
  /// All cells that may change, 64 at a time, with the best kernel of the processor.
  case dense
  /// The same as dense, with the kernel that every processor can run.
  case densePortable = "dense-portable"
  /// HashLife, which computes equal parts of the plane once; only for planes.
  case hash

  /// The engines that users can choose.
  package static let offered: [LifeEngine] = [.auto, .dense, .hash]
}

/// The way a field is stepped. No option changes the result.
package struct LifeOptions: Sendable {
  package var engine: LifeEngine
  package var workers: WorkerPool

  /// The default of `memoryLimit`.
  package static let usualMemory = 1 << 30

  /// The most bytes of a plane; beyond that, advancing throws.
  package var memoryLimit: Int

  /// The kernel to use instead of the engine's own choice; it must be available.
  package var kernel: Kernel?

  /// Creates options for an engine, threads and a memory limit of planes.
  package init(
    engine: LifeEngine = .auto, workers: WorkerPool = WorkerPool(threads: 1),
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

  /// The work of a dense field that has stepped some cells.
  func denseWork(_ cellsStepped: UInt128) -> EngineWork {
    let name = engine == .densePortable ? engine : .dense
    return EngineWork(
      engine: name.rawValue, kernel: denseKernel.rawValue, cellsStepped: cellsStepped)
  }
}

extension LifeOptions {
  /// Creates an empty field for a rule, on its grid or on one of a size, with a background.
  ///
  /// HashLife is only for planes; on a grid the dense engine replaces it.
  func makeField(
    _ rule: CellRule, size: GridSize, edges: Edges, background: UInt8 = 0
  ) -> any CellField {
    if let table = rule.bitTable, edges != .none {
      return FiniteField(size: size, wraps: edges == .wrap, rule: table, options: self)
    }
    guard rule.keepsTrees else { return makeGrid(rule, background) }
    switch engine {
    case .hash: return makeHash(rule, background: background)
    case .dense, .densePortable: return makeTiles(rule, background)
    case .auto: return AutoField(rule, tiles: makeTiles(rule, background), options: self)
    }
  }

  /// Creates an empty HashLife plane, for a rule of two states or one that supports trees.
  package func makeHash(_ rule: CellRule, background: UInt8) -> HashField {
    if let table = rule.bitTable {
      return HashField(rule: table, background: background, memory: memoryLimit)
    }
    guard let local = rule.treeRule else { preconditionFailure("a rule without trees") }
    return HashField(local, memory: memoryLimit)
  }

  /// Creates an empty plane that is stepped tile by tile, for a rule that supports trees.
  private func makeTiles(_ rule: CellRule, _ background: UInt8) -> any TiledField {
    if let table = rule.bitTable {
      return TilePlane(rule: table, background: background, options: self)
    }
    if case .generations(let generations) = rule.family {
      return GenerationsField(generations, topology: nil, options: self)
    }
    guard let local = rule.treeRule else { preconditionFailure("a rule without trees") }
    return TileField(kernel: RuleKernel.of(local, denseKernel), topology: nil, options: self)
  }

  /// Creates an empty field for any other rule or grid.
  private func makeGrid(_ rule: CellRule, _ background: UInt8) -> any CellField {
    let kernel: any CellKernel
    switch rule.family {
    case .generations(let generations)
    where !generations.table.hasB0 && rule.topology.map { $0.edges != nil } ?? true:
      return GenerationsField(generations, topology: rule.topology, options: self)
    case .larger(let larger):
      var field = LargerField(larger, topology: rule.topology, options: self)
      if rule.topology == nil { field.phase = Int(background) }
      return field
    case .twoState(let table): kernel = TwoStateKernel(table)
    case .generations(let generations): kernel = RuleKernel.of(generations, denseKernel)
    case .blocks(let blocks): kernel = BlockKernel(blocks)
    case .local(let local): kernel = RuleKernel.of(local, denseKernel)
    }
    return TileField(kernel: kernel, topology: rule.topology, options: self)
  }
}
