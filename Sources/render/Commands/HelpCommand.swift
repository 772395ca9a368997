internal import Encoding
internal import Files
internal import Patterns
internal import Planning
internal import Playback
internal import Rendering
internal import Running
internal import Simulation
internal import Vocabulary
internal import Worlds

/// `render --help`, `render help WORLD`.
enum HelpCommand {
  static func run(_ words: [String]) -> ExitCode {
    guard let word = words.first else { return Printer.shared.result(Help.general) }
    if let page = Help.pages[word] { return Printer.shared.result(page) }
    guard let world = Catalogue.builtIn[word] else {
      let worlds = Catalogue.builtIn.names
      let nearest = NearestMatch.of(word, in: worlds)
      return Printer.shared.refuse([
        Fault(.unknownWorld(word, nearest: nearest, worlds: worlds), at: .word(word))
      ])
    }
    return Printer.shared.result(Help.page(of: world))
  }
}

/// The pages of help, made from the vocabulary.
enum Help {
  /// The first page.
  static var general: String {
    """
    render: small worlds, turned into pictures

    Examples:
    \(Catalogue.builtIn.worlds.flatMap { $0.words.examples.prefix(2) }.map { "  \($0)\n" }.joined())
    Worlds:
    \(table(Catalogue.builtIn.worlds.map { ($0.name, $0.words.summary) }))
    Commands:
    \(table([
      ("render WORLD …", "run a world; 'render WORLD --help' lists its settings"),
      ("render run FILE…", "run scenarios; - is standard input"),
      ("render show PICTURE", "print the recipe that a picture carries; running it makes it again"),
      ("render check FILE…", "compare what scenarios make with what is there; writes nothing"),
      ("render new WORLD", "print a commented scenario to start from"),
      ("render patterns list|show NAME", "the figures that come along; with --out a sheet of them"),
      ("render list \(ListCommand.subjects.joined(separator: "|"))",
        "what there is; --json for programs"),
      ("render completions \(CompletionsCommand.shells.joined(separator: "|"))",
        "what a shell needs to complete commands and flags"),
      ("render --version", "the version"),
    ]))
    The ending of --out picks the format: \
    \(Setting.format.choices.map { "." + $0 }.joined(separator: ", ")).

    """
  }

  /// The pages of commands.
  static var pages: [String: String] { ["run": run, "check": check, "completions": completions] }

  /// The page of a world.
  static func page(of world: any WorldKind) -> String {
    """
    render \(world.name): \(world.words.summary)

    Examples:
    \(world.words.examples.map { "  \($0)\n" }.joined())
    Settings of \(world.name):
    \(table(world.words.settings.map { row(of: $0, in: world) }))
    Settings of every world:
    \(table(world.words.commonVocabulary.map { row(of: $0, in: world) }))
    Flags:
    \(table(WorldCommand.options.map(row)))
    """
  }

  /// The page of `render run`.
  static var run: String {
    """
    render run FILE…: run scenarios, side by side

    Examples:
      render run gun.yaml
      render run examples/*.yaml --jobs 2
      render run gun.yaml --theme dark --set cell=12 --out dark.gif
      render run - < gun.yaml

    Flags are put in the place of what a file has: every setting of its world, and
    \(table(RunCommand.options.map(row)))
    """
  }

  /// The page of `render check`.
  static var check: String {
    """
    render check FILE…: compare what scenarios make with the files that are there

    Examples:
      render check examples/*.yaml
      render check examples/*.yaml --json

    Prints a line for each file that is missing or out of date, and exits with 1 if there is one.
    Nothing is ever written. A PNG is compared by its pixels, everything else byte by byte.

    Flags are put in the place of what a file has: every setting of its world, and
    \(table(RunCommand.options.map(row)))
    """
  }

  /// The page of `render completions`.
  static var completions: String {
    """
    render completions bash|zsh|fish: print what a shell needs to complete commands and flags

    Examples:
      source <(render completions bash)
      render completions zsh > ~/.zfunc/_render
      render completions fish > ~/.config/fish/completions/render.fish

    """
  }

  private static func row(of option: CommandOption) -> (String, String) {
    let value =
      (option.choices?.joined(separator: "|") ?? option.placeholder).map { " " + $0 } ?? ""
    return ("--\(option.name)" + value, option.help)
  }

  private static func row(
    of setting: any SettingDeclaration, in world: any WorldKind
  ) -> (String, String) {
    let value = setting.placeholder.isEmpty ? "" : " \(setting.placeholder)"
    let words = world.words.choices[setting.name] ?? setting.choices
    let choices =
      setting.isSwitch || words.isEmpty ? "" : ": " + words.joined(separator: ", ")
    let fallback = setting.isSwitch ? nil : world.words.defaults[setting.name] ?? setting.fallback
    return (
      "--\(setting.name)\(value)", setting.help + choices + (fallback.map { " (\($0))" } ?? "")
    )
  }

  private static func table(_ rows: [(String, String)]) -> String {
    let width = min(28, (rows.map(\.0.count).max() ?? 0) + 2)
    return rows.map { name, help in
      let gap = String(repeating: " ", count: max(2, width - name.count))
      let text = wrapped(help, width: 96 - width)
      let indent = "\n" + String(repeating: " ", count: width + 2)
      return "  \(name)\(gap)\(text.joined(separator: indent))\n"
    }.joined()
  }

  private static func wrapped(_ text: String, width: Int) -> [String] {
    var lines = [""]
    for word in text.split(separator: " ") {
      if lines[lines.count - 1].count + word.count >= width { lines.append("") }
      lines[lines.count - 1] += (lines[lines.count - 1].isEmpty ? "" : " ") + word
    }
    return lines
  }
}
