internal import Basics
internal import Dispatch
internal import LibC
internal import Synchronization

/// The threads on which the program's tasks run.
///
/// Those that the runtime brings along read `/proc` once a second, and end the program where it is not
/// there or no more files can be opened.
final class TaskThreads: TaskExecutor {
  private let jobs = Mutex<Waiting>(Waiting())
  private let arrivals = DispatchSemaphore(value: 0)

  /// Jobs in the order in which they came; those before `first` have been taken.
  private struct Waiting {
    var list: [UnownedJob] = []
    var first = 0

    mutating func take() -> UnownedJob? {
      guard first < list.count else { return nil }
      let job = list[first]
      first += 1
      if first == list.count { (list, first) = ([], 0) }
      return job
    }
  }

  /// One for each processor and some for tasks that wait for a file or a program; fewer where the
  /// system gives no more, and nil where it gives none.
  init?() {
    let count = max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN))) + 3
    var started = 0
    for _ in 0..<count where Threads.start({ self.work() }) { started += 1 }
    if started == 0 { return nil }
  }

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    jobs.withLock { $0.list.append(job) }
    arrivals.signal()
  }

  private func work() {
    while true {
      arrivals.wait()
      let job = jobs.withLock { $0.take() }
      unsafe job?.runSynchronously(on: asUnownedTaskExecutor())
    }
  }
}
