internal import Synchronization

/// What a caller who no longer wants a run asks of it: to end soon, whatever threads it is on.
///
/// Who never asks has none, and is not slowed down by anybody looking.
package final class Interruption: Sendable {
  /// The one that work begun here listens to.
  package static var current: Interruption? { WorkContext.current[Interruption.self] }

  private let flag = Atomic(false)

  package init() {}

  /// Whether the run shall end.
  package var isAsked: Bool { flag.load(ordering: .relaxed) }

  /// Asks the run to end.
  package func ask() { flag.store(true, ordering: .relaxed) }
}
