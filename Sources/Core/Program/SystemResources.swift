internal import TerrariumBasics
internal import TerrariumFiles
internal import TerrariumLibC
internal import TerrariumVocabulary

/// The resources that the language runtime needs: without free file descriptors it crashes, and
/// without addresses for a thread it waits for ever.
enum SystemResources {
  /// The number of files opened besides outputs: for signals, events and times, and some to spare.
  private static let files = 10

  /// The number of threads besides those for each processor: the runtime's own, and some to spare.
  private static let threads = 9

  /// The missing resource; nil if there is enough of everything.
  static var lack: Problem? {
    if !hasFiles {
      return .said(
        "the system's limit leaves the program fewer than \(files) more files",
        "raise it, as with 'ulimit -n 256'", isOfFile: true)
    }
    guard let limit = ProcessMemory.addressLimit, !hasStacks else { return nil }
    return .said(
      "the system's limit of \(ByteCount.text(limit)) leaves no room for the program's threads",
      "raise it, as with 'ulimit -v 500000'", isOfFile: true)
  }

  /// The default size of a thread's stack in bytes (`ulimit -s`).
  private static let stack = 8 << 20

  private static var hasFiles: Bool {
    var opened: [Int32] = []
    for _ in 0..<files { opened.append(fcntl(STDERR_FILENO, F_DUPFD_CLOEXEC, 0)) }
    for file in opened where file >= 0 { close(file) }
    return opened.allSatisfy { $0 >= 0 }
  }

  /// True if there is room for the stacks of all threads at once.
  private static var hasStacks: Bool {
    let bytes = stack * (threads + max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN))))
    let place = unsafe mmap(nil, bytes, PROT_NONE, MAP_PRIVATE | MAP_ANON, -1, 0)
    guard unsafe place != MAP_FAILED else { return false }
    _ = unsafe munmap(place, bytes)
    return true
  }
}
