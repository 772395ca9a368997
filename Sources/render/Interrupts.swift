internal import Files

#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

/// What happens on Ctrl-C and its kin: half-written files go, the old ones stay, and the exit code
/// says which signal it was.
enum Interrupts {
  /// Has a thread of its own wait for the signals, where files can be removed safely.
  static func watch() {
    signal(SIGPIPE, SIG_IGN)
    var signals = sigset_t()
    unsafe sigemptyset(&signals)
    for number in [SIGINT, SIGTERM, SIGHUP] where !isIgnored(number) {
      unsafe sigaddset(&signals, number)
    }
    unsafe pthread_sigmask(SIG_BLOCK, &signals, nil)
    #if canImport(Glibc)
      var thread = pthread_t()
    #else
      var thread: pthread_t?
    #endif
    let failed = unsafe pthread_create(
      &thread, nil, { _ in Interrupts.wait() }, nil)
    if failed != 0 { unsafe pthread_sigmask(SIG_UNBLOCK, &signals, nil) }
  }

  private static func wait() -> Never {
    var signals = sigset_t()
    unsafe sigemptyset(&signals)
    for number in [SIGINT, SIGTERM, SIGHUP] { unsafe sigaddset(&signals, number) }
    var number: Int32 = 0
    while unsafe sigwait(&signals, &number) != 0 {}
    Printer.shared.interrupt()
    TemporaryFiles.removeAll()
    _exit(128 + number)
  }

  /// A run under nohup stays alive.
  private static func isIgnored(_ number: Int32) -> Bool {
    var action = sigaction()
    guard unsafe sigaction(number, nil, &action) == 0 else { return false }
    #if canImport(Glibc)
      let handler = unsafe unsafeBitCast(action.__sigaction_handler.sa_handler, to: Int.self)
    #else
      let handler = unsafe unsafeBitCast(action.__sigaction_u.__sa_handler, to: Int.self)
    #endif
    return handler == 1
  }
}
