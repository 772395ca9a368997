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
    let shell = Shell(catalogue, in: OwnProcess())
    let words = words
    // Scripts often ask for the version, which needs nothing of the following.
    if words.count == 1, Command.version.isMeant(by: words[0]) {
      runAndExit(shell, onThreads: 1, words)
    }
    Memory.shareArenas()
    if let lack = SystemResources.lack { Interrupts.exit(shell.printer.refuse([Fault(lack)])) }
    Memory.bound(to: [])
    Confinement.begin(for: words, in: catalogue)
    Interrupts.watch(for: shell)
    LimitWatch.begin(for: shell)
    // A few more than there are processors, for tasks that wait for a file or a program.
    runAndExit(shell, onThreads: WorkerPool.cores + 3, words)
  }

  /// Runs some words on threads of its own, and ends the program with the exit code.
  private static func runAndExit(_ shell: Shell, onThreads count: Int, _ words: [String]) -> Never {
    // Waiting for the runtime's own threads could take for ever.
    guard let threads = TaskThreads(count: count) else {
      let lack = Problem.said(
        "the system lets the program start no threads", "raise the limit, as with 'ulimit -u 256'",
        isOfFile: true)
      Interrupts.exit(shell.printer.refuse([Fault(lack)]))
    }
    Task(executorPreference: threads) { Interrupts.exit(await shell.run(words)) }
    while true { pause() }
  }

  /// The words of the command line without the program's name. Bytes that are invalid UTF-8 are
  /// kept: see `Path.text(of:)`.
  private static var words: [String] {
    let count = carguments_count()
    guard count > 0 else { return Array(CommandLine.arguments.dropFirst()) }
    return (1..<max(1, count)).compactMap { number in
      unsafe carguments_word(number).map { unsafe Path.text(ofWord: $0) }
    }
  }
}
