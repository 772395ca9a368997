/// The name, the letter and the look of a state of a world's cells.
package struct StateStyle: Hashable, Sendable {
  /// The name in `colors`, and in legends without a localized name.
  package let name: String
  /// Its localized name in legends.
  package let localized: LocalizedText?
  /// Its one or two characters in text pictures; nil for a place that is left out.
  package let letter: String?
  /// The theme's colour for it.
  package let tone: Tone
  /// The size of its shape in percent of a cell; 0 if there is none and the background is visible.
  package let extent: Int
  /// The picture of it for `shape: sprite`, if any.
  package let sprite: Sprite?
  /// Alternative pictures, which distinguish individuals.
  package let poses: [Sprite]
  /// True if its pictures are mirrored for individuals that face left.
  package let turns: Bool

  /// True if cells that are too small for its picture show a disc.
  package var hasDot: Bool { sprite.map { $0.icons == nil } ?? false }

  /// Its colour in every theme, if a rule or a file gives it one.
  package private(set) var paint: Colour?
  /// True if it is one of many that share a tone, so that themes identify its colour by name.
  package private(set) var isOneOfMany = false
  /// True if legends skip it: one of hundreds of states, or a place without a cell.
  package private(set) var isPassedOver = false

  /// Another tone that is mixed into its own, if any.
  package private(set) var blend: Blend?

  /// A tone that is mixed into another one.
  package struct Blend: Hashable, Sendable {
    package let tone: Tone
    /// The share, from 0 to 1.
    package let share: Double
  }

  /// Its colour in a theme.
  package func colour(in theme: Theme) -> Colour {
    if isOneOfMany, let colour = theme.paint(of: name) { return colour }
    if let paint { return paint }
    guard let blend else { return theme[tone] }
    return theme[tone].mixed(with: theme[blend.tone], share: blend.share)
  }

  /// True if legends name it.
  package var isListed: Bool { !isPassedOver && !name.isEmpty }

  package init(
    _ name: String, _ localized: LocalizedText? = nil, letter: String?, tone: Tone,
    extent: Int = 100, sprite: Sprite? = nil, poses: [Sprite] = [], turns: Bool = true
  ) {
    (self.poses, self.turns) = (poses, turns)
    (self.name, self.localized) = (name, localized)
    self.letter = letter
    self.tone = tone
    self.extent = extent
    self.sprite = sprite
  }
}

extension StateStyle {
  /// The style as one of many states, which may have its own colour in every theme.
  package func oneOfMany(paint: Colour?, isPassedOver: Bool = false) -> StateStyle {
    var style = self
    style.paint = paint
    style.isOneOfMany = true
    style.isPassedOver = isPassedOver
    return style
  }

  /// The style, skipped by legends.
  package var passedOver: StateStyle {
    var style = self
    style.isPassedOver = true
    return style
  }

  /// The style mixed with another tone, by a share from 0 to 1.
  package func fading(to tone: Tone, share: Double) -> StateStyle {
    var style = self
    style.blend = Blend(tone: tone, share: share)
    return style
  }
}
