/// The colours of pixels that show parts of several cells: mixes of states by area, in as many
/// steps as fit into a palette. They are also blended with lines and with the background beyond the
/// field.
package struct MixColours {
  /// All colours, each once.
  package let colours: [Colour]
  /// The index of each state's colour among the mixed ones, which begin with the background's.
  let places: [Int]
  /// The number of mixed colours.
  let count: Int
  /// The steps between two colours, and between more than two.
  let fine: Int
  let coarse: Int
  /// The mixed colours, and those of states that fill a pixel alone.
  let solids: [Colour]
  let stateSolids: [Colour]
  let pairs: [Colour]
  let blends: [Colour]
  let table: [Colour]

  /// A part of a picture besides cells that is mixed with at most one of them.
  enum Extra: Int, CaseIterable {
    case line, beyond
  }

  /// The steps from a cell's colour to that of a line or of the background.
  static let blendSteps = 6
  /// The most mixed colours; a palette has no room for the mixes of more.
  private static let mixed = 6
  /// The most colours of single states; others are for the edges of cell shapes.
  private static let told = 64
  private static let blockRoom = 240

  /// Creates the mixes of a subject's colours, in a palette with some room.
  init(look: Look, subject: Subject, room: Int) {
    let ground = Self.ground(of: subject, look.theme)
    let own = Self.colours(of: subject, look.theme, on: ground)
    let states = ([ground] + own).told(atMost: Self.mixed)
    let count = states.count
    places = states.places(of: own)
    (solids, self.count) = (states, count)
    // If the palette must hold pictures or many states as well, there is less room for mixes.
    let areMany = count == Self.mixed && zip(own, places).contains { $0 != states[$1] }
    let hasPictures = subject.texture != nil || look.shape == .sprite
    let (fine, coarse) =
      hasPictures
      ? Self.steps(of: count, pairs: 48, others: 30)
      : Self.steps(of: count, pairs: areMany ? 75 : 110, others: areMany ? 30 : 100)
    (self.fine, self.coarse) = (fine, coarse)
    pairs = states.indices.flatMap { first in
      states.indices.flatMap { second in
        first < second
          ? Self.table(of: [states[first], states[second]], steps: fine)
          : [Colour](repeating: states[0], count: fine + 1)
      }
    }
    blends = Extra.allCases.flatMap { extra in
      let colour = look.theme[extra == .line ? .grid : .background]
      let isDrawn = extra == .beyond || look.hasGrid
      return states.flatMap { state in
        isDrawn
          ? Self.table(of: [state, colour], steps: Self.blendSteps)
          : [Colour](repeating: states[0], count: Self.blendSteps + 1)
      }
    }
    table = count < 3 ? [] : Self.table(of: states, steps: coarse)
    let mixes = (solids + pairs + blends + table).told(atMost: .max)
    let told = (states + own)
      .told(atMost: count + max(0, min(Self.told, room - mixes.count)))
    stateSolids = own.map { told[told.nearest(to: $0)] }
    colours = (mixes + stateSolids).told(atMost: .max)
  }

  /// Creates the mixes of the colours of states 0, 1, …, for points that are blocks of many cells.
  package init(ofBlocks own: [Colour]) {
    let states = own.told(atMost: Self.mixed)
    (solids, stateSolids, places, count) = (states, own, states.places(of: own), states.count)
    var steps = 1
    while Self.combinations(states.count - 1, steps: steps + 1) <= Self.blockRoom, states.count > 1
    {
      steps += 1
    }
    (fine, coarse, pairs, blends) = (steps, steps, [], [])
    table = Self.table(of: states, steps: steps)
    colours = table.told(atMost: .max)
  }

  private static func ground(of subject: Subject, _ theme: Theme) -> Colour {
    let empty = subject.states.first.flatMap { $0.figure == 0 ? $0 : nil }
    return empty?.colour(in: theme) ?? theme[subject.ground]
  }

  /// The colour of each state when alone.
  private static func colours(of subject: Subject, _ theme: Theme, on ground: Colour) -> [Colour] {
    // Pictures with a camera show no traces and ages.
    let first = subject.traces?.first ?? subject.states.count
    return subject.states.enumerated().map { number, state in
      state.figure > 0 && number < first ? state.colour(in: theme) : ground
    }
  }

  /// The numbers of steps between two colours, and between more, whose mixes fit into a palette.
  private static func steps(
    of count: Int, pairs room: Int, others: Int
  ) -> (fine: Int, coarse: Int) {
    let pairs = count * (count - 1) / 2
    // The number of mixes of three or more colours.
    func inner(_ steps: Int) -> Int {
      combinations(count - 1, steps: steps) - count - pairs * (steps - 1)
    }
    var coarse = 2
    while coarse < 12, inner(coarse + 1) <= others { coarse += 1 }
    return (max(2, min(48, room / max(1, pairs))), coarse)
  }

  /// The number of ways to distribute at most a number of steps among some colours.
  private static func combinations(_ count: Int, steps: Int) -> Int {
    (1..<max(1, count) + 1).reduce(1) { min(1 << 20, $0 * (steps + $1) / $1) }
  }

  /// The mixes of colours by all distributions of a number of steps among those after the first;
  /// that of the second changes most slowly.
  private static func table(of colours: [Colour], steps: Int) -> [Colour] {
    var table: [Colour] = []
    var combination = [Int](repeating: 0, count: colours.count - 1)
    while true {
      let whole = combination.reduce(0, +)
      // Combinations of more than the whole are never used.
      table.append(
        whole > steps ? colours[0] : Colour(mixing: colours, [steps - whole] + combination))
      guard let place = combination.lastIndex(where: { $0 < steps }) else { return table }
      combination[place] += 1
      for later in place + 1..<combination.count { combination[later] = 0 }
    }
  }
}

extension Colour {
  fileprivate init(mixing colours: [Colour], _ parts: [Int]) {
    let whole = max(1, parts.reduce(0, +))
    func part(_ path: KeyPath<Colour, UInt8>) -> UInt8 {
      let sum = zip(parts, colours).reduce(0) { $0 + $1.0 * Int($1.1[keyPath: path]) }
      return UInt8((sum + whole / 2) / whole)
    }
    self.init(red: part(\.red), green: part(\.green), blue: part(\.blue))
  }
}
