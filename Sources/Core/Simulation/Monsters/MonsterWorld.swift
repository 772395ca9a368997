/// A walk among monsters, in which a tick is a second.
///
/// Events that take no model time, such as a tap, a popup or another screen, are moments. Each is
/// shown in a picture of its own between two ticks. A step gives an instruction, and then shows
/// moments and advances ticks until it is done:
///
///     try world.perform(.tap(number: nil))
///     while world.isBusy { if !world.hasMoment { world.advance(by: 1) } else { world.showMoment() } }
///
/// A hunter needs no instructions: he walks to the nearest monster in sight, tries until it is
/// caught or has fled, and looks for the next.
package struct MonsterWorld: MomentWorld, Hashable {
  /// The route of a player without a destination.
  package enum Way: Hashable, Sendable {
    /// No movement.
    case none
    case track(WalkTrack)
    /// Towards monsters.
    case hunt
  }

  package let way: Way

  /// True if he catches monsters within reach, on a track too.
  package let hunts: Bool

  /// The walking speed in metres per second.
  package let speed: Double

  /// The variable state.
  package var state: HuntState

  /// The events not yet returned.
  var untold: [Happening] = []

  /// Creates a walk from a place. With `needsPermission` it begins with the question for
  /// permission; a player who `hunts` does so on a track, too.
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

  /// Creates the walk of a state, along the same route as another; nil if the state is invalid.
  package init?(_ state: HuntState, like other: MonsterWorld) {
    guard state.isSound else { return nil }
    way = other.way
    hunts = other.hunts
    speed = other.speed
    self.state = state
  }

  package var tick: Int { state.seconds }

  /// The numbers of monsters on the map, in sight, and in the team.
  package var census: [UInt128] {
    [state.monsters.count, state.inSight.count, state.team.count].map { UInt128($0) }
  }

  /// The current scene.
  package var scene: MonsterScene { MonsterScene(self) }

  package var sceneFacts: (any SceneFacts)? { scene }

  /// True if a moment is due before more time passes.
  package var hasMoment: Bool { !state.moments.isEmpty }

  package var pace: MomentPace { state.pace }

  /// True if the last instruction still needs moments or seconds.
  package var isBusy: Bool { hasMoment || state.target != nil || state.waiting > 0 }

  /// True at the track's end if no catch is under way, or when a hunt is over by a catch or by
  /// time.
  package var isOver: Bool {
    switch way {
    case .none: true
    case .track(let track):
      state.trackSeconds >= track.wholeSeconds && !(hunts && hasMoment)
    case .hunt:
      state.team.last?.caught != nil || state.seconds >= HuntRules.secondsOfHunt
    }
  }

  /// Shows the next moment, if there is one.
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

  /// Shows the next moment, and returns its events.
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

  /// Returns the events since the last call, including those at the start.
  package mutating func takeHappenings() -> [Happening] {
    defer { untold = [] }
    return untold
  }
}
