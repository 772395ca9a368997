/// The complete state of a hunt in plain values, from which it continues exactly.
package struct HuntState: Hashable, Sendable {
  /// The seconds that have passed.
  package var seconds = 0

  /// The second in which the map was first opened; nil before.
  package var openedAt: Int?

  /// The screen, the popup over it, and the button that was just pressed.
  package var screen: HuntScreen
  package var popup: HuntPopup?
  package var pressed: HuntPress?

  /// The kind of the last moment: a second, a press, or another screen.
  package var pace = MomentPace.tick

  /// The moments to show before more time passes.
  package var moments: [HuntMoment] = []

  /// The monsters on the map in order of appearance, and the last one's number.
  package var monsters: [Monster] = []
  package var lastNumber = 0

  /// The numbers of those in sight, in the same order.
  package var inSight: [Int] = []

  /// The player's place, and his direction without a destination, in degrees from north.
  package var place: GeoPoint
  package var heading = 0.0

  /// The seconds of the track walked so far.
  package var trackSeconds = 0

  /// The destination of the walk, and the remaining seconds to wait.
  package var target: GeoPoint?
  package var waiting = 0

  package var trail: WalkTrail
  package var view: MapView

  package var encounter: HuntEncounter?
  package var team: [TeamMember]

  /// The random streams.
  package var streams: HuntStreams

  /// Creates a hunt at its start, before the map has opened.
  package init(
    at place: GeoPoint, team: [TeamMember] = [], screen: HuntScreen, seed: Seed = Seed(0)
  ) {
    self.place = place
    self.team = team
    self.screen = screen
    if screen != .map { pace = .screen }
    trail = WalkTrail(from: place)
    view = MapView(centre: place)
    streams = HuntStreams(seed)
    heading = 360 * streams.headings.nextUnit()
  }
}

/// The random streams of a hunt, one for each use, so that none shifts another's numbers.
package struct HuntStreams: Hashable, Sendable {
  package var places, kinds, leaving, levels, catches, flights, headings: RandomStream

  /// Creates the streams of a seed.
  init(_ seed: Seed) {
    places = seed.stream("places")
    kinds = seed.stream("kinds")
    leaving = seed.stream("leaving")
    levels = seed.stream("levels")
    catches = seed.stream("catches")
    flights = seed.stream("flights")
    headings = seed.stream("headings")
  }
}

extension HuntState {
  /// True if the state is valid; a state from a damaged file may not be.
  package var isSound: Bool {
    let isTimed =
      seconds >= 0 && trackSeconds >= 0 && trackSeconds <= seconds && waiting >= 0
      && (openedAt.map { 0...seconds ~= $0 } ?? monsters.isEmpty)
    let numbers = monsters.map(\.number)
    let areMonstersSound =
      monsters.allSatisfy(\.place.isSound) && zip(numbers, numbers.dropFirst()).allSatisfy(<)
      && (numbers.first ?? 1) > 0 && (numbers.last ?? 0) <= lastNumber && lastNumber >= 0
      && inSight == numbers.filter(Set(inSight).contains)
    let isPlaced =
      place.isSound && (target?.isSound ?? true) && 0..<360 ~= heading
      && view.centre.isSound && MapView.zooms ~= view.zoom
      && !trail.points.isEmpty && trail.points.count <= WalkTrail.limit
      && trail.points.allSatisfy(\.isSound) && trail.spacing >= 1 && trail.spacing.isFinite
    return isTimed && areMonstersSound && isPlaced && isScreenSound && areMomentsSound
      && isTeamSound
  }

  /// True if the pending moments match the screen: only a player without permission is asked for
  /// it.
  private var areMomentsSound: Bool {
    moments.allSatisfy { moment in
      guard case .outcome(let action) = moment else { return openedAt != nil }
      let asks = action == .ask || action == .deny || action == .grant
      return asks == (openedAt == nil)
    }
  }

  private var isScreenSound: Bool {
    let isMet = (screen == .encounter) == (encounter != nil)
    let isAllowed: Bool =
      switch popup {
      case nil: true
      case .question: screen == .request
      case .far(let metres): screen == .map && metres > Int(HuntRules.reach)
      case .missed, .caught, .fled: screen == .encounter
      }
    return isMet && isAllowed && (screen == .request || screen == .denied) == (openedAt == nil)
      && (encounter.map { HuntRules.levels ~= $0.level && 0...1 << 32 ~= $0.tries && $0.number > 0 }
        ?? true)
  }

  private var isTeamSound: Bool {
    team.allSatisfy { member in
      HuntRules.levels ~= member.level
        && (member.caught.map { 0...seconds ~= $0.second && $0.number > 0 } ?? true)
    }
  }
}
