internal import Synchronization

/// A request to stop a run soon, on any thread.
///
/// Work without one never checks for a request.
package final class Interruption: Sendable {
  /// The request that work started here listens to.
  package static var current: Interruption? { WorkContext.current[Interruption.self] }

  private let flag = Atomic(false)

  package init() {}

  /// True if the run should end.
  package var isAsked: Bool { flag.load(ordering: .relaxed) }

  /// Requests the end of the run.
  package func ask() { flag.store(true, ordering: .relaxed) }
}
