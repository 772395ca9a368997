#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

/// Threads that belong to nobody else: they may wait for as long as they like.
enum Threads {
  /// Starts one; false where the system gives none.
  @discardableResult
  static func start(_ body: @escaping @Sendable () -> Void) -> Bool {
    #if canImport(Glibc)
      var thread = pthread_t()
    #else
      var thread: pthread_t?
    #endif
    let work = unsafe Unmanaged.passRetained(Work(body)).toOpaque()
    let code = unsafe pthread_create(
      &thread, nil,
      { work in
        #if canImport(Glibc)
          guard let work = unsafe work else { return nil }
        #endif
        unsafe Unmanaged<Work>.fromOpaque(work).takeRetainedValue().body()
        return nil
      }, work)
    if code != 0 { unsafe Unmanaged<Work>.fromOpaque(work).release() }
    return code == 0
  }

  private final class Work: Sendable {
    let body: @Sendable () -> Void
    init(_ body: @escaping @Sendable () -> Void) { self.body = body }
  }
}
