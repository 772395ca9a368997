internal import TerrariumBasics
package import TerrariumFiles
package import TerrariumPlayback
internal import TerrariumVocabulary

/// The shell of a command: the worlds and extras, the printer, its surroundings, and the process,
/// if that is its own.
///
/// It is passed on, so commands with shells of their own run side by side in one process.
package final class Shell: Sendable {
  package let catalogue: Catalogue
  package let printer: Printer
  /// The process if the command is its only work; nil if it shares the process with others.
  let process: OwnProcess?
  private let surroundings: Surroundings
  /// The time for finding settings with which a file would fit that is too large.
  let trialTime: Duration

  /// Creates the shell of a process.
  init(_ catalogue: Catalogue, in process: OwnProcess) {
    self.catalogue = catalogue
    self.process = process
    surroundings = .ofProcess
    trialTime = .seconds(10)
    printer = Printer(in: .ofProcess)
  }

  /// Creates a shell that shares its process; `errors` receives the bytes of standard error.
  package init(
    _ catalogue: Catalogue, in surroundings: Surroundings, trialTime: Duration,
    errors: @escaping @Sendable ([UInt8]) -> Void
  ) {
    self.catalogue = catalogue
    process = nil
    self.surroundings = surroundings
    self.trialTime = trialTime
    printer = Printer(in: surroundings, errors)
  }

  /// The context of its work.
  var context: WorkContext { WorkContext().with(surroundings).with(catalogue.formats) }

  /// Runs the words of a command line, and returns the exit code.
  package func run(_ words: [String]) async -> ExitCode {
    await context.with(KeptInput()).with(printer.searchProgress).run {
      guard let first = words.first else {
        printer.say(Help(of: catalogue).general)
        return .wrongUsage
      }
      let rest = Array(words.dropFirst())
      if let world = catalogue[first] { return await WorldCommand.run(world, rest, in: self) }
      guard let command = Command.named(first, in: catalogue) else {
        return printer.refuse([Fault(unknown(first), at: .word(first))])
      }
      return await command.run(rest, in: self)
    }
  }

  private func unknown(_ word: String) -> Problem {
    let worlds = catalogue.names
    let lists = ListCommand.subjects.map { "list \($0)" }
    let names = worlds + Command.all(in: catalogue).map(\.name) + ["--help", "--version"]
    let nearest =
      lists.first { $0 == "list \(word)" }
      ?? catalogue.name(calledElsewhere: word)
      ?? Synonyms.meant(by: word, in: names + ["list man"])
    if word.hasPrefix("-") {
      let advice = "give the command first: 'render \(worlds[0]) …'"
      return nearest.map { .unknownFlag(word, nearest: $0) }
        ?? .said("'\(word)' comes before the command", advice)
    }
    if nearest == nil, let problem = Problem.noCommand(word, in: catalogue) { return problem }
    return .said(
      "there is no command or world '\(word)'",
      Problem.meant(nearest)
        ?? "the worlds are \(worlds.listed), 'render --help' shows the commands")
  }

  /// Limits the memory of the process to the largest of some runs' limits; nil stands for the
  /// default.
  package func limitMemory(to runs: [Int?]) { if process != nil { Memory.bound(to: runs) } }

  /// Registers cleanup for a signal that ends the process. It runs before any message, and must not
  /// block.
  package func atEnd(_ work: @escaping @Sendable () -> Void) { process?.atEnd(work) }
}
