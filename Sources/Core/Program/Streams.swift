internal import TerrariumLibC

/// The three streams that a program expects to be there.
package enum Streams {
  /// Opens those of them that are closed, so that no other file gets their numbers and receives
  /// results or messages by mistake. They are opened the wrong way round: reading from such an
  /// input and writing to such an output fail, and no result is lost in silence.
  static func open() {
    for stream in [STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO] {
      guard fcntl(stream, F_GETFD) < 0, errno == EBADF else { continue }
      // The lowest free number is that of the stream.
      _ = unsafe TerrariumLibC.open("/dev/null", stream == STDIN_FILENO ? O_WRONLY : O_RDONLY)
    }
  }

  package static var readsTerminal: Bool { isatty(STDIN_FILENO) == 1 }

  /// True if a short text can be written to a stream without blocking, at once or after a wait of
  /// some milliseconds.
  static func takes(_ stream: Int32, within milliseconds: Int32 = 0) -> Bool {
    var wanted = pollfd(fd: stream, events: Int16(POLLOUT), revents: 0)
    return unsafe poll(&wanted, 1, milliseconds) == 1 && wanted.revents & Int16(POLLOUT) != 0
  }
}
