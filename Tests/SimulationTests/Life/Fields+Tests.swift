import Simulation

extension TilePlane {
  /// A dead plane with some live cells.
  init(_ rule: RuleTable, alive: [Cell] = [], by kernel: Kernel = .best, jobs: Int = 1) {
    self.init(
      rule: rule, kernel: kernel, workers: WorkerPool(jobs: jobs), engine: "dense",
      memoryLimit: 1 << 28)
    set(alive, to: 1)
  }
}

extension FiniteField {
  /// An empty field.
  init(
    _ rule: RuleTable, _ size: GridSize, wraps: Bool, by kernel: Kernel = .best, jobs: Int = 1
  ) {
    self.init(
      size: size, wraps: wraps, rule: rule, kernel: kernel, workers: WorkerPool(jobs: jobs),
      engine: "dense")
  }
}

extension LifeWorld {
  /// An empty plane, or the grid of a rule, seen through a window.
  init(
    _ rule: String, _ columns: Int = 9, _ rows: Int = 9, by engine: LifeEngine = .auto
  ) throws {
    self.init(
      rule: try CellRule(rule), size: GridSize(columns: columns, rows: rows),
      options: LifeOptions(engine: engine))
  }
}
