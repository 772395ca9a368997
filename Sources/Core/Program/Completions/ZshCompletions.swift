internal import TerrariumBasics
internal import TerrariumFiles

/// The completions of zsh.
package enum ZshCompletions {
  /// A script for a folder of `fpath`, or to be sourced.
  package static func text(of commands: [CompletedCommand]) -> String {
    """
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
    var specifications = command.flags.flatMap(specifications)
    if command.files.isEmpty, !command.words.isEmpty {
      specifications.append("1:word:(\(command.words.joined(separator: " ")))".inShellQuotes)
    }
    if !command.wordsAfter.isEmpty {
      let cases = command.wordsAfter.map { "(\($0.word)) \(offer($0.words, $0.files)) ;;" }
      specifications.append(
        "*:word:{case $words[2] in \(cases.joined(separator: " ")) esac}".inShellQuotes)
    }
    if !command.files.isEmpty {
      specifications.append("*:file:{\(offer(command.words, command.files))}".inShellQuotes)
    }
    let lines = specifications.map { "        \($0)" }.joined(separator: " \\\n")
    return "    \(command.name))\n      _arguments \\\n\(lines) ;;"
  }

  private static func offer(_ words: [String], _ files: [String]) -> String {
    let calls =
      (words.isEmpty ? [] : ["compadd -- \(words.joined(separator: " "))"])
      + (files.isEmpty ? [] : ["_files -g \"*.(\(files.joined(separator: "|")))\""])
    return calls.joined(separator: "; ")
  }

  private static func specifications(of flag: CompletedFlag) -> [String] {
    let help = flag.help.replacing("[", with: "(").replacing("]", with: ")")
    let (start, takesValue) = (flag.isRepeatable ? "*" : "", flag.takesValue || flag.isSwitch)
    let words = flag.choices.isEmpty ? "" : "(\(flag.choices.joined(separator: " ")))"
    let both = "{_alternative \"words\\:word\\:\(words)\" \"files\\:file\\:_files\"}"
    let values = flag.isFile ? (words.isEmpty ? "_files" : both) : words
    let end = takesValue ? "\(flag.isSwitch ? "::" : ":")value:\(values)" : ""
    // A value follows the name as a separate word, or after an equals sign.
    return ["--\(flag.name)\(takesValue ? "=" : "")", flag.letter].compactMap(\.self).map {
      "\(start)\($0)[\(help)]\(end)".inShellQuotes
    }
  }
}
