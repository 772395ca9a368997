internal import Dispatch
internal import Synchronization

/// Threads on which tasks run, in place of those that the runtime brings along.
///
/// A task may compute or wait for a long time on them, and those that all tasks of a program share stay
/// free for others. The runtime's own read `/proc` once a second, and end the program where it is not
/// there or no more files can be opened.
package final class TaskThreads: TaskExecutor {
  /// Jobs in the order in which they came; those before `first` have been taken.
  private struct Waiting {
    var list: [UnownedJob] = []
    var first = 0
    var isOver = false
    /// The threads that there are, and those of them that have no job.
    var started = 1
    var idle = 1

    mutating func take() -> UnownedJob? {
      guard first < list.count else { return nil }
      let job = list[first]
      first += 1
      if first == list.count { (list, first) = ([], 0) }
      idle -= 1
      return job
    }

    /// Adds a job; true if it needs one thread more.
    mutating func add(_ job: UnownedJob, threads: Int) -> Bool {
      list.append(job)
      guard list.count - first > idle, started < threads else { return false }
      (started, idle) = (started + 1, idle + 1)
      return true
    }
  }

  private let jobs = Mutex<Waiting>(Waiting())
  private let arrivals = DispatchSemaphore(value: 0)
  private let count: Int

  /// As many threads as requested, each started when there is a job for it; fewer if the system
  /// gives no more, and nil if it gives none.
  package init?(count: Int) {
    self.count = count
    guard Threads.start({ self.work() }) else { return nil }
  }

  /// Does something on threads of its own, as many as there are cores; they end with it.
  package static func run<Result: Sendable>(
    _ body: @Sendable () async throws -> Result
  ) async throws -> Result {
    guard let threads = TaskThreads(count: WorkerPool.cores) else { return try await body() }
    defer { threads.end() }
    return try await withTaskExecutorPreference(threads) { try await body() }
  }

  package func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    let needsThread = jobs.withLock { $0.add(job, threads: count) }
    // It outlives the task that needs it, and carries nothing of it.
    if needsThread, !WorkContext().run({ Threads.start { self.work() } }) {
      jobs.withLock { ($0.started, $0.idle) = ($0.started - 1, $0.idle - 1) }
    }
    arrivals.signal()
  }

  private func work() {
    let executor = unsafe asUnownedTaskExecutor()
    while true {
      arrivals.wait()
      let next: (job: UnownedJob?, isOver: Bool) = jobs.withLock { ($0.take(), $0.isOver) }
      if let job = next.job {
        unsafe job.runSynchronously(on: executor)
        jobs.withLock { $0.idle += 1 }
      } else if next.isOver {
        return
      }
    }
  }

  fileprivate func end() {
    jobs.withLock { $0.isOver = true }
    for _ in 0..<count { arrivals.signal() }
  }
}

/// As many threads as a job may use at once for what it computes, started with the first such task.
///
/// With more of them, threads would take the processors from each other in the midst of a picture,
/// each with caches of its own.
package final class JobThreads: Sendable {
  package let count: Int
  private let threads = Mutex<TaskThreads?>(nil)

  /// Threads for a number of tasks at once, at least one.
  package init(count: Int) { self.count = max(1, count) }

  deinit { threads.withLock { $0 }?.end() }

  /// The threads; nil if the system gives none.
  package var executor: TaskThreads? {
    threads.withLock { threads in
      if threads == nil { threads = TaskThreads(count: count) }
      return threads
    }
  }
}
