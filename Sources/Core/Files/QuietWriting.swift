internal import TerrariumLibC

/// Writes to a descriptor like `write`, but without the signal that ends a process whose pipe has
/// no reader. Users of this module need not handle that signal.
///
/// The signal goes to the writing thread, where it is blocked meanwhile and then removed.
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
  // The signal can come even if some bytes were taken; if it is ignored, it is never pending.
  unsafe sigpending(&waiting)
  if !wasWaiting, unsafe sigismember(&waiting, SIGPIPE) == 1 {
    var number: Int32 = 0
    unsafe sigwait(&pipe, &number)
  }
  unsafe pthread_sigmask(SIG_SETMASK, &before, nil)
  errno = error
  return count
}
