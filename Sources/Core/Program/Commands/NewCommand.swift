internal import TerrariumPlanning
internal import TerrariumPlayback
internal import TerrariumVocabulary

/// `render new WORLD`: prints a commented scenario that runs.
extension Command {
  static func new(in catalogue: Catalogue) -> Command {
    Command(
      name: "new", usage: "render new WORLD|--from FILE",
      summary: "print a commented scenario, or that of a pattern file's script",
      examples: catalogue.names.prefix(2).map {
        "render new \($0) > \($0).yaml && render run \($0).yaml"
      } + ["render new --from rake.rle > rake.yaml"],
      more: """
        It runs as it is, and has every setting and step of its world as a comment.
        The worlds are \(catalogue.names.listed).

        With --from it is what the [[ ]] script of LifeViewer in a pattern file comes to, in settings and
        steps: running it makes the same bytes as the film of the file.
        """,
      options: [
        CommandOption(
          name: "from", help: "a pattern file whose script becomes a scenario", placeholder: "FILE",
          expected: "a pattern file"),
        .thisPage, .colour,
      ], words: { catalogue.names }
    ) { flags, shell in
      if let path = flags.options["from"] {
        return try scenario(from: path, flags.words, in: shell)
      }
      guard let word = flags.words.first else {
        throw Fault(.said("no world is named", "give one of \(catalogue.names.listed)"))
      }
      try flags.expectWords(atMost: 1)
      guard let world = catalogue[word] else {
        let worlds = catalogue.names
        let nearest =
          catalogue.name(calledElsewhere: word) ?? NearestMatch.of(word, in: worlds)
        throw Fault(.unknownWorldValue(word, nearest: nearest, worlds: worlds), at: .word(word))
      }
      return shell.printer.result(ScenarioTemplate.text(of: world))
    }
  }

  /// Prints the scenario for the script of a pattern file.
  private static func scenario(
    from path: String, _ words: [String], in shell: Shell
  ) throws -> ExitCode {
    let scripted = shell.catalogue.scriptedWorlds.map(\.name)
    if let other = words.first(where: { !scripted.contains($0) }) {
      throw Fault(.excludes("--from", other), at: .word(other))
    }
    let (text, notices) = try ScriptedScenario.text(ofPatternAt: path, in: shell.catalogue)
    for notice in notices { shell.printer.note(notice.sentence) }
    return shell.printer.result(text)
  }
}
