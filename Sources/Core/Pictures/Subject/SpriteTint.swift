/// The tint of a sprite in a theme of few colours: it maps dark to light onto two colours of the
/// theme, so that an amber screen shows amber penguins.
package struct SpriteTint: Hashable, Sendable {
  private let low: Colour
  private let high: Colour

  /// Creates the tint for a tone on a background; nil if the theme shows sprites as they are.
  package init?(_ theme: Theme, _ tone: Tone, on ground: Tone) {
    guard theme.isTinted else { return nil }
    if theme.isDark {
      // The dark parts still contrast with the background, and the light ones glow.
      low = theme[tone].mixed(with: theme[ground], share: 0.3)
      high = theme[tone].mixed(with: theme[.text], share: 0.8)
    } else {
      low = theme[tone]
      high = theme[tone].mixed(with: theme[.background], share: 0.95)
    }
  }

  /// Creates the tint of a texture, close to its background.
  package init?(textureOf ground: Tone, _ theme: Theme) {
    guard theme.isTinted else { return nil }
    low = theme[ground].mixed(with: theme[theme.isDark ? .background : .muted], share: 0.25)
    high = theme[ground].mixed(with: theme[theme.isDark ? .muted : .background], share: 0.3)
  }

  /// A colour as the theme shows it.
  package func colour(_ code: UInt32) -> UInt32 {
    let colour = Colour(code)
    // The weights of ITU-R BT.601, in thousandths.
    let light = 299 * Int(colour.red) + 587 * Int(colour.green) + 114 * Int(colour.blue)
    return low.mixed(with: high, share: Double(light) / 255_000).code
  }
}
