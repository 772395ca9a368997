internal import Dispatch
internal import TerrariumBasics

/// A few threads that talk to a server in parallel: each spends most of its time waiting.
enum TransferThreads {
  static let width = 4

  /// Does some work on as many threads as there are items, including this one, and waits for all.
  static func perform(forItems count: Int, _ work: @escaping @Sendable () -> Void) {
    guard count > 0 else { return }
    let ends = DispatchSemaphore(value: 0)
    let others = (1..<min(width, count)).count { _ in
      Threads.start {
        work()
        ends.signal()
      }
    }
    work()
    for _ in 0..<others { ends.wait() }
  }
}
