internal import Dispatch
internal import Synchronization

/// Lets no more than a few things wait between the one who makes them and the one who takes them.
final class Gate: Sendable {
  private struct State {
    /// The things for which there is room; below 0 the maker waits.
    var room: Int
    var isClosed = false
  }

  private let state: Mutex<State>
  private let news = DispatchSemaphore(value: 0)

  init(room: Int) { state = Mutex(State(room: room)) }

  /// Waits until there is room for one more.
  ///
  /// - Throws: that nobody takes anything any longer.
  func enter() throws(CancellationError) {
    let mustWait = state.withLock { state in
      state.room -= 1
      return state.room < 0 && !state.isClosed
    }
    if mustWait { news.wait() }
    if state.withLock({ $0.isClosed }) { throw CancellationError() }
  }

  /// One was taken.
  func leave() {
    let isAwaited = state.withLock { state in
      state.room += 1
      return state.room <= 0
    }
    if isAwaited { news.signal() }
  }

  /// Nobody takes anything any longer.
  func close() {
    let isAwaited = state.withLock { state in
      defer { state.isClosed = true }
      return state.room < 0 && !state.isClosed
    }
    if isAwaited { news.signal() }
  }
}
