internal import CTerrariumArguments
internal import TerrariumBasics
internal import TerrariumEncoding
internal import TerrariumFiles
internal import TerrariumLibC
package import TerrariumPlayback
internal import TerrariumVocabulary

/// The program: reads the first word, passes the rest to its command, and exits with its code.
package enum Render {
  /// The version of the program.
  package static let version = "1.0.0"

  /// Executes the words of the command line with the worlds of a catalogue, and ends the program with
  /// the exit code.
  ///
  /// The main thread only waits. So nothing of the runtime starts, or opens a file where a stream is
  /// closed, before it is known that there is room for it.
  package static func main(offering catalogue: Catalogue) -> Never {
    Streams.open()
    let words = given
    // Asked often by scripts, and nothing of what follows has a part in it.
    if words.count == 1, Command.version.isMeant(by: words[0]) {
      end(onThreads: 1) { await Command.version.run([], in: catalogue) }
    }
    Memory.shareArenas()
    if let lack = SystemResources.lack { Interrupts.exit(Printer.shared.refuse([Fault(lack)])) }
    Interrupts.watch()
    Memory.bound(to: [])
    LimitWatch.begin()
    // Some more than there are processors: for tasks that wait for a file or a program.
    end(onThreads: WorkerPool.cores + 3) {
      await WorkContext().with(KeptInput()).with(SearchProgress.printed).run {
        await run(words, in: catalogue)
      }
    }
  }

  /// Does some work on threads of its own, and ends the program with its code.
  private static func end(
    onThreads count: Int, after work: @escaping @Sendable () async -> ExitCode
  ) -> Never {
    // The runtime's own would be waited for without end.
    guard let threads = TaskThreads(count: count) else {
      Interrupts.exit(Printer.shared.refuse([Fault(.noThreads)]))
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
    return .unknownWorld(word, nearest: nearest, worlds: worlds)
  }

  /// All words of the command line but the program's name. Bytes that are no UTF-8 are kept: see
  /// `Path.text(of:)`.
  private static var given: [String] {
    let count = carguments_count()
    guard count > 0 else { return Array(CommandLine.arguments.dropFirst()) }
    return (1..<max(1, count)).compactMap { number in
      unsafe carguments_word(number).map { unsafe Path.text(ofWord: $0) }
    }
  }
}
