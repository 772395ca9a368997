internal import Dispatch
internal import Synchronization

/// Threads for tasks, used instead of the runtime's own.
///
/// Tasks may compute or block on them for a long time without taking threads from the rest of the
/// program. The runtime's own threads read `/proc` once a second, and end the program if it is
/// missing or no more files can be opened.
package final class TaskThreads: TaskExecutor {
  /// Jobs in order of arrival; those before `first` have been taken.
  private struct Waiting {
    var list: [UnownedJob] = []
    var first = 0
    var isOver = false
    /// The numbers of threads that exist and that are idle.
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

    /// Adds a job; returns true if it needs another thread.
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

  /// Creates up to a number of threads, each started when there is a job for it; nil if the system
  /// provides none.
  package init?(count: Int) {
    self.count = count
    guard Threads.start({ self.work() }) else { return nil }
  }

  /// Runs a task on threads of its own, one for each core, which end with it.
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
    // The executor outlives the task that starts it, so it takes nothing from the task's context.
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

/// The threads that one job may use at once for computation, started with its first task.
///
/// More threads would compete for the processors in the middle of a picture, each with its own
/// caches.
package final class JobThreads: Sendable {
  package let count: Int
  private let threads = Mutex<TaskThreads?>(nil)

  /// Creates threads for a number of concurrent tasks, at least one.
  package init(count: Int) { self.count = max(1, count) }

  deinit { threads.withLock { $0 }?.end() }

  /// The threads; nil if the system provides none.
  package var executor: TaskThreads? {
    threads.withLock { threads in
      if threads == nil { threads = TaskThreads(count: count) }
      return threads
    }
  }
}
