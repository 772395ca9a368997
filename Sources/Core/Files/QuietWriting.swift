internal import TerrariumLibC

/// Writes to a descriptor that may be a pipe, as `write` does, but without the signal that ends a
/// process whose reader went away: a program that uses only this module need not handle it.
///
/// The signal goes to the thread that writes. It is held back there meanwhile, and taken if it came.
func writeQuietly(_ descriptor: Int32, _ bytes: UnsafeRawBufferPointer) -> Int {
  var pipe = sigset_t()
  var before = sigset_t()
  var waiting = sigset_t()
  unsafe sigemptyset(&pipe)
  unsafe sigaddset(&pipe, SIGPIPE)
  unsafe sigpending(&waiting)
  let wasWaiting = unsafe sigismember(&waiting, SIGPIPE) == 1
  unsafe pthread_sigmask(SIG_BLOCK, &pipe, &before)
  let count = unsafe write(descriptor, bytes.baseAddress, bytes.count)
  let error = errno
  // It comes, too, where some of the bytes were still taken; where it is ignored, it never waits.
  unsafe sigpending(&waiting)
  if !wasWaiting, unsafe sigismember(&waiting, SIGPIPE) == 1 {
    var number: Int32 = 0
    unsafe sigwait(&pipe, &number)
  }
  unsafe pthread_sigmask(SIG_SETMASK, &before, nil)
  errno = error
  return count
}
