internal import TerrariumPlayback
internal import TerrariumWorlds

extension BuiltInWorld {
  /// Life, and every other two-state rule on eight neighbours.
  ///
  /// - Parameters:
  ///   - rule: the rule; B3/S23 by default
  ///   - pattern: a pattern of the library such as `"glider"`, the path of a pattern file, or RLE
  ///     text
  ///   - size: columns and rows; on an unbounded plane those of the visible part
  ///   - edges: ``Edges/none`` by default, an unbounded plane
  ///   - fill: the share of live cells at the start, outside the pattern
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
