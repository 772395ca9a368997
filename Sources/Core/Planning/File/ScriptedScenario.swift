internal import TerrariumFiles
package import TerrariumPlayback
package import TerrariumVocabulary

extension Catalogue {
  /// The worlds whose pattern files may have a script that is played.
  package var scriptedWorlds: [any WorldKind] {
    extras.adding((any PatternScripts).self).isEmpty ? [] : having(setting: "script")
  }
}

/// The scenario made from a pattern file with a script.
package enum ScriptedScenario {
  /// The longest text of a pattern that is put into a scenario; a longer one stays in its file.
  private static let longestPattern = 1 << 16

  /// The scenario of a pattern file's film, and the notices about its script.
  ///
  /// - Throws: what is wrong with the file.
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
    let plan = try Plan(JobRequest(world, in: catalogue, written: written, home: place))
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
