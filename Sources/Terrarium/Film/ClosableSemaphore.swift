internal import Dispatch
internal import Synchronization

/// A counting semaphore that bounds the items between a producer and a consumer, and that can be
/// closed.
final class ClosableSemaphore: Sendable {
  private struct State {
    /// The number of items for which there is room; below 0 the producer waits.
    var room: Int
    var isClosed = false
  }

  private let state: Mutex<State>
  private let signal = DispatchSemaphore(value: 0)

  init(room: Int) { state = Mutex(State(room: room)) }

  /// Waits until there is room for one more item.
  ///
  /// - Throws: `CancellationError` if the semaphore is closed.
  func enter() throws(CancellationError) {
    let mustWait = state.withLock { state in
      state.room -= 1
      return state.room < 0 && !state.isClosed
    }
    if mustWait { signal.wait() }
    if state.withLock({ $0.isClosed }) { throw CancellationError() }
  }

  /// Makes room for one more item; the consumer calls it for each that it took.
  func leave() {
    let isAwaited = state.withLock { state in
      state.room += 1
      return state.room <= 0
    }
    if isAwaited { signal.signal() }
  }

  /// Lets the producer fail from now on, because nobody takes items any more.
  func close() {
    let isAwaited = state.withLock { state in
      defer { state.isClosed = true }
      return state.room < 0 && !state.isClosed
    }
    if isAwaited { signal.signal() }
  }
}
