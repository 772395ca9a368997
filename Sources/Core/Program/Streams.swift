internal import TerrariumLibC

/// The three standard streams.
enum Streams {
  /// Opens closed streams, so that no other file gets their numbers and receives results or
  /// messages by mistake. They are opened in the wrong direction, so that reading or writing them
  /// fails and no result is lost silently.
  static func open() {
    for stream in [STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO] {
      guard fcntl(stream, F_GETFD) < 0, errno == EBADF else { continue }
      // The lowest free number is that of the stream.
      _ = unsafe TerrariumLibC.open("/dev/null", stream == STDIN_FILENO ? O_WRONLY : O_RDONLY)
    }
  }

  /// True if a short text can be written to a stream without blocking.
  static func takes(_ stream: Int32) -> Bool {
    var wanted = pollfd(fd: stream, events: Int16(POLLOUT), revents: 0)
    return unsafe poll(&wanted, 1, 0) == 1 && wanted.revents & Int16(POLLOUT) != 0
  }
}
