internal import Synchronization
internal import TerrariumFiles
internal import TerrariumLibC
internal import TerrariumRunning
package import TerrariumVocabulary

/// The only place that prints, so that lines stay whole: results go to standard output, messages to
/// standard error.
package final class Printer: Sendable {
  package static let shared = Printer()

  private struct State {
    /// The progress that the terminal's last line shows now.
    var progress = ""
    var isColoured = Printer.talksToTerminal && (environment("NO_COLOR") ?? "").isEmpty
    /// True if faults are printed with the line of the source.
    var quotes = Printer.talksToTerminal
    var sources: [String: SourceText] = [:]
  }

  private let state = Mutex(State())

  /// True if standard error is a terminal that can move its cursor.
  package static let talksToTerminal = isatty(STDERR_FILENO) == 1 && environment("TERM") != "dumb"

  /// True on a service that works on changes by itself, as they say with the variable `CI`.
  static let isOnService = !["", "false", "0"].contains(environment("CI") ?? "")

  /// True if the program runs in GitHub Actions, which shows annotations beside files.
  static let isOnGitHub = !(environment("GITHUB_ACTIONS") ?? "").isEmpty

  /// Writes a result. A reader that went away ends the program quietly.
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

  /// The most faults of a file that are printed: whoever mends these finds the others then.
  private static let mostOfFile = 20

  /// Prints faults, a line each, and returns the exit code for them. Of the faults of a file the first
  /// are printed, and the others counted.
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
      say("\(path.printable): \(others) more \(others == 1 ? "fault" : "faults")")
    }
    return Fault.exitCode(of: faults)
  }

  /// Prints faults; on a terminal with what they are about, once where they are near each other.
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
      if Self.isOnGitHub { say(fault.annotation) }
    }
    quote()
  }

  /// Remembers a text, so that faults can quote it.
  func remember(_ source: SourceText) { state.withLock { $0.sources[source.path] = source } }

  /// Shows the progress in place of the one shown before.
  package func show(progress: String) {
    state.withLock { state in
      guard progress != state.progress else { return }
      write(cleared(&state) + progress)
      state.progress = progress
    }
  }

  /// Says why the program ends in the midst of its work, if messages are shown: a message that
  /// waits for its reader would keep the program from ending, and so would the lock of one who
  /// waits so.
  ///
  /// - Parameters:
  ///   - problem: The reason.
  ///   - records: The records from which the same command goes on.
  ///   - report: The result so far, if one was asked for.
  func interrupt(
    saying problem: Problem, goingOnFrom records: [String] = [], report: String? = nil
  ) {
    var result = Array((report ?? "").utf8)[...]
    while !result.isEmpty, Streams.takes(STDOUT_FILENO, within: 1000) {
      let count = unsafe result.prefix(Int(PIPE_BUF)).withUnsafeBytes { buffer in
        unsafe TerrariumLibC.write(STDOUT_FILENO, buffer.baseAddress, buffer.count)
      }
      guard count > 0 else { break }
      result = result.dropFirst(count)
    }
    guard Streams.takes(STDERR_FILENO) else { return }
    var said = Fault(problem).line() + "\n"
    for record in records {
      said += "render: note: \(Notice.goingOn(from: record).sentence.printable)\n"
    }
    let start = state.withLockIfAvailable { cleared(&$0) } ?? ""
    put(start + said)
  }

  /// Uses colours, or not, whatever the terminal is.
  func colour(_ isOn: Bool) {
    state.withLock { state in
      state.isColoured = isOn
      state.quotes = isOn || Printer.talksToTerminal
    }
  }

  private func cleared(_ state: inout State) -> String {
    guard !state.progress.isEmpty else { return "" }
    state.progress = ""
    // A file has lines.
    return Self.talksToTerminal ? "\r\u{1b}[K" : "\n"
  }

  private func write(_ text: String) {
    // What goes wrong while a signal ends the program is nothing but an echo of that.
    if !Interrupts.isUnderWay { put(text) }
  }

  private func put(_ text: String) {
    var bytes = Array(Path.shown(text).utf8)[...]
    while !bytes.isEmpty {
      let count = unsafe bytes.withUnsafeBytes { buffer in
        unsafe TerrariumLibC.write(STDERR_FILENO, buffer.baseAddress, buffer.count)
      }
      guard count > 0 else { return }
      bytes = bytes.dropFirst(count)
    }
  }
}

package func environment(_ name: String) -> String? {
  guard let value = unsafe getenv(name) else { return nil }
  return unsafe String(cString: value)
}
