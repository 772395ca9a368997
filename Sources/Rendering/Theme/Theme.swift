/// The colours of a picture: one for each part and each tone that states are drawn in.
package struct Theme: Hashable, Sendable {
  package let name: String
  /// What it looks like, in a few words.
  package private(set) var about = ""
  /// Whether the colour-blind tell apart in it what pictures tell by colour.
  package private(set) var isSafeForColourBlind = false

  private var colours: [Tone: Colour] = [:]

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
    get { colours[tone] ?? colours[.text] ?? Colour(0) }
    set { colours[tone] = newValue }
  }

  /// Whether its background is nearer to black than to white, as the eye sees it.
  package var isDark: Bool { self[.background].luminance < Self.middleGrey }

  /// The luminance halfway between black and white: CIE L* of 50.
  private static let middleGrey = 0.1842

  private init(name: String) { self.name = name }

  private static func parse(_ source: String) -> [Theme] {
    var themes: [Theme] = []
    for line in source.split(separator: "\n") where !line.hasPrefix("#") {
      let halves = line.split(separator: " ", maxSplits: 1).map(String.init)
      let rest = halves.count > 1 ? halves[1] : ""
      if halves[0] == "theme" {
        themes.append(Theme(name: rest))
      } else if !themes.isEmpty {
        themes[themes.count - 1].take(halves[0], rest)
      }
    }
    return themes
  }

  /// Takes a line of the file.
  private mutating func take(_ word: String, _ rest: String) {
    switch word {
    case "about": about = rest
    case "safe": isSafeForColourBlind = true
    default: if let tone = Tone(rawValue: word) { colours[tone] = Colour(written: rest) }
    }
  }
}

/// What a theme has a colour for.
package enum Tone: String, CaseIterable, Sendable {
  case background, text, muted, grid, mark
  case ground, alive, young, old, trace
  case water, penguin, orca
  case healthy, ill, fresh
  case plot, axis, well
  case table, card, track, player1, player2
  case felt, die, pip, one
  case button, lit, off
}
