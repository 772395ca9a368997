internal import Dispatch
internal import TerrariumBasics

/// A few threads that speak to a server side by side: each waits for most of its time.
enum TransferThreads {
  static let width = 4

  /// Does some work on as many threads as there are items for them, this one among them, and waits for
  /// all.
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
