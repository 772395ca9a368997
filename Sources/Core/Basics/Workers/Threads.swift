internal import TerrariumLibC

/// Threads outside of all pools, which may block for any time. Each has the context of the thread
/// that starts it.
package enum Threads {
  /// The bytes of a thread's stack where the system's own are too few for the runtime (`ulimit -s`).
  private static let stack = 8 << 20

  /// Starts one; false if the system gives none.
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
    // Nobody waits for its end, so what the system keeps of it goes with it.
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
