#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

/// Reports when the files of a folder come and go, without polling.
///
/// Waiting blocks a thread, so the suite needs threads of its own.
package final class FolderWatch {
  private let descriptor: Int32

  /// Watches a folder from now on for files that come and go, and that grow if `seesWriting`.
  package init(_ path: String, seesWriting: Bool = false) {
    #if canImport(Glibc)
      descriptor = inotify_init1(Int32(IN_CLOEXEC))
      var events = UInt32(IN_CREATE | IN_DELETE | IN_MOVED_FROM | IN_MOVED_TO)
      if seesWriting { events |= UInt32(IN_MODIFY) }
      inotify_add_watch(descriptor, path, events)
    #else
      descriptor = -1
    #endif
  }

  deinit { close(descriptor) }

  /// Waits until a condition on the folder holds, at most ten minutes, because the pool may be
  /// busy; true if it holds.
  package func wait(until isSo: () -> Bool) -> Bool {
    for _ in 0..<600 where !isSo() {
      var watched = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
      guard poll(&watched, 1, 1000) > 0 else { continue }
      var events = [UInt8](repeating: 0, count: 4096)
      _ = read(descriptor, &events, events.count)
    }
    return isSo()
  }
}
