internal import Playback
internal import Vocabulary
internal import Worlds

/// `render --help`, `render help COMMAND`, `render help WORLD`.
enum HelpCommand {
  static func run(_ words: [String]) -> ExitCode {
    guard let word = words.first, word != "--help", word != "-h" else {
      return Printer.shared.result(Help.general)
    }
    if let page = Help.page(named: word) { return Printer.shared.result(page) }
    let worlds = Catalogue.builtIn.names
    let nearest = NearestMatch.of(word, in: worlds + Help.pages.map(\.name))
    return Printer.shared.refuse([
      Fault(.unknownWorld(word, nearest: nearest, worlds: worlds), at: .word(word))
    ])
  }
}
