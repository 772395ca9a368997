internal import Synchronization
internal import TerrariumEncoding
internal import TerrariumLibC

/// The terminal while a film plays on it: single keys and a screen of its own. All is restored
/// however that ends, even by a signal or a crash.
enum PreviewTerminal {
  /// The events that a wait can end with.
  struct News {
    var keys: [UInt8] = []
    /// True if the window was resized, or shown again after a stop.
    var isNewScreen = false
    /// True if the program should stop until it is continued.
    var isStopped = false
    /// True if the terminal is gone, so that no more keys can come.
    var isGone = false
  }

  private struct State {
    /// True from the first change until the last one is undone.
    var isOpen = false
    /// True while our screen is shown.
    var isEntered = false
    /// The keys pressed while the terminal answered, and its answers.
    var early: [UInt8] = []
    /// The pixels of a character, as the terminal reports them.
    var character: TerminalSize.Character?
    /// The bytes that remove pictures which do not vanish with the screen.
    var removal: [UInt8] = []
  }

  private static let state = Mutex(State())

  /// The bytes that restore the terminal: they remove pictures and reset colours, wrapping, cursor
  /// and screen.
  private static let goodbye: StaticString =
    "\u{1b}[?2026l\u{1b}[0m\u{1b}[?7h\u{1b}[?25h\u{1b}[?1049l"

  /// Takes over the terminal; false if there is none to play on.
  static func open() -> Bool {
    var ends: [Int32] = [-1, -1]
    guard isatty(STDOUT_FILENO) == 1, unsafe pipe(&ends) == 0 else { return false }
    for end in ends {
      _ = fcntl(end, F_SETFD, FD_CLOEXEC)
      _ = fcntl(end, F_SETFL, O_NONBLOCK)
    }
    unsafe wakes = (ends[0], ends[1])
    unsafe keys =
      isatty(STDIN_FILENO) == 1 ? STDIN_FILENO : TerrariumLibC.open("/dev/tty", O_RDONLY)
    guard unsafe keys >= 0, unsafe tcgetattr(keys, &usualModes) == 0 else { return false }
    state.withLock { $0.isOpen = true }
    listen()
    readKeys()
    return true
  }

  /// Begins to draw on an empty screen of its own; `removal` deletes pictures that do not vanish
  /// with it.
  static func enter(removal: [UInt8]) {
    readKeys()
    state.withLock { state in
      guard state.isOpen else { return }
      state.isEntered = true
      state.removal = removal
      put(Array("\u{1b}[?1049h\u{1b}[?25l\u{1b}[?7l\u{1b}[0m\u{1b}[2J".utf8))
    }
  }

  static func clear() {
    state.withLock { state in
      if state.isEntered { put(state.removal + Array("\u{1b}[0m\u{1b}[2J".utf8)) }
    }
  }

  /// Restores the terminal.
  static func close() {
    state.withLock { state in
      giveBack(&state)
      state.isOpen = false
    }
    for number in [SIGWINCH, SIGTSTP, SIGCONT] + faults { signal(number, SIG_DFL) }
  }

  /// Restores the terminal when a signal ends the program, whatever its other threads do. A thread
  /// that still writes to a blocked terminal gets only a moment.
  static func closeAtOnce() {
    for _ in 0..<25 {
      let isDone = state.withLockIfAvailable { state in
        giveBack(&state)
        state.isOpen = false
        return true
      }
      if isDone != nil { return }
      poll(nil, 0, 20)
    }
    tcflush(STDOUT_FILENO, TCOFLUSH)
    handBack()
  }

  /// Writes some bytes at once; false if the terminal does not accept them.
  @discardableResult
  static func write(_ bytes: [UInt8]) -> Bool {
    bytes.isEmpty || state.withLock { $0.isEntered ? put(bytes) : $0.isOpen }
  }

  /// Waits until something happens, or for a number of seconds.
  static func wait(_ seconds: Double?) -> News {
    let early = state.withLock { state in
      defer { state.early = [] }
      return state.early
    }
    if !early.isEmpty { return News(keys: early) }
    var waited = [
      pollfd(fd: unsafe keys, events: Int16(POLLIN), revents: 0),
      pollfd(fd: unsafe wakes.read, events: Int16(POLLIN), revents: 0),
    ]
    let milliseconds = seconds.map { Int32(min(60_000, max(0, ($0 * 1000).rounded(.up)))) } ?? -1
    var news = News()
    guard unsafe poll(&waited, 2, milliseconds) > 0 else { return news }
    if waited[0].revents != 0 {
      news.keys = read(unsafe keys)
      news.isGone = news.keys.isEmpty
    }
    if waited[1].revents != 0 {
      let signals = read(unsafe wakes.read)
      news.isStopped = signals.contains(UInt8(SIGTSTP))
      news.isNewScreen = signals.contains { $0 == UInt8(SIGWINCH) || $0 == UInt8(SIGCONT) }
    }
    return news
  }

