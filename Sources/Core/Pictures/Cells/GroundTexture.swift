/// The texture of the background, such as the sea's ripples.
package enum GroundTexture: String, CaseIterable, Sendable {
  /// It is fixed, which costs nothing.
  case still
  /// It moves slowly.
  case drift
  /// It has no texture.
  case none
}
