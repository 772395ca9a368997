import TerrariumPlayback
import TerrariumRendering
import TerrariumSupport
import TerrariumWorlds
import Testing

/// Describes a theme by its name in test results.
extension Theme: CustomTestStringConvertible {
  package var testDescription: String { name }
}

/// The contrast of parts of pictures and of states of cells in every theme: WCAG 2 requires 4.5 for
/// text, and 3 for meaningful shapes.
struct ThemeContrastTests {
  private func expect(_ contrast: Double, of tones: [Tone], on ground: Tone, in theme: Theme) {
    for tone in tones {
      let found = theme[tone].contrast(with: theme[ground])
      #expect(found >= contrast, "\(theme.name): \(tone) on \(ground) \(found)")
    }
  }

  @Test(arguments: Theme.all, [Tone.background, .plot, .table, .card])
  func `text can be read`(theme: Theme, ground: Tone) {
    expect(4.5, of: [.text, .muted], on: ground, in: theme)
  }

  @Test(arguments: Theme.all)
  func `states stand out from their ground and from one another`(theme: Theme) {
    expect(3, of: [.alive, .young, .old, .ill, .fresh], on: .ground, in: theme)
    expect(3, of: [.penguin, .orca], on: .water, in: theme)
    expect(3, of: [.penguin], on: .orca, in: theme)
    expect(3, of: [.healthy], on: .ill, in: theme)
    expect(1.25, of: [.healthy], on: .ground, in: theme)
  }

  @Test(arguments: Theme.all)
  func `every line of a chart stands out from its ground`(theme: Theme) {
    let lines = Catalogue.builtIn.worlds.flatMap { $0.subject.census.prefix(2).map(\.tone) }
    let known: [Tone] = [.penguin, .orca, .alive, .ill, .healthy, .player1, .player2]
    #expect(Set(lines).isSuperset(of: known))
    let inks = ChartInks(tones: lines, theme: theme, style: .lines, hasBands: false)
    for (tone, line) in zip(lines, inks.lines) {
      #expect(line.contrast(with: theme[.plot]) >= 3, "\(tone)")
    }
    for (tone, text) in zip(lines, inks.names) {
      #expect(text.contrast(with: theme[.plot]) >= 4.5, "\(tone)")
    }
    #expect(inks.states == lines.map { theme[$0] }, "a state has one colour everywhere")
    for count in Catalogue.builtIn.worlds.flatMap({ $0.subject.counts(in: .en, theme) }) {
      #expect(count.line.contrast(with: theme[.background]) >= 3, "\(count.name) on a page")
    }
  }

  @Test(arguments: Theme.all)
  func `axes are seen, more faintly than what is written`(theme: Theme) {
    expect(1.5, of: [.axis], on: .plot, in: theme)
    let axis = theme[.axis].contrast(with: theme[.plot])
    #expect(axis < theme[.muted].contrast(with: theme[.plot]))
  }

  @Test(arguments: Theme.all)
  func `a trace is seen, and less than what lives`(theme: Theme) {
    expect(1.4, of: [.trace], on: .ground, in: theme)
    let trace = theme[.trace].contrast(with: theme[.ground])
    for tone in [Tone.alive, .young, .old] {
      #expect(trace < 0.8 * theme[tone].contrast(with: theme[.ground]), "\(tone)")
    }
  }

  @Test(arguments: Theme.all)
  func `young and old cells differ, and each from the ground at every age between`(theme: Theme) {
    #expect(Eye.trichromat.distance(theme[.young], theme[.old]) >= 25)
    for step in 0...20 {
      let colour = theme[.young].mixed(with: theme[.old], share: Double(step) / 20)
      #expect(colour.contrast(with: theme[.ground]) >= 3, "\(step)")
    }
  }

  @Test(arguments: Theme.all)
  func `lines of the grid and the frame of a selection are seen`(theme: Theme) {
    expect(1.1, of: [.grid], on: .ground, in: theme)
    expect(1.1, of: [.grid], on: .water, in: theme)
    expect(3, of: [.mark], on: .ground, in: theme)
    for tone in [Tone.alive, .water, .healthy] {
      #expect(Eye.trichromat.distance(theme[.mark], theme[tone]) >= 20, "\(tone)")
    }
  }
}
