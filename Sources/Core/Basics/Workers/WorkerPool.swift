internal import Synchronization

/// Threads that share the work of a tick and live as long as the run.
///
/// Handing work over costs about a microsecond while ticks follow each other closely: the workers
/// watch for the next for a moment before they go to sleep. (A task group costs forty.)
package final class WorkerPool: Sendable {
  /// The number of parts of the work, the calling thread's included.
  package let count: Int

  private let board: WorkBoard
  private let started = Mutex(0)

  /// A pool for a number of threads, at least one; they start with the first work.
  package init(jobs: Int) {
    count = min(max(1, jobs), 4096)
    board = WorkBoard(parts: count)
  }

  deinit { board.close() }

  /// Calls a function with each number below `count`, on as many threads as are free, and returns
  /// when all calls have.
  ///
  /// The calls are made in the context of the caller. They must not wait for each other: where the
  /// pool is busy already, as when worlds run side by side, they are made one after the other.
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
      // They outlive the work that starts them, and carry nothing of it.
      WorkContext().run {
        while started < count - 1 {
          // Where the system has no thread to give, those that there are do all the work.
          guard Threads.start({ [board] in board.help() }) else { return }
          started += 1
        }
      }
    }
  }
}
