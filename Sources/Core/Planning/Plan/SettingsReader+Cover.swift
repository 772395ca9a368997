package import TerrariumPlayback
package import TerrariumRendering
package import TerrariumVocabulary

extension SettingsReader {
  /// The facts on the opening card, if there is one: the world, and the settings that determine it,
  /// including defaults.
  package mutating func cover(of kind: any WorldKind, _ start: WorldStart?) -> CoverFacts? {
    guard value(.cover) == true else { return nil }
    // A computed window is not a setting.
    let shared = ["edges", "seed"] + (start?.findsWindow == true ? [] : ["size"])
    let settings =
      world.settings.filter(\.isOfRecipe)
      + world.commonVocabulary.filter { shared.contains($0.name) }
    let rows = settings.compactMap { setting -> CoverFacts.Row? in
      let isGiven = isSet(named: setting.name)
      guard isGiven || setting.name != "seed" || !startsWithoutChance,
        let value = toldValue(of: setting.name),
        isGiven || !["", "0", "0%", "false"].contains(value)
      else { return nil }
      let words = value.split(whereSeparator: \.isNewline)
      return CoverFacts.Row(setting.name, words.joined(separator: " "))
    }
    let words = words(of: kind)
    let language = value(.language) ?? .en
    let name = world.title.unfilled(language)
    return CoverFacts(
      title: words.title ?? words.caption
        ?? PictureText(name.capitalisedFirst),
      // A caption that is not the title already.
      subtitle: words.title == nil ? "" : words.caption?.fixedWords ?? "", settings: rows)
  }
}

extension String {
  var capitalisedFirst: String { prefix(1).uppercased() + dropFirst() }
}
