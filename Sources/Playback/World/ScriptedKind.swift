package import Vocabulary

/// A world whose pattern file may contain a script with settings and steps.
package protocol ScriptedKind: WorldKind {
  /// The settings and steps that its script comes to beside those that were given; nil if it has
  /// none, or where it is not to be honoured.
  ///
  /// - Parameters:
  ///   - draft: The settings that were given.
  ///   - isOnSheet: True if the film is a tile, which has neither a size nor a camera of its own.
  /// - Returns: What is to be added to the draft's settings, and what is to be said of it.
  func scripted(
    _ draft: inout Draft, isOnSheet: Bool
  ) -> (entries: [WrittenSettings.Entry], notices: [Notice])?
}
