internal import Synchronization

#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

/// Threads that share the work of a tick and live as long as the run.
///
/// Handing work over costs about a microsecond while ticks follow each other closely: the workers
/// watch for the next for a moment before they go to sleep. (A task group costs forty.)
package final class WorkerPool: Sendable {
  /// How many parts work is cut into, the calling thread's included.
  package let count: Int

  private let board: WorkBoard
  private let threads: Mutex<[pthread_t]> = Mutex([])

  /// A pool for a number of threads, at least one; they start with the first work.
  package init(jobs: Int) {
    count = min(max(1, jobs), 4096)
    board = WorkBoard(parts: count)
  }

  deinit {
    board.close()
    let started = threads.withLock { $0 }
    for thread in started { pthread_join(thread, nil) }
  }

  /// Calls a function with each number below `count`, on as many threads as are free, and returns
  /// when all calls have.
  ///
  /// The calls must not wait for each other: where the pool is busy already, as when worlds run
  /// side by side, they are made one after the other.
  package func perform(_ body: @Sendable (Int) -> Void) {
    guard count > 1, board.claim() else {
      for part in 0..<count { body(part) }
      return
    }
    startThreads()
    withoutActuallyEscaping(body) { board.run($0) }
  }

  private func startThreads() {
    threads.withLock { threads in
      while threads.count < count - 1 {
        // Where the system has no thread to give, those that there are do all the work.
        guard let thread = Worker(board: board).start() else { return }
        threads.append(thread)
      }
    }
  }
}

/// One thread of a pool.
private final class Worker: Sendable {
  private let board: WorkBoard

  init(board: WorkBoard) {
    self.board = board
  }

  /// Starts the thread; nil where the system has none to give.
  func start() -> pthread_t? {
    let context = unsafe Unmanaged.passRetained(self).toOpaque()
    #if canImport(Glibc)
      var thread = pthread_t()
      let failed = unsafe pthread_create(
        &thread, nil,
        { context in
          guard let context = unsafe context else { return nil }
          unsafe Unmanaged<Worker>.fromOpaque(context).takeRetainedValue().board.help()
          return nil
        }, context)
    #else
      var thread: pthread_t?
      let failed = unsafe pthread_create(
        &thread, nil,
        { context in
          unsafe Unmanaged<Worker>.fromOpaque(context).takeRetainedValue().board.help()
          return nil
        }, context)
    #endif
    guard failed == 0 else {
      unsafe Unmanaged<Worker>.fromOpaque(context).release()
      return nil
    }
    return thread
  }
}
