internal import TerrariumBasics
internal import TerrariumPlanning
internal import TerrariumPlayback
internal import TerrariumVocabulary

/// The manual page, generated from the same table as the help.
struct ManPage {
  private let catalogue: Catalogue
  private let commands: [Command]

  init(of catalogue: Catalogue) {
    self.catalogue = catalogue
    commands = Command.all(in: catalogue)
  }

  /// The page in roff.
  var text: String {
    """
    .\\" Made by 'render list man'.
    .TH RENDER 1 "" "render \(Render.version)" "User Commands"
    .SH NAME
    render \\- cellular automata and small simulations, turned into pictures
    .SH SYNOPSIS
    \(synopsis)
    .SH DESCRIPTION
    Runs a small world and writes it as pictures, films, tables and texts, with the same bytes every
    time. 'render \\-\\-help' shows what people use most, 'render help TOPIC' explains one thing.
    .SH WORLDS
    \(list(catalogue.worlds.map { ($0.name, $0.words.summary) }))
    .SH COMMANDS
    \(list(commands.map { ($0.usage, $0.summary) }))
    \(commands.map(section).joined(separator: "\n"))
    .SH SETTINGS OF EVERY WORLD
    \(escaped("--no-NAME turns a setting off, such as --no-grid."))
    \(list(commonSettings.map { Help.row(of: $0, in: catalogue.worlds) }))
    \(catalogue.worlds.map(section).joined(separator: "\n"))
    .SH EXIT STATUS
    \(list([
      ("0", "done"), ("1", "'check' found differences"),
      ("2", "a scenario, a file, a folder, memory or the disk is at fault"),
      ("64", "the command line is wrong"), ("69", "a program is missing: ffmpeg, or git"),
      ("130, 143", "interrupted"),
    ]))
    .SH ENVIRONMENT
    \(list([
      ("NO_COLOR, TERM=dumb", "no colours in messages, and no films on the terminal"),
      ("COLORTERM=truecolor", "films on the terminal have all colours"),
      ("TERM, TMUX, STY", "kitty's graphics protocol is not used in tmux and screen"),
      ("CI", "'check' looks at every file, and no film plays unless --preview is given"),
      ("GITHUB_ACTIONS", "faults and differences are also annotations"),
      ("GITHUB_STEP_SUMMARY", "the file to which 'check' then adds a table"),
      ("GITHUB_WORKSPACE", "the folder to which the paths of annotations and SARIF are relative"),
      ("HOME", "the home folder ~, used below"),
      ("XDG_CACHE_HOME", "the folder of records of finished work, otherwise ~/.cache"),
      ("XDG_DATA_HOME", "the folder of your patterns, states and rules, otherwise ~/.local/share"),
      ("XDG_CONFIG_HOME", "the folder of fish's completions, otherwise ~/.config"),
      ("SHELL", "the shell for which 'completions install' installs"),
      ("TERRARIUM_NAME_TOKEN", "the token for the remote NAME, in capitals with _ for -"),
      ("TERRARIUM_NAME_USER, TERRARIUM_NAME_PASSWORD", "an account there"),
      ("NETRC", "the file of accounts, otherwise ~/.netrc"),
      ("SSL_CERT_FILE, CURL_CA_BUNDLE", "certificate authorities instead of the system's"),
      (Shard.variables.joined(separator: ", "), "the task that '--shard auto' takes"),
      ("PATH, TMPDIR", "the folders of ffmpeg and git, and of temporary files"),
    ]))

    """
  }

  private var synopsis: String {
    (["render WORLD [--SETTING VALUE]…"] + commands.map(\.usage))
      .map { ".B \(escaped($0))" }.joined(separator: "\n.br\n")
  }

  private func section(of command: Command) -> String {
    let text = command.more.isEmpty ? command.summary : command.more
    return ".SS \(escaped(command.usage))\n\(escaped(text))\n"
      + list(command.options.map(Help.row)) + examples(command.examples)
  }

  private func section(of world: any WorldKind) -> String {
    ".SH SETTINGS OF \(world.name.uppercased())\n\(escaped(world.words.summary)).\n"
      + list(world.words.settings.map { Help.row(of: $0, in: [world]) })
      + examples(world.words.examples)
  }

  private func examples(_ lines: [String]) -> String {
    guard !lines.isEmpty else { return "" }
    return "\n.P\n.EX\n" + lines.map { "    \(escaped($0))\n" }.joined() + ".EE"
  }

  private func list(_ rows: [(String, String)]) -> String {
    rows.map { ".TP\n.B \(escaped($0))\n\(escaped($1))" }.joined(separator: "\n")
  }

  /// A text with roff's special characters escaped: backslashes, and dots and quotes at the start
  /// of a line.
  private func escaped(_ text: String) -> String {
    text.replacing("\\", with: "\\e").replacing("-", with: "\\-")
      .split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.hasPrefix(".") || $0.hasPrefix("'") ? "\\&" + $0 : String($0) }
      .joined(separator: "\n")
  }
}
