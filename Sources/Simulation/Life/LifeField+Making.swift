extension LifeOptions {
  /// An empty field of a size, or a plane with a background.
  func makeField(
    rule: RuleTable, size: GridSize, edges: Edges, background: UInt8 = 0
  ) -> any LifeField {
    switch edges {
    case .wrap, .wall:
      FiniteField(
        size: size, wraps: edges == .wrap, rule: rule, kernel: denseKernel, workers: workers,
        engine: denseName)
    case .none where engine == .auto:
      AutoPlane(rule: rule, background: background, options: self)
    case .none where engine == .hash:
      HashField(rule: rule, background: background, memory: memoryLimit)
    case .none:
      TilePlane(
        rule: rule, background: background, kernel: denseKernel, workers: workers,
        engine: denseName, memoryLimit: memoryLimit)
    }
  }
}
