internal import TerrariumPlayback
internal import TerrariumWorlds

extension BuiltInWorld {
  /// An infection that spreads from neighbour to neighbour.
  ///
  /// - Parameters:
  ///   - people: how many there are, in a square; or give `size`
  ///   - size: columns and rows of people
  ///   - factor: how many neighbours one ill person infects in a tick; 3 by default
  ///   - infect: who is ill at the start, cells such as `[[3, 4]]` or a number of random ones
  /// - Returns: the world
  public static func infection(
    people: Int? = nil, size: GridSize? = nil, factor: Int? = nil, infect: SettingValue? = nil
  ) -> BuiltInWorld {
    BuiltInWorld(
      Catalogue.infection,
      ["people": people?.value, "size": size?.value, "factor": factor?.value, "infect": infect])
  }
}
