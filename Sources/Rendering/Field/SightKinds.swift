internal import Basics

/// The colours in which a camera shows states: each its own where it stands alone, and a few of them
/// where they are mixed.
struct SightKinds {
  /// Those that are mixed, the ground first.
  let colours: [Colour]
  /// Which of them stands for each state in a mix.
  let places: [Int]
  /// Each state's own.
  private let own: [Colour]
  /// Whether some states are mixed as if they were others.
  var areMany: Bool {
    colours.count == Self.mixed && zip(own, places).contains { $0 != colours[$1] }
  }

  /// So many colours have mixes that a palette has room for.
  static let mixed = 6

  init(_ subject: Subject, _ theme: Theme) {
    let empty = subject.states.first.flatMap { $0.figure == 0 ? $0 : nil }
    let ground = empty?.colour(in: theme) ?? theme[subject.ground]
    // Traces and ages are not seen by a camera.
    let first = subject.traces?.first ?? subject.states.count
    own = subject.states.enumerated().map { number, state in
      state.figure > 0 && number < first ? state.colour(in: theme) : ground
    }
    let colours = ([ground] + own).told(atMost: Self.mixed)
    self.colours = colours
    places = colours.places(of: own)
  }

  /// What each state is drawn in where it stands alone, if there is room for so many colours beside
  /// those that are mixed.
  func solids(room: Int) -> [Colour] {
    let told = (colours + own).told(atMost: colours.count + max(0, room))
    return own.map { told[told.nearest(to: $0)] }
  }
}
