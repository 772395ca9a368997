internal import Files
internal import Scenario

/// `render new WORLD`: prints a commented scenario that runs.
enum NewCommand {
  static func run(_ words: [String]) -> ExitCode {
    let flags = FlagReader(words, vocabulary: [], options: [.help])
    if flags.options["help"] != nil { return Printer.shared.result(Help.general) }
    guard flags.faults.isEmpty else { return Printer.shared.refuse(flags.faults) }
    guard let word = flags.words.first, flags.words.count == 1 else {
      return Printer.shared.refuse([Fault(.oneWorldNeeded(worlds: WorldEntry.all.map(\.name)))])
    }
    guard let world = WorldEntry.named(word) else {
      return Printer.shared.refuse([Fault(.noSuchWorld(word), at: .word(word))])
    }
    return Printer.shared.result(ScenarioTemplate.text(of: world))
  }
}

extension Problem {
  /// A word stands where a world belongs.
  static func noSuchWorld(_ word: String) -> Problem {
    let worlds = WorldEntry.all.map(\.name)
    return .unknownWorldValue(word, nearest: NearestMatch.of(word, in: worlds), worlds: worlds)
  }
}
