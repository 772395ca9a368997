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
    case .none:
      TilePlane(
        rule: rule, background: background, kernel: denseKernel, workers: workers,
        engine: denseName, memoryLimit: memoryLimit)
    }
  }
}
