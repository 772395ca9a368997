internal import TerrariumBasics

/// The colours of a picture: one for each part and each tone that states are drawn in.
package struct Theme: Hashable, Sendable {
  package let name: String
  /// A description in a few words.
  package private(set) var about = ""
  /// True if colour-blind viewers can distinguish everything that pictures express by colour.
  package private(set) var isSafeForColourBlind = false

  /// True if sprites are drawn in the theme's own colours, so that a theme of one hue stays so.
  package private(set) var isTinted = false

  var colours: [Tone: Colour] = [:]

  /// Colours of states by name, if several states share a tone or have colours of their own.
  private var paints: [String: Colour] = [:]

  /// The built-in themes, in the order of their file.
  package static let all = Assets.text(of: "themes.txt").split(separator: "\ntheme ").dropFirst()
    .map(Theme.init)

  /// The tones that the user has given colours.
  package var given: Set<Tone> = []

  /// The names of the themes.
  package static let names = all.map(\.name)

  /// The theme of a name.
  package static func named(_ name: String) -> Theme? { all.first { $0.name == name } }

  /// The colour of a part or tone; a tone that a theme lacks has the text colour.
  package subscript(tone: Tone) -> Colour {
    get { colours[tone] ?? colours[.text] ?? Colour(0) }
    set { colours[tone] = newValue }
  }

  /// The colour for text on a background tone. If only the background was given, it is dark or
  /// light enough to be readable.
  package func ink(of tone: Tone, on ground: Tone) -> Colour {
    guard given.contains(ground), !given.contains(tone) else { return self[tone] }
    let ground = self[ground]
    return self[tone].standingOut(
      from: ground, by: 4.5, towards: ground.isDark ? .lightInk : Colour(0))
  }

  /// Gives a state a colour.
  package mutating func paint(_ state: String, _ colour: Colour) { paints[state] = colour }

  /// The given colour of a state.
  package func paint(of state: String) -> Colour? { paints[state] }

  /// True if its background looks nearer to black than to white.
  package var isDark: Bool { self[.background].luminance < Self.middleGrey }

  private init(name: String) { self.name = name }

  /// The luminance halfway between black and white: CIE L* of 50.
  private static let middleGrey = 0.1842
}

extension Theme {
  /// Parses the lines of a theme, the first of which is its name.
  private init(_ text: Substring) {
    let lines = text.split(separator: "\n")
    self.init(name: String(lines[0]))
    for line in lines.dropFirst() {
      let halves = line.split(separator: " ", maxSplits: 1).map(String.init)
      let rest = halves.count > 1 ? halves[1] : ""
      switch halves[0] {
      case "about": about = rest
      case "safe": isSafeForColourBlind = true
      case "tint": isTinted = true
      default: colours[Tone(halves[0])] = Colour(written: rest)
      }
    }
  }
}
