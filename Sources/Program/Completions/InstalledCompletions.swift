internal import Files
internal import Vocabulary

/// The completions of one shell, in the folder where that shell looks for a person's own.
struct InstalledCompletions {
  let shell: String
  /// The file that the shell reads.
  let path: String

  /// The place for a shell's completions.
  ///
  /// - Parameter shell: the shell; nil for the one that the environment names in `SHELL`.
  /// - Throws: `Fault` if the shell has no completions, or if the environment names no home.
  init(for shell: String?) throws {
    let name = shell ?? Path.name(of: environment("SHELL") ?? "")
    let shells = CompletionsCommand.shells
    guard shells.contains(name) else {
      throw Fault.unknown(
        name, for: "the shell", of: shells, expected: "one of \(shells.joined(separator: ", "))")
    }
    let inData = "bash-completion/completions/render"
    self.shell = name
    path =
      switch name {
      case "fish": try Self.folder("XDG_CONFIG_HOME", ".config") + "/fish/completions/render.fish"
      case "zsh": try Self.folder("XDG_DATA_HOME", ".local/share") + "/zsh/site-functions/_render"
      default: try Self.folder("XDG_DATA_HOME", ".local/share") + "/" + inData
      }
  }

  /// Writes the file, in the place of an older one.
  ///
  /// - Throws: `FileError` if it cannot be written; an older one is then as it was.
  func write() throws(FileError) {
    try Path.makeFolder(Path.folder(of: path))
    try OutputFile.write(text, to: path)
  }

  /// The path, and the steps that remain to be done by hand.
  var report: String {
    let next =
      shell == "zsh"
      ? "zsh reads it once this stands in ~/.zshrc before compinit: "
        + "fpath=('\(Path.folder(of: path))' $fpath)"
      : "\(shell) reads it from the next session on"
    return "\(path)\n\(next)\n"
  }

  private var text: String {
    switch shell {
    case "fish": FishCompletions.text
    case "zsh": ZshCompletions.text
    default: BashCompletions.text
    }
  }

  /// A folder of the environment, or the usual one below the home.
  private static func folder(_ variable: String, _ usual: String) throws -> String {
    if let named = environment(variable), named.hasPrefix("/") { return named }
    guard let home = environment("HOME"), home.hasPrefix("/") else {
      throw Fault(
        .badValue(
          setting: "HOME", text: environment("HOME") ?? "", expected: "the path of a folder",
          nearest: nil))
    }
    return Path.join(home, usual)
  }
}
