internal import TerrariumPlayback
internal import TerrariumWorlds

extension BuiltInWorld {
  /// Life, and every other two-state rule on eight neighbours.
  ///
  /// - Parameters:
  ///   - rule: what becomes of a cell; B3/S23 by default
  ///   - pattern: a figure of the library such as `"glider"`, the path of a pattern file, or RLE text
  ///   - size: columns and rows; on a plane without end those that are seen
  ///   - edges: ``Edges/none`` by default, a plane without end
  ///   - fill: where nothing else lives, the part of the cells that does at the start
  /// - Returns: the world
  public static func life(
    rule: LifeRule? = nil, pattern: String? = nil, size: GridSize? = nil, edges: Edges? = nil,
    fill: SettingValue? = nil
  ) -> BuiltInWorld {
    BuiltInWorld(
      Catalogue.life,
      [
        "rule": rule?.text.value, "pattern": pattern?.value, "size": size?.value,
        "edges": edges?.value, "fill": fill,
      ])
  }
}
