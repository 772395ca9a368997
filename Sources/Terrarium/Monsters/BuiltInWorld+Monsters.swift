internal import TerrariumPlayback
internal import TerrariumWorlds

extension BuiltInWorld {
  /// A walk on a map among monsters, some of which are caught.
  ///
  /// - Parameters:
  ///   - track: the walk: the path of a GPX file, or places `[[lat, lon], …]`
  ///   - ground: the path of a GeoJSON file of streets, water and parks
  ///   - team: the path of a file of caught monsters, to which newly caught ones are added
  /// - Returns: the world
  public static func monsters(
    track: SettingValue? = nil, ground: String? = nil, team: String? = nil
  ) -> BuiltInWorld {
    BuiltInWorld(
      Catalogue.monsters,
      ["track": track, "ground": ground?.value, "team": team?.value])
  }
}
