internal import TerrariumEncoding
internal import TerrariumFiles
internal import TerrariumPlayback
internal import TerrariumVocabulary

extension Problem {
  /// The problem of a file or a format in place of a command; nil for any other word.
  static func noCommand(_ word: String, in catalogue: Catalogue) -> Problem? {
    func said(_ thing: String, _ advice: String) -> Problem {
      .said("'\(word)' is \(thing), not a command", advice)
    }
    let ending = Path.ending(of: word)
    let world = catalogue.worlds[0].name
    if Format(ending: word.lowercased()) != nil {
      return said("a format", "type 'render \(world) --out film.\(word)'")
    }
    if Command.scenarioEndings.contains(ending) {
      return said("a scenario", "type \("render run \(word.quotedForShell)".quotedAsCommand)")
    }
    let file = word.quotedForShell
    if Command.patternEndings.contains(ending) {
      let able = catalogue.having(setting: "pattern").first?.name ?? world
      let command = "render \(able) --pattern \(file) --out film.gif"
      return said("a pattern", "type \(command.quotedAsCommand)")
    }
    guard let format = Format(ending: ending) else { return nil }
    return said(
      format.noun,
      format.recipe != nil && Path.kind(of: word) == .file
        ? "\("render show \(file)".quotedAsCommand) prints how it was made"
        : "type \("render \(world) --out \(file)".quotedAsCommand)")
  }
}
