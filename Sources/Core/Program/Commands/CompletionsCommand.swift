internal import TerrariumBasics
internal import TerrariumFiles
internal import TerrariumPlanning
package import TerrariumPlayback
internal import TerrariumVocabulary

/// `render completions SHELL`: prints a script that completes commands and flags, or installs it
/// for the shell. The default shell is that of the environment.
extension Command {
  static let completions = Command(
    name: "completions",
    usage: "render completions \(CompletionShell.names.joined(separator: "|"))|install",
    summary: "print completions for a shell, or install them",
    examples: [
      "render completions install", "render completions install zsh",
      "source <(render completions bash)",
      "render completions zsh > ~/.zfunc/_render",
      "render completions fish > ~/.config/fish/completions/render.fish",
    ],
    more: """
      'install' writes the file where your shell, or the one that you name, looks for completions of
      your own.
      """,
    options: [.thisPage, .colour], words: { CompletionShell.names + ["install"] },
    wordsAfter: { [("install", CompletionShell.names, [])] }
  ) { flags, shell in
    guard let first = flags.words.first else {
      let words = CompletionShell.names + ["install"]
      throw Fault.lacking("one of \(words.joined(separator: ", "))", after: "completions")
    }
    guard first == "install" else {
      let completed = try CompletionShell.named(
        flags.words.joined(separator: " "), or: ["install"])
      return shell.printer.result(completed.completions(in: shell.catalogue))
    }
    let rest = flags.words.dropFirst().joined(separator: " ")
    let name = rest.isEmpty ? Path.name(of: environment("SHELL") ?? "") : rest
    guard !name.isEmpty else {
      throw Fault.lacking(
        "one of \(CompletionShell.names.joined(separator: ", "))", after: "install")
    }
    return try CompletionShell.named(name).install(by: shell)
  }
}

/// A flag for completion.
package struct CompletedFlag {
  package let name: String
  let help: String
  let takesValue: Bool
  /// The possible values; empty if any value is allowed.
  package let choices: [String]
  let isRepeatable: Bool
  /// True if the value is or may be a file.
  let isFile: Bool
  /// True if the value is optional.
  var isSwitch = false
  /// Its short form: `-o`.
  var letter: String? { FlagReader.letters.first { $0.value == "--\(name)" }?.key }
}

/// A command after `render`, and its flags.
package struct CompletedCommand {
  package let name: String
  let help: String
  package let flags: [CompletedFlag]
  var words: [String] = []
  var wordsAfter: [Command.WordsAfter] = []
  var files: [String] = []

  /// All commands, from the vocabulary.
  package static func all(in catalogue: Catalogue) -> [CompletedCommand] {
    let worlds = catalogue.worlds.map { world in
      CompletedCommand(
        name: world.name, help: world.words.summary,
        flags: flags(world.words.vocabulary, in: Catalogue([world], catalogue.extras))
          + flags(WorldCommand.options(in: catalogue)))
    }
    let scenarioFlags = flags(catalogue.vocabulary, in: catalogue)
    return worlds
      + Command.all(in: catalogue).map { command in
        CompletedCommand(
          name: command.name, help: command.summary,
          flags: (command.takesSettings
            ? scenarioFlags : flags(command.settings, in: catalogue))
            + flags(command.options),
          words: command.words(), wordsAfter: command.wordsAfter(), files: command.files)
      }
  }

  private static func flags(
    _ settings: [any SettingDeclaration], in catalogue: Catalogue
  ) -> [CompletedFlag] {
    let worlds = catalogue.worlds
    return settings.map { setting in
      CompletedFlag(
        name: setting.name, help: setting.shortHelp, takesValue: !setting.isSwitch,
        choices: (worlds.count == 1 ? worlds[0].choices(of: setting) : setting.choices)
          + suggested(setting, in: catalogue),
        isRepeatable: setting.isRepeatable,
        isFile: ["FILE", "FOLDER"].contains { setting.placeholder.contains($0) },
        isSwitch: setting.isSwitch)
    }
  }

  /// The words that a setting accepts in some worlds besides other values.
  private static func suggested(
    _ setting: any SettingDeclaration, in catalogue: Catalogue
  ) -> [String] {
    let all = catalogue.worlds.flatMap { world -> [String] in
      let names = world.words.vocabulary.map(\.name)
      switch setting.name {
      case "measures", "sort", "value", "x", "y":
        return Measure.all(of: world, with: catalogue.extras).map(\.name)
      case "vary": return names.filter { !Variation.fixed.contains($0) }.map { $0 + "=" }
      default: return world.words.suggestions()[setting.name] ?? []
      }
    }
    return all.unique.filter { !setting.choices.contains($0) }
  }

  private static func flags(_ options: [CommandOption]) -> [CompletedFlag] {
    options.map { option in
      CompletedFlag(
        name: option.name, help: option.help,
        takesValue: option.placeholder != nil && !option.isValueOptional,
        choices: option.choices ?? [], isRepeatable: option.name == CommandOption.set.name,
        isFile: ["FILE", "DIR"].contains(option.placeholder), isSwitch: option.isValueOptional)
    }
  }
}
