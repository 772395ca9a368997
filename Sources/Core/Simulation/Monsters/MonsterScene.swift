/// The facts for a picture of a walk among monsters. They say nothing about its look.
///
///     scene.encounter  // as of the hunt
@dynamicMemberLookup
package struct MonsterScene: SceneFacts, Hashable {
  private var state: HuntState

  /// The monsters to show: those in sight, the nearest last.
  package let monsters: [Monster]

  /// Creates the scene of a walk at this moment.
  init(_ world: MonsterWorld) {
    let state = world.state
    self.state = state
    guard state.screen == .map else {
      monsters = []
      return
    }
    let shown = state.inSight.compactMap(world.monster).map {
      (monster: $0, metres: state.place.distance(to: $0.place))
    }
    // Nearer monsters are drawn on top.
    monsters = shown.sorted {
      ($0.metres, $0.monster.number) > ($1.metres, $1.monster.number)
    }.map(\.monster)
  }

  /// A fact of the hunt.
  package subscript<Value>(dynamicMember path: KeyPath<HuntState, Value>) -> Value {
    state[keyPath: path]
  }
}

extension MonsterScene {
  /// On the map, the walker and the map move continuously; other screens change at once.
  package func between(_ next: any SceneFacts, share: Double) -> (any SceneFacts)? {
    guard let next = (next as? MonsterScene)?.state, state.screen == .map, next.screen == .map,
      state.seconds <= next.seconds,
      state.place != next.place || state.view != next.view || state.heading != next.heading
    else { return nil }
    var scene = self
    scene.state.place = state.place.between(next.place, share: share)
    scene.state.view = state.view.between(next.view, share: share)
    let turn = (next.heading - state.heading).shorterWayRound
    scene.state.heading = state.heading + turn * share
    return scene
  }
}
