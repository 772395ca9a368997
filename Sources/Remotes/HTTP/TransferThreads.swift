internal import Basics
internal import Dispatch
internal import Libraries
internal import Synchronization

/// A few threads that speak to a server side by side: each waits for most of its time.
enum TransferThreads {
  static let width = 4

  /// Does something for each item, over as many connections as there are threads, until one of them
  /// returns false, as the rest is in vain. A connection that cannot be made is reported once.
  static func each<Item: Sendable>(
    _ items: [Item], connect: @escaping @Sendable () throws(RemoteFault) -> RemoteFolder,
    failed: @escaping @Sendable (any Error) -> Void,
    _ body: @escaping @Sendable (RemoteFolder, Item) -> Bool
  ) {
    let next = Mutex(0)
    let work: @Sendable () -> Void = {
      let folder: RemoteFolder
      do {
        folder = try connect()
      } catch {
        return failed(error)
      }
      while true {
        let index = next.withLock { next in
          defer { next += 1 }
          return next
        }
        guard index < items.count else { return }
        if !body(folder, items[index]) { next.withLock { $0 = items.count } }
      }
    }
    guard !items.isEmpty else { return }
    let ends = DispatchSemaphore(value: 0)
    let others = (1..<max(1, min(width, items.count))).count { _ in
      Threads.start {
        work()
        ends.signal()
      }
    }
    work()
    for _ in 0..<others { ends.wait() }
  }
}
