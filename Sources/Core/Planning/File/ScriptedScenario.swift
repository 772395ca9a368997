internal import TerrariumFiles
package import TerrariumPlayback
package import TerrariumVocabulary

extension Catalogue {
  /// The worlds whose pattern files may contain a script to play.
  package var scriptedWorlds: [any WorldKind] {
    extras.adding((any PatternScripts).self).isEmpty ? [] : having(setting: "script")
  }
}

/// The scenario made from a pattern file with a script.
package enum ScriptedScenario {
  /// The longest pattern that is copied into a scenario; longer ones stay in their files.
  private static let longestPattern = 1 << 16

  /// The scenario of the film in a pattern file, and the notices about its script.
  ///
  /// - Throws: A fault of the file.
  package static func text(
    ofPatternAt path: String, in catalogue: Catalogue
  ) throws(Faults) -> (text: String, notices: [Notice]) {
    guard let world = catalogue.scriptedWorlds.first else { return ("", []) }
    let place = Place.flag("--from")
    let stem = Path.name(of: path).split(separator: ".").first.map(String.init) ?? "film"
    let name = PathTemplate.plain(path == "-" ? "film" : stem) + ".gif"
    let written = WrittenSettings([
      .init("pattern", path, at: place), .init("out", name, at: place),
    ])
    let plan = try Plan(Scenario(world, in: catalogue, written: written, home: place))
    var pairs = plan.recipe.scenario(out: name)
    if let place = pairs.firstIndex(where: { $0.key == "pattern" }),
      pairs[place].value.text.utf8.count > longestPattern
    {
      pairs[place] = Node.Pair("pattern", made: path)
      pairs.insert(Node.Pair("script", made: "ignore"), at: place + 1)
    }
    return (YAMLWriter.text(of: pairs), plan.notices.ofScript)
  }
}
