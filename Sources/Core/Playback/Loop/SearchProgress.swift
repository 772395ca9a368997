/// Receives the progress of what is played before a film is drawn; see `WorkContext`.
package struct SearchProgress: Sendable {
  /// The part that is done.
  package enum Step: Hashable, Sendable {
    /// Ticks of a search for a period, at most `LoopSearch.reach`.
    case ticks(Int)
    /// Frames that were measured, of a number if it is known.
    case frames(Int, of: Int?)
  }

  /// Receives what is done so far, and nil at the end.
  package let hear: @Sendable (Step?) -> Void

  package init(_ hear: @escaping @Sendable (Step?) -> Void) { self.hear = hear }
}
