package import Playback
package import Rendering
package import Vocabulary

extension Draft {
  /// The facts on the opening card, if there is one: the world, and the settings that determine it,
  /// defaults included.
  package mutating func cover(seed: UInt64, of kind: any WorldKind) -> CoverFacts? {
    guard value(.cover) == true else { return nil }
    let shared = ["size", "edges", "seed"]
    let settings =
      world.settings.filter(\.isOfRecipe)
      + world.commonVocabulary.filter { shared.contains($0.name) }
    let rows = settings.compactMap { setting -> CoverFacts.Row? in
      let isGiven = isGiven(named: setting.name)
      if setting.name == "seed" {
        return startsWithoutChance && !isGiven ? nil : CoverFacts.Row("seed", String(seed))
      }
      let usual = world.defaults[setting.name] ?? setting.fallback
      let value =
        written[setting.name].map { entry in
          let file = setting.file(of: entry.value).map(Node.init(made:))
          return (file ?? setting.canonical(entry.value)).excerpt
        } ?? usual
      guard isGiven || value != "0" && value != "false" else { return nil }
      return value.map { CoverFacts.Row(setting.name, $0) }
    }
    let words = words(of: kind)
    let language = value(.language) ?? .en
    let name = world.title.unfilled(language)
    return CoverFacts(
      title: words.title ?? words.caption
        ?? PictureText(name.capitalisedFirst),
      subtitle: world.about.text(language), settings: rows)
  }
}

extension String {
  var capitalisedFirst: String { prefix(1).uppercased() + dropFirst() }
}
