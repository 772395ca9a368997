internal import TerrariumBasics
internal import TerrariumPlanning

/// The completions of fish.
package enum FishCompletions {
  /// A script for the folder of fish's completions.
  package static func text(of commands: [CompletedCommand]) -> String {
    let names = commands.map { command in
      "complete -c render -n __fish_use_subcommand -f -a \(command.name) -d \(quoted(command.help))"
    }
    return """
      # Completions of render for fish.
      # Save them as ~/.config/fish/completions/render.fish
      # True if some words begin the line, behind the name of the program.
      function __render_begins
          set -l words (commandline -opc)
          set -l last (math (count $argv) + 1)
          test "$words[2..$last]" = "$argv"
      end
      \((names + commands.flatMap(lines)).joined(separator: "\n"))

      """
  }

  private static func lines(of command: CompletedCommand) -> [String] {
    let begins = "__render_begins \(command.name)"
    let start = Self.start(begins)
    let first = Self.start("\(begins); and test (count (commandline -opc)) = 2")
    var lines = ["\(start) -f"]
    lines += offer(command.words, command.files, at: command.wordsAfter.isEmpty ? start : first)
    for (word, words, files) in command.wordsAfter {
      lines += offer(words, files, at: Self.start("\(begins) \(word)"))
    }
    for flag in command.flags {
      var line = "\(start) -l \(flag.name) -d \(quoted(flag.help))"
      if let letter = flag.letter { line += " -s \(letter.dropFirst())" }
      if flag.isSwitch {
        // A switch may be alone, or before one of its words.
        lines.append(line)
        let last = "string match -q -- --\(flag.name) (commandline -poc)[-1]"
        let after = Self.start("\(begins); and \(last)")
        lines += offer(flag.choices, [], at: after)
        continue
      }
      if flag.takesValue { line += flag.isFile ? " -r -F" : " -x" }
      if !flag.choices.isEmpty { line += " -a \(quoted(flag.choices.joined(separator: " ")))" }
      lines.append(line)
    }
    return lines
  }

  /// The beginning of lines with a condition.
  private static func start(_ condition: String) -> String {
    "complete -c render -n '\(condition)'"
  }

  /// Lines that offer words, and files of some endings.
  private static func offer(_ words: [String], _ files: [String], at start: String) -> [String] {
    let suffixes = files.map { "__fish_complete_suffix .\($0)" }.joined(separator: "; ")
    return (words.isEmpty ? [] : ["\(start) -a \(quoted(words.joined(separator: " ")))"])
      + (files.isEmpty ? [] : ["\(start) -k -a \(quoted("(\(suffixes))"))"])
  }

  private static func quoted(_ text: String) -> String {
    "'" + text.replacing("\\", with: "\\\\").replacing("'", with: "\\'") + "'"
  }
}
