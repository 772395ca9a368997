internal import TerrariumRendering

/// The colours of the screens of a walk among monsters.
struct MonsterColours: Hashable, Sendable {
  let map: MapColours
  private let theme: Theme

  /// Creates the colours of a theme.
  init(_ theme: Theme) {
    self.theme = theme
    map = MapColours(theme)
  }

  /// The opacity of the disc of the player's reach.
  static let reachOpacity = 0.14

  var table: Colour { theme[.table] }
  var card: Colour { theme[.card] }
  var text: Colour { theme[.text] }
  var muted: Colour { theme[.muted] }
  var button: Colour { theme[.button] }
  var lit: Colour { theme[.lit] }
  /// The colour of secondary buttons.
  var quiet: Colour { theme[.track] }
  var edge: Colour { card.mixed(with: text, share: 0.2) }
  var shadow: Colour { table.mixed(with: text, share: 0.55) }
  /// The background of a monster, and the light around it.
  var stage: Colour { theme[.park] }
  var glow: Colour { stage.mixed(with: card, share: 0.45) }
  var walker: Colour { theme[.walker] }
  var trail: Colour { theme[.trail] }
  let rim = Colour(0xffffff)
  /// The colour of the circle around the visible monsters.
  var sight: Colour { map.land.mixed(with: text, share: 0.5) }

  /// All colours without those mixed at smooth edges.
  var all: [Colour] {
    [
      table, card, text, muted, button, lit, quiet, edge, shadow, stage, glow, walker, trail, rim,
      sight, .darkInk, .lightInk,
    ] + map.all
  }

  /// The pairs of colours that smooth edges mix, with the number of steps between the two.
  func mixes(hasGround: Bool) -> [(one: Colour, other: Colour, steps: Int)] {
    var mixes: [(Colour, Colour, Int)] = [
      (text, card, 5), (muted, card, 4), (muted, table, 3), (button.ink, button, 4),
      (quiet.ink, quiet, 3), (lit.ink, lit, 2), (button, table, 3), (button, card, 3),
      (card, table, 2), (shadow, card, 2), (shadow, map.land, 2), (edge, map.land, 2),
      (card, map.land, 2), (card, stage, 2), (glow, stage, 2), (text, map.land, 3),
      (text, table, 4), (walker, rim, 4), (rim, map.land, 2), (walker, map.land, 4),
      (sight, map.land, 3), (trail, map.land, 2), (stage, table, 2), (lit, map.land, 2),
      (text, stage, 2),
    ]
    let reach = map.land.mixed(with: walker, share: Self.reachOpacity)
    mixes += [(walker, reach, 2), (rim, reach, 1), (trail, reach, 1)]
    mixes += map.neighbours(hasGround: hasGround).map { ($0, $1, 2) }
    return mixes
  }

  /// The colours of the ground within the player's reach.
  var tinted: [Colour] {
    ([map.land, map.grid] + Ground.Kind.allCases.map { map[$0] }).map {
      $0.mixed(with: walker, share: Self.reachOpacity)
    }
  }
}
