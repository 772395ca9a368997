internal import CTerrariumFiles
internal import Synchronization
internal import TerrariumBasics
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

  /// Starts a program.
  ///
  /// - Parameters:
  ///   - path: Its path.
  ///   - arguments: Its arguments.
  ///   - variables: Changes of its environment; nil removes a variable.
  ///   - keepsOutput: True to keep its standard output.
  /// - Throws: The reason why it does not start.
  package init(
    at path: String, arguments: [String], variables: [String: String?] = [:],
    keepsOutput: Bool = false
  ) throws(Failure) {
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
      let code = start(path, arguments, variables, input: ends[0])
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

  /// The bytes of its standard output from an offset on, at most `count`.
  package func output(from offset: Int = 0, count: Int = .max) -> [UInt8] {
    var all: [UInt8] = []
    while all.count < count, let part = result?.bytes(from: offset + all.count), !part.isEmpty {
      all += part.prefix(count - all.count)
    }
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

  /// Folders that may be a stranger's, in which no program is looked up during some work.
  package struct ForeignFolders: Sendable {
    fileprivate let roots: [String]

    /// Adds folders to those of the current work.
    package init(_ folders: [String]) {
      roots = folders.map(Fence.root) + (WorkContext.current[ForeignFolders.self]?.roots ?? [])
    }
  }

  /// The path of a program in the folders of `PATH`; nil if it is in none of them.
  ///
  /// Only absolute folders count: an empty or relative one would be in the current folder, which
  /// may be a stranger's. Nothing below `folder` or a foreign folder counts either.
  package static func path(of name: String, outside folder: String? = nil) -> String? {
    let foreign = ForeignFolders(folder.map { [$0] } ?? []).roots
    let places = environment("PATH") ?? "/usr/bin:/bin"
    return places.split(separator: ":").lazy.filter { $0.hasPrefix("/") }
      .map { Path.join(String($0), name) }
      .first { path in
        unsafe access(Path.located(path), X_OK) == 0 && Path.kind(of: path) == .file
          && !foreign.contains { root in
            // Neither a link into such a folder, nor one from there.
            Fence.isBelow(root, path) || Fence.isBelow(root, Path.join(Path.folder(of: path), "."))
          }
      }
  }

  /// Ends all running programs, before the process itself ends.
  package static func endAll() { running.withLock { for process in $0 { kill(process, SIGKILL) } } }

  /// Starts the process; returns the system's error number.
  private func start(
    _ path: String, _ arguments: [String], _ variables: [String: String?], input: Int32
  ) -> Int32 {
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
    if let folder = Surroundings.current.folder {
      unsafe cfiles_start_in(&actions, Path.bytes(of: folder))
    }
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
    let words = unsafe Self.words([path] + arguments)
    let environment = unsafe Self.words(Self.allVariables(with: variables))
    defer { unsafe (words + environment).forEach { unsafe free($0) } }
    return unsafe posix_spawn(
      &process, Path.bytes(of: path), &actions, &attributes, words, environment)
  }

  /// Copies of some texts for the system, which the caller frees.
  private static func words(_ texts: [String]) -> [UnsafeMutablePointer<CChar>?] {
    unsafe texts.map { unsafe strdup(Path.bytes(of: $0)) } + [nil]
  }

  /// The environment with some changes.
  private static func allVariables(with changes: [String: String?]) -> [String] {
    let variables = Surroundings.current.variables.mapValues(Optional.some)
      .merging(changes) { $1 }
    return variables.compactMap { name, value in value.map { "\(name)=\($0)" } }
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
