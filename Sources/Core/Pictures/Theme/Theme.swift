internal import TerrariumAssets

/// The colours of a picture: one for each part and each tone that states are drawn in.
package struct Theme: Hashable, Sendable {
  package let name: String
  /// A description in a few words.
  package private(set) var about = ""
  /// True if the colour-blind tell apart in it what pictures tell by colour.
  package private(set) var isSafeForColourBlind = false

  /// True if sprites are drawn in its own colours: a theme of one hue would be none with others in it.
  package private(set) var isTinted = false

  var colours: [Tone: Colour] = [:]

  /// Colours for states by their names, where several states have one tone or a colour of their own.
  private var paints: [String: Colour] = [:]

  /// The themes that are built in, in the order of their file.
  package static let all = Assets.themes.split(separator: "\ntheme ").dropFirst().map(Theme.init)

  /// The tones to which a person has given colours.
  package var given: Set<Tone> = []

  /// The names of the themes.
  package static let names = all.map(\.name)

  /// The theme of a name.
  package static func named(_ name: String) -> Theme? { all.first { $0.name == name } }

  /// The colour of a part or tone; a tone that a theme lacks is written as text is.
  package subscript(tone: Tone) -> Colour {
    get { colours[tone] ?? colours[.text] ?? Colour(0) }
    set { colours[tone] = newValue }
  }

  /// The colour of what is written on a ground: where the ground was given and this was not, it is
  /// so dark or light that it can be read.
  package func ink(of tone: Tone, on ground: Tone) -> Colour {
    let (colour, ground, isGiven) = (self[tone], self[ground], given.contains(ground))
    guard isGiven, !given.contains(tone) else { return colour }
    return colour.standingOut(
      from: ground, by: 4.5, towards: ground.isDark ? .lightInk : Colour(0))
  }

  /// Gives a state a colour.
  package mutating func paint(_ state: String, _ colour: Colour) { paints[state] = colour }

  /// The colour that a state was given.
  package func paint(of state: String) -> Colour? { paints[state] }

  /// True if its background is nearer to black than to white, as the eye sees it.
  package var isDark: Bool { self[.background].luminance < Self.middleGrey }

  private init(name: String) { self.name = name }

  /// The luminance halfway between black and white: CIE L* of 50.
  private static let middleGrey = 0.1842
}

extension Theme {
  /// Reads the lines of a theme in the file, of which the first is its name.
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
