/// All that a picture of a walk among monsters needs: the facts, and nothing of how they look.
package struct MonsterScene: SceneFacts, Hashable {
  package let screen: HuntScreen
  package let popup: HuntPopup?
  package let pressed: HuntPress?

  package let seconds: Int

  /// The place of the player, and his direction in degrees from north.
  package private(set) var place: GeoPoint
  package private(set) var heading: Double

  package private(set) var view: MapView
  package let trail: WalkTrail

  /// The monsters that are shown: those in sight, the nearest last.
  package let monsters: [Monster]

  /// The number of monsters on the map, visible or not.
  package let monstersOnMap: Int

  package let encounter: HuntEncounter?
  package let team: [TeamMember]

  /// The scene of a walk at this moment.
  init(_ world: MonsterWorld) {
    let state = world.state
    (screen, popup, pressed) = (state.screen, state.popup, state.pressed)
    seconds = state.seconds
    (place, heading) = (state.place, state.heading)
    (view, trail) = (state.view, state.trail)
    monstersOnMap = state.monsters.count
    (encounter, team) = (state.encounter, state.team)
    guard screen == .map else {
      monsters = []
      return
    }
    let shown = state.inSight.compactMap(world.monster).map {
      (monster: $0, metres: state.place.distance(to: $0.place))
    }
    // Who is nearer lies above those behind.
    monsters = shown.sorted {
      ($0.metres, $0.monster.number) > ($1.metres, $1.monster.number)
    }.map(\.monster)
  }
}

extension MonsterScene {
  /// On the map the walker goes from place to place, and the map with him; other screens are cut.
  package func between(_ next: any SceneFacts, share: Double) -> (any SceneFacts)? {
    guard let next = next as? MonsterScene, screen == .map, next.screen == .map,
      seconds <= next.seconds, place != next.place || view != next.view || heading != next.heading
    else { return nil }
    var scene = self
    scene.place = place.between(next.place, share: share)
    scene.view = view.between(next.view, share: share)
    var turn = next.heading - heading
    if turn > 180 { turn -= 360 }
    if turn < -180 { turn += 360 }
    scene.heading = heading + turn * share
    return scene
  }
}
