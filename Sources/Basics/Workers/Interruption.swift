internal import Synchronization

/// A request to stop a run: to end soon, whatever threads it is on.
///
/// Who never asks has none, and is not slowed down by anybody looking.
package final class Interruption: Sendable {
  /// The one that work begun here listens to.
  package static var current: Interruption? { WorkContext.current[Interruption.self] }

  private let flag = Atomic(false)

  package init() {}

  /// True if the run shall end.
  package var isAsked: Bool { flag.load(ordering: .relaxed) }

  /// Asks the run to end.
  package func ask() { flag.store(true, ordering: .relaxed) }
}
