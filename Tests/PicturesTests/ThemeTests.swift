import TerrariumPictures
import Testing

struct ThemeTests {
  private func theme(_ name: String) throws -> Theme { try #require(.named(name)) }

  @Test func `light and dark come first, and names are their own`() {
    #expect(Theme.names.starts(with: ["light", "dark"]))
    #expect(Set(Theme.names).count == Theme.names.count && Theme.names.count >= 12)
    #expect(Theme.named("Light") == nil)
  }

  @Test(arguments: Theme.names)
  func `a theme says what it looks like, and no other says so`(name: String) throws {
    let about = try theme(name).about
    #expect(!about.isEmpty && about.count <= 60)
    #expect(Theme.all.count { $0.about == about } == 1)
  }

  @Test func `a theme is dark where its background is nearer to black`() throws {
    let light = ["light", "paper", "print", "pastel", "meadow", "colorblind"]
    #expect(Theme.all.filter { !$0.isDark }.map(\.name) == light)
    var own = try theme("light")
    own[.background] = Colour(0x777777)
    #expect(!own.isDark)
    own[.background] = Colour(0x767676)
    #expect(own.isDark)
  }

  @Test func `themes of one hue tint sprites, and some are safe for all eyes`() {
    #expect(Theme.all.filter(\.isTinted).map(\.name) == ["print", "amber", "phosphor"])
    let safe = [
      "light", "dark", "paper", "meadow", "blueprint", "contrast", "colorblind", "colorblind-dark",
    ]
    #expect(Theme.all.filter(\.isSafeForColourBlind).map(\.name) == safe)
  }

  @Test func `a tone that no theme knows is written as text is, and no theme has it`() throws {
    let theme = try theme("light")
    let snow = Tone("snow")
    #expect(theme[snow] == theme[.text] && !theme.tones.contains(snow))
    var own = theme
    own[snow] = Colour(0xfafbfc)
    #expect(own[snow] == Colour(0xfafbfc) && own.tones.contains(snow))
  }
}
