/// All that a picture of the table needs: the facts, and nothing of how they look.
///
///     scene.turnPoints  // as of the table
@dynamicMemberLookup
package struct PigScene: SceneFacts, Hashable {
  /// The table.
  private let table: PigGame

  /// The number of games to be played; nil if steps decide.
  package let games: Int?

  /// The button that was pressed before this event, to be lit; nil if the event followed by itself.
  package let pressed: PigAction?

  /// The scene of games at this moment.
  init(_ world: PigWorld) {
    table = world.game
    games = world.followsSteps ? nil : world.games
    pressed = world.pressed
  }

  /// A fact of the table.
  package subscript<Value>(dynamicMember path: KeyPath<PigGame, Value>) -> Value {
    table[keyPath: path]
  }

  /// A player's total.
  package func total(of player: PigPlayer) -> Int { table.total(of: player) }
}
