import Foundation
import TerrariumRendering
import TerrariumSupport
import TerrariumWorlds
import Testing

/// A state has one hue in every theme: a viewer who knows from `light` that penguins are orange
/// finds them in `contrast`. Themes of one hue, which tint their sprites, distinguish states only
/// by lightness.
struct ThemeHueTests {
  /// The hue of each state, as an angle in CIE Lab: orange is near 60, blue near 270.
  private static let hues: [(tone: Tone, hue: Double)] = [
    (.penguin, 56), (.orca, 270), (.healthy, 235), (.ill, 58), (.fresh, 64), (.player1, 265),
    (.player2, 56), (.walker, 265), (.trail, 265),
  ]

  @Test(arguments: Theme.all.filter { !$0.isTinted })
  func `a state has one hue`(theme: Theme) {
    for (tone, hue) in Self.hues {
      let lab = Eye.trichromat.lab(of: theme[tone])
      let angle = atan2(lab[2], lab[1]) * 180 / .pi
      let apart = abs((angle - hue).remainder(dividingBy: 360))
      #expect(apart <= 30, "\(tone.name): \(angle)")
      #expect((lab[1] * lab[1] + lab[2] * lab[2]).squareRoot() >= 8, "\(tone.name) is grey")
    }
  }

  @Test func `few themes are of one hue`() {
    #expect(Theme.all.filter(\.isTinted).map(\.name) == ["print", "amber", "phosphor"])
  }
}
