/// The colours of a picture: one for each part and each tone that states are drawn in.
package struct Theme: Hashable, Sendable {
  package let name: String
  private var colours: [String: Colour]

  /// The themes that are built in, in the order of their file.
  package static let all: [Theme] = parse(Assets.themes)

  /// The names of the themes.
  package static let names = all.map(\.name)

  /// The theme of a name.
  package static func named(_ name: String) -> Theme? {
    all.first { $0.name == name }
  }

  /// The colour of a part or tone; a tone that a theme lacks is written as text is.
  package subscript(tone: Tone) -> Colour {
    get { colours[tone.rawValue] ?? colours[Tone.text.rawValue] ?? Colour(0) }
    set { colours[tone.rawValue] = newValue }
  }

  private static func parse(_ source: String) -> [Theme] {
    var themes: [Theme] = []
    for line in source.split(separator: "\n") where !line.hasPrefix("#") {
      let words = line.split(separator: " ").map(String.init)
      guard words.count == 2 else { continue }
      if words[0] == "theme" {
        themes.append(Theme(name: words[1], colours: [:]))
      } else {
        themes[themes.count - 1].colours[words[0]] = Colour(written: words[1])
      }
    }
    return themes
  }
}

/// What a theme has a colour for.
package enum Tone: String, CaseIterable, Sendable {
  case background, text, muted, grid, mark
  case ground, alive
  case water, penguin, orca
  case healthy, ill, fresh
  case table, card, track, player1, player2
  case felt, die, pip, one
  case button, lit, off
}
