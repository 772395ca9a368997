internal import Libraries
internal import Synchronization

#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

/// A few threads that speak to a server side by side: each waits for most of its time.
enum Crowd {
  private static let width = 4

  /// Does something for each of some items, over as many connections as there are threads; a
  /// connection that cannot be had is told once.
  static func each<Item: Sendable>(
    _ items: [Item], connect: @escaping @Sendable () throws(RemoteFault) -> RemoteFolder,
    failed: @escaping @Sendable (any Error) -> Void,
    _ body: @escaping @Sendable (RemoteFolder, Item) -> Void
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
        body(folder, items[index])
      }
    }
    let others = (1..<max(1, min(width, items.count))).map { _ in OwnThread(work) }
    if !items.isEmpty { work() }
    for thread in others { thread?.join() }
  }
}

/// A thread that may wait for as long as it likes.
@safe
private final class OwnThread {
  private let thread: pthread_t

  /// Starts it; nil where the system gives none.
  init?(_ body: @escaping @Sendable () -> Void) {
    #if canImport(Glibc)
      var thread = pthread_t()
    #else
      var thread: pthread_t?
    #endif
    let work = unsafe Unmanaged.passRetained(Work(body))
    let code = unsafe pthread_create(
      &thread, nil,
      { work in
        #if canImport(Glibc)
          guard let work = unsafe work else { return nil }
        #endif
        unsafe Unmanaged<Work>.fromOpaque(work).takeRetainedValue().body()
        return nil
      }, work.toOpaque())
    guard code == 0 else {
      unsafe work.release()
      return nil
    }
    #if canImport(Glibc)
      self.thread = thread
    #else
      guard let thread = unsafe thread else { return nil }
      unsafe self.thread = thread
    #endif
  }

  func join() {
    #if canImport(Glibc)
      pthread_join(thread, nil)
    #else
      unsafe pthread_join(thread, nil)
    #endif
  }

  private final class Work: Sendable {
    let body: @Sendable () -> Void
    init(_ body: @escaping @Sendable () -> Void) { self.body = body }
  }
}
