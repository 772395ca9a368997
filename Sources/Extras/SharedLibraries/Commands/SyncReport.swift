internal import Synchronization
internal import TerrariumBasics
internal import TerrariumLibraries
internal import TerrariumProgram
internal import TerrariumVocabulary

/// A report of the actions on files, as lines or JSON.
struct SyncReport {
  private let isJSON: Bool
  private var lines: [String] = []
  private var code = ExitCode.done

  private let printer: Printer

  init(isJSON: Bool, on printer: Printer) {
    self.isJSON = isJSON
    self.printer = printer
  }

  /// Adds an outcome at a remote, and prints its faults.
  mutating func add(_ outcome: Synchroniser.Outcome, of remote: Remote) {
    add(outcome.actions, of: remote)
    if !outcome.faults.isEmpty { code = max(code, outcome.refuse(printer)) }
  }

  mutating func add(_ actions: [SyncAction], of remote: Remote) {
    for action in actions {
      let (word, sentence) = Self.words(of: action, remote.name)
      if isJSON {
        let line: JSON = [
          "remote": .text(remote.name), "file": .text(action.file), "done": .text(word),
        ]
        lines.append(line.written())
      } else {
        lines.append(sentence.printable + "\n")
      }
    }
  }

  private static func words(of action: SyncAction, _ remote: String) -> (String, String) {
    switch action {
    case .sent(let file): ("sent", "sent \(file) to '\(remote)'")
    case .fetched(let file): ("fetched", "fetched \(file) from '\(remote)'")
    case .removedHere(let file):
      ("removed-here", "removed \(file) here: it was removed from '\(remote)'")
    case .removedThere(let file):
      ("removed-there", "removed \(file) from '\(remote)': it was removed here")
    case .renamed(let file, let other): ("renamed", "kept \(file) as \(other), too")
    case .leftOpen(let file): ("conflict", "left \(file) as it is, here and at '\(remote)'")
    case .leftOut(let file, let other?):
      (
        "left-out",
        "left \(file) as it is, here and at '\(remote)': it differs from \(other) in capitals only"
      )
    case .leftOut(let file, nil):
      ("left-out", "left out '\(file.prefix(100))' of '\(remote)': no library keeps such a name")
    }
  }

  /// Prints the report, and returns the exit code for all actions.
  func finish() -> ExitCode {
    max(code, printer.result(isJSON ? JSON.lines(lines) : lines.joined()))
  }
}

extension Synchroniser.Outcome {
  /// Prints the faults of single files.
  func refuse(_ printer: Printer) -> ExitCode {
    let told = faults.map(LibraryMessages.fault).unique
    return printer.refuse(told.sorted { $0.text < $1.text })
  }
}

/// The progress of transfers.
final class TransferProgress: Sendable {
  private let isShown: Bool
  private let done = Atomic(0)

  private let printer: Printer

  init(isShown: Bool, on printer: Printer) {
    self.isShown = isShown && printer.talksToTerminal
    self.printer = printer
  }

  /// Counts one more of the files as done.
  func advance(of count: Int) {
    let done = self.done.add(1, ordering: .relaxed).newValue
    if isShown { printer.show(progress: "\(done) of \(count) files") }
  }

  func end() { if isShown { printer.show(progress: "") } }
}
