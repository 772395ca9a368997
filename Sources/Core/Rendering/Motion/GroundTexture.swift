/// The pattern of the ground, such as the sea's ripples.
package enum GroundTexture: String, CaseIterable, Sendable {
  /// It stays where it is, which costs nothing.
  case still
  /// It moves slowly.
  case drift
  /// There is none.
  case none
}
