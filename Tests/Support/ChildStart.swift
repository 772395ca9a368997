internal import Foundation

/// The arguments for starting a child.
package struct ChildStart {
  /// A child that has just been started, and our ends of its pipes.
  struct Started {
    let process: pid_t
    let output: Int32
    let complaint: Int32
  }

  let words: [String]
  let folder: String
  let environment: [String: String]
  let input: String
  let limits: Child.Limits

  /// A shell changes to the folder, sets the limits and executes the program. No call that starts a
  /// process can do so, and between a fork and the program our own code must not run.
  ///
  /// The shell also leaves a process that ends the whole group when the leash ends, which is when
  /// the tests themselves are ended: Ctrl-C reaches only their own group.
  package static let shell = """
    cd "$1" && ulimit -c 0 && ulimit -t "$2" && ulimit -f "$3" || exit 125
    ulimit -v "$4" 2>/dev/null
    shift 4
    { read -r _; kill -9 -$$; } <&3 3<&- >/dev/null 2>&1 &
    exec "$@" 3<&-
    """

  /// The end of a pipe whose other end belongs only to this process, for its lifetime.
  private static let leash: Int32 = {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { preconditionFailure("no pipe to hold children by") }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    return ends[0]
  }()

  private var shellWords: [String] {
    // The shell counts processor seconds, blocks of 512 bytes, and kilobytes.
    let numbers = [
      "\(limits.processorSeconds * Sanitizers.slowness)", "\(limits.fileMegabytes << 11)",
      Sanitizers.isOn ? "unlimited" : "\(limits.memoryMegabytes << 10)",
    ]
    return ["/bin/sh", "-c", Self.shell, "sh", folder] + numbers + words
  }

  /// Starts it.
  func spawn() throws -> Started {
    guard FileManager.default.isExecutableFile(atPath: words[0]) else {
      throw Child.Failure.notStarted(program: words[0], reason: "it is no program")
    }
    let output = try closedOnExec()
    let complaint = try closedOnExec()
    defer {
      close(output.write)
      close(complaint.write)
    }
    var process: pid_t = 0
    let code = spawn(&process, output: output.write, complaint: complaint.write)
    guard code == 0 else {
      close(output.read)
      close(complaint.read)
      throw Child.Failure.notStarted(program: words[0], reason: String(cString: strerror(code)))
    }
    return Started(process: process, output: output.read, complaint: complaint.read)
  }

  private func spawn(_ process: inout pid_t, output: Int32, complaint: Int32) -> Int32 {
    #if canImport(Glibc)
      var actions = posix_spawn_file_actions_t()
      var attributes = posix_spawnattr_t()
    #else
      var actions: posix_spawn_file_actions_t?
      var attributes: posix_spawnattr_t?
    #endif
    posix_spawn_file_actions_init(&actions)
    posix_spawnattr_init(&attributes)
    defer {
      posix_spawn_file_actions_destroy(&actions)
      posix_spawnattr_destroy(&attributes)
    }
    posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, input, O_RDONLY, 0)
    posix_spawn_file_actions_adddup2(&actions, output, STDOUT_FILENO)
    posix_spawn_file_actions_adddup2(&actions, complaint, STDERR_FILENO)
    posix_spawn_file_actions_adddup2(&actions, Self.leash, STDERR_FILENO + 1)
    var flags = Int32(POSIX_SPAWN_SETPGROUP) | Int32(POSIX_SPAWN_SETSIGDEF)
    flags |= Int32(POSIX_SPAWN_SETSIGMASK)
    #if canImport(Glibc)
      _ = closeOthers?(&actions, STDERR_FILENO + 2)
    #else
      flags |= Int32(POSIX_SPAWN_CLOEXEC_DEFAULT)
    #endif
    // A child must not inherit signals that a background job or a test ignores or blocks.
    var (all, none) = (sigset_t(), sigset_t())
    sigfillset(&all)
    sigemptyset(&none)
    posix_spawnattr_setsigdefault(&attributes, &all)
    posix_spawnattr_setsigmask(&attributes, &none)
    posix_spawnattr_setpgroup(&attributes, 0)
    posix_spawnattr_setflags(&attributes, Int16(flags))
    let pairs = environment.map { "\($0.key)=\($0.value)" }.sorted()
    return withStrings(shellWords) { words in
      withStrings(pairs) { posix_spawn(&process, "/bin/sh", &actions, &attributes, words, $0) }
    }
  }

  /// Returns a pipe whose ends no other program inherits.
  private func closedOnExec() throws -> (read: Int32, write: Int32) {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else {
      throw Child.Failure.notStarted(program: words[0], reason: String(cString: strerror(errno)))
    }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    _ = fcntl(ends[0], F_SETFL, O_NONBLOCK)
    return (ends[0], ends[1])
  }
}

#if canImport(Glibc)
  /// The function that lets a child close all its files from one on. It is newer than the headers
  /// that Swift sees.
  private let closeOthers = dlsym(nil, "posix_spawn_file_actions_addclosefrom_np").map {
    unsafeBitCast(
      $0,
      to: (@convention(c) (UnsafeMutablePointer<posix_spawn_file_actions_t>, Int32) -> Int32).self)
  }
#endif

/// Calls a closure with texts as a C array that ends with a null.
private func withStrings<Result>(
  _ strings: [String], _ body: ([UnsafeMutablePointer<CChar>?]) -> Result
) -> Result {
  let pointers = strings.map { strdup($0) }
  defer { for pointer in pointers { free(pointer) } }
  return body(pointers + [nil])
}
