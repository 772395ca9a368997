internal import Foundation
package import Testing

/// Threads for tests that wait. As many tests as there are threads run at a time. None of them
/// blocks a thread of the pool, on which all the others and the code under test run.
final class OwnThreads: TaskExecutor, @unchecked Sendable {
  static let shared = OwnThreads()

  /// True if this is one of the threads.
  static var isCurrent: Bool { Thread.current.threadDictionary[mark] != nil }

  private static let mark = "terrarium.own-thread"

  // Unchecked, because the jobs are accessed only under the condition's lock.
  private let condition = NSCondition()
  private var jobs: [UnownedJob] = []

  private init() {
    // Children are busy and their tests idle, so there is a test for each processor, and one that
    // is just starting or ending.
    for _ in 0...max(1, ProcessInfo.processInfo.activeProcessorCount) {
      Thread.detachNewThread { [self] in
        Thread.current.threadDictionary[Self.mark] = true
        while true { next().runSynchronously(on: asUnownedTaskExecutor()) }
      }
    }
  }

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    condition.withLock {
      jobs.append(job)
      condition.signal()
    }
  }

  private func next() -> UnownedJob {
    condition.withLock {
      while jobs.isEmpty { condition.wait() }
      return jobs.removeFirst()
    }
  }
}

/// Runs tests on threads of their own: those that start children and wait for them.
package struct OwnThreadTrait: SuiteTrait, TestTrait, TestScoping {
  package let isRecursive = true

  package func provideScope(
    for test: Test, testCase: Test.Case?,
    performing function: @Sendable () async throws -> Void
  ) async throws {
    try await withTaskExecutorPreference(OwnThreads.shared) { try await function() }
  }
}

extension Trait where Self == OwnThreadTrait {
  /// For tests that wait for children or block otherwise.
  package static var ownThread: Self { Self() }
}
