package import TerrariumRendering
package import TerrariumSimulation

/// The extent of the dice game's alerts.
package enum PigAlerts: String, CaseIterable, Sendable {
  /// Alerts over the table at each start of a turn and at the end.
  case full
  /// At each start of a turn a line in the turn's area; the full alert only for the winner.
  case brief
  /// No alerts; the table shows the same facts.
  case off
}

/// Paints the scenes of the dice game: the rules, the table, the alerts.
package struct PigPainter: ScenePainter {
  package let palette: ScenePalette
  let size: GridSize
  package let look: Look
  let alerts: PigAlerts

  /// Creates a painter for pictures of a size.
  package init(look: Look, size: GridSize, alerts: PigAlerts) {
    self.look = look
    self.size = size
    self.alerts = alerts
    palette = Self.palette(of: look.theme)
  }

  package func paint(_ facts: any SceneFacts, tick: Int, on canvas: inout some ScenePage) {
    canvas.fill(look.theme[.table].code)
    guard let scene = facts as? PigScene else { return }
    if scene.phase == .rules {
      paintRules(scene, on: &canvas)
      return
    }
    paintTable(scene, tick: tick, on: &canvas)
    if hasAlert(scene) { paintAlert(scene, on: &canvas) }
  }

  /// True if there is an alert over the table.
  func hasAlert(_ scene: PigScene) -> Bool {
    switch scene.phase {
    case .alert: alerts == .full
    case .won: alerts != .off
    default: false
    }
  }
}

extension PigPainter {
  /// The texts of a localized text, filled with the values of a scene.
  func texts(_ localized: LocalizedText, _ scene: PigScene, points: Int? = nil) -> [String] {
    localized.texts(
      look.language,
      [
        "player": "\(scene.player.rawValue)", "target": "\(scene.target)",
        "points": "\(points ?? scene.turnPoints)", "turn": "\(scene.turn)",
        "game": "\(scene.number)" + (scene.games.map { $0 > 1 ? "/\($0)" : "" } ?? ""),
        "own": "\(max(scene.total1, scene.total2))", "other": "\(min(scene.total1, scene.total2))",
      ])
  }

  /// A player's colour.
  package func colour(of player: PigPlayer) -> Colour {
    look.theme[player == .one ? .player1 : .player2]
  }

  /// The colour of the lower edge of a raised part.
  static func edge(of colour: Colour) -> Colour {
    colour.mixed(with: Colour(0x0a0e16), share: 0.28)
  }

  /// The part of a bar that a player would gain by banking.
  package func prospect(of player: PigPlayer) -> Colour {
    Self.prospect(colour(of: player), look.theme)
  }

  private static func prospect(_ colour: Colour, _ theme: Theme) -> Colour {
    theme[.track].mixed(with: colour, share: 0.45)
  }

  private static func palette(of theme: Theme) -> ScenePalette {
    let tones: [Tone] = [
      .table, .card, .track, .text, .muted, .player1, .player2, .felt, .die, .pip, .one, .button,
      .lit, .off, .ill,
    ]
    let (one, two) = (theme[.player1], theme[.player2])
    let buttons = [Tone.button, .lit, .off].map { theme[$0] }
    let edges = (buttons + [theme[.die]]).map(edge)
    let prospects = [one, two].map { prospect($0, theme) }
    let colours = tones.map { theme[$0] } + edges + prospects + [.darkInk, .lightInk]
    var mixes: [(Colour, Colour)] = []
    mixes += [Tone.card, .button, .lit, .off].map { (theme[$0], theme[.table]) }
    mixes += ([.track, .felt, .button, .off].map { theme[$0] } + [one, two] + edges[..<3])
      .map { ($0, theme[.card]) }
    mixes += ([one, two] + prospects).map { ($0, theme[.track]) }
    mixes += [(one, prospects[0]), (two, prospects[1])]
    mixes += edges.prefix(3).map { ($0, theme[.table]) }
    mixes += [(theme[.die], theme[.felt]), (edges[3], theme[.felt]), (theme[.die], edges[3])]
    mixes += [(theme[.pip], theme[.die]), (theme[.one], theme[.die])]
    // Text colours and their backgrounds.
    mixes += [Tone.text, .ill].map { (theme[$0], theme[.card]) }
    mixes += [Tone.text, .muted].map { (theme[$0], theme[.table]) }
    mixes += [Tone.button, .lit, .felt].map { (theme[$0].ink, theme[$0]) }
    mixes += [one, two].map { ($0.ink, $0) } + [(one, theme[.table]), (two, theme[.table])]
    mixes += [Tone.off, .card].map { (theme[.muted], theme[$0]) }
    return ScenePalette(tones: colours, mixes: mixes)
  }
}
