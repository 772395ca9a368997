internal import Basics
internal import Planning

/// The completions of fish.
package enum FishCompletions {
  /// A script for the folder of fish's completions.
  package static var text: String {
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
    if !command.wordsAfter.isEmpty {
      let words = command.words.joined(separator: " ")
      let seen = "__fish_seen_subcommand_from"
      lines.append(
        "complete -c render -n '\(seen) \(command.name); and not \(seen) \(words)' -f -a \(quoted(words))"
      )
      for (word, words) in command.wordsAfter {
        lines.append(
          "complete -c render -n '\(seen) \(command.name); and \(seen) \(word)' -f -a \(quoted(words.joined(separator: " ")))"
        )
      }
    } else if !command.words.isEmpty {
      lines.append("\(start) -f -a \(quoted(command.words.joined(separator: " ")))")
    } else if command.files.isEmpty {
      lines.append("\(start) -f")
    } else {
      let files = command.files.map { "__fish_complete_suffix .\($0)" }.joined(separator: "; ")
      lines.append("\(start) -k -f -a \(quoted("(\(files))"))")
    }
    for flag in command.flags {
      var line = "\(start) -l \(flag.name) -d \(quoted(flag.help))"
      if let letter = FlagReader.letters.first(where: { $0.value == "--\(flag.name)" })?.key {
        line += " -s \(letter.dropFirst())"
      }
      if flag.isSwitch {
        // A switch may stand alone, or before one of its words.
        lines.append(line)
        lines.append(
          "complete -c render -n '__fish_seen_subcommand_from \(command.name); and string match -q -- --\(flag.name) (commandline -poc)[-1]' -f -a \(quoted(flag.choices.joined(separator: " ")))"
        )
        continue
      }
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
