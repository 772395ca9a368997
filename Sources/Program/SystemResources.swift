internal import Basics
internal import Files
internal import GD
internal import LibC
internal import Vocabulary

/// The resources that the language runtime needs: without files to open it ends by a signal, and
/// without addresses for a thread it waits for ever.
enum SystemResources {
  /// The number of files opened beside outputs: for signals, events and times, and some to spare.
  private static let files = 10

  /// The number of threads started beside those for each processor: the runtime's own, and some to
  /// spare.
  private static let threads = 9

  /// The resource that is lacking; nil if there is enough of all.
  static var lack: Problem? {
    if !hasFiles { return .tooFewFiles(needed: files) }
    guard let limit = ProcessMemory.addressLimit, !hasStacks else { return nil }
    return .tooFewAddresses(limit: limit)
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

  /// Has the program end with a message where libgd is needed and cannot be loaded.
  static func watchForGD() {
    // On whatever thread needs it first.
    unsafe whenGDIsMissing { reason in
      SystemResources.end(lackingGD: unsafe reason.map { unsafe String(cString: $0) } ?? "")
    }
  }

  /// Ends the program for the loader's reason: few addresses or files, or there is no libgd.
  private static func end(lackingGD reason: String) -> Never {
    if reason.contains("annot allocate memory") || reason.contains("failed to map") {
      Interrupts.end(saying: .outOfMemory)
    }
    if reason.contains("Too many open files") {
      Interrupts.end(saying: .tooFewFiles(needed: files))
    }
    let message = WorldMessage(
      "fonts of one's own and photos are read with libgd, which is not there",
      "install it: Debian calls it libgd3, Homebrew gd")
    Interrupts.end(saying: .said(message), code: ExitCode.missingProgram.rawValue)
  }
}
