internal import Basics

/// The completions of zsh.
package enum ZshCompletions {
  /// A script for a folder of `fpath`, or to be sourced.
  package static var text: String {
    let commands = CompletedCommand.all
    return """
      #compdef render
      # Completions of render for zsh. Put them into a folder of your fpath as _render.
      _render() {
        local -a commands
        commands=(
      \(commands.map { "    \("\($0.name):\($0.help)".inShellQuotes)" }.joined(separator: "\n"))
        )
        if (( CURRENT == 2 )); then
          _describe command commands
          return
        fi
        local command=$words[2]
        shift words
        (( CURRENT-- ))
        case $command in
      \(commands.map(arguments).joined(separator: "\n"))
        esac
      }
      if [ "$funcstack[1]" = "_render" ]; then
        _render "$@"
      else
        compdef _render render
      fi

      """
  }

  private static func arguments(of command: CompletedCommand) -> String {
    var specifications = command.flags.map(specification)
    if !command.words.isEmpty {
      specifications.append("1:word:(\(command.words.joined(separator: " ")))".inShellQuotes)
    }
    if !command.wordsAfter.isEmpty {
      let cases = command.wordsAfter.map { word, words in
        "(\(word)) compadd -- \(words.joined(separator: " ")) ;;"
      }
      specifications.append(
        "*:word:{case $words[2] in \(cases.joined(separator: " ")) esac}".inShellQuotes)
    }
    if !command.files.isEmpty {
      let endings = command.files.joined(separator: "|")
      specifications.append("*:file:_files -g \"*.(\(endings))\"".inShellQuotes)
    }
    let lines = specifications.map { "        \($0)" }.joined(separator: " \\\n")
    return "    \(command.name))\n      _arguments \\\n\(lines) ;;"
  }

  private static func specification(of flag: CompletedFlag) -> String {
    let help = flag.help.replacing("[", with: "(").replacing("]", with: ")")
    let text = "\(flag.isRepeatable ? "*" : "")--\(flag.name)[\(help)]"
    guard flag.takesValue || flag.isSwitch else { return text.inShellQuotes }
    let words = flag.choices.isEmpty ? "" : "(\(flag.choices.joined(separator: " ")))"
    let both = "{_alternative \"words\\:word\\:\(words)\" \"files\\:file\\:_files\"}"
    let values = flag.isFile ? (words.isEmpty ? "_files" : both) : words
    return "\(text)\(flag.isSwitch ? "::" : ":")value:\(values)".inShellQuotes
  }
}
