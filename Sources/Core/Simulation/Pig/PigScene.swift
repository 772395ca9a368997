/// The facts for a picture of Pig. They say nothing about its look.
///
///     scene.turnPoints  // as of the table
@dynamicMemberLookup
package struct PigScene: SceneFacts, Hashable {
  /// The game.
  private let table: PigGame

  /// The number of games to play; nil if steps decide.
  package let games: Int?

  /// The button that was pressed before this event, to be lit; nil if the event followed
  /// automatically.
  package let pressed: PigAction?

  /// Creates the scene of games at this moment.
  init(_ world: PigWorld) {
    table = world.game
    games = world.followsSteps ? nil : world.games
    pressed = world.pressed
  }

  /// A fact of the game.
  package subscript<Value>(dynamicMember path: KeyPath<PigGame, Value>) -> Value {
    table[keyPath: path]
  }

  /// A player's total.
  package func total(of player: PigPlayer) -> Int { table.total(of: player) }
}
