internal import TerrariumPlayback
internal import TerrariumWorlds

extension BuiltInWorld {
  /// The dice game Pig.
  ///
  /// - Parameters:
  ///   - players: two of `hold-N`, `goal-N`, `optimal`, `random` and `steps`
  ///   - games: the number of games; one by default
  ///   - target: the points that win; 100 by default
  /// - Returns: the world
  public static func pig(
    players: String? = nil, games: Int? = nil, target: Int? = nil
  ) -> BuiltInWorld {
    BuiltInWorld(
      Catalogue.pig,
      ["players": players?.value, "games": games?.value, "target": target?.value])
  }
}
