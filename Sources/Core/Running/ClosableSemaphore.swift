internal import Dispatch
internal import Synchronization

/// A counting semaphore that limits the items between a producer and a consumer, and that can be
/// closed.
package final class ClosableSemaphore: Sendable {
  // The system only allows releasing it with at least its initial value, so that is 0.
  private let room = DispatchSemaphore(value: 0)
  private let isClosed = Atomic(false)

  /// Creates a semaphore with room for a number of items.
  package init(room count: Int) { for _ in 0..<count { room.signal() } }

  /// Waits until there is room for another item.
  ///
  /// - Throws: `CancellationError` if the semaphore is closed.
  package func enter() throws(CancellationError) {
    room.wait()
    guard isClosed.load(ordering: .sequentiallyConsistent) else { return }
    // Others may also be waiting.
    room.signal()
    throw CancellationError()
  }

  /// Makes room for another item; the consumer calls it for each item taken.
  package func leave() { room.signal() }

  /// Makes the producer fail from now on, because nobody takes items any more.
  package func close() {
    isClosed.store(true, ordering: .sequentiallyConsistent)
    room.signal()
  }
}
