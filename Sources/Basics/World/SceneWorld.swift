/// A world that is no grid of cells: it is seen in scenes.
package protocol SceneWorld: World {
  /// The current scene.
  var sceneFacts: any SceneFacts { get }
}

/// The scene of a world without cells: the facts, and nothing of how they look.
package protocol SceneFacts: Sendable {
  /// The facts a share of the way to the next picture's, for worlds in which somebody moves; nil
  /// where the one picture is cut to the other.
  func between(_ next: any SceneFacts, share: Double) -> (any SceneFacts)?
}

extension SceneFacts {
  package func between(_ next: any SceneFacts, share: Double) -> (any SceneFacts)? { nil }
}

/// A world whose scenes have buttons that are seen pressed.
package protocol ButtonWorld: SceneWorld {
  /// True if the scene has buttons that are gone once they are pressed: what they lead to is
  /// another scene.
  var hasPassingButtons: Bool { get }

  /// The same with the button lit that is pressed next, told by a step's word or without being
  /// told; nil if none is.
  func litForPress(after word: String?) -> Self?
}
