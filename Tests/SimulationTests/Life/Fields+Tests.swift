import TerrariumSimulation

extension TilePlane {
  /// Creates a dead plane with some live cells.
  init(_ rule: RuleTable, alive: [Cell] = [], by kernel: Kernel = .best, threads: Int = 1) {
    var options = LifeOptions(workers: WorkerPool(threads: threads), memoryLimit: 1 << 28)
    options.kernel = kernel
    self.init(rule: rule, options: options)
    set(alive, to: 1)
  }
}

extension FiniteField {
  /// Creates an empty field.
  init(
    _ rule: RuleTable, _ size: GridSize, wraps: Bool, by kernel: Kernel = .best, threads: Int = 1
  ) {
    var options = LifeOptions(workers: WorkerPool(threads: threads))
    options.kernel = kernel
    self.init(size: size, wraps: wraps, rule: rule, options: options)
  }
}

extension LifeWorld {
  /// Creates an empty plane, or the grid of a rule, seen through a window.
  init(_ rule: String, _ columns: Int = 9, _ rows: Int = 9, by engine: LifeEngine = .auto) throws {
    self.init(
      rule: try CellRule(rule), size: GridSize(columns: columns, rows: rows),
      options: LifeOptions(engine: engine))
  }
}
