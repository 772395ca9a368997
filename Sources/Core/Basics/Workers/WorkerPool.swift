internal import Synchronization

/// Threads that share the work of a tick and live as long as the run.
///
/// Handing over work costs about a microsecond while ticks follow each other closely, because
/// workers briefly watch for more before they sleep. A task group costs forty.
package final class WorkerPool: Sendable {
  /// The number of parts of the work, including the calling thread's.
  package let count: Int

  private let board: WorkBoard
  private let started = Mutex(0)

  /// Creates a pool of a number of threads, at least one; they start with the first work.
  package init(threads: Int) {
    count = min(max(1, threads), 4096)
    board = WorkBoard(parts: count)
  }

  deinit { board.close() }

  /// Calls a function with each number below `count` on the threads that are free, and returns when
  /// all calls have.
  ///
  /// The calls are made in the caller's context and must not wait for each other. If the pool is
  /// busy, for example with worlds side by side, they are made one after the other.
  package func perform(_ body: @Sendable (Int) -> Void) {
    guard count > 1, board.claim() else {
      for part in 0..<count { body(part) }
      return
    }
    startThreads()
    let context = WorkContext.current
    guard !context.isEmpty else { return withoutActuallyEscaping(body) { board.run($0) } }
    withoutActuallyEscaping(body) { body in
      board.run { part in context.run { body(part) } }
    }
  }

  private func startThreads() {
    started.withLock { started in
      // The helpers outlive the work that starts them, so they take nothing from its context.
      WorkContext().run {
        while started < count - 1 {
          // If the system provides no thread, the existing ones do all the work.
          guard Threads.start({ [board] in board.help() }) else { return }
          started += 1
        }
      }
    }
  }
}
