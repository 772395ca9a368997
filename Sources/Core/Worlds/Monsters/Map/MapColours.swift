internal import TerrariumRendering

/// The colours of a map.
struct MapColours: Hashable, Sendable {
  let land: Colour
  let label: Colour
  private let theme: Theme

  /// Creates the map's colours in a theme.
  init(_ theme: Theme) {
    self.theme = theme
    land = theme[.land]
    label = theme[.text].mixed(with: theme[.land], share: 0.22)
  }

  /// The lines of a plain ground.
  var grid: Colour { land.mixed(with: theme[.text], share: 0.09) }

  /// The colour of a kind of feature.
  subscript(kind: Ground.Kind) -> Colour {
    switch kind {
    case .land: land
    case .park: theme[.park]
    case .lake: theme[.lake]
    case .building: theme[.house]
    case .sand: land.mixed(with: theme[.lit], share: 0.16)
    case .square: land.mixed(with: theme[.street], share: 0.6)
    case .street: theme[.street]
    case .road: theme[.street].mixed(with: theme[.lit], share: 0.4)
    case .path: theme[.street].mixed(with: land, share: 0.25)
    }
  }

  /// The edge of a kind of feature; nil if it has none.
  func edge(of kind: Ground.Kind) -> Colour? {
    switch kind {
    case .street, .road, .building: self[kind].mixed(with: theme[.text], share: 0.2)
    default: nil
    }
  }

  /// All colours.
  var all: [Colour] {
    [land, label, grid] + Ground.Kind.allCases.map { self[$0] }
      + Ground.Kind.allCases.compactMap(edge)
  }

  /// The pairs of colours that are often adjacent.
  func neighbours(hasGround: Bool) -> [(Colour, Colour)] {
    guard hasGround else { return [(grid, land)] }
    var pairs = [Ground.Kind.park, .lake, .building].map { (self[$0], land) }
    for kind in [Ground.Kind.street, .road] {
      if let edge = edge(of: kind) { pairs += [(edge, land), (edge, self[kind])] }
    }
    return pairs + [(self[.path], self[.park]), (label, land)]
  }
}
