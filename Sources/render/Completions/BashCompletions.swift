internal import Planning
internal import Playback
internal import Simulation
internal import Vocabulary

/// The completions of bash.
enum BashCompletions {
  /// A script to be sourced.
  static var text: String {
    let commands = CompletedCommand.all
    let names = commands.map(\.name) + ["--help", "--version"]
    return """
      # Completions of render for bash. Load them with: source <(render completions bash)
      _render() {
        local current="${COMP_WORDS[COMP_CWORD]}" before="${COMP_WORDS[COMP_CWORD-1]}"
        COMPREPLY=()
        if [ "$COMP_CWORD" -eq 1 ]; then
          COMPREPLY=($(compgen -W '\(names.joined(separator: " "))' -- "$current"))
          return
        fi
        case "${COMP_WORDS[1]}:$before" in
      \(commands.flatMap(values).joined(separator: "\n"))
        esac
        case "${COMP_WORDS[1]}" in
      \(commands.map(words).joined(separator: "\n"))
        esac
      }
      complete -o default -F _render render

      """
  }

  /// What may follow a flag; where nothing is said, files may.
  private static func values(of command: CompletedCommand) -> [String] {
    command.flags.filter { !$0.choices.isEmpty }.map { flag in
      """
          \(command.name):--\(flag.name))
            COMPREPLY=($(compgen -W '\(flag.choices.joined(separator: " "))' -- "$current"))
            return ;;
      """
    }
  }

  private static func words(of command: CompletedCommand) -> String {
    let words = command.words + command.flags.map { "--\($0.name)" }
    // Where files may follow, flags are offered as soon as a dash tells that one is meant.
    let condition = command.takesFiles ? "[ \"${current#-}\" != \"$current\" ] && " : ""
    return """
          \(command.name))
            \(condition)COMPREPLY=($(compgen -W '\(words.joined(separator: " "))' -- "$current")) ;;
      """
  }
}
