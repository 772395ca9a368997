package import TerrariumPlayback
internal import TerrariumVocabulary

/// A scenario to start from, which runs as it is and lists every setting of its world in comments.
package enum ScenarioTemplate {
  /// The text of a world's scenario.
  package static func text(of world: any WorldKind) -> String {
    let name = world.name
    let starters = world.words.starters.map { "\($0.name): \($0.value)\n" }.joined()
    return """
      # \(name): \(world.words.summary)
      # Run it with: render run \(name).yaml
      world: \(name)
      out: [\(name).gif, \(name).csv]
      \(starters)
      # What is particular to this world
      \(lines(of: world.words.settings, in: world))
      # What other worlds have, too
      \(lines(of: world.words.commonVocabulary, in: world))
      # What the film does, in order. Without steps, 'frames' says how long it is.
      steps:
        - run: 60
        - still: \(name)-60.png
        - run: 39

      # More that a step can be:
      \(steps(of: world))
      """
  }

  /// The settings as comments with their meanings, except those already given.
  private static func lines(
    of settings: [any SettingDeclaration], in world: any WorldKind
  ) -> String {
    let set = ["out"] + world.words.starters.map(\.name)
    let rows = settings.filter { !set.contains($0.name) }.map { setting in
      let fallback = world.words.fallback(of: setting)
      return ("# \(setting.name): \(fallback ?? setting.placeholder)", setting.help)
    }
    return aligned(rows)
  }

  private static func steps(of world: any WorldKind) -> String {
    aligned(
      world.script.filter { !["run", "still"].contains($0.name) }.map { kind in
        let value = kind.isValueOptional ? "" : ": \(kind.main.placeholder)"
        return ("#   - \(kind.name)\(value)", kind.main.help)
      })
  }

  private static func aligned(_ rows: [(String, String)]) -> String {
    let width = min(36, (rows.map(\.0.count).max() ?? 0) + 2)
    return rows.map { text, help in
      text + String(repeating: " ", count: max(2, width - text.count)) + "# \(help)\n"
    }.joined()
  }
}
