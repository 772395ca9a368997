/// Hears how far the search for a period has come; see `WorkContext`.
package struct SearchProgress: Sendable {
  /// Hears the ticks so far, of `LoopSearch.reach` at most, and nil at the end.
  package let hear: @Sendable (_ ticks: Int?) -> Void

  package init(_ hear: @escaping @Sendable (_ ticks: Int?) -> Void) { self.hear = hear }
}
