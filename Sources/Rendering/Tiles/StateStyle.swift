/// How a state of a world's cells is called, written and drawn.
package struct StateStyle: Hashable, Sendable {
  /// The name in legends and in `colors`.
  package let name: String
  /// What a text picture has for it, one or two characters; nil for a place that is left out.
  package private(set) var letter: String?
  /// The theme's colour for it.
  package let tone: Tone
  /// How large its figure is, in percent of a cell; 0 where there is none and the ground is seen.
  package let figure: Int
  /// The picture of it, where `shape: sprite` has one.
  package let sprite: Sprite?

  /// A colour of its own, whatever the theme has.
  package private(set) var paint: Colour?
  /// Whether legends pass it over, as where there are hundreds of states.
  package private(set) var isPassedOver = false

  /// Another tone that is mixed into its own, where there is one.
  private(set) var blend: Blend?

  /// A tone that is mixed into another one.
  struct Blend: Hashable, Sendable {
    let tone: Tone
    /// From 0 to 1.
    let share: Double
  }

  /// The same in a colour further from its own, under another name or none.
  func mixed(with tone: Tone, share: Double, name: String = "") -> StateStyle {
    var style = StateStyle(name, letter: nil, tone: self.tone, figure: figure)
    style.blend = Blend(tone: tone, share: share)
    return style
  }

  /// The same with a colour of its own, or none.
  package func painted(_ colour: Colour?) -> StateStyle {
    var style = self
    style.paint = colour
    return style
  }

  /// The same, told apart in texts by some characters, and mixed with another tone.
  package func fading(
    to tone: Tone, share: Double, name: String, letter: String, isPassedOver: Bool = false
  ) -> StateStyle {
    var style = mixed(with: tone, share: share, name: name)
    style.letter = letter
    style.isPassedOver = isPassedOver
    return style
  }

  /// Its colour in a theme.
  func colour(in theme: Theme) -> Colour {
    if let paint { return paint }
    guard let blend else { return theme[tone] }
    return theme[tone].mixed(with: theme[blend.tone], share: blend.share)
  }

  /// Whether legends name it: a place that is left out of texts has no name in pictures either.
  var isListed: Bool {
    !isPassedOver && (letter != nil || blend != nil && !name.isEmpty)
  }

  package init(
    _ name: String, letter: String?, tone: Tone, figure: Int = 100, sprite: Sprite? = nil
  ) {
    self.name = name
    self.letter = letter
    self.tone = tone
    self.figure = figure
    self.sprite = sprite
  }
}

/// The pictures that are built in.
package enum Sprite: String, CaseIterable, Sendable {
  case penguin
  case orca
  case ripples
}
