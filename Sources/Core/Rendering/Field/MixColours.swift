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
  /// The colours of lines and of the background.
  let beside: [Colour]
  /// For each state the parts of the mixed colours in its own.
  let parts: [Mixer.Parts]
  /// True if states have colours between those that are mixed, as ages and traces do.
  let isGraded: Bool
  /// The ranges of such states.
  let ramps: [Ramp]

  /// States from one colour to another.
  struct Ramp {
    let states: ClosedRange<Int>
    /// The places of the two colours.
    let from: Int
    let to: Int
    /// The share of the second colour in the last state.
    let last: Double
  }

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
  /// The steps between the ends of a range of states that are mixed with the ground.
  private static let rampSteps = 4

  /// Creates the mixes of a subject's colours, in a palette with some room.
  init(look: Look, subject: Subject, room: Int) {
    let ground = Self.ground(of: subject, look.theme)
    let traces = look.traces.areShown ? subject.traces : nil
    let own = Self.colours(of: subject, look, on: ground)
    let ends = traces.map { traces in
      own.indices.filter { subject.shows($0)(look) && traces.blend(of: $0)?.isEnd ?? true }
    }
    let states = ([ground] + (ends ?? Array(own.indices)).map { own[$0] }).told(atMost: Self.mixed)
    let count = states.count
    let places = states.places(of: own)
    solids = states
    self.count = count
    self.places = places
    beside = [look.theme[.grid], look.theme[.background]]
    isGraded = traces != nil
    ramps = (traces?.ramps(places) ?? []).filter { subject.shows($0.states.lowerBound)(look) }
    parts = own.indices.map { state in
      guard let blend = traces?.blend(of: state) else { return Mixer.Parts(places[state]) }
      let share = Float(blend.share)
      return Mixer.Parts(places[blend.from]) * (1 - share) + Mixer.Parts(places[blend.to]) * share
    }
    // If the palette must hold pictures or many states as well, there is less room for mixes.
    let areMany = count == Self.mixed && zip(own, places).contains { $0 != states[$1] }
    let hasPictures = subject.texture != nil || look.shape == .sprite
    let (fine, coarse) =
      hasPictures
      ? Self.steps(of: count, pairs: 48, others: 30)
      : Self.steps(
        of: count, pairs: areMany || isGraded ? 75 : 110, others: areMany ? 30 : 100)
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
    if isGraded {
      table = ramps.filter { $0.from != 0 && $0.to != 0 }.flatMap { ramp in
        (1..<Self.rampSteps).flatMap { step in
          let ends = [states[ramp.from], states[ramp.to]]
          let middle = Colour(mixing: ends, [Self.rampSteps - step, step])
          return Self.table(of: [states[0], middle], steps: fine)
        }
      }
    } else {
      table = count < 3 ? [] : Self.table(of: states, steps: coarse)
    }
    let mixes = (solids + pairs + blends + table).told(atMost: .max)
    let kept = isGraded ? room - mixes.count : min(Self.told, room - mixes.count)
    let told = (states + own).told(atMost: count + max(0, kept))
    stateSolids = own.map { told[told.nearest(to: $0)] }
    colours = (mixes + stateSolids).told(atMost: .max)
  }

  /// Creates the mixes of the colours of states 0, 1, …, for points that are blocks of many cells.
  package init(ofBlocks own: [Colour]) {
    let states = own.told(atMost: Self.mixed)
    solids = states
    stateSolids = own
    places = states.places(of: own)
    count = states.count
    var steps = 1
    while Self.combinations(states.count - 1, steps: steps + 1) <= Self.blockRoom, states.count > 1
    {
      steps += 1
    }
    fine = steps
    coarse = steps
    pairs = []
    blends = []
    beside = [states[0], states[0]]
    parts = places.map(Mixer.Parts.init(_:))
    ramps = []
    isGraded = false
    table = Self.table(of: states, steps: steps)
    colours = table.told(atMost: .max)
  }

  private static func ground(of subject: Subject, _ theme: Theme) -> Colour {
    let empty = subject.states.first.flatMap { $0.extent == 0 ? $0 : nil }
    return empty?.colour(in: theme) ?? theme[subject.ground]
  }

  /// The colour of each state when alone.
  private static func colours(of subject: Subject, _ look: Look, on ground: Colour) -> [Colour] {
    let shown = look.traces.areShown ? nil : subject.traces?.first
    return subject.states.enumerated().map { number, state in
      state.extent > 0 && number < shown ?? .max ? state.colour(in: look.theme) : ground
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

extension TraceStates {
  /// The ranges of traces and of ages, whose end colours have places.
  fileprivate func ramps(_ places: [Int]) -> [MixColours.Ramp] {
    [first...young - 1, young...old].compactMap { states in
      guard let last = blend(of: states.upperBound), last.share > 0 else { return nil }
      return MixColours.Ramp(
        states: states, from: places[last.from], to: places[last.to], last: last.share)
    }
  }
}

extension Mixer.Parts {
  /// All of one colour, by its place.
  fileprivate init(_ place: Int) {
    self = .zero
    self[place] = 1
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
