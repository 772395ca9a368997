/// How a state of a world's cells is called, written and drawn.
package struct StateStyle: Hashable, Sendable {
  /// The name in legends and in `colors`.
  package let name: String
  /// The character of a text picture; nil for a place that is left out.
  package let letter: Character?
  /// The theme's colour for it.
  package let tone: Tone
  /// How large its figure is, in percent of a cell; 0 where there is none and the ground is seen.
  package let figure: Int
  /// The picture of it, where `shape: sprite` has one.
  package let sprite: Sprite?

  package init(
    _ name: String, letter: Character?, tone: Tone, figure: Int = 100, sprite: Sprite? = nil
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
