/// The facts of a scene, in a world without cells. They say nothing about its look.
package protocol SceneFacts: Sendable {
  /// The facts at a share of the way to the next picture's; nil if the film cuts between the two.
  /// For worlds with moving individuals.
  func between(_ next: any SceneFacts, share: Double) -> (any SceneFacts)?
}

extension SceneFacts {
  package func between(_ next: any SceneFacts, share: Double) -> (any SceneFacts)? { nil }
}
