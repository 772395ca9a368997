internal import TerrariumLibC

/// Threads outside all pools, which may block for any time. Each inherits the context of the thread
/// that starts it.
package enum Threads {
  /// The stack size in bytes, used if the system's own (`ulimit -s`) is too small for the runtime.
  private static let stack = 8 << 20

  /// Starts a thread; returns false if the system provides none.
  @discardableResult
  package static func start(_ body: @escaping @Sendable () -> Void) -> Bool {
    var attributes = pthread_attr_t()
    guard unsafe pthread_attr_init(&attributes) == 0 else { return false }
    defer { unsafe pthread_attr_destroy(&attributes) }
    var bytes = 0
    if unsafe pthread_attr_getstacksize(&attributes, &bytes) == 0, bytes < stack {
      unsafe pthread_attr_setstacksize(&attributes, stack)
    }
    #if canImport(Darwin)
      var thread: pthread_t?
    #else
      var thread = pthread_t()
    #endif
    let context = WorkContext.current
    let work = unsafe Unmanaged.passRetained(Work { context.run(body) }).toOpaque()
    let code = unsafe pthread_create(
      &thread, &attributes,
      { work in
        #if !canImport(Darwin)
          guard let work = unsafe work else { return nil }
        #endif
        unsafe Unmanaged<Work>.fromOpaque(work).takeRetainedValue().body()
        return nil
      }, work)
    guard code == 0 else {
      unsafe Unmanaged<Work>.fromOpaque(work).release()
      return false
    }
    // The thread is detached, so the system frees it when it ends.
    #if canImport(Darwin)
      if let thread { pthread_detach(thread) }
    #else
      pthread_detach(thread)
    #endif
    return true
  }

  private final class Work: Sendable {
    let body: @Sendable () -> Void
    init(_ body: @escaping @Sendable () -> Void) { self.body = body }
  }
}
