/// Receives the progress of the search for a period; see `WorkContext`.
package struct SearchProgress: Sendable {
  /// Receives the ticks so far, at most `LoopSearch.reach`, and nil at the end.
  package let hear: @Sendable (_ ticks: Int?) -> Void

  package init(_ hear: @escaping @Sendable (_ ticks: Int?) -> Void) { self.hear = hear }
}
