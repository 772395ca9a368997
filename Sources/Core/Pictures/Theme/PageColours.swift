/// The colours of a page around a film, taken from its theme.
package struct PageColours: Hashable, Sendable {
  package let ground: Colour
  package let ink: Colour
  /// The colour of less important text, still legible.
  package let soft: Colour
  package let line: Colour
  package let accent: Colour
  package let isDark: Bool

  /// The least contrast of letters (WCAG 2.2, 1.4.3) and of other parts (1.4.11).
  private static let (ofLetters, ofLines) = (4.6, 3.0)

  /// Creates the colours of a theme, adjusted until they have enough contrast with its background.
  package init(_ theme: Theme) {
    let ground = theme[.background]
    let best = ground.contrast(with: .lightInk) > ground.contrast(with: .darkInk)
    let end = best ? Colour.lightInk : Colour.darkInk
    func standing(_ tone: Tone, _ contrast: Double) -> Colour {
      theme[tone].standingOut(from: ground, by: contrast, towards: end)
    }
    self.ground = ground
    (ink, soft) = (standing(.text, Self.ofLetters), standing(.muted, Self.ofLetters))
    (line, accent) = (standing(.axis, Self.ofLines), standing(.mark, Self.ofLetters))
    isDark = theme.isDark
  }
}
