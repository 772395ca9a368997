internal import Synchronization

/// A request to stop a run soon, on whatever threads it is.
///
/// Who never asks has none, and is not slowed down by anybody looking.
package final class Interruption: Sendable {
  /// The one that work begun here listens to.
  package static var current: Interruption? { WorkContext.current[Interruption.self] }

  private let flag = Atomic(false)

  package init() {}

  /// True if the run shall end.
  package var isAsked: Bool { flag.load(ordering: .relaxed) }

  /// Requests the end of the run.
  package func ask() { flag.store(true, ordering: .relaxed) }
}
