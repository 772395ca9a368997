internal import Synchronization
internal import TerrariumLibC

/// A child program of another project, started without a shell and fed through its standard input.
///
/// Its messages on standard error are kept in case it fails; its standard output is dropped. It is
/// ended if its owner goes away before `finish()`.
package final class Program {
  /// A failure of a program.
  package struct Failure: Error, Hashable, Sendable {
    /// The kind of failure.
    package enum Ending: Hashable, Sendable {
      case notStarted(reason: String)
      /// There is no place for its messages.
      case noTemporaryFile(FileError)
      case exit(code: Int32)
      case signal(number: Int32)
      /// It reported success, but its file is empty.
      case nothingWritten
    }

    package let name: String
    package let ending: Ending
    /// The last lines of its messages.
    package let complaint: String
  }

  private let name: String
  private let talk: ScratchFile
  private let result: ScratchFile?
  private var process: pid_t = 0
  private var input: Int32 = -1

  /// Starts the program at a path; with `keepsOutput` its standard output is kept.
  package init(at path: String, arguments: [String], keepsOutput: Bool = false) throws(Failure) {
    name = Path.name(of: path)
    do throws(FileError) {
      talk = try ScratchFile()
      result = keepsOutput ? try ScratchFile() : nil
    } catch {
      throw Failure(name: name, ending: .noTemporaryFile(error), complaint: "")
    }
    var ends: [Int32] = [-1, -1]
    // Programs are started one at a time. Another one started before the ends of the pipe are
    // marked would keep them open, and this one would wait for the end of its input until the other
    // ends.
    let code = Self.starting.withLock { _ in
      guard unsafe pipe(&ends) == 0 else { return errno }
      for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
      let code = start(path, arguments, input: ends[0])
      close(ends[0])
      return code
    }
    guard code == 0 else {
      if ends[1] >= 0 { close(ends[1]) }
      throw Failure(name: name, ending: .notStarted(reason: System.words(for: code)), complaint: "")
    }
    input = ends[1]
    Self.running.withLock { $0.append(process) }
  }

  deinit {
    if input >= 0 { close(input) }
    guard process > 0 else { return }
    kill(process, SIGKILL)
    _ = wait()
  }

  /// Writes bytes to its standard input.
  ///
  /// - Throws: Its messages, if it no longer reads its input.
  package func write(_ bytes: [UInt8]) throws(Failure) {
    let isWritten = unsafe System.writeAll(bytes) { rest, _ in unsafe writeQuietly(input, rest) }
    guard isWritten else { throw failure(wait()) }
  }

  /// Closes its standard input, and waits for it to end.
  package func finish() throws(Failure) {
    close(input)
    input = -1
    let status = wait()
    guard status == 0 else { throw failure(status) }
  }

  /// The bytes of its standard output.
  package var output: [UInt8] {
    var all: [UInt8] = []
    while let part = result?.bytes(from: all.count), !part.isEmpty { all += part }
    return all
  }

  /// The failure of a program that ended without output.
  package var emptyFailure: Failure {
    Failure(name: name, ending: .nothingWritten, complaint: lastWords)
  }

  private var lastWords: String {
    String(decoding: talk.bytes(from: 0).suffix(2000), as: UTF8.self)
  }
}

extension Program {
  private static let running = Mutex<[pid_t]>([])
  private static let starting = Mutex<Void>(())

  /// The path of a program in the folders of `PATH`; nil if it is in none of them.
  package static func path(of name: String) -> String? {
    let folders = unsafe getenv("PATH").map { unsafe Path.text(ofWord: $0) } ?? "/usr/bin:/bin"
    for folder in folders.split(separator: ":", omittingEmptySubsequences: false) {
      let path = Path.join(folder.isEmpty ? "." : String(folder), name)
      if unsafe access(Path.bytes(of: path), X_OK) == 0, Path.kind(of: path) == .file {
        return path
      }
    }
    return nil
  }

  /// Ends all running programs, before the process itself ends.
  package static func endAll() { running.withLock { for process in $0 { kill(process, SIGKILL) } } }

  /// Starts the process; returns the system's error number.
  private func start(_ path: String, _ arguments: [String], input: Int32) -> Int32 {
    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t?
      var attributes: posix_spawnattr_t?
    #else
      var actions = unsafe posix_spawn_file_actions_t()
      var attributes = posix_spawnattr_t()
    #endif
    unsafe posix_spawn_file_actions_init(&actions)
    unsafe posix_spawnattr_init(&attributes)
    defer {
      unsafe posix_spawn_file_actions_destroy(&actions)
      unsafe posix_spawnattr_destroy(&attributes)
    }
    unsafe posix_spawn_file_actions_adddup2(&actions, input, STDIN_FILENO)
    if let result {
      unsafe posix_spawn_file_actions_adddup2(&actions, result.descriptor, STDOUT_FILENO)
    } else {
      unsafe posix_spawn_file_actions_addopen(&actions, STDOUT_FILENO, "/dev/null", O_WRONLY, 0)
    }
    unsafe posix_spawn_file_actions_adddup2(&actions, talk.descriptor, STDERR_FILENO)
    // Children inherit the two signals that we ignore. Its own process group protects it from
    // Ctrl-C: it is ended by us, and cannot create its file again afterwards.
    var signals = sigset_t()
    unsafe sigemptyset(&signals)
    unsafe sigaddset(&signals, SIGPIPE)
    unsafe sigaddset(&signals, SIGXFSZ)
    unsafe posix_spawnattr_setsigdefault(&attributes, &signals)
    unsafe posix_spawnattr_setpgroup(&attributes, 0)
    unsafe posix_spawnattr_setflags(
      &attributes, Int16(POSIX_SPAWN_SETSIGDEF) | Int16(POSIX_SPAWN_SETPGROUP))
    var words: [UnsafeMutablePointer<CChar>?] = unsafe ([path] + arguments).map {
      unsafe strdup(Path.bytes(of: $0))
    }
    unsafe words.append(nil)
    defer { unsafe words.forEach { unsafe free($0) } }
    return unsafe posix_spawn(&process, Path.bytes(of: path), &actions, &attributes, words, environ)
  }

  /// Waits for it to end; returns the system's status.
  private func wait() -> Int32 {
    var status: Int32 = 0
    while unsafe waitpid(process, &status, 0) < 0, errno == EINTR {}
    Self.running.withLock { [process] running in running.removeAll { $0 == process } }
    process = 0
    return status
  }

  private func failure(_ status: Int32) -> Failure {
    let signal = status & 0x7f
    return Failure(
      name: name, ending: signal == 0 ? .exit(code: status >> 8 & 0xff) : .signal(number: signal),
      complaint: lastWords)
  }
}
