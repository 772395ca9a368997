internal import Playback
internal import Simulation
internal import Vocabulary

/// The completions of fish.
enum FishCompletions {
  /// A script for the folder of fish's completions.
  static var text: String {
    let commands = CompletedCommand.all
    let names = commands.map { command in
      "complete -c render -n __fish_use_subcommand -f -a \(command.name) -d \(quoted(command.help))"
    }
    return """
      # Completions of render for fish.
      # Save them as ~/.config/fish/completions/render.fish
      \((names + commands.flatMap(lines)).joined(separator: "\n"))

      """
  }

  private static func lines(of command: CompletedCommand) -> [String] {
    let start = "complete -c render -n '__fish_seen_subcommand_from \(command.name)'"
    var lines: [String] = []
    if !command.words.isEmpty {
      lines.append("\(start) -f -a \(quoted(command.words.joined(separator: " ")))")
    } else if !command.takesFiles {
      lines.append("\(start) -f")
    }
    for flag in command.flags {
      var line = "\(start) -l \(flag.name) -d \(quoted(flag.help))"
      if flag.takesValue { line += flag.isFile ? " -r -F" : " -x" }
      if !flag.choices.isEmpty { line += " -a \(quoted(flag.choices.joined(separator: " ")))" }
      lines.append(line)
    }
    return lines
  }

  private static func quoted(_ text: String) -> String {
    "'" + text.replacing("\\", with: "\\\\").replacing("'", with: "\\'") + "'"
  }
}
