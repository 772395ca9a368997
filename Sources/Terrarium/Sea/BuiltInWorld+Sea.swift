internal import TerrariumPlayback
internal import TerrariumWorlds

extension BuiltInWorld {
  /// The sea: penguins swim and multiply, orcas hunt them.
  ///
  /// - Parameters:
  ///   - size: columns and rows; 10x15 by default
  ///   - edges: ``Edges/wall``, or ``Edges/wrap``
  ///   - penguins: the number of penguins at the start, or a share such as `"50%"`
  ///   - orcas: the number of orcas at the start
  /// - Returns: the world
  public static func sea(
    size: GridSize? = nil, edges: Edges? = nil, penguins: SettingValue? = nil,
    orcas: SettingValue? = nil
  ) -> BuiltInWorld {
    BuiltInWorld(
      Catalogue.sea,
      ["size": size?.value, "edges": edges?.value, "penguins": penguins, "orcas": orcas])
  }
}
