internal import Dispatch
package import Encoding
internal import Synchronization
package import Vocabulary

/// A bounded queue of frames between the thread that draws them and the one that shows them.
package final class FrameQueue: Sendable {
  private struct State {
    var frames: [DrawnFrame] = []
    var isOver = false
    var isClosed = false
  }

  private let state = Mutex(State())
  private let room = DispatchSemaphore(value: 0)
  private let news: @Sendable () -> Void

  /// A queue; `news` is called when a frame comes, and at the end.
  package init(room count: Int = 8, news: @escaping @Sendable () -> Void) {
    self.news = news
    for _ in 0..<count { room.signal() }
  }

  /// Adds a frame as soon as there is room.
  ///
  /// - Throws: that nobody looks any longer.
  package func put(_ frame: DrawnFrame) throws(Fault) {
    room.wait()
    let isClosed = state.withLock { state in
      if !state.isClosed { state.frames.append(frame) }
      return state.isClosed
    }
    guard !isClosed else {
      room.signal()
      throw Fault(.interrupted)
    }
    news()
  }

  /// No frame comes any more.
  package func end() {
    state.withLock { $0.isOver = true }
    news()
  }

  /// The next frame; nil while there is none.
  func take() -> DrawnFrame? {
    let frame = state.withLock { $0.frames.isEmpty ? nil : $0.frames.removeFirst() }
    if frame != nil { room.signal() }
    return frame
  }

  /// True if all frames have come and were taken.
  var isOver: Bool { state.withLock { $0.isOver && $0.frames.isEmpty } }

  /// Closes the queue, because nobody shows frames any more.
  func close() {
    state.withLock { $0.isClosed = true }
    room.signal()
  }
}
