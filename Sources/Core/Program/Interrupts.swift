internal import Synchronization
internal import TerrariumBasics
internal import TerrariumFiles
internal import TerrariumLibC
internal import TerrariumVocabulary

/// Handles Ctrl-C and other signals: unfinished files are removed, old ones stay, and the exit code
/// names the signal.
///
/// The handler sends the signal's number through a pipe to its own thread, where files can be
/// removed safely. Blocking the signals and waiting for them there would not work: the main thread,
/// once it runs the dispatch queues, sleeps with no signal blocked, and would receive them.
enum Interrupts {
  /// The signals that would end the program and can be handled.
  private static let numbers = [
    SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGXCPU, SIGALRM, SIGVTALRM, SIGPROF, SIGUSR1, SIGUSR2,
  ]

  /// True if a signal is ending the program.
  private static let isEnding = Atomic(false)

  /// Installs the handlers. Writing to a pipe without a reader, or beyond the file size limit,
  /// becomes an error of that file.
  static func watch(for shell: Shell) {
    signal(SIGPIPE, SIG_IGN)
    signal(SIGXFSZ, SIG_IGN)
    var ends: [Int32] = [-1, -1]
    guard unsafe pipe(&ends) == 0 else { return }
    (unsafe pipeEnds) = (ends[0], ends[1])
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    guard Threads.start({ wait(shell) }) else { return }
    for number in numbers where !isIgnored(number) {
      signal(number) { number in
        // A handler may only make safe calls: here one write of one byte.
        var byte = UInt8(truncatingIfNeeded: number)
        _ = unsafe write(pipeEnds.write, &byte, 1)
      }
    }
    watchForAbort()
  }

  /// Ends with a message if the system has no more memory, instead of an abort of the language
  /// runtime. Large requests are checked beforehand; for small ones this removes unfinished files
  /// and prints the reason. The thread that ran out of memory waits here meanwhile.
  private static func watchForAbort() {
    signal(SIGABRT) { number in
      // Faults may have no memory for their message either.
      if Interrupts.isUnderWay, unsafe pthread_equal(pthread_self(), endingThread) != 0 { _exit(2) }
      var byte = UInt8(truncatingIfNeeded: number)
      _ = unsafe write(pipeEnds.write, &byte, 1)
      while true { pause() }
    }
  }

  private static func wait(_ shell: Shell) -> Never {
    var number: UInt8 = 0
    while unsafe read(pipeEnds.read, &number, 1) != 1 {}
    if number == SIGABRT { end(shell, saying: .outOfMemory) }
    end(shell, saying: .interrupted, code: 128 + Int32(number))
  }

  /// Ends the program from its own thread: unfinished files are removed, and old ones stay.
  static func end(
    _ shell: Shell, saying problem: Problem, code: Int32 = ExitCode.failed.rawValue
  ) -> Never {
    // If two threads want to end the program, the first one does.
    while isEnding.exchange(true, ordering: .sequentiallyConsistent) { pause() }
    unsafe endingThread = pthread_self()
    Program.endAll()
    shell.process?.cleanUp()
    let records = PartialRecord.flushAll()
    TemporaryFiles.removeAll {
      shell.printer.interrupt(saying: problem, goingOnFrom: records)
      _exit(code)
    }
  }

  /// Ends the program with a code, unless a signal is already ending it; faults caused by that do
  /// not count.
  static func exit(_ code: ExitCode) -> Never {
    while isUnderWay { pause() }
    TerrariumLibC.exit(code.rawValue)
  }

  /// True if a signal is ending the program now.
  static var isUnderWay: Bool { isEnding.load(ordering: .sequentiallyConsistent) }

  /// True if a signal is ignored, as under nohup, where a run stays alive.
  private static func isIgnored(_ number: Int32) -> Bool {
    var action = sigaction()
    guard unsafe sigaction(number, nil, &action) == 0 else { return false }
    #if canImport(Darwin)
      let handler = unsafe unsafeBitCast(action.__sigaction_u.__sa_handler, to: Int.self)
    #else
      let handler = unsafe unsafeBitCast(action.__sigaction_handler.sa_handler, to: Int.self)
    #endif
    return handler == 1
  }
}

/// The pipe from the handler to the thread, set once before either exists.
private nonisolated(unsafe) var pipeEnds: (read: Int32, write: Int32) = (-1, -1)

/// The thread that ends the program, once there is one.
private nonisolated(unsafe) var endingThread = pthread_self()
