internal import Dispatch
internal import Synchronization

/// A counting semaphore that bounds the items between a producer and a consumer, and that can be
/// closed.
package final class ClosableSemaphore: Sendable {
  // It may go with less than it began with, which the system allows from 0 on.
  private let room = DispatchSemaphore(value: 0)
  private let isClosed = Atomic(false)

  /// A semaphore with room for a number of items.
  package init(room count: Int) { for _ in 0..<count { room.signal() } }

  /// Waits until there is room for one more item.
  ///
  /// - Throws: `CancellationError` if the semaphore is closed.
  package func enter() throws(CancellationError) {
    room.wait()
    guard isClosed.load(ordering: .sequentiallyConsistent) else { return }
    // Others may wait, too.
    room.signal()
    throw CancellationError()
  }

  /// Makes room for one more item; the consumer calls it for each that it took.
  package func leave() { room.signal() }

  /// Lets the producer fail from now on, because nobody takes items any more.
  package func close() {
    isClosed.store(true, ordering: .sequentiallyConsistent)
    room.signal()
  }
}
