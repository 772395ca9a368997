internal import TerrariumBasics
internal import TerrariumEncoding
internal import TerrariumFiles
internal import TerrariumPlanning
internal import TerrariumPlayback
internal import TerrariumVocabulary

/// `render sea …`: runs one world, with its settings as flags.
enum WorldCommand {
  static func options(in catalogue: Catalogue) -> [CommandOption] {
    [.thisPage] + Screening.options(in: catalogue) + [.json, .dryRun, .colour]
  }

  static func run(
    _ world: any WorldKind, _ words: [String], in shell: Shell
  ) async -> ExitCode {
    let catalogue = shell.catalogue
    let flags = FlagReader(
      words, vocabulary: world.words.vocabulary, options: options(in: catalogue), in: catalogue,
      takesWords: false)
    if let words = flags.options["help"] {
      let help = Help(of: catalogue)
      return shell.printer.result(help.page(of: world, isWhole: words == Help.everything))
    }
    shell.printer.colour(by: flags)
    let others = flags.words.map { word in
      Fault(.unknownWord(word, nearest: flagMeant(by: word, world, in: catalogue)), at: .word(word))
    }
    let defaults = Projects(in: catalogue, remember: shell.printer.remember).defaults(in: ".")
    let scenario = Scenario(
      of: world, flags.settings, defaults: defaults, faults: flags.faults + others, in: catalogue)
    do {
      return try await RunCommand(flags, .writing, scenario, in: shell).run()
    } catch {
      return shell.printer.refuse([error])
    }
  }

  private static func flagMeant(
    by word: String, _ world: any WorldKind, in catalogue: Catalogue
  ) -> String? {
    guard !word.hasPrefix("-") else { return nil }
    if Format(ofPath: word) != nil { return "--out \(word)" }
    let names = world.words.vocabulary.map(\.name)
    let words = word.split(separator: "=", maxSplits: 1).map(String.init)
    if names.contains(words.first ?? word) { return "--\(word)" }
    let meant = words.first.flatMap { catalogue.flagMeant(by: $0, words.dropFirst().first, names) }
    return meant.map { "--\($0)" }
  }
}
