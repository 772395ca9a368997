import TerrariumRendering
import TerrariumSimulation
import TerrariumSupport
import TerrariumWorlds
import Testing

/// Each pair of colours that the painter of the dice game draws over one another, in every theme.
struct ThemeSceneTests {
  private func painter(_ theme: Theme) -> PigPainter {
    PigPainter(look: Look(theme: theme), size: .init(columns: 9, rows: 9), alerts: .full)
  }

  @Test(arguments: Theme.all)
  func `what is written in players' colours can be read`(theme: Theme) {
    let painter = painter(theme)
    for player in PigPlayer.allCases {
      let colour = painter.colour(of: player)
      #expect(colour.contrast(with: theme[.card]) >= 4.5, "\(player) on card")
      #expect(colour.ink.contrast(with: colour) >= 4.5, "\(player)'s caption")
    }
    #expect(theme[.ill].contrast(with: theme[.card]) >= 4.5)
  }

  @Test(arguments: Theme.all)
  func `bars show what is won and what could be`(theme: Theme) {
    let painter = painter(theme)
    #expect(theme[.track].contrast(with: theme[.card]) >= 1.25)
    for player in PigPlayer.allCases {
      let (colour, prospect) = (painter.colour(of: player), painter.prospect(of: player))
      #expect(colour.contrast(with: theme[.track]) >= 3)
      #expect(prospect.contrast(with: theme[.track]) >= 1.25)
      #expect(prospect.contrast(with: colour) >= 1.25)
    }
  }

  /// The label of a disabled button may be fainter.
  @Test(arguments: Theme.all)
  func `buttons are seen, can be read and tell their states`(theme: Theme) {
    for ground in [Tone.table, .card] {
      #expect(theme[.button].contrast(with: theme[ground]) >= 3, "\(ground)")
    }
    for tone in [Tone.button, .lit] {
      #expect(theme[tone].ink.contrast(with: theme[tone]) >= 4.5, "\(tone)")
    }
    #expect(theme[.muted].contrast(with: theme[.off]) >= 3)
    #expect(theme[.off].contrast(with: theme[.table]) >= 1.1)
    for (one, other) in [(Tone.button, Tone.lit), (.lit, .off), (.off, .button)] {
      #expect(Eye.trichromat.distance(theme[one], theme[other]) >= 20, "\(one) and \(other)")
    }
  }

  @Test(arguments: Theme.all)
  func `dice are seen on the felt, points on dice, and a 1 is another colour`(theme: Theme) {
    #expect(theme[.felt].ink.contrast(with: theme[.felt]) >= 4.5)
    #expect(theme[.die].contrast(with: theme[.felt]) >= 3)
    #expect(theme[.pip].contrast(with: theme[.die]) >= 4.5)
    #expect(theme[.one].contrast(with: theme[.die]) >= 3)
    #expect(Eye.trichromat.distance(theme[.one], theme[.pip]) >= 25)
  }

  @Test(arguments: Theme.all)
  func `cards stand out from the table, and an alert's rim from both`(theme: Theme) {
    let painter = painter(theme)
    #expect(theme[.card].contrast(with: theme[.table]) >= 1.08)
    for player in PigPlayer.allCases {
      #expect(painter.colour(of: player).contrast(with: theme[.card]) >= 3)
      #expect(painter.colour(of: player).contrast(with: theme[.table]) >= 3)
    }
  }
}
