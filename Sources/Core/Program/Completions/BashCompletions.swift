internal import TerrariumPlanning

/// The completions of bash.
package enum BashCompletions {
  /// A script to be sourced.
  ///
  /// Bash splits words at `=`, so a flag before it is two words back.
  package static func text(of commands: [CompletedCommand]) -> String {
    let names = commands.map(\.name) + ["--help", "--version"]
    return """
      # Completions of render for bash. Load them with: source <(render completions bash)
      _render_words() {
        COMPREPLY+=($(compgen -W "$1" -- "$current"))
        # Behind an equals sign comes a value.
        [ "${COMPREPLY[0]}" = "${COMPREPLY[0]%=}" ] || compopt -o nospace 2>/dev/null
      }
      _render_files() {
        compopt -o filenames 2>/dev/null
        local file
        while IFS= read -r file; do COMPREPLY+=("$file"); done < <(
          if [ -n "$1" ]; then compgen -d -- "$current"; compgen -f -- "$current" | grep -E "\\.($1)$"
          else compgen -f -- "$current"; fi)
      }
      _render() {
        local current="${COMP_WORDS[COMP_CWORD]}" before="${COMP_WORDS[COMP_CWORD-1]}"
        COMPREPLY=()
        if [ "$current" = "=" ]; then
          current=""
        elif [ "$before" = "=" ]; then
          before="${COMP_WORDS[COMP_CWORD-2]}"
        fi
        if [ "$COMP_CWORD" -eq 1 ]; then
          _render_words '\(names.joined(separator: " "))'
          return
        fi
        case "${COMP_WORDS[1]}:$before" in
      \(commands.flatMap(values).joined(separator: "\n"))
        esac
        case "${COMP_WORDS[1]}" in
      \(commands.map(words).joined(separator: "\n"))
        esac
      }
      complete -F _render render

      """
  }

  /// The values after a flag.
  private static func values(of command: CompletedCommand) -> [String] {
    command.flags.filter { $0.takesValue || $0.isSwitch }.map { flag in
      let words =
        flag.choices.isEmpty ? "" : " _render_words '\(flag.choices.joined(separator: " "))';"
      let files = flag.isFile ? " _render_files;" : ""
      let names = ["--\(flag.name)", flag.letter].compactMap(\.self).map { "\(command.name):\($0)" }
      // A switch may be alone; another flag then follows.
      let end = flag.isSwitch ? " [ ${#COMPREPLY[@]} -gt 0 ] && return" : " return"
      return "    \(names.joined(separator: "|")))\(words)\(files)\(end) ;;"
    }
  }

  private static func words(of command: CompletedCommand) -> String {
    let flags = command.flags.map { "--\($0.name)" }
    guard command.wordsAfter.isEmpty else {
      let cases = command.wordsAfter.map { "          \($0.word))\(offer($0.words, $0.files)) ;;" }
      return """
            \(command.name))
              if [ "$COMP_CWORD" -eq 2 ]; then _render_words '\(command.words.joined(separator: " "))'
              else case "${COMP_WORDS[2]}" in
        \(cases.joined(separator: "\n"))
              esac; fi
              _render_words '\(flags.joined(separator: " "))' ;;
        """
    }
    guard !command.files.isEmpty else {
      return "    \(command.name))\(offer(command.words + flags)) ;;"
    }
    // If files may follow, flags are offered only after a dash.
    return """
          \(command.name))
            if [ "${current#-}" != "$current" ]; then _render_words '\(flags.joined(separator: " "))'
            else\(offer(command.words, command.files)); fi ;;
      """
  }

  private static func offer(_ words: [String], _ files: [String] = []) -> String {
    let calls =
      (words.isEmpty ? [] : ["_render_words '\(words.joined(separator: " "))'"])
      + (files.isEmpty ? [] : ["_render_files '\(files.joined(separator: "|"))'"])
    return " " + calls.joined(separator: "; ")
  }
}