  /// Ends a wait from another thread.
  static func wake() {
    var byte: UInt8 = 0
    _ = unsafe TerrariumLibC.write(wakes.write, &byte, 1)
  }

  /// Stops the program after Ctrl-Z, and resumes when it is continued.
  static func stop() {
    let removal = state.withLock { state in
      giveBack(&state)
      return state.removal
    }
    signal(SIGTSTP, SIG_DFL)
    raise(SIGTSTP)
    listen()
    enter(removal: removal)
  }

  static var size: TerminalSize {
    var window = winsize()
    guard unsafe ioctl(STDOUT_FILENO, sizeRequest, &window) == 0, window.ws_col > 0 else {
      return TerminalSize(columns: 80, rows: 24)
    }
    let (columns, rows) = (Int(window.ws_col), max(1, Int(window.ws_row)))
    let (width, height) = (Int(window.ws_xpixel) / columns, Int(window.ws_ypixel) / rows)
    let told = state.withLock { $0.character }
    guard width > 0, height > 0 else {
      return TerminalSize(columns: columns, rows: rows, character: told)
    }
    return TerminalSize(
      columns: columns, rows: rows, character: .init(width: width, height: height))
  }

  /// Queries the terminal's capabilities, and waits a moment for the answers.
  static func ask(asksForKitty: Bool) -> TerminalAnswers {
    _ = state.withLock { _ in put(TerminalAnswers.questions(asksForKitty: asksForKitty)) }
    let end = ContinuousClock.now + .milliseconds(300)
    var bytes: [UInt8] = []
    while !TerminalAnswers(bytes).areAll, bytes.count < 4096 {
      let left = (end - .now) / .seconds(1)
      guard left > 0 else { break }
      let news = wait(left)
      bytes += news.keys
      if news.isGone { break }
    }
    let answers = TerminalAnswers(bytes)
    state.withLock { ($0.character, $0.early) = (answers.character, bytes) }
    return answers
  }
}

extension PreviewTerminal {
  private static let faults = [SIGILL, SIGTRAP, SIGSEGV, SIGBUS, SIGFPE]

  /// Watches for changes of the window, and restores the terminal before a crash ends the program.
  private static func listen() {
    for number in [SIGWINCH, SIGTSTP, SIGCONT] {
      signal(number) { number in
        // A signal handler may do little: this one writes one byte.
        var byte = UInt8(truncatingIfNeeded: number)
        _ = unsafe TerrariumLibC.write(wakes.write, &byte, 1)
      }
    }
    for number in faults {
      signal(number) { number in
        PreviewTerminal.handBack()
        signal(number, SIG_DFL)
        raise(number)
      }
    }
  }

  /// Reads keys one by one without echo; Ctrl-C still sends a signal.
  private static func readKeys() {
    var modes = unsafe usualModes
    modes.c_lflag &= ~tcflag_t(ICANON | ECHO)
    unsafe tcsetattr(keys, TCSANOW, &modes)
  }

  private static func giveBack(_ state: inout State) {
    guard state.isOpen else { return }
    if state.isEntered {
      put(state.removal)
      handBack()
    } else {
      unsafe tcsetattr(keys, TCSANOW, &usualModes)
    }
    state.isEntered = false
  }

  /// Restores the terminal with async-signal-safe calls only.
  private static func handBack() {
    _ = unsafe TerrariumLibC.write(STDOUT_FILENO, goodbye.utf8Start, goodbye.utf8CodeUnitCount)
    unsafe tcsetattr(keys, TCSANOW, &usualModes)
  }

  @discardableResult
  private static func put(_ bytes: [UInt8]) -> Bool {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = unsafe rest.withUnsafeBytes { buffer in
        unsafe TerrariumLibC.write(STDOUT_FILENO, buffer.baseAddress, buffer.count)
      }
      if count > 0 {
        rest = rest.dropFirst(count)
      } else if errno == EAGAIN {
        var wanted = pollfd(fd: STDOUT_FILENO, events: Int16(POLLOUT), revents: 0)
        unsafe poll(&wanted, 1, 100)
      } else if errno != EINTR {
        return false
      }
    }
    return true
  }

  private static func read(_ descriptor: Int32) -> [UInt8] {
    var bytes = [UInt8](repeating: 0, count: 1024)
    let count = unsafe bytes.withUnsafeMutableBytes { buffer in
      unsafe TerrariumLibC.read(descriptor, buffer.baseAddress, buffer.count)
    }
    return Array(bytes.prefix(max(0, count)))
  }
}

/// The pipe with which handlers and other threads end a wait.
private nonisolated(unsafe) var wakes: (read: Int32, write: Int32) = (-1, -1)

/// The descriptor of the keys, and the former state of the terminal; set before any handler.
private nonisolated(unsafe) var keys: Int32 = -1
private nonisolated(unsafe) var usualModes = termios()

#if canImport(Darwin)
  private let sizeRequest: UInt = 0x4008_7468
#else
  private let sizeRequest = UInt(TIOCGWINSZ)
#endif
