import TerrariumRendering
import TerrariumSupport
import TerrariumWorlds
import Testing

/// The themes as seen by people who lack one kind of cones.
struct ThemeSightTests {
  /// The pairs of colours that pictures distinguish by colour alone.
  private static let pairs: [(Tone, Tone)] = [
    (.alive, .ground), (.young, .old), (.penguin, .water), (.orca, .water), (.penguin, .orca),
    (.healthy, .ill), (.player1, .player2),
  ]

  /// Returns the least distance of a pair, for the dichromat who sees it worst.
  private func leastDistance(in theme: Theme) -> (distance: Double, pair: String) {
    let dichromats = Eye.allCases.filter { $0 != .trichromat }
    let all = dichromats.flatMap { eye in
      Self.pairs.map { one, other in
        (eye.distance(theme[one], theme[other]), "\(one.name) and \(other.name) to a \(eye)")
      }
    }
    return all.min { $0.0 < $1.0 } ?? (0, "none")
  }

  @Test(arguments: Theme.all)
  func `nobody takes one state for another`(theme: Theme) {
    let least = leastDistance(in: theme)
    #expect(least.distance >= 25, "\(least)")
  }

  @Test(arguments: Theme.all)
  func `safe are the themes whose states are far apart to all eyes`(theme: Theme) {
    let least = leastDistance(in: theme)
    #expect(theme.isSafeForColourBlind == (least.distance >= 50), "\(least)")
  }

  @Test func `eight themes are safe, the first two among them`() {
    let safe = Theme.all.filter(\.isSafeForColourBlind).map(\.name)
    #expect(
      safe == [
        "light", "dark", "paper", "meadow", "blueprint", "contrast", "colorblind",
        "colorblind-dark",
      ])
  }

  @Test func `eyes see what is known of them`() {
    for eye in Eye.allCases {
      #expect(abs(eye.distance(Colour(0), Colour(0xffffff)) - 100) < 0.01)
      let grey = eye.lab(of: Colour(0x808080))
      #expect(abs(grey[0] - 53.585) < 0.01 && abs(grey[1]) < 0.1 && abs(grey[2]) < 0.1, "\(grey)")
    }
    let red = Eye.trichromat.lab(of: Colour(0xff0000))
    for (found, known) in zip(red, [53.24, 80.09, 67.2]) { #expect(abs(found - known) < 0.02) }
    // Leaves and rust are distinguished by two cones, which neither a protanope nor a deuteranope
    // has both of.
    let (rust, leaf) = (Colour(0xb4501a), Colour(0x5f7a1a))
    let normal = Eye.trichromat.distance(rust, leaf)
    #expect(normal > 50)
    #expect(Eye.protanope.distance(rust, leaf) < normal / 2)
    #expect(Eye.deuteranope.distance(rust, leaf) < normal / 2)
    #expect(Eye.tritanope.distance(rust, leaf) > normal / 2)
  }
}
