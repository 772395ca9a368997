internal import Dispatch
internal import Simulation
internal import Synchronization

/// Threads on which a film is made. A world may compute for a long time between two frames, and
/// those that all tasks of a program share must stay free for others meanwhile.
final class FilmThreads: TaskExecutor {
  private struct State {
    var waiting: [UnownedJob] = []
    var isOver = false
  }

  private let state = Mutex(State())
  private let news = DispatchSemaphore(value: 0)
  private let count: Int

  /// Does something on threads of its own, as many as there are cores; they end with it.
  static func run<Result: Sendable>(
    _ body: @Sendable () async throws -> Result
  ) async throws -> Result {
    let threads = FilmThreads(count: WorkerPool.cores)
    guard threads.start() else { return try await body() }
    defer { threads.end() }
    return try await withTaskExecutorPreference(threads) { try await body() }
  }

  private init(count: Int) { self.count = count }

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    state.withLock { $0.waiting.append(job) }
    news.signal()
  }

  /// Starts the threads; false where the system has none to give.
  private func start() -> Bool {
    (0..<count).count { _ in Threads.start { self.work() } } > 0
  }

  private func work() {
    let executor = unsafe asUnownedTaskExecutor()
    while true {
      news.wait()
      let next: (job: UnownedJob?, isOver: Bool) = state.withLock { state in
        (state.waiting.isEmpty ? nil : state.waiting.removeFirst(), state.isOver)
      }
      if let job = next.job {
        unsafe job.runSynchronously(on: executor)
      } else if next.isOver {
        return
      }
    }
  }

  private func end() {
    state.withLock { $0.isOver = true }
    for _ in 0..<count { news.signal() }
  }
}
