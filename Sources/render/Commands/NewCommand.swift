internal import Files
internal import Patterns
internal import Planning
internal import Playback
internal import Simulation
internal import Vocabulary
internal import Worlds

/// `render new WORLD`: prints a commented scenario that runs.
enum NewCommand {
  static let options: [CommandOption] = [.thisPage]

  static func run(_ words: [String]) -> ExitCode {
    let flags = FlagReader(words, vocabulary: [], options: options)
    if flags.options["help"] != nil { return Printer.shared.result(Help.new.text) }
    guard flags.faults.isEmpty else { return Printer.shared.refuse(flags.faults) }
    guard let word = flags.words.first else {
      return Printer.shared.refuse([Fault(.oneWorldNeeded(worlds: Catalogue.builtIn.names))])
    }
    if let other = flags.words.dropFirst().first {
      return Printer.shared.refuse([Fault(.unknownWord(other, nearest: nil), at: .word(other))])
    }
    guard let world = Catalogue.builtIn[word] else {
      return Printer.shared.refuse([Fault(.noSuchWorld(word), at: .word(word))])
    }
    return Printer.shared.result(ScenarioTemplate.text(of: world))
  }
}

extension Problem {
  /// A word stands where a world belongs.
  static func noSuchWorld(_ word: String) -> Problem {
    let worlds = Catalogue.builtIn.names
    return .unknownWorldValue(word, nearest: NearestMatch.of(word, in: worlds), worlds: worlds)
  }
}
