internal import TerrariumPlayback
internal import TerrariumWorlds

extension BuiltInWorld {
  /// An infection that spreads from neighbour to neighbour.
  ///
  /// - Parameters:
  ///   - people: the number of people, in a square; or give `size`
  ///   - size: the columns and rows of people
  ///   - factor: the number of neighbours that one ill person infects in a tick; 3 by default
  ///   - infect: the people who are ill at the start: cells such as `[[3, 4]]`, or a number of
  ///     random ones
  /// - Returns: the world
  public static func infection(
    people: Int? = nil, size: GridSize? = nil, factor: Int? = nil, infect: SettingValue? = nil
  ) -> BuiltInWorld {
    BuiltInWorld(
      Catalogue.infection,
      ["people": people?.value, "size": size?.value, "factor": factor?.value, "infect": infect])
  }
}
