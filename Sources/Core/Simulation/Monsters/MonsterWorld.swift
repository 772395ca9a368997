/// A walk among monsters as a world: a tick is a second.
///
/// What takes no time of the model's — a tap, a try, a popup, another screen — is a moment: it is
/// seen in a picture of its own, between two ticks. Steps tell what to do and then let moments and
/// ticks pass until it is done:
///
///     try world.perform(.tap(number: nil))
///     while world.isBusy { if !world.hasMoment { world.advance(by: 1) } else { world.showMoment() } }
///
/// Who hunts needs not be told: he walks to the nearest in sight, tries until it is caught or has
/// fled, and looks for the next.
package struct MonsterWorld: MomentWorld, Hashable {
  /// The way of a player without a destination.
  package enum Way: Hashable, Sendable {
    /// Nowhere.
    case none
    case track(WalkTrack)
    /// Wherever monsters are.
    case hunt
  }

  package let way: Way

  /// True if he catches whoever comes within reach, on a track too.
  package let hunts: Bool

  /// The metres that he walks in a second.
  package let speed: Double

  /// All that changes.
  package var state: HuntState

  /// The events that were not taken yet.
  var untold: [Happening] = []

  /// A walk from a place; with `needsPermission` it begins with the question for the player's
  /// place, and if he `hunts` he does so on a track, too.
  package init(
    from place: GeoPoint, way: Way = .none, hunts: Bool = false, speed: Double = 1.4,
    team: [TeamMember] = [], needsPermission: Bool = false, seed: Seed
  ) {
    precondition(speed > 0 && place.isSound, "somebody walks somewhere")
    self.way = way
    self.hunts = hunts || way == .hunt
    self.speed = speed
    state = HuntState(
      at: place, team: team, screen: needsPermission ? .request : .map, seed: seed)
    if !needsPermission { openMap() }
    decide()
  }

  /// The walk of a state, along the same way as another; nil if the state is impossible.
  package init?(_ state: HuntState, like other: MonsterWorld) {
    guard state.isSound else { return nil }
    (way, hunts, speed) = (other.way, other.hunts, other.speed)
    self.state = state
  }

  package var tick: Int { state.seconds }

  /// The numbers of monsters on the map, in sight, and in the team.
  package var census: [UInt128] {
    [state.monsters.count, state.inSight.count, state.team.count].map { UInt128($0) }
  }

  /// The scene that a picture shows now.
  package var scene: MonsterScene { MonsterScene(self) }

  package var sceneFacts: (any SceneFacts)? { scene }

  /// True if a moment is pending before more time passes.
  package var hasMoment: Bool { !state.moments.isEmpty }

  package var pace: MomentPace { state.pace }

  /// True if the last command still needs moments or seconds.
  package var isBusy: Bool { hasMoment || state.target != nil || state.waiting > 0 }

  /// True if the track's end is reached and nobody is being caught there, or a hunt is over by a
  /// catch or by time.
  package var isOver: Bool {
    switch way {
    case .none: true
    case .track(let track):
      state.trackSeconds >= track.wholeSeconds && !(hunts && hasMoment)
    case .hunt:
      state.team.last?.caught != nil || state.seconds >= HuntRules.secondsOfHunt
    }
  }

  /// Shows the pending moment, if there is one.
  package mutating func showMoment() {
    guard hasMoment else { return }
    switch state.moments.removeFirst() {
    case .press(let press):
      state.pace = .press
      if state.popup == .missed { state.popup = nil }
      state.pressed = press
    case .outcome(let action):
      (state.pressed, state.pace) = (nil, .screen)
      finish(action)
    }
    if !hasMoment { decide() }
  }

  /// Shows the pending moment, and returns its events.
  package mutating func showMomentReporting() -> [Happening] {
    showMoment()
    return takeHappenings()
  }

  package mutating func advance(by ticks: Int) {
    for _ in 0..<ticks {
      passSecond()
      untold = []
    }
  }

  package mutating func advanceReporting() -> [Happening] {
    passSecond()
    return takeHappenings()
  }

  /// Returns the events since the last call, those at the start included.
  package mutating func takeHappenings() -> [Happening] {
    defer { untold = [] }
    return untold
  }
}
