internal import Playback
internal import Simulation
internal import Worlds

/// A world that comes with the package, and what it begins with.
///
/// What is left out is as the world has it; everything else that it understands goes into the
/// `settings` of a ``Film``, such as `["at": [2, 2]]` for life.
public struct BuiltInWorld: Sendable {
  let kind: any WorldKind
  let settings: [String: SettingValue]

  private init(_ name: String, _ settings: [String: SettingValue?]) {
    // Every name below stands in the list; a test makes each of them.
    kind = Catalogue.builtIn[name] ?? Catalogue.builtIn.worlds[0]
    self.settings = settings.compactMapValues { $0 }
  }
}

extension BuiltInWorld {
  /// The sea: penguins swim and multiply, orcas hunt them.
  ///
  /// - Parameters:
  ///   - size: columns and rows; 10x15 by default
  ///   - edges: ``Edges/wall``, or ``Edges/wrap``
  ///   - penguins: how many there are at the start, a number or a part such as `"50%"`
  ///   - orcas: how many there are at the start
  /// - Returns: the world
  public static func sea(
    size: GridSize? = nil, edges: Edges? = nil, penguins: SettingValue? = nil,
    orcas: SettingValue? = nil
  ) -> BuiltInWorld {
    BuiltInWorld(
      "sea",
      ["size": size?.value, "edges": edges?.value, "penguins": penguins, "orcas": orcas])
  }

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
      "life",
      [
        "rule": rule.map { SettingValue($0.text) }, "pattern": pattern.map { SettingValue($0) },
        "size": size?.value, "edges": edges?.value, "fill": fill,
      ])
  }

  /// The 256 elementary rules, line by line.
  ///
  /// - Parameters:
  ///   - rule: the rule's number; 30 by default
  ///   - start: the first line, `"single"`, `"random"`, or cells as 0 and 1
  ///   - size: columns, and lines; 129x64 by default
  ///   - edges: ``Edges/none`` by default: the line has no end
  /// - Returns: the world
  public static func wolfram(
    rule: Int? = nil, start: String? = nil, size: GridSize? = nil, edges: Edges? = nil
  ) -> BuiltInWorld {
    BuiltInWorld(
      "wolfram",
      [
        "rule": rule.map { SettingValue($0) }, "start": start.map { SettingValue($0) },
        "size": size?.value, "edges": edges?.value,
      ])
  }

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
      "infection",
      [
        "people": people.map { SettingValue($0) }, "size": size?.value,
        "factor": factor.map { SettingValue($0) }, "infect": infect,
      ])
  }

  /// The dice game Pig.
  ///
  /// - Parameters:
  ///   - players: two of `hold-N`, `goal-N`, `optimal`, `random` and `steps`
  ///   - games: how many games they play; one by default
  ///   - target: the points that win; 100 by default
  /// - Returns: the world
  public static func pig(
    players: String? = nil, games: Int? = nil, target: Int? = nil
  ) -> BuiltInWorld {
    BuiltInWorld(
      "pig",
      [
        "players": players.map { SettingValue($0) }, "games": games.map { SettingValue($0) },
        "target": target.map { SettingValue($0) },
      ])
  }
}
