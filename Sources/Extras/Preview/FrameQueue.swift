internal import Synchronization
package import TerrariumEncoding
internal import TerrariumRunning
package import TerrariumVocabulary

/// A bounded queue of frames between the thread that draws them and the one that shows them.
package final class FrameQueue: Sendable {
  private struct State {
    var frames: [DrawnFrame] = []
    var isOver = false
  }

  private let state = Mutex(State())
  private let room: ClosableSemaphore
  private let news: @Sendable () -> Void

  /// Creates a queue; `news` is called when a frame comes, and at the end.
  package init(room count: Int = 8, news: @escaping @Sendable () -> Void) {
    self.news = news
    room = ClosableSemaphore(room: count)
  }

  /// Adds a frame as soon as there is room.
  ///
  /// - Throws: A fault if nobody is watching any more.
  package func put(_ frame: DrawnFrame) throws(Fault) {
    do throws(CancellationError) { try room.enter() } catch { throw Fault(.interrupted) }
    state.withLock { $0.frames.append(frame) }
    news()
  }

  /// Marks the end of the frames.
  package func end() {
    state.withLock { $0.isOver = true }
    news()
  }

  /// Returns the next frame; nil while there is none.
  func take() -> DrawnFrame? {
    let frame = state.withLock { $0.frames.isEmpty ? nil : $0.frames.removeFirst() }
    if frame != nil { room.leave() }
    return frame
  }

  /// True if all frames have come and were taken.
  var isOver: Bool { state.withLock { $0.isOver && $0.frames.isEmpty } }

  /// Closes the queue because nobody shows frames any more.
  func close() { room.close() }
}
