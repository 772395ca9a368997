internal import TerrariumFiles
internal import TerrariumPlayback
internal import TerrariumVocabulary

/// A shell with completions.
enum CompletionShell: String, CaseIterable {
  case bash, zsh, fish

  static let names = allCases.map(\.rawValue)

  /// The shell of a name.
  ///
  /// - Throws: `Fault` if there is none; `others` are words that are also valid.
  static func named(_ word: String, or others: [String] = []) throws(Fault) -> CompletionShell {
    if let shell = CompletionShell(rawValue: word) { return shell }
    let words = names + others
    throw Fault.unknown(
      word, for: "the shell", of: words, expected: "one of \(words.joined(separator: ", "))")
  }

  /// The script that completes commands and flags.
  func completions(in catalogue: Catalogue) -> String {
    let commands = CompletedCommand.all(in: catalogue)
    return switch self {
    case .bash: BashCompletions.text(of: commands)
    case .zsh: ZshCompletions.text(of: commands)
    case .fish: FishCompletions.text(of: commands)
    }
  }

  /// Writes the completions to the shell's folder for the user, replacing older ones, and prints
  /// the path and the remaining manual steps.
  ///
  /// - Throws: `Fault` if the environment has no home folder; `FileError` if the file cannot be
  ///   written.
  func install(by shell: Shell) throws -> ExitCode {
    let path = try path()
    try Path.makeFolder(Path.folder(of: path))
    try OutputFile.write(completions(in: shell.catalogue), to: path)
    let next =
      self == .zsh
      ? "add this to ~/.zshrc before compinit: "
        + "fpath=('\(Path.folder(of: path))' $fpath)"
      : "\(rawValue) reads it from the next session on"
    return shell.printer.result("\(path)\n\(next)\n")
  }

  private func path() throws(Fault) -> String {
    switch self {
    case .bash:
      try Self.folder("XDG_DATA_HOME", ".local/share") + "/bash-completion/completions/render"
    case .zsh: try Self.folder("XDG_DATA_HOME", ".local/share") + "/zsh/site-functions/_render"
    case .fish: try Self.folder("XDG_CONFIG_HOME", ".config") + "/fish/completions/render.fish"
    }
  }

  /// A folder from the environment, or the default one below the home folder.
  private static func folder(_ variable: String, _ usual: String) throws(Fault) -> String {
    if let named = environment(variable), named.hasPrefix("/") { return named }
    guard let home = environment("HOME"), home.hasPrefix("/") else {
      let what = "the folder for your completions is unknown"
      throw Fault(.said(what, "set HOME or \(variable)", isOfFile: true))
    }
    return Path.join(home, usual)
  }
}
