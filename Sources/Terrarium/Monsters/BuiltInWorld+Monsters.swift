internal import TerrariumPlayback
internal import TerrariumWorlds

extension BuiltInWorld {
  /// A walk on a map among monsters, some of which are caught.
  ///
  /// - Parameters:
  ///   - track: the way that is walked: a path of a GPX file, or places `[[lat, lon], …]`
  ///   - ground: the path of a GeoJSON file of streets, water and parks
  ///   - team: the path of a file of caught monsters, which gets those that are caught
  /// - Returns: the world
  public static func monsters(
    track: SettingValue? = nil, ground: String? = nil, team: String? = nil
  ) -> BuiltInWorld {
    BuiltInWorld(
      Catalogue.monsters,
      ["track": track, "ground": ground?.value, "team": team?.value])
  }
}
