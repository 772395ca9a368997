internal import Files
internal import Patterns
internal import Planning
internal import Playback
internal import Simulation
internal import Vocabulary
internal import Worlds

/// `render completions SHELL`: prints what a shell needs to complete commands and flags.
enum CompletionsCommand {
  static let shells = ["bash", "zsh", "fish"]

  static func run(_ words: [String]) -> ExitCode {
    switch words {
    case ["bash"]: return Printer.shared.result(BashCompletions.text)
    case ["zsh"]: return Printer.shared.result(ZshCompletions.text)
    case ["fish"]: return Printer.shared.result(FishCompletions.text)
    case ["--help"], ["-h"]: return Printer.shared.result(Help.completions)
    default:
      let word = words.joined(separator: " ")
      let expected = "one of \(shells.joined(separator: ", "))"
      let problem: Problem =
        words.isEmpty
        ? .flagNeedsValue("completions", expected: expected)
        : .badValue(
          setting: "the shell", text: word, expected: expected,
          nearest: NearestMatch.of(word, in: shells))
      return Printer.shared.refuse([Fault(problem, at: .word(word))])
    }
  }
}

/// A flag as shells complete it.
struct CompletedFlag {
  let name: String
  let help: String
  /// Whether a value follows.
  let takesValue: Bool
  /// The words that the value may be; none where it is free.
  let choices: [String]
  let isRepeatable: Bool
  /// Whether the value is a file.
  let isFile: Bool
}

/// A word behind `render`, and the flags behind that.
struct CompletedCommand {
  let name: String
  let help: String
  let flags: [CompletedFlag]
  /// The words that may follow.
  var words: [String] = []
  /// Whether files may follow.
  var takesFiles = false

  /// Every command, from the vocabulary.
  static var all: [CompletedCommand] {
    let worlds = Catalogue.builtIn.worlds.map { world in
      CompletedCommand(
        name: world.name, help: world.words.summary,
        flags: flags(world.words.vocabulary, in: world) + flags(WorldCommand.options))
    }
    let scenarioFlags = flags(Catalogue.builtIn.vocabulary, in: nil) + flags(RunCommand.options)
    return worlds + [
      CompletedCommand(name: "run", help: "run scenarios", flags: scenarioFlags, takesFiles: true),
      CompletedCommand(
        name: "check", help: "compare what scenarios make with what is there",
        flags: scenarioFlags, takesFiles: true),
      CompletedCommand(
        name: "show", help: "print the recipe that a picture carries", flags: [],
        takesFiles: true),
      CompletedCommand(
        name: "new", help: "print a scenario to start from", flags: [],
        words: Catalogue.builtIn.names),
      CompletedCommand(
        name: "patterns", help: "the figures that come with the program",
        flags: flags(PatternsCommand.vocabulary, in: nil) + flags([.json]),
        words: PatternsCommand.words),
      CompletedCommand(
        name: "list", help: "what there is", flags: flags([.json, .markdown]),
        words: ListCommand.subjects),
      CompletedCommand(
        name: "completions", help: "what a shell needs to complete commands", flags: [],
        words: CompletionsCommand.shells),
      CompletedCommand(
        name: "help", help: "a page of help", flags: [], words: Catalogue.builtIn.names),
    ]
  }

  private static func flags(
    _ settings: [any SettingDeclaration], in world: (any WorldKind)?
  ) -> [CompletedFlag] {
    settings.map { setting in
      CompletedFlag(
        name: setting.name, help: setting.help, takesValue: !setting.isSwitch,
        choices: setting.isSwitch ? [] : world?.words.choices[setting.name] ?? setting.choices,
        isRepeatable: setting.isRepeatable, isFile: setting.placeholder.contains("FILE"))
    }
  }

  private static func flags(_ options: [CommandOption]) -> [CompletedFlag] {
    options.map { option in
      CompletedFlag(
        name: option.name, help: option.help,
        takesValue: option.choices != nil || option.name == CommandOption.set.name,
        choices: option.choices ?? [], isRepeatable: option.name == CommandOption.set.name,
        isFile: false)
    }
  }
}
