/// A world that is no grid of cells: it is seen in scenes.
package protocol SceneWorld: World {
  /// What its pictures show now.
  var sceneFacts: any SceneFacts { get }
}

/// What a picture shows of a world that is no grid of cells: the facts, and nothing of how they
/// look.
package protocol SceneFacts: Sendable {}

/// A world whose scenes have buttons that are seen pressed.
package protocol ButtonWorld: SceneWorld {
  /// Whether the scene has buttons that are gone once they are pressed: what they lead to is
  /// another scene.
  var hasPassingButtons: Bool { get }

  /// The same with the button lit that is pressed next, told by a step's word or without being
  /// told; nil where none is.
  func litForPress(after word: String?) -> Self?
}
