internal import TerrariumPlayback
internal import TerrariumWorlds

extension BuiltInWorld {
  /// The 256 elementary rules, line by line.
  ///
  /// - Parameters:
  ///   - rule: the rule's number; 30 by default
  ///   - start: the first line: `"single"`, `"random"`, or cells as 0 and 1
  ///   - size: columns and lines; 129x64 by default
  ///   - edges: ``Edges/none`` by default: the line is unbounded
  /// - Returns: the world
  public static func wolfram(
    rule: Int? = nil, start: String? = nil, size: GridSize? = nil, edges: Edges? = nil
  ) -> BuiltInWorld {
    BuiltInWorld(
      Catalogue.wolfram,
      ["rule": rule?.value, "start": start?.value, "size": size?.value, "edges": edges?.value])
  }
}
