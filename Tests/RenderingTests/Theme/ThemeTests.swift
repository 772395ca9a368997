import Rendering
import Testing

struct ThemeTests {
  private static let themes = Theme.names

  private func theme(_ name: String) throws -> Theme { try #require(.named(name)) }

  @Test func `there is a light and a dark theme, and names are their own`() {
    #expect(Theme.names.starts(with: ["light", "dark"]))
    #expect(Set(Theme.names).count == Theme.names.count)
    #expect(Theme.named("Light") == nil)
  }

  @Test(arguments: themes, [Tone.text, .muted])
  func `text can be read`(name: String, tone: Tone) throws {
    let theme = try theme(name)
    let contrast = theme[tone].contrast(with: theme[.background])
    #expect(contrast >= 4.5, "\(name) \(tone): \(contrast)")
  }

  @Test(
    arguments: themes,
    [
      (Tone.alive, Tone.ground), (.penguin, .water), (.orca, .water), (.penguin, .orca),
      (.healthy, .ill),
    ])
  func `states stand out from their ground and from one another`(
    name: String, pair: (Tone, Tone)
  ) throws {
    let theme = try theme(name)
    let contrast = theme[pair.0].contrast(with: theme[pair.1])
    #expect(contrast >= 3, "\(name) \(pair): \(contrast)")
  }

  @Test(arguments: themes)
  func `lines of the grid are seen on grounds, and every tone is given`(name: String) throws {
    let theme = try theme(name)
    for ground in [Tone.ground, .water] { #expect(theme[.grid] != theme[ground]) }
    let fallback = Tone.allCases.filter { $0 != .text && theme[$0] == theme[.text] }
    #expect(fallback.isEmpty, "\(fallback)")
  }

  @Test func `luminance and contrast are those of WCAG`() {
    #expect(abs(Colour(0xffffff).contrast(with: Colour(0)) - 21) < 1e-9)
    #expect(Colour(0x336699).contrast(with: Colour(0x336699)) == 1)
    #expect(abs(Colour(0x777777).contrast(with: Colour(0xffffff)) - 4.478) < 0.001)
  }
}
