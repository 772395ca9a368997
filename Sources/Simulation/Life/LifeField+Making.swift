extension LifeOptions {
  /// An empty field of a size, or a plane with a background.
  ///
  /// HashLife is for the plane: where it is asked for on a finite field, the dense engine steps.
  func makeField(
    rule: RuleTable, size: GridSize, edges: Edges, background: UInt8 = 0
  ) -> any LifeField {
    if edges != .none {
      return FiniteField(
        size: size, wraps: edges == .wrap, rule: rule, kernel: denseKernel, workers: workers,
        engine: denseName)
    }
    switch engine {
    case .hash: return HashField(rule: rule, background: background, memory: memoryLimit)
    case .dense, .densePortable: return makePlane(rule, background)
    case .auto:
      return AutoPlane(rule: rule, background: background, memoryLimit: memoryLimit) {
        makePlane($0, $1)
      }
    }
  }

  private func makePlane(_ rule: RuleTable, _ background: UInt8) -> TilePlane {
    TilePlane(
      rule: rule, background: background, kernel: denseKernel, workers: workers,
      engine: denseName, memoryLimit: memoryLimit)
  }
}
