/// The scene of a world without cells: the facts, and nothing of how they look.
package protocol SceneFacts: Sendable {
  /// The facts a share of the way to the next picture's, for worlds in which somebody moves; nil
  /// where the one picture is cut to the other.
  func between(_ next: any SceneFacts, share: Double) -> (any SceneFacts)?
}

extension SceneFacts {
  package func between(_ next: any SceneFacts, share: Double) -> (any SceneFacts)? { nil }
}
