internal import Synchronization
internal import TerrariumBasics
internal import TerrariumFiles
internal import TerrariumLibC
internal import TerrariumPlanning
internal import TerrariumRunning
package import TerrariumVocabulary

/// Prints all output, so that lines stay whole: results to standard output, messages to standard
/// error.
package final class Printer: Sendable {
  private struct State {
    /// The progress that the terminal's last line shows.
    var progress = ""
    var isColoured: Bool
    /// True to print faults with the source line.
    var quotes: Bool
    var sources: [String: SourceText] = [:]
  }

  private let state: Mutex<State>

  /// The current activity; see `show(activity:)`.
  let activity = Mutex(Activity())

  /// True if standard error is a terminal with cursor movement.
  package let talksToTerminal: Bool

  /// True on a CI service, by the variable `CI`.
  let isOnService: Bool

  /// True in GitHub Actions, which shows annotations beside files.
  let isOnGitHub: Bool

  /// Receives the bytes of messages; nil for standard error.
  let errors: (@Sendable ([UInt8]) -> Void)?

  init(in surroundings: Surroundings, _ errors: (@Sendable ([UInt8]) -> Void)? = nil) {
    func isGiven(_ name: String) -> Bool { !(surroundings[name] ?? "").isEmpty }
    self.errors = errors
    talksToTerminal = surroundings.isTerminal(STDERR_FILENO) && surroundings["TERM"] != "dumb"
    isOnService = !["", "false", "0"].contains(surroundings["CI"] ?? "")
    isOnGitHub = isGiven("GITHUB_ACTIONS")
    state = Mutex(
      State(isColoured: talksToTerminal && !isGiven("NO_COLOR"), quotes: talksToTerminal))
  }

  /// Writes a result. If its reader has gone, the program ends quietly.
  package func result(_ text: String) -> ExitCode {
    do throws(FileError) {
      try OutputFile.write(text, to: "-")
      return .done
    } catch {
      if case .brokenPipe = error { return .done }
      return refuse([Fault(.file(error))])
    }
  }

  /// Prints a message on lines of its own.
  package func say(_ text: String) {
    state.withLock { state in write(cleared(&state) + text + (text.hasSuffix("\n") ? "" : "\n")) }
  }

  /// Prints a note on something that is not wrong.
  package func note(_ text: String) { say("render: note: \(text.printable)") }

  /// The most printed faults of a file; the others show up once these are corrected.
  private static let mostOfFile = 20

  /// Prints faults, one line each, and returns their exit code. The first faults of a file are
  /// printed, and the others counted.
  package func refuse(_ faults: [Fault]) -> ExitCode {
    var counts: [String: Int] = [:]
    let told = faults.filter { fault in
      guard case .file(let path, _, _, _) = fault.place else { return true }
      counts[path, default: 0] += 1
      return counts[path, default: 0] <= Self.mostOfFile
    }
    say(told)
    for (path, count) in counts.sorted(by: { $0.key < $1.key }) where count > Self.mostOfFile {
      let others = count - Self.mostOfFile
      say("\(path.printable): \(others.counted("more fault"))")
    }
    return Fault.exitCode(of: faults)
  }

  /// Prints faults; on a terminal with the source line, shown once for nearby faults.
  private func say(_ faults: [Fault]) {
    let (isColoured, quotes, sources) = state.withLock { ($0.isColoured, $0.quotes, $0.sources) }
    var quoted: (quotation: Quotation, path: String)?
    func quote() {
      if let quotation = quoted?.quotation { say(quotation.text(isColoured: isColoured)) }
      quoted = nil
    }
    for fault in faults {
      var path: String?
      if quotes, case .file(let file, _, _, _) = fault.place { path = file }
      if quoted?.path != path || quoted?.quotation.mark(fault) == false { quote() }
      if quoted == nil, let path, let source = sources[path],
        let quotation = Quotation(of: fault, in: source)
      {
        quoted = (quotation, path)
      }
      say(fault.line(isColoured: isColoured))
      if isOnGitHub { say(fault.annotation) }
    }
    quote()
  }

  /// Stores a text, so that faults can quote it.
  func remember(_ source: SourceText) { state.withLock { $0.sources[source.path] = source } }

  /// Replaces the shown progress.
  package func show(progress: String) {
    state.withLock { state in
      guard progress != state.progress else { return }
      write(cleared(&state) + progress)
      state.progress = progress
    }
  }

  /// Prints why the program ends early, if messages are shown. It must not wait: neither for the
  /// reader of a message, nor for the lock of a thread that waits for one.
  ///
  /// - Parameters:
  ///   - problem: The reason.
  ///   - records: The records that allow the same command to continue.
  func interrupt(saying problem: Problem, goingOnFrom records: [String] = []) {
    guard Streams.takes(STDERR_FILENO) else { return }
    var said = Fault(problem).line() + "\n"
    for record in records {
      said += "render: note: \(Notice.goingOn(from: record).sentence.printable)\n"
    }
    let start = state.withLockIfAvailable { cleared(&$0) } ?? ""
    put(start + said)
  }

  /// Turns colours on or off, regardless of the terminal, if a flag asks for it.
  func colour(by flags: FlagReader) {
    guard let choice = flags.options["color"], choice != "auto" else { return }
    let isOn = choice == "always"
    state.withLock { state in
      state.isColoured = isOn
      state.quotes = isOn || talksToTerminal
    }
  }

  private func cleared(_ state: inout State) -> String {
    guard !state.progress.isEmpty else { return "" }
    state.progress = ""
    // Only a file has lines.
    return talksToTerminal ? "\r\u{1b}[K" : "\n"
  }

  private func write(_ text: String) {
    // Faults while a signal ends the program are only consequences of that.
    if !Interrupts.isUnderWay { put(text) }
  }

  private func put(_ text: String) {
    var bytes = Array(Path.shown(text).utf8)[...]
    if let errors { return errors(Array(bytes)) }
    while !bytes.isEmpty {
      let count = unsafe bytes.withUnsafeBytes { buffer in
        unsafe TerrariumLibC.write(STDERR_FILENO, buffer.baseAddress, buffer.count)
      }
      guard count > 0 else { return }
      bytes = bytes.dropFirst(count)
    }
  }
}
