internal import CTerrariumArguments
internal import TerrariumBasics
internal import TerrariumEncoding
internal import TerrariumFiles
internal import TerrariumLibC
package import TerrariumPlayback
internal import TerrariumVocabulary

/// The program: passes the command line to the command named by its first word, and exits with its
/// code.
package enum Render {
  /// The version of the program.
  package static let version = "1.0.0"

  /// Runs the words of the command line with a catalogue of worlds and extras, and ends the program with the
  /// exit code.
  ///
  /// The main thread only waits. So the runtime starts nothing and opens no file before its
  /// resources have been checked, and before closed streams are reopened.
  package static func main(offering catalogue: Catalogue) -> Never {
    Streams.open()
    catalogue.offerFormats()
    let words = given
    // Scripts often ask for the version, which needs nothing of the following.
    if words.count == 1, Command.version.isMeant(by: words[0]) {
      end(onThreads: 1) { await Command.version.run([], in: catalogue) }
    }
    Memory.shareArenas()
    if let lack = SystemResources.lack { Interrupts.exit(Printer.shared.refuse([Fault(lack)])) }
    Memory.bound(to: [])
    Confinement.begin(for: words, in: catalogue)
    Interrupts.watch()
    LimitWatch.begin()
    // A few more than there are processors, for tasks that wait for a file or a program.
    end(onThreads: WorkerPool.cores + 3) {
      await WorkContext().with(KeptInput()).with(SearchProgress.printed).run {
        await run(words, in: catalogue)
      }
    }
  }

  /// Does some work on its own threads, and ends the program with its code.
  private static func end(
    onThreads count: Int, after work: @escaping @Sendable () async -> ExitCode
  ) -> Never {
    // Waiting for the runtime's own threads could take for ever.
    guard let threads = TaskThreads(count: count) else {
      let lack = Problem.said(
        "the system lets the program start no threads", "raise the limit, as with 'ulimit -u 256'",
        isOfFile: true)
      Interrupts.exit(Printer.shared.refuse([Fault(lack)]))
    }
    Task(executorPreference: threads) { Interrupts.exit(await work()) }
    while true { pause() }
  }

  private static func run(_ words: [String], in catalogue: Catalogue) async -> ExitCode {
    var rest = words
    guard !rest.isEmpty else {
      Printer.shared.say(Help(of: catalogue).general)
      return .wrongUsage
    }
    let first = rest.remove(at: 0)
    if let world = catalogue[first] { return await WorldCommand.run(world, rest, in: catalogue) }
    guard let command = Command.named(first, in: catalogue) else {
      return Printer.shared.refuse([Fault(unknown(first, in: catalogue), at: .word(first))])
    }
    return await command.run(rest, in: catalogue)
  }

  private static func unknown(_ word: String, in catalogue: Catalogue) -> Problem {
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

  /// The words of the command line without the program's name. Bytes that are invalid UTF-8 are
  /// kept: see `Path.text(of:)`.
  private static var given: [String] {
    let count = carguments_count()
    guard count > 0 else { return Array(CommandLine.arguments.dropFirst()) }
    return (1..<max(1, count)).compactMap { number in
      unsafe carguments_word(number).map { unsafe Path.text(ofWord: $0) }
    }
  }
}
